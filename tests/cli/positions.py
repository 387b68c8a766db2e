"""Tables of Dice Town at which each kind of decision is due."""

from __future__ import annotations

from collections.abc import Callable

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN
from tinhorn.games.dicetown.actions import (
    DrawLoot,
    DrawStore,
    Keep,
    KeepWithBrute,
    NameGiver,
    Rob,
    TakeElixir,
)
from tinhorn.games.dicetown.phases import (
    ChoosingCard,
    Countering,
    Deciding,
    DrawingCards,
    Gambling,
    Giving,
    Keeping,
    Naming,
    Offering,
    OrderingVisits,
    Protecting,
    Reacting,
    Robbing,
    SendingJoe,
    Stealing,
    Trimming,
    Visiting,
)


def tied_at_the_mine() -> DiceTownTable:
    """ANN and BOB are tied, CAT is sheriff; ANN has a Brute and some properties."""
    table = deal(players=3, store={ANN: ["brute"]}).quiet(hall=ANN).quiet(hall=ANN)
    return table.hands("9 9 J Q A", "9 9 10 Q A", "K K K K K")


def ann_robs_bob() -> DiceTownTable:
    """ANN leads the saloon and may draw two of BOB's cards."""
    table = deal(players=2, store={BOB: ["dynamite"]}).quiet(hall=BOB).quiet(hall=BOB)
    return table.hands("Q Q K K K", "10 10 10 A A").until(Robbing)


def brute_stopped() -> DiceTownTable:
    """ANN can pay for no more than four dice, and BOB counters her Brute."""
    table = deal(players=2, store={ANN: ["brute"], BOB: ["wanted"]})
    table.wastes(table.bills()[BOB]).rolls("9 9 J Q A", "9 9 9 9 9")
    table.does(ANN, KeepWithBrute(("9", "9", "J", "Q", "A"))).does(BOB, Keep(("9",)))
    return table.plays(BOB, "wanted")


def luck_turns_up_joe() -> DiceTownTable:
    table = deal(players=3, elixirs=("luck", "charm")).to_doc(ANN).until(Visiting)
    return table.does(ANN, TakeElixir("luck")).chance(DrawStore(("joe",)))


def friendship_asks_bob() -> DiceTownTable:
    elixirs = deal(players=3, elixirs=("friendship", "charm"), store={BOB: ["marshal"]})
    return elixirs.to_doc(ANN).until(Visiting).does(ANN, TakeElixir("friendship"))


def three_properties_to_protect() -> DiceTownTable:
    table = deal(players=3, elixirs=("protection", "charm"))
    for _ in range(3):
        table.quiet(hall=ANN)
    return table.to_doc(ANN).until(Visiting).does(ANN, TakeElixir("protection"))


POSITIONS: dict[type, Callable[[], DiceTownTable]] = {
    Keeping: lambda: deal(players=2, store={ANN: ["brute"]}).rolls("9 10 J Q Q", "9 9 9 9 9"),
    Trimming: brute_stopped,
    Gambling: lambda: (
        deal(players=2, store={ANN: ["gambler"]})
        .rolls("9 10 J Q Q", "9 9 9 9 9")
        .keeps("9 10", "9")
    ),
    Offering: tied_at_the_mine,
    Deciding: lambda: tied_at_the_mine().until(Deciding),
    Reacting: lambda: deal(players=2, store={ANN: ["dynamite"]}).hands("9 9 J Q A", "K K K K K"),
    Countering: lambda: (
        deal(players=2, store={ANN: ["wanted"], BOB: ["dynamite"]})
        .hands("J J Q K A", "9 9 9 9 9")
        .plays(BOB, "dynamite")
    ),
    ChoosingCard: lambda: (
        deal(players=3)
        .hands("J J J Q A", "9 9 9 9 9", "K K K K K")
        .until(DrawingCards)
        .chance(DrawStore(("dynamite", "equipment-3", "joe")))
    ),
    SendingJoe: luck_turns_up_joe,
    Robbing: ann_robs_bob,
    Stealing: lambda: (
        ann_robs_bob().does(ANN, Rob(BOB, 1, 1)).chance(DrawLoot(("dynamite", "property-1")))
    ),
    OrderingVisits: lambda: deal(players=4, sheriff=ANN).to_doc(CAT, DAN).until(OrderingVisits),
    Visiting: lambda: deal(players=3).to_doc(ANN).until(Visiting),
    Naming: friendship_asks_bob,
    Giving: lambda: friendship_asks_bob().does(ANN, NameGiver(BOB)),
    Protecting: three_properties_to_protect,
}
WHO: dict[type, int] = {Deciding: CAT, Giving: BOB}
"""Who is asked, where it is not ANN."""

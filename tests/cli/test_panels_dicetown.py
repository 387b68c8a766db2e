"""What a table of Dice Town looks like, and how its answers are typed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.cli.test_panels import drawn, sight
from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN
from tests.support.random_play import random_play
from tinhorn.cli.panels import panel_of
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    Action,
    DrawLoot,
    DrawStore,
    Give,
    Keep,
    KeepWithBrute,
    NameGiver,
    NameLeader,
    Offer,
    OrderVisits,
    Pass,
    Play,
    Protect,
    Rob,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TakeTopElixir,
    Trim,
    TurnDie,
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
from tinhorn.kernel.errors import MalformedActionError
from tinhorn.kernel.game import Viewer

PANEL = panel_of("dicetown")


def shown(table: DiceTownTable, viewer: Viewer, width: int = 80) -> str:
    return drawn(PANEL.table(sight(dicetown, table.state, viewer), width), width)


def asked(table: DiceTownTable, viewer: Viewer) -> str:
    """The decision and the menu."""
    seen = sight(dicetown, table.state, viewer)
    return drawn(PANEL.focus(seen)) + drawn(PANEL.menu(seen, 80))


def line(text: str, word: str) -> str:
    """The line that has this word, its gaps made small."""
    return next(" ".join(row.strip("│┃ ").split()) for row in text.splitlines() if word in row)


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


@pytest.mark.parametrize(
    ("phase", "text", "action"),
    [
        (Keeping, "keep Q q 9", Keep(("Q", "Q", "9"))),
        (Keeping, "q", Keep(("Q",))),
        (Keeping, "10 9", Keep(("10", "9"))),
        (Keeping, "QQ10", Keep(("Q", "Q", "10"))),
        (Keeping, "keep q, 9", Keep(("Q", "9"))),
        (Keeping, "lift j", Keep(("J",))),
        (Keeping, "keep none", Keep(())),
        (Keeping, "none", Keep(())),
        (Keeping, "keep all", Keep(("9", "10", "J", "Q", "Q"))),
        (Keeping, "brute q q", KeepWithBrute(("Q", "Q"))),
        (Keeping, 'keep ["Q","9"]', Keep(("Q", "9"))),
        (Trimming, "keep 9 j q a", Trim(("9", "J", "Q", "A"))),
        (Trimming, "99jq", Trim(("9", "9", "J", "Q"))),
        (Trimming, "1", Trim(("9", "9", "J", "Q"))),
        (Gambling, "turn 9 a", TurnDie("9", "A")),
        (Gambling, "10 K", TurnDie("10", "K")),
        (Gambling, "p", Pass()),
        (Offering, "offer $2 1 nugget brute", Offer(2, 1, ("brute",))),
        (Offering, "offer 3 $, 2 nuggets, property-1", Offer(3, 2, ("property-1",))),
        (Offering, "offer equipment 3 brute", Offer(0, 0, ("equipment-3", "brute"))),
        (Offering, "$1", Offer(1, 0, ())),
        (Offering, "offer nothing", Offer(0, 0, ())),
        (Offering, "pass", Offer(0, 0, ())),
        (Deciding, "name ann", NameLeader(ANN)),
        (Deciding, "BOB", NameLeader(BOB)),
        (Deciding, "CAT", NameLeader(CAT)),
        (Deciding, "2", NameLeader(BOB)),
        (Reacting, "play", Play("dynamite")),
        (Reacting, "play dynamite", Play("dynamite")),
        (Reacting, "marshal", Play("marshal")),
        (Reacting, "play unlimited credit", Play("credit")),
        (Reacting, "pass", Pass()),
        (Reacting, "2", Play("dynamite")),
        (Countering, "play wanted", Play("wanted")),
        (Countering, "no", Pass()),
        (ChoosingCard, "take dynamite", TakeCard("dynamite")),
        (ChoosingCard, "equipment worth 3", TakeCard("equipment-3")),
        (ChoosingCard, "joe cat", SendJoe(CAT)),
        (ChoosingCard, "keep joe", TakeCard("joe")),
        (ChoosingCard, "1", TakeCard("dynamite")),
        (SendingJoe, "bob", SendJoe(BOB)),
        (SendingJoe, "send bob", SendJoe(BOB)),
        (Robbing, "rob bob 1 1", Rob(BOB, 1, 1)),
        (Robbing, "bob 0 2", Rob(BOB, 0, 2)),
        (Robbing, "2", Rob(BOB, 0, 2)),
        (Stealing, "steal dynamite", Steal("dynamite")),
        (Stealing, "property 1", Steal("property-1")),
        (OrderingVisits, "order dan cat", OrderVisits((DAN, CAT))),
        (OrderingVisits, "dan, cat", OrderVisits((DAN, CAT))),
        (OrderingVisits, "2", OrderVisits((DAN, CAT))),
        (Visiting, "take wealth", TakeElixir("wealth")),
        (Visiting, "luck", TakeElixir("luck")),
        (Visiting, "top", TakeTopElixir()),
        (Naming, "ask bob", NameGiver(BOB)),
        (Giving, "give marshal", Give("marshal")),
        (Protecting, "protect 1 2", Protect(("property-1", "property-2"))),
    ],
)
def test_answers_are_typed_as_one_would_say_them(phase: type, text: str, action: Action) -> None:
    table = POSITIONS[phase]()
    assert table.is_in(phase)

    assert PANEL.read(text, sight(dicetown, table.state, WHO.get(phase, ANN))) == action


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        (Keeping, "3"),
        (Keeping, "keep"),
        (Keeping, "keep x"),
        (Gambling, "turn 9"),
        (Gambling, "2"),
        (Offering, "offer"),
        (Offering, "offer $2 and a horse"),
        (Offering, "1"),
        (Deciding, "name zoe"),
        (Reacting, "play poker"),
        (ChoosingCard, "joe zoe"),
        (ChoosingCard, "property 1"),
        (Robbing, "rob zoe 1 1"),
        (Visiting, "take courage"),
        (Protecting, "protect me"),
    ],
)
def test_what_makes_no_sense_is_no_answer(phase: type, text: str) -> None:
    table = POSITIONS[phase]()

    with pytest.raises(MalformedActionError):
        PANEL.read(text, sight(dicetown, table.state, WHO.get(phase, ANN)))


def test_the_town_shows_who_leads_as_it_stands_and_what_lies_there() -> None:
    table = deal(players=4, sheriff=DAN).rolls("9 9 J Q A", "9 10 J Q A", "9 10 Q Q A", "K K K K K")
    table.keeps("9 9", "10", "10", "K")

    town = shown(table, ANN)

    assert line(town, "Gold mine") == "9 Gold mine ANN ×2 30 nuggets"
    assert line(town, "Bank") == "10 Bank BOB, CAT ×1 $3"
    assert line(town, "Stagecoach") == "Stagecoach · $1"
    assert line(town, "General Store") == "J General Store · 19 cards in the deck"
    assert line(town, "office") == "K Sheriff’s office DAN ×1 ★ DAN"
    assert line(town, "Town Hall") == "best Town Hall · worth 1 2 3, 17 more"


def test_the_place_that_is_visited_is_marked_and_the_best_hand_named() -> None:
    table = tied_at_the_mine()

    town = shown(table, ANN)

    assert line(town, "Gold mine").startswith("► 9 Gold mine ANN, BOB ×2")
    assert "CAT five of a kind" in line(town, "Town Hall")


def test_those_who_lead_nothing_are_on_their_way_to_doc_badluck() -> None:
    table = deal(players=4, sheriff=ANN).to_doc(CAT, DAN)

    assert "CAT, DAN" in line(shown(table, ANN), "Doc Badluck")
    assert "►" in line(shown(table, ANN), "Doc Badluck")


def test_everybody_sees_counters_and_only_the_owner_sees_cards() -> None:
    table = tied_at_the_mine()

    anns, bobs, nobodys = (shown(table, viewer) for viewer in (ANN, BOB, None))

    for text in (anns, bobs, nobodys):
        assert "ANN 9 9 J Q A $8 0 1 2" in line(text, "9 9 J Q A")
    assert "as you keep two dice or more: all of them free" in line(anns, "Brute")
    assert line(anns, "worth 3 1") == "Properties worth 3 1: 4 points at the end"
    assert "Yours alone" not in nobodys
    assert "Brute" not in bobs + nobodys
    assert "No cards yet." in shown(table, CAT)


@pytest.mark.rule("D-HAND-2")
def test_the_cup_names_only_prices_that_can_be_paid() -> None:
    rich = deal(players=2).rolls("9 10 J Q Q", "9 9 9 9 9")
    poor = deal(players=2).wastes(8).rolls("9 10 J Q Q", "9 9 9 9 9")

    assert "[9]  [10]  [J]  [Q]  [Q]" in asked(rich, ANN)
    assert "1 die free · 2 dice $1 · 3 dice $2 · 4 dice $3 · 5 dice $4 · none $1" in asked(
        rich, ANN
    )
    assert line(asked(poor, ANN), "die free") == "1 die free"
    assert "keep none" not in asked(poor, ANN)


@pytest.mark.rule("D-HAND-1")
def test_nobody_else_sees_the_dice_under_a_cup() -> None:
    table = deal(players=2).rolls("9 10 J Q Q", "9 9 9 9 9").does(ANN, Keep(("Q", "Q")))

    for viewer in (ANN, BOB, None):
        text = shown(table, viewer) + asked(table, viewer)
        assert "Q  Q" not in text
        assert ("[9]  [9]  [9]  [9]  [9]" in text) == (viewer == BOB)


@pytest.mark.rule("D-TIE-2")
def test_the_sheriff_chooses_with_the_offers_before_him() -> None:
    table = tied_at_the_mine()
    table.does(ANN, Offer(2, 0, ("brute",))).does(BOB, Offer(0, 0, ()))

    menu = asked(table, CAT)

    assert line(menu, "ANN leads") == "1 ANN leads offers $2, Brute"
    assert line(menu, "BOB leads") == "2 BOB leads offers nothing"


def test_cards_and_elixirs_are_offered_with_what_they_do() -> None:
    choosing = asked(POSITIONS[ChoosingCard](), ANN)
    visiting = asked(POSITIONS[Visiting](), ANN)

    assert "as you lead the gold mine: twice the nuggets" in line(choosing, "Dynamite")
    assert "Send Nervous Joe to BOB" in choosing
    assert line(visiting, "Wealth") == "1 Take Wealth each of the others gives you $2"


def test_what_a_thief_saw_is_kept_in_their_notes_alone() -> None:
    table = deal(players=2, store={BOB: ["dynamite", "marshal"]})
    table.hands("Q Q K K K", "10 10 10 A A").until(Robbing).does(ANN, Rob(BOB, 2, 0))

    table.chance(DrawLoot(("dynamite", "marshal"))).does(ANN, Steal("dynamite"))

    assert line(shown(table, ANN), "Seen:") == "Seen: BOB Marshal"
    assert line(shown(table, BOB), "Seen:") == "Seen: ANN Dynamite"
    assert "Seen:" not in shown(table, None)


def test_discards_of_ones_own_are_noted() -> None:
    table = POSITIONS[ChoosingCard]().does(ANN, TakeCard("dynamite"))

    assert line(shown(table, ANN), "Seen:") == "Seen: discards Equipment worth 3, Nervous Joe"
    assert "Seen:" not in shown(table, BOB)


def test_what_all_saw_is_not_shown_again() -> None:
    table = deal(players=2).quiet(hall=BOB)

    assert table.properties(BOB)
    assert "Seen:" not in shown(table, ANN)


def test_the_guide_tells_what_each_place_does() -> None:
    table = deal(players=2, store={ANN: ["dynamite"]}).hands("9 9 J Q A", "K K K K K")
    table.plays(ANN, "dynamite")

    guide = drawn(PANEL.board(sight(dicetown, table.state, ANN), 80))

    assert "Most 9s: a nugget for each of them." in guide
    assert line(guide, "Played") == "Played Dynamite"


@pytest.mark.rule("D-END-3")
@pytest.mark.parametrize(
    ("criterion", "sentence"),
    [
        ("points", "Decided by the points (D-END-2)."),
        ("cards", "Tied points, decided by the number of properties (D-END-3)."),
    ],
)
def test_the_score_sheet_names_what_decided(criterion: str, sentence: str) -> None:
    end, outcome = next(
        (state, outcome)
        for seed in range(1000)
        for state in random_play(dicetown, dicetown.Setup(players=2), Random(seed))
        if (outcome := dicetown.outcome(state)) and outcome.reason.endswith(criterion)
    )

    sheet = drawn(PANEL.sheet(sight(dicetown, end, None), outcome))

    assert sentence in sheet
    assert line(sheet, "Points").split()[1:] == [str(points) for points in outcome.points]
    assert ("Tied at" in sheet) == (criterion != "points")

"""The bot that rolls for what it can lead in Dice Town, and knows what that is worth.

Its strength is measured in `test_heuristic_dicetown_strength.py`.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.support.dicetown import DiceTownTable, deal, dice
from tests.support.people import ANN, BOB, CAT, DAN
from tinhorn.games.dicetown.actions import (
    Action,
    DrawStore,
    Give,
    Keep,
    KeepWithBrute,
    NameGiver,
    NameLeader,
    NameWinner,
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
from tinhorn.games.dicetown.bots.heuristic.player import DicetownHeuristic
from tinhorn.games.dicetown.bots.heuristic.town import answer_worth
from tinhorn.games.dicetown.bots.heuristic.worth import position, star
from tinhorn.games.dicetown.components import Elixir
from tinhorn.games.dicetown.phases import (
    Deciding,
    DrawingCards,
    Gambling,
    OrderingVisits,
    Reacting,
    Robbing,
    Stealing,
    Visiting,
)
from tinhorn.games.dicetown.scoring import STAR
from tinhorn.kernel.game import Seat

IDLE = ("9 9 10 10 J", "J J K K A", "9 10 J K A")
"""Hands of three: ANN and BOB lead, BOB becomes sheriff, nobody steals, CAT visits Doc Badluck."""


def answers(table: DiceTownTable, seat: Seat) -> set[Action]:
    """Return all that the bot may answer here: what it offers is left to chance, up to a bill."""
    seen = table.seen_by(seat)
    assert seen.decision is not None
    return {DicetownHeuristic(Random(number)).choose(seen, seen.decision) for number in range(50)}


def quiet(table: DiceTownTable, rounds: int) -> DiceTownTable:
    """Play this number of quiet rounds, which change little but bring the end nearer."""
    for _ in range(rounds):
        table.quiet()
    return table


def bills(amount: int) -> Offer:
    return Offer(amount, 0, ())


def test_it_keeps_and_pays_for_what_takes_much_at_the_town_hall() -> None:
    rich, poor = (
        deal(display=display).rolls("A A A 9 10", "9 10 J Q K", "9 10 J Q K")
        for display in (("property-5",) * 3, ("property-1",) * 3)
    )

    assert answers(rich, ANN) == {Keep(dice("A A A"))}
    assert answers(poor, ANN) != {Keep(dice("A A A"))}


@pytest.mark.rule("D-HAND-2")
def test_without_money_it_keeps_the_best_die() -> None:
    table = deal(display=("property-5",) * 3).wastes(8)

    table.rolls("A A A 9 10", "9 10 J Q K", "9 10 J Q K")

    assert answers(table, ANN) == {Keep(dice("A"))}


@pytest.mark.rule("D-HAND-4")
def test_it_sends_the_brute_for_many_good_dice_only() -> None:
    many, few = (
        deal(store={ANN: ["brute"]}, display=("property-5",) * 3).rolls(
            roll, "9 10 J Q K", "9 10 J Q K"
        )
        for roll in ("J J J J J", "9 9 10 Q K")
    )

    assert {type(answer) for answer in answers(many, ANN)} == {KeepWithBrute}
    assert {type(answer) for answer in answers(few, ANN)} == {Keep}


@pytest.mark.rule("D-HAND-5")
def test_it_turns_a_die_that_decides_a_place() -> None:
    table = deal(store={ANN: ["gambler"]}, display=("property-5",) * 3)

    table.rolls("K K K K 9", "K K K K A", "9 9 10 10 J").keeps("K K K K 9", "K K K K A", "9")

    assert table.is_in(Gambling)
    assert answers(table, ANN) == {TurnDie("9", "K")}


@pytest.mark.rule("D-HAND-5")
def test_it_turns_no_die_before_its_hand_is_complete() -> None:
    table = deal(store={ANN: ["gambler"]}, display=("property-5",) * 3)

    table.rolls("K K K K 9", "K K K K A", "9 9 10 10 J").keeps("K K K K", "K K K K", "9")

    assert table.is_in(Gambling)
    assert answers(table, ANN) == {Pass()}


@pytest.mark.rule("D-HAND-4")
def test_it_stays_with_the_best_dice_when_its_brute_is_countered() -> None:
    table = deal(store={ANN: ["brute"], BOB: ["wanted"]}, display=("property-5",) * 3).wastes(7)
    table.rolls("9 10 A A A", "9 10 J Q K", "9 10 J Q K")
    table.do_all({ANN: KeepWithBrute(dice("10 A A A")), BOB: Keep(("K",)), CAT: Keep(("K",))})

    table.plays(BOB, "wanted")

    assert answers(table, ANN) == {Trim(dice("A A"))}


@pytest.mark.rule("D-MINE-2")
def test_it_saves_dynamite_for_many_nuggets() -> None:
    much, little = (
        deal(store={ANN: ["dynamite"]})
        .hands(hand, "K K Q J J", "K K Q J J")
        .until(Reacting, card="dynamite")
        for hand in ("9 9 9 9 A", "9 A A A A")
    )

    assert answers(much, ANN) == {Play("dynamite")}
    assert answers(little, ANN) == {Pass()}


@pytest.mark.rule("D-BANK-2")
def test_it_saves_equal_shares_for_much_loot() -> None:
    much = deal(store={ANN: ["shares"]}).wastes(6).round("9 9 9 9 9", "K K K A A", "K K K J A")
    little = deal(store={ANN: ["shares"]})

    for table in (much, little):
        table.hands("9 9 9 9 9", "10 10 10 10 A", "K K K K A").until(Reacting, card="shares")

    assert (much.state.bank, little.state.bank) == (21, 3)
    assert answers(much, ANN) == {Play("shares")}
    assert answers(little, ANN) == {Pass()}


@pytest.mark.rule("D-SHERIFF-2")
def test_it_calls_the_marshal_for_its_own_star_when_that_may_count() -> None:
    early, late, rival = (
        quiet(deal(store={holder: ["marshal"]}), rounds)
        .hands("9 9 9 9 9", "K K K K A", "10 10 10 10 A")
        .until(Reacting, card="marshal")
        for holder, rounds in ((CAT, 0), (CAT, 12), (BOB, 12))
    )

    # CAT is sheriff, and BOB is about to be.
    assert answers(early, CAT) == {Pass()}
    assert answers(late, CAT) == {Play("marshal")}
    assert answers(rival, BOB) == {Pass()}


@pytest.mark.rule("D-SHERIFF-2")
def test_after_the_marshal_power_is_worth_nothing() -> None:
    free, fixed = (
        quiet(deal(4, store={BOB: ["marshal"]}, elixirs=("protection", "power"), sheriff=CAT), 11)
        .hands("K K K A A", "9 9 9 9 9", "10 10 10 A A", "K A A A A")
        .until(Reacting, card="marshal")
        for _ in range(2)
    )
    free.passes().until(Visiting, seat=DAN)
    fixed.plays(BOB, "marshal").until(Visiting, seat=DAN)

    seen = [table.seen_by(DAN) for table in (free, fixed)]
    worths = [answer_worth(position(one, DAN), one.phase, TakeElixir("power")) for one in seen]
    assert worths[0] > worths[1] == 0


@pytest.mark.rule("D-WANTED")
def test_it_counters_what_is_played_against_it() -> None:
    at_ann, at_bob = (
        deal(store={ANN: ["wanted"]})
        .hands("9 9 9 9 A", "K K K K A", "J J J J A")
        .until(DrawingCards)
        .chance(DrawStore(("brute", "equipment-1", "equipment-2", "joe")))
        .does(CAT, SendJoe(target))
        for target in (ANN, BOB)
    )

    assert answers(at_ann, ANN) == {Play("wanted")}
    assert answers(at_bob, ANN) == {Pass()}


@pytest.mark.rule("D-TIE-2")
def test_it_offers_a_part_of_what_the_lead_is_worth() -> None:
    much, little = (
        deal().hands(hand, other, "10 10 10 10 A")
        for hand, other in (("9 9 9 9 A", "9 9 9 9 K"), ("9 A A A A", "9 K K K K"))
    )

    # Four nuggets are worth eight bills, one is worth two.
    assert {bills(1), bills(2)} <= answers(much, ANN) <= {bills(count) for count in range(4)}
    assert answers(little, ANN) == {bills(0), bills(1)}


@pytest.mark.rule("D-TIE-2")
def test_it_offers_nuggets_when_its_bills_are_few() -> None:
    table = deal().round("9 9 9 9 K", "10 10 J J A", "K K K Q A").wastes(8)

    table.hands("9 9 9 9 A", "9 9 9 9 K", "10 10 10 10 A")

    assert (table.bills()[ANN], table.nuggets()[ANN]) == (0, 4)
    assert answers(table, ANN) == {Offer(0, 0, ()), Offer(0, 1, ())}


@pytest.mark.rule("D-TIE-2")
def test_it_offers_a_tied_sheriff_nothing_or_nearly_what_the_lead_is_worth() -> None:
    table = deal().hands("9 9 9 9 A", "10 10 10 10 A", "9 9 9 9 K")

    # Four nuggets are worth eight bills.
    assert answers(table, ANN) == {bills(0), bills(6), bills(7), bills(8)}


@pytest.mark.rule("D-TIE-1")
def test_a_tied_sheriff_sells_the_place_for_nearly_what_it_is_worth() -> None:
    table = deal().hands("9 9 9 9 A", "10 10 10 10 A", "9 9 9 9 K")

    table.do_all({ANN: bills(8)})

    assert answers(table, CAT) == {NameLeader(ANN)}


@pytest.mark.rule("D-TIE-1")
def test_as_sheriff_it_does_not_sell_the_saloon_to_a_player_who_will_rob_it() -> None:
    # CAT, the sheriff, is the only one with cards worth stealing.
    rich = deal(store={CAT: ["equipment-5"]})
    poor = deal()

    favours = []
    for table in (rich, poor):
        table.hands("Q Q Q Q 9", "Q Q Q Q 10", "A A A 9 9").until(Deciding)
        seen = table.seen_by(CAT)
        at = position(seen, CAT)
        favours.append(answer_worth(at, seen.phase, NameLeader(ANN)))

    assert favours[0] < favours[1] - 2


@pytest.mark.rule("D-TIE-1")
def test_as_sheriff_it_favours_the_best_offer_or_itself() -> None:
    tied = ("9 9 9 9 A", "9 9 9 9 K")
    outside = deal().hands(*tied, "10 10 10 10 A").do_all({ANN: bills(1), BOB: bills(3)})
    inside = deal().hands(*tied, "9 9 9 9 A").do_all({ANN: bills(1), BOB: bills(3)})
    bought = deal().hands(*tied, "9 9 9 9 A").do_all({ANN: bills(1), BOB: bills(8)})

    assert answers(outside, CAT) == {NameLeader(BOB)}
    assert answers(inside, CAT) == {NameLeader(CAT)}
    assert answers(bought, CAT) == {NameLeader(BOB)}


@pytest.mark.rule("D-STORE-1")
def test_it_keeps_the_card_that_is_worth_most() -> None:
    table = deal().hands("J J J A A", "K K K 9 9", "10 10 10 Q A").until(DrawingCards)

    table.chance(DrawStore(("brute", "equipment-1", "equipment-8")))

    assert answers(table, ANN) == {TakeCard("equipment-8")}


@pytest.mark.rule("D-END-1")
def test_it_saves_no_card_for_a_round_that_will_not_come() -> None:
    last, early = deal(), deal()
    for _ in range(5):
        last.round("9 9 9 9 9", "K K K A A", "10 10 10 10 A")

    for table in (last, early):
        table.hands("9 9 9 9 9", "K K K A A", "J J 10 10 10").until(DrawingCards)
        table.chance(DrawStore(("dynamite", "equipment-1")))

    assert (last.state.mine, early.state.mine) == (0, 25)
    assert answers(last, CAT) == {TakeCard("equipment-1")}
    assert answers(early, CAT) == {TakeCard("dynamite")}
    assert star(position(last.seen_by(CAT), CAT)) == STAR


@pytest.mark.rule("D-STORE-4")
def test_it_sends_nervous_joe_to_the_richest() -> None:
    table = deal(sheriff=ANN).hands("J J J A A", "10 10 10 10 A", "K K K Q A").until(DrawingCards)

    table.chance(DrawStore(("brute", "equipment-1", "joe")))

    assert table.bills() == [8, 11, 8]
    assert answers(table, ANN) == {SendJoe(BOB)}


@pytest.mark.rule("D-SALOON-1")
def test_it_robs_whoever_has_taken_the_best_property_and_keeps_it() -> None:
    table = deal(display=("property-5", "property-1", "property-3"))
    table.quiet(hall=BOB).quiet(hall=CAT).quiet(hall=BOB)
    table.hands("Q 9 9 9 9", "10 10 10 10 A", "K K K K A").until(Robbing)

    assert answers(table, ANN) == {Rob(BOB, store=0, properties=1)}


@pytest.mark.rule("D-SALOON-1")
def test_it_keeps_the_best_of_what_it_draws() -> None:
    table = deal(display=("property-5", "property-1", "property-3"))
    table.quiet(hall=BOB).quiet(hall=BOB)
    table.hands("Q Q 9 9 9", "10 10 10 10 A", "K K K K A").until(Robbing)

    table.does(ANN, Rob(BOB, store=0, properties=2)).until(Stealing)

    assert answers(table, ANN) == {Steal("property-5")}


@pytest.mark.rule("D-DOC-2")
@pytest.mark.parametrize(
    ("elixirs", "rounds", "taken"),
    [
        (("wealth", "protection"), 0, TakeElixir("wealth")),
        (("protection", "power"), 0, TakeTopElixir()),
        (("protection", "power"), 12, TakeElixir("power")),
    ],
)
def test_at_doc_badluck_it_takes_what_is_worth_most(
    elixirs: tuple[Elixir, Elixir], rounds: int, taken: Action
) -> None:
    table = quiet(deal(elixirs=elixirs), rounds)

    table.hands(*IDLE).until(Visiting)

    assert answers(table, CAT) == {taken}


@pytest.mark.rule("D-DOC-1")
def test_as_sheriff_it_sends_itself_to_the_doc_first() -> None:
    table = deal(4).hands("9 9 10 10 J", "J J Q Q A", "9 10 J Q A", "9 10 J Q A")

    table.until(OrderingVisits)

    assert answers(table, DAN) == {OrderVisits((DAN, CAT))}


@pytest.mark.rule("D-ELIXIR")
def test_it_gives_the_card_it_misses_least() -> None:
    table = deal(elixirs=("dominion", "power"), display=("property-5", "property-1", "property-3"))
    table.quiet(hall=ANN).quiet(hall=ANN)

    table.hands(*IDLE).until(Visiting).does(CAT, TakeElixir("dominion")).does(CAT, NameGiver(ANN))

    assert answers(table, ANN) == {Give("property-1")}


@pytest.mark.rule("D-ELIXIR")
def test_it_demands_a_card_from_whoever_must_give_a_good_one() -> None:
    table = deal(elixirs=("dominion", "power"), display=("property-5", "property-4", "property-1"))
    table.quiet(hall=ANN).quiet(hall=BOB).quiet(hall=BOB)

    table.hands(*IDLE).until(Visiting).does(CAT, TakeElixir("dominion"))

    # ANN has nothing but the 5; BOB has a 4 and a 1, among others.
    assert answers(table, CAT) == {NameGiver(ANN)}


@pytest.mark.rule("D-ELIXIR")
def test_it_protects_its_best_properties() -> None:
    table = deal(elixirs=("protection", "luck"), display=("property-3", "property-5", "property-4"))
    table.quiet(hall=CAT).quiet(hall=CAT).quiet(hall=CAT)

    table.hands(*IDLE).until(Visiting).does(CAT, TakeElixir("protection"))

    assert answers(table, CAT) == {Protect(("property-4", "property-5"))}


@pytest.mark.rule("D-END-3")
def test_tied_to_the_last_the_sheriff_names_itself() -> None:
    seen = deal().seen_by(CAT)
    at = position(seen, CAT)

    worths = [answer_worth(at, seen.phase, NameWinner(seat)) for seat in (ANN, BOB, CAT)]

    assert max(worths) == worths[CAT] > worths[BOB]

"""The marshal of Dice Town, and its legend without NumPy: prices, dice looked ahead, offers."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.dicetown import DiceTownTable, deal, dice
from tests.support.people import ANN, BOB
from tinhorn.arena.schedule import play_out
from tinhorn.arena.simulation import simulate
from tinhorn.bots import bot_named
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Action, Keep, NameLeader, Offer
from tinhorn.games.dicetown.bots.heuristic.cup import (
    COMPLETE,
    ENDS,
    STATES,
    endings,
    next_falls,
    prospects,
    reachable,
    rolled,
)
from tinhorn.games.dicetown.bots.heuristic.dice import counts
from tinhorn.games.dicetown.bots.heuristic.hand import chances, hand_worth, stakes
from tinhorn.games.dicetown.bots.heuristic.prices import ACTIONS, ROUNDS, face_value, fitted
from tinhorn.games.dicetown.bots.heuristic.worth import Position, position
from tinhorn.games.dicetown.bots.legend import LegendWithoutNumpy
from tinhorn.games.dicetown.components import POINTS
from tinhorn.games.dicetown.scoring import STAR
from tinhorn.kernel.game import Seat

RIVALS = 3


def answers(table: DiceTownTable, seat: Seat) -> set[Action]:
    """Return all that a legend without NumPy may answer here."""
    seen = table.seen_by(seat)
    assert seen.decision is not None
    return {LegendWithoutNumpy(Random(number)).choose(seen, seen.decision) for number in range(20)}


def judged(table: DiceTownTable, seat: Seat) -> Position:
    return position(table.seen_by(seat), seat, pricing=fitted)


def index(faces: str) -> int:
    return STATES.index(counts(dice(faces)))


@pytest.mark.rule("D-END-2")
def test_in_a_sure_last_round_fitted_prices_are_points() -> None:
    last = fitted(RIVALS, 0.0)

    assert (last.nugget, last.bill, last.star) == (1.0, 0.5, STAR)
    for card, points in POINTS.items():
        assert last.cards[card] == (0.0 if card in ACTIONS else points)


def test_points_become_dearer_towards_the_end() -> None:
    early, late = fitted(RIVALS, 9.0), fitted(RIVALS, 1.5)

    assert early.nugget < late.nugget
    assert early.cards["property-5"] < late.cards["property-5"]
    assert early.star < late.star


def test_early_in_a_game_a_bill_is_almost_as_dear_as_a_nugget() -> None:
    early, late = fitted(RIVALS, 10.0), fitted(RIVALS, 2.0)

    assert early.bill > 0.8 * early.nugget
    assert late.bill < 0.6 * late.nugget


def test_prices_between_two_fitted_numbers_of_rounds_lie_between_their_prices() -> None:
    low, high = (fitted(RIVALS, 1 + rounds).nugget for rounds in ROUNDS[1:3])
    middle = fitted(RIVALS, 1 + sum(ROUNDS[1:3]) / 2).nugget

    assert middle == pytest.approx((low + high) / 2)
    assert fitted(RIVALS, 40.0).cards == fitted(RIVALS, 1 + ROUNDS[-1]).cards


def test_players_are_compared_by_points_whatever_the_prices() -> None:
    seen = deal(store={BOB: ["equipment-8"]}).seen_by(ANN)

    assert position(seen, ANN, pricing=fitted).weights == position(seen, ANN).weights
    assert fitted(RIVALS, 5.0).points == face_value(RIVALS, 5.0).cards


def test_the_falls_of_the_dice_have_a_chance_of_one_together() -> None:
    for state in range(COMPLETE):
        assert sum(chance for chance, _ in next_falls(state)) == pytest.approx(1.0)


def test_four_dice_stay_as_they_are_or_get_one_of_six_faces() -> None:
    four = index("9 9 9 9")

    assert len(reachable(four)) == 7
    assert {after for _, kept in next_falls(four) for after, _ in kept} == set(reachable(four))


def test_a_rival_who_lacks_one_die_probably_ends_the_round() -> None:
    table = deal().rolls("9 10 J Q K", "9 9 9 9 K", "9 10 J Q K").keeps("9", "9 9 9 9", "9")

    now, *later = endings(judged(table, ANN))

    assert now == pytest.approx(1 - (1 - ENDS[1]) * (1 - ENDS[4]))
    assert all(chance >= ENDS[1] for chance in later)


@pytest.mark.rule("D-HAND-3")
def test_a_complete_hand_is_worth_what_it_leads_after_one_more_roll_of_the_rivals() -> None:
    at = judged(deal().rolls("K K K K K", "9 10 J Q K", "9 10 J Q K"), ANN)
    hand = counts(dice("K K K K K"))

    expected = hand_worth(stakes(at), chances(at, 2.0), hand)
    assert prospects(at)[STATES.index(hand)] == pytest.approx(expected)


@pytest.mark.rule("D-HAND-3")
def test_with_four_dice_the_prospects_are_those_of_each_face_of_the_last() -> None:
    table = deal().rolls("9 9 9 9 K", "9 9 9 9 K", "9 10 J Q K").keeps("9 9 9 9", "9 9 9 9", "9")
    at = judged(table, ANN)

    found = prospects(at)

    # One's own hand, with all dice set aside, has no roll to come.
    complete = [found[state] for state in reachable(index("9 9 9 9")) if state >= COMPLETE]
    assert len(complete) == 6
    assert min(complete) <= found[index("9 9 9 9")] <= max(complete)


@pytest.mark.rule("D-HAND-2")
def test_after_each_fall_the_best_answer_counts_less_its_cost() -> None:
    four, five = index("9 9 9 9"), index("9 9 9 9 9")
    arrived = [0.0] * len(STATES)
    arrived[four], arrived[five] = 3.0, 6.0

    found = rolled(reachable(four), arrived, 0.5)

    # A fifth 9 is kept; any other die is rolled again, for a dollar.
    assert found[four] == pytest.approx((6.0 + 5 * (3.0 - 0.5)) / 6)


@pytest.mark.rule("D-HAND-1")
def test_late_in_a_game_the_legend_keeps_at_least_four_of_five_aces() -> None:
    table = deal()
    for _ in range(12):
        table.quiet()

    table.rolls("A A A A A", "9 10 J Q K", "9 10 J Q K")

    assert answers(table, ANN) <= {Keep(dice("A A A A")), Keep(dice("A A A A A"))}


@pytest.mark.rule("D-TIE-2")
def test_early_in_a_game_the_legend_bribes_with_nuggets() -> None:
    table = deal().round("9 9 9 9 K", "10 10 J J A", "K K K Q A")

    table.hands("9 9 9 9 A", "9 9 9 9 K", "10 10 10 10 A")

    assert answers(table, ANN) == {Offer(0, 1, ())}


def accepted(level: str, players: int, rng: Random) -> int:
    """Return how many offers sheriffs accept in a game among bots of one level."""
    bots = [bot_named(level, dicetown.NAME, rng) for _ in range(players)]
    number, offers = 0, dict[Seat, Offer]()
    for entry in play_out(dicetown, dicetown.Setup(players=players), bots, rng).entries:
        match entry.action:
            case Offer() as offer:
                offers[entry.seat] = offer
            case NameLeader(seat=seat):
                number += seat in offers and offers[seat] != Offer(0, 0, ())
                offers.clear()
            case _:
                pass
    return number


@pytest.mark.rule("D-TIE-2")
def test_some_offers_are_accepted_also_at_tables_of_two() -> None:
    assert accepted("legend", 4, Random(1)) > 0
    assert accepted("marshal", 4, Random(1)) > 0
    assert any(accepted("marshal", 2, Random(number)) > 0 for number in range(20))


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "expected"), [("marshal", 0.3), ("legend", 0.35)])
def test_higher_levels_of_dice_town_beat_deputies(stronger: str, expected: float) -> None:
    bots = (stronger, *["deputy"] * 3)

    results = simulate(dicetown, dicetown.Setup(players=4), bots, 240, 1)

    assert results.by_bot[0].win_rate > expected

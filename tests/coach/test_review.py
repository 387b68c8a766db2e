"""The review of a game: exact sums, blunders that are found, and words for them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.support.people import ANN, BOB
from tinhorn.arena.schedule import play_out
from tinhorn.bots import bot_named
from tinhorn.bots.value import chances
from tinhorn.coach.comparison import Comparison, compare, tried
from tinhorn.coach.review import (
    WHOLE,
    Move,
    Parts,
    Review,
    improvements,
    moves_of,
    parts,
    review,
    thousandths,
)
from tinhorn.games import GAMES, dicetown, winchester
from tinhorn.games.dicetown.actions import Offer
from tinhorn.games.winchester.actions import Bid, Pass
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.frames import frames
from tinhorn.kernel.game import CHANCE, AnyGame, Seat, Step
from tinhorn.kernel.log import Entry, steps
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.record import Record, from_json
from tinhorn.testing.random_play import random_turns
from tools.plant_blunders import read

DATA = Path(__file__).parents[1] / "data"
GOLDEN = Path(__file__).parents[1] / "golden"


@cache
def finished(game: str) -> Record[Any, Any]:
    return from_json((DATA / f"{game}-finished.json").read_bytes(), GAMES)


@cache
def reviewed(game: str) -> Review:
    """Return a review without better choices, which take the longest."""
    return review(GAMES[game], finished(game), seats=())


@pytest.mark.parametrize("game", GAMES)
def test_start_luck_and_choices_add_up_to_the_result_exactly(game: str) -> None:
    told, outcome = reviewed(game), finished(game).outcome
    assert outcome is not None

    for seat, one in enumerate(told.parts):
        assert one.start + one.luck + one.own + one.others == one.result
        assert one.result == WHOLE * (seat in outcome.ranking[0])
    assert sum(one.luck for one in told.parts) == 0


def test_draws_are_luck_and_each_choice_counts_for_the_seat_that_made_it() -> None:
    answered = [CHANCE, ANN, BOB, ANN]
    told = [(500, 500), (600, 400), (570, 430), (580, 420), (1000, 0)]
    moves = [Move(Entry(seat, 1, None), None, Step(None, ()), 0, 0, None) for seat in answered]

    assert parts(moves, told) == (
        Parts(start=500, luck=100, own=-30 + 420, others=10, result=1000),
        Parts(start=500, luck=-100, own=-10, others=30 - 420, result=0),
    )


@pytest.mark.parametrize("game", GAMES)
def test_chances_begin_equal_and_end_with_the_result(game: str) -> None:
    points, players = reviewed(game).points, finished(game).setup.players

    assert all(sum(point.chances) == WHOLE for point in points)
    assert points[-1].chances == tuple(one.result for one in reviewed(game).parts)
    assert reviewed(game).parts[0].start in (WHOLE // players, WHOLE // players + 1)


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_name_frames_of_the_replay(game: str) -> None:
    record, told = finished(game), reviewed(game)
    moves = list(moves_of(GAMES[game], record))
    shown = frames(GAMES[game], moves[0].before, [move.step for move in moves])

    assert 0 < len(told.turning_points) <= 6
    assert [point.frame for point in told.points] == list(range(len(shown)))
    for point in told.turning_points:
        assert 0 <= point.frame < len(shown)
        assert (point.frame, point.by) in [(move.next_frame, move.entry.seat) for move in moves]
        assert abs(point.change) >= 30
        assert point.story


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_are_told_to_each_player_by_name_or_as_you(game: str) -> None:
    points, players = reviewed(game).turning_points, finished(game).setup.players

    assert not any(line.key.endswith("-you") for point in points for line in point.story)
    for reader in range(players):
        about = [line for point in points for line in point.addressed[reader]]
        called = [line for point in points for line in point.story]
        assert len(about) == len(called)
        assert any(line.key.endswith("-you") for line in about)


def test_thousandths_have_the_right_sum() -> None:
    assert thousandths((1 / 3, 1 / 3, 1 / 3)) == (334, 333, 333)
    assert thousandths((0.0004, 0.0004, 0.9992)) == (1, 0, 999)
    assert sum(thousandths(tuple(1 / 7 for _ in range(7)))) == WHOLE


@cache
def opening_bid() -> Any:
    """Play a game of deputies to its middle, where one with much money and a chance bids first."""
    bots = [bot_named("deputy", "winchester", Random(seat)) for seat in range(4)]
    played = play_out(winchester, winchester.Setup(players=4), bots, Random(7))
    return next(
        step.state
        for step in steps(winchester, played.setup, played.entries)
        if isinstance(step.state.phase, Bidding) and step.state.phase.standing == 0
        if 4 < step.state.owners.count(None) < 15
        if step.state.players[step.state.phase.in_auction[0]].cash > 12
        if chances(winchester, step.state)[step.state.phase.in_auction[0]] > 0.2
    )


def move_in(state: Any, action: Any) -> Move:
    (asked,) = winchester.pending(state)
    return move_of(winchester, state, asked.seat, action)


def move_of(game: AnyGame, state: Any, seat: Seat, action: Any) -> Move:
    entry = Entry(seat, state.prompt, action)
    return Move(entry, state, game.apply(state, seat, action), 7, 8, None)


def test_a_bid_of_all_money_is_found_and_explained() -> None:
    state = opening_bid()
    (asked,) = winchester.pending(state)
    cash = state.players[asked.seat].cash

    (found,) = improvements(winchester, move_in(state, Bid(cash)))

    assert found.frame == 7
    assert found.seat == asked.seat
    assert found.chosen == winchester.label(Bid(cash))
    assert found.better != found.chosen
    assert found.cost >= 40
    assert found.rules[0].startswith("W-")
    assert {reason.key for reason in found.why} > {"coach-why-chance"}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_review_finds_nine_of_ten_planted_blunders(name: str) -> None:
    """Each costs at least 10 points of the chance to win, by games that were played to the end."""
    game = GAMES[name]
    planted = read(game, Path(__file__).with_name(f"blunders-{name}.json"))

    found = [
        improvements(game, move_of(game, blunder.state, blunder.seat, blunder.action))
        for blunder in planted
    ]

    assert len(planted) >= 20
    assert sum(map(bool, found)) >= 0.9 * len(planted)


def test_a_choice_takes_eight_trials_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials are nearly all that a review costs."""
    tries: list[int] = []
    compared: list[object] = []

    def counted(*given: Any, **options: Any) -> list[float]:
        trials = tried(*given, **options)
        tries.append(len(trials))
        return trials

    def noted(*given: Any, **options: Any) -> Comparison:
        compared.append(given)
        return compare(*given, **options)

    monkeypatch.setattr("tinhorn.coach.comparison.tried", counted)
    monkeypatch.setattr("tinhorn.coach.review.compare", noted)
    review(dicetown, finished("dicetown"), seats=(0,))

    assert len(compared) >= 40
    assert sum(tries) <= 8 * len(compared)


def test_a_wasteful_offer_is_found_although_it_costs_nothing_at_once() -> None:
    """The loss shows at the end of the round only: the review plays on that far."""
    planted = read(dicetown, Path(__file__).with_name("blunders-dicetown.json"))
    dearest = max(planted, key=lambda blunder: blunder.cost)
    assert isinstance(dearest.action, Offer)

    (found,) = improvements(
        dicetown, move_of(dicetown, dearest.state, dearest.seat, dearest.action)
    )

    assert found.cost >= 500


def test_a_choice_of_the_coach_itself_is_no_blunder() -> None:
    state = opening_bid()
    (asked,) = winchester.pending(state)
    (found,) = improvements(winchester, move_in(state, Bid(state.players[asked.seat].cash)))
    better = next(
        option
        for option in winchester.options(state, asked.seat)
        if winchester.label(option) == found.better
    )

    assert improvements(winchester, move_in(state, better)) == ()


def test_an_overpriced_plot_lowers_the_chance_of_its_bidder_at_once() -> None:
    """The loss belongs to the bid, not to the passes that follow it."""
    state = opening_bid()
    (asked,) = winchester.pending(state)
    cash = state.players[asked.seat].cash
    before = chances(winchester, state)[asked.seat]
    high = winchester.apply(state, asked.seat, Bid(cash)).state
    (next_asked,) = winchester.pending(high)

    passed = winchester.apply(high, next_asked.seat, Pass()).state

    lost = chances(winchester, high)[asked.seat] - before
    assert lost < -0.03
    assert abs(chances(winchester, passed)[asked.seat] - before - lost) < abs(lost) / 4


def test_a_sealed_choice_of_dice_changes_the_chances_before_it_is_opened() -> None:
    """Each player's choice counts for that player, not for the one who answers last."""
    turn = next(
        turn
        for turn in random_turns(dicetown, dicetown.Setup(players=4), Random(2), liveliness=1.0)
        if turn.decision.kind == "keep" and turn.after.prompt == turn.before.prompt
        if turn.action.dice
    )

    assert chances(dicetown, turn.before) != chances(dicetown, turn.after)


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    record = finished("dicetown")
    part = replace(record, entries=record.entries[:40], outcome=None)

    told = review(dicetown, part, seats=())

    for one in told.parts:
        assert one.start + one.luck + one.own + one.others == one.result
    assert 0 < told.parts[0].result < WHOLE


def test_a_gain_that_lowers_a_chance_is_less_than_was_hoped_for() -> None:
    """Ann steals a cheap card, where better ones were to be had."""
    record = from_json((GOLDEN / "dicetown" / "sheriff.log").read_bytes(), GAMES)
    told = review(dicetown, record, seats=())

    (theft,) = [
        point for point in told.turning_points if any("stolen" in line.key for line in point.story)
    ]

    assert theft.change < 0
    assert theft.story[0] == phrase("coach-less-than-hoped")
    assert all(lines[0] == theft.story[0] for lines in theft.addressed)


@pytest.mark.parametrize("game", GAMES)
def test_no_turning_point_contradicts_its_sentence(game: str) -> None:
    record = finished(game)
    moves = {move.next_frame: move for move in moves_of(GAMES[game], record)}
    said = {"coach-less-than-hoped": 1, "coach-better-than-feared": -1}
    found = 0
    for point in reviewed(game).turning_points:
        move = moves[point.frame]
        before, after = (GAMES[game].net_worth(state) for state in (move.before, move.step.state))
        gain = after[point.seat] - before[point.seat]
        if point.story[0].key in said:
            found += 1
            assert gain * said[point.story[0].key] > 0 > gain * point.change
        elif point.story[0].key not in ("coach-chose", "coach-chose-you"):
            assert gain * point.change >= 0
    assert found < len(reviewed(game).turning_points)


def test_a_review_names_the_auction_with_its_plot_and_the_round_with_its_roll() -> None:
    told = reviewed("winchester").turning_points
    assert {point.moment.key for point in told if point.moment} == {"winchester-moment"}
    for point in told:
        assert point.moment is not None
        assert point.moment.args["plot"] in range(1, 37)

    record = from_json((GOLDEN / "dicetown" / "sheriff.log").read_bytes(), GAMES)
    points = review(dicetown, record, seats=())
    named = [point.moment for point in points.turning_points]
    assert phrase("dicetown-moment-roll", round=4, roll=4) in named
    saloon = phrase("dicetown-panel-place-saloon")
    assert phrase("dicetown-moment-place", round=6, place=saloon) in named

"""Many games between bots, counted fairly."""

from __future__ import annotations

import os
from itertools import pairwise
from math import factorial

import msgspec
import pytest
from msgspec.structs import replace

from tests.support.people import ANN, BOB, CAT
from tinhorn.arena.simulation import (
    MatchUp,
    Played,
    ResultCounter,
    Results,
    play,
    seatings,
    simulate,
    wilson,
)
from tinhorn.bots import BotError
from tinhorn.cli.play.seats import SeatHolder, seat_holder
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester.state import Setup
from tinhorn.kernel.errors import SetupError
from tinhorn.kernel.game import Outcome
from tinhorn.kernel.record import from_json, to_json

THREE = Setup(players=3)
UNIFORM = ("uniform",) * 3


def without_time(results: Results) -> Results:
    return replace(results, seconds=0.0)


def test_the_same_seed_gives_the_same_games_with_any_number_of_processes() -> None:
    alone: list[Played] = []
    together: list[Played] = []
    bots = ("deputy", "uniform", "uniform")

    one = simulate(winchester, THREE, bots, 20, 7, on_game=alone.append, with_records=True)
    two = simulate(
        winchester, THREE, bots, 20, 7, on_game=together.append, with_records=True, workers=2
    )

    assert alone == together
    assert without_time(one) == without_time(two)


def test_games_are_told_in_order_and_none_is_like_another() -> None:
    told: list[Played] = []

    simulate(winchester, THREE, UNIFORM, 18, 1, on_game=told.append, workers=2)

    assert [played.number for played in told] == list(range(18))
    assert all(one.outcome.points != next_one.outcome.points for one, next_one in pairwise(told))


def test_whoever_listens_can_stop_it_at_once() -> None:
    def stop(played: Played) -> None:
        raise KeyboardInterrupt

    before = work_of_children()
    with pytest.raises(KeyboardInterrupt):
        simulate(winchester, THREE, UNIFORM, 50_000, 1, on_game=stop, workers=2)

    # All of them would take minutes.
    assert work_of_children() - before < 60


def work_of_children() -> float:
    """Seconds of a processor, which are not more on a busy machine."""
    spent = os.times()
    return spent.children_user + spent.children_system


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(winchester, THREE, UNIFORM, 3, seed) for seed in (1, 2))

    assert one.by_bot != other.by_bot


def test_a_game_can_be_played_again_by_its_number() -> None:
    told: list[Played] = []
    simulate(winchester, THREE, UNIFORM, 5, 3, on_game=told.append)

    again = play(MatchUp(game="winchester", setup=THREE, bots=UNIFORM, seed=3), 4)

    assert again == told[4]


def test_records_replay_to_the_outcome_that_was_counted() -> None:
    told: list[Played] = []

    simulate(
        winchester,
        THREE,
        ("deputy", "uniform", "uniform"),
        4,
        1,
        on_game=told.append,
        with_records=True,
    )

    for played in told:
        assert played.record is not None
        record = from_json(to_json(played.record), GAMES)
        assert record.outcome == played.outcome
        assert len(record.entries) == played.decisions
        own = seat_holder(record.names[played.seating.index(0)], winchester)
        assert own == SeatHolder("deputy 1", "deputy")


def test_records_are_kept_only_if_asked_for() -> None:
    told: list[Played] = []

    simulate(winchester, THREE, UNIFORM, 1, 1, on_game=told.append)

    assert told[0].record is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_bot_has_every_seat_and_every_neighbour_equally_often(players: int) -> None:
    orders = seatings(players)

    assert len(set(orders)) == len(orders) == factorial(players)
    for start in range(0, len(orders), players):
        for at_the_seat in zip(*orders[start : start + players], strict=True):
            assert sorted(at_the_seat) == list(range(players))


def test_results_add_up_by_bot_and_by_seat() -> None:
    results = simulate(winchester, THREE, UNIFORM, 30, 5)

    assert results.bots == UNIFORM
    for group in (results.by_bot, results.by_seat):
        assert sum(row.wins for row in group) == pytest.approx(30)
        assert sum(row.win_rate for row in group) == pytest.approx(1)
        assert all(row.low < row.win_rate < row.high for row in group)
    assert sum(row.mean_points for row in results.by_bot) == pytest.approx(
        sum(row.mean_points for row in results.by_seat)
    )
    assert results.decisions > 30 * 19
    assert results.seconds > 0


def test_results_can_be_written_and_read_as_json() -> None:
    results = simulate(winchester, THREE, UNIFORM, 3, 5)

    read = msgspec.json.decode(msgspec.json.encode(results), type=Results)

    assert read.setup["players"] == 3
    assert replace(read, setup=THREE) == results


def test_a_shared_title_is_split() -> None:
    tally = ResultCounter(3)

    tally.count(Outcome("shared", ((ANN, CAT), (BOB,)), (30, 10, 30)), (2, 0, 1))
    tally.count(Outcome("fortune", ((BOB,), (ANN,), (CAT,)), (20, 40, 15)), (2, 0, 1))
    results = tally.results()

    assert [row.wins for row in results] == [1, 0.5, 0.5]
    assert [row.win_rate for row in results] == [0.5, 0.25, 0.25]
    assert [row.mean_points for row in results] == [25, 22.5, 25]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # From the tables of Newcombe (1998), method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("games", [1, 7, 10_000])
def test_an_interval_never_leaves_what_is_possible(games: int) -> None:
    nothing, everything = wilson(0, games), wilson(games, games)

    assert nothing[0] == 0
    assert everything[1] == 1
    assert nothing == pytest.approx(tuple(1 - end for end in reversed(everything)))


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    told: list[Played] = []

    with pytest.raises(BotError) as refused:
        simulate(winchester, THREE, ("uniform", "uniform", "cheat"), 9, 1, on_game=told.append)

    assert refused.value.phrase.key == "bot-unknown"
    assert not told


def test_as_many_bots_are_needed_as_there_are_players() -> None:
    with pytest.raises(BotError) as refused:
        simulate(winchester, THREE, ("uniform", "uniform"), 9, 1)

    assert refused.value.phrase.key == "bots-count"
    assert refused.value.phrase.args == {"bots": 2, "players": 3}


def test_no_games_at_all_are_refused() -> None:
    with pytest.raises(BotError) as refused:
        simulate(winchester, THREE, UNIFORM, 0, 1)

    assert refused.value.phrase.key == "bots-no-games"


def test_a_table_that_the_rules_do_not_allow_is_refused() -> None:
    with pytest.raises(SetupError):
        simulate(winchester, Setup(players=9), ("uniform",) * 9, 1, 1)

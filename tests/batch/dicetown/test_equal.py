"""After the same answers the batched game and the engine are equal, at every position."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
import pytest

from tests.batch.dicetown.acting import IMPLEMENTED
from tests.batch.dicetown.recorded import Game, record_games
from tests.batch.dicetown.replayed import Replay, canonical, replayed, stacked
from tinhorn.games import dicetown

MANY = range(1_000, 11_000)
AT_ONCE = 500


def differences(games: list[Game], replay: Replay) -> list[str]:
    """Everything in which the two games differ."""
    expected = canonical(stacked([s for game in games for s in (*_states(game), game.last)]))
    got = canonical(replay.shown.state)
    found = _unlike("state", expected, got, replay)
    found += _unlike_at_decisions(games, replay)
    return found + _unlike_at_the_end(games, replay)


def _states(game: Game) -> list[Any]:
    return [position.state for position in game.positions]


def _unlike(name: str, expected: Any, got: Any, replay: Replay) -> list[str]:
    found = []
    for field in expected._fields:
        one, two = getattr(expected, field), getattr(got, field)
        if field == "options":
            found += _unlike("options", one, two, replay)
            continue
        wrong = np.flatnonzero((one != two).reshape(len(one), -1).any(1))
        if len(wrong):
            at = int(np.searchsorted(replay.starts, wrong[0], side="right")) - 1
            place = f"game {at}, position {wrong[0] - replay.starts[at]}"
            found.append(
                f"{name}.{field} differs first in {place}: {one[wrong[0]]} {two[wrong[0]]}"
            )
    return found


def _unlike_at_decisions(games: list[Game], replay: Replay) -> list[str]:
    decisions = [
        (start + time, position)
        for start, game in zip(replay.starts, games, strict=True)
        for time, position in enumerate(game.positions)
        if position.seen is not None
    ]
    where = np.array([index for index, _ in decisions])
    seen = stacked([position.seen for _, position in decisions])
    shown = type(seen)(*(leaf[where] for leaf in replay.shown.seen))
    found = _unlike("seen", seen, shown, replay._replace(starts=np.zeros(1, np.int64)))
    for index, position in decisions:
        legal = frozenset(np.flatnonzero(replay.shown.legal[index]).tolist())
        if legal != position.legal:
            found.append(f"legal actions differ: {sorted(legal ^ position.legal)}")
    return found


def _unlike_at_the_end(games: list[Game], replay: Replay) -> list[str]:
    found = []
    ends = [*replay.starts[1:] - 1, len(replay.shown.is_over) - 1]
    for game, end in zip(games, ends, strict=True):
        players, winners = game.setup.players, game.outcome.ranking[0]
        rewards = [(seat in winners) / len(winners) for seat in range(players)]
        if replay.shown.rewards[end][:players].tolist() != rewards:
            found.append(f"rewards: {replay.shown.rewards[end]} {rewards}")
        if tuple(replay.shown.score[end][:players].tolist()) != game.outcome.points:
            found.append(f"points: {replay.shown.score[end]} {game.outcome.points}")
        if not replay.shown.is_over[end] or replay.shown.is_over[end - 1]:
            found.append("the end comes at another time")
    return found


def test_states_legal_actions_observations_and_outcomes_are_equal(
    games: list[Game], replay: Replay
) -> None:
    assert differences(games, replay) == []


@pytest.mark.rule("D-COMP-3")
@pytest.mark.rule("D-SHERIFF-2")
def test_every_rule_that_is_implemented_acts_in_the_games_compared(games: list[Game]) -> None:
    acted = {rule for game in games for position in game.positions for rule in position.rules}

    assert acted == IMPLEMENTED


def test_games_by_both_versions_of_the_rules_are_compared(games: list[Game]) -> None:
    assert {game.rules_version for game in games} == set(dicetown.SUPPORTED_RULES)


@pytest.mark.rule("D-COMP-3")
def test_only_by_version_2_do_cards_stay_on_the_table(replay: Replay) -> None:
    state = replay.shown.state
    stays = state.in_play.any(-1)

    assert state.in_play.any(0).all()
    assert (state.options.version[stays] == 2).all()


def test_a_difference_is_found(games: list[Game], replay: Replay) -> None:
    one_game = jax.tree.map(lambda leaf: leaf[: replay.starts[1]], replay.shown)
    bills = one_game.state.bills.copy()
    bills[7] += 1
    richer = one_game._replace(state=one_game.state._replace(bills=bills))

    wrong = differences(games[:1], Replay(richer, replay.starts[:1]))

    assert len(wrong) == 1
    assert wrong[0].startswith("state.bills differs first in game 0, position 7")


@pytest.mark.slow
@pytest.mark.unmeasured
@pytest.mark.parametrize("first", MANY[::AT_ONCE])
def test_ten_thousand_games_are_equal(first: int) -> None:
    games = record_games(range(first, first + AT_ONCE))

    assert differences(games, replayed(games)) == []

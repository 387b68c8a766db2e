"""In what a replay by the batched rules differs from the games that the engine recorded."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.batch.dicetown.recorded import Game
from tests.batch.dicetown.replayed import Replay, canonical, stacked


def differences(games: list[Game], replay: Replay) -> list[str]:
    """Return everything in which the two games differ."""
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

"""Games of the engine, replayed in batches: the same answers of players and of chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import DrawPlot
from tinhorn.games.winchester.batch import Draw, Observation, Rules, State
from tinhorn.games.winchester.codec import engine, views
from tinhorn.games.winchester.scoring import sheets
from tinhorn.kernel.game import CHANCE
from tinhorn.testing.random_play import Turn, all_setups, random_turns

Tree = TypeVar("Tree")
STEPS = 64
"""How many answers one call of the compiled program replays."""


class Answer(NamedTuple):
    """One answer of a game of the engine, and the seat that looks on before it."""

    is_draw: np.bool_ | Array
    action: np.int32 | Array
    draw: Draw
    viewer: np.int32 | Array


class Position(NamedTuple):
    """What is compared at every answer."""

    state: State
    legal: Array
    seen: Observation
    score: Array
    rewards: Array


class Game(NamedTuple):
    """A game of the engine: all positions, that of the end included, and the answers there."""

    setup: winchester.Setup
    turns: tuple[Turn, ...]
    answers: tuple[Answer, ...]
    positions: tuple[Position, ...]


def setups(players: int) -> list[winchester.Setup]:
    """Return all table options; in half of them a starting player is named."""
    plain: list[winchester.Setup] = all_setups(winchester, players)
    named = [winchester.Setup(**{**_options(setup), "first": players - 1}) for setup in plain]
    return [*plain[::2], *named[1::2]]


def _options(setup: winchester.Setup) -> dict[str, Any]:
    return {name: getattr(setup, name) for name in setup.__struct_fields__}


def rules_of(setup: winchester.Setup) -> Rules:
    return Rules(**_options(setup))


def play(setup: winchester.Setup, seed: int) -> Game:
    """Play a game of the engine at random, with a seat that looks on at every answer."""
    rng = Random(seed)
    turns = tuple(random_turns(winchester, setup, rng))
    states = [*(turn.before for turn in turns), turns[-1].after]
    viewers = [rng.randrange(setup.players) for _ in states]
    return Game(
        setup,
        turns,
        (
            *(_answer(turn, viewer) for turn, viewer in zip(turns, viewers, strict=False)),
            _no_answer(states[-1], viewers[-1]),
        ),
        tuple(_position(state, viewer) for state, viewer in zip(states, viewers, strict=True)),
    )


def _answer(turn: Turn, viewer: int) -> Answer:
    is_draw = turn.decision.seat == CHANCE
    return Answer(
        np.bool_(is_draw),
        np.int32(-1 if is_draw else engine.encode(turn.action, turn.before)),
        engine.draw_from_engine(turn.action, turn.before)
        if is_draw
        else _no_draw(turn.before.setup),
        np.int32(viewer),
    )


def _no_answer(state: winchester.State, viewer: int) -> Answer:
    """Return what stands where a game is over."""
    return Answer(np.bool_(0), np.int32(0), _no_draw(state.setup), np.int32(viewer))


@cache
def _no_draw(setup: winchester.Setup) -> Draw:
    return engine.draw_from_engine(DrawPlot(1), winchester.new(setup))


def _position(state: winchester.State, viewer: int) -> Position:
    outcome = winchester.outcome(state)
    winners = outcome.ranking[0] if outcome else ()
    rewards = [(seat in winners) / max(1, len(winners)) for seat in range(len(state.players))]
    return Position(
        engine.from_engine(state),
        _legal(state),
        views.from_view(winchester.view(state, viewer)),
        engine.array([sheet.total for sheet in sheets(state)], np.int32),
        engine.array(rewards, np.float32),
    )


def _legal(state: winchester.State) -> Array:
    """Return the engine's options as a mask. Each of them must survive the codec."""
    legal = np.zeros(Rules(players=3).num_actions, np.bool_)
    for decision in winchester.pending(state):
        for option in winchester.options(state, decision.seat) if decision.seat != CHANCE else ():
            action = engine.encode(option, state)
            assert engine.decode(action, state) == option
            legal[action] = True
    return engine.array(legal, np.bool_)


def replayed(games: Sequence[Game]) -> Iterator[Position]:
    """Yield the positions of all these games in the batched rules, answer by answer.

    A game that is over waits for the others.
    """
    rules = [rules_of(game.setup) for game in games]
    states: State = jax.tree.map(lambda *leaves: jnp.stack(leaves), *[each.new() for each in rules])
    longest = max(len(game.positions) for game in games)
    replay = _replayer(games[0].setup.players)
    for start in range(0, longest, STEPS):
        answers = stacked(
            [stacked([_answer_at(game, start + step) for game in games]) for step in range(STEPS)]
        )
        states, positions = replay(states, answers)
        shown: Position = jax.tree.map(np.asarray, positions)
        for step in range(min(STEPS, longest - start)):
            yield jax.tree.map(lambda leaf, step=step: leaf[step], shown)


def _answer_at(game: Game, step: int) -> Answer:
    return game.answers[min(step, len(game.answers) - 1)]


def stacked(trees: Sequence[Tree]) -> Tree:
    stack: Tree = jax.tree.map(lambda *leaves: np.stack(leaves), *trees)
    return stack


@cache
def _replayer(players: int) -> Any:
    """Return the compiled program that replays some answers of a batch of games."""
    rules = Rules(players=players)

    def one(state: State, answer: Answer) -> tuple[State, Position]:
        seen = rules.observe(state, jnp.asarray(answer.viewer))
        position = Position(
            state, rules.legal(state), seen, rules.score(state), rules.rewards(state)
        )
        drawn = rules.apply_draw(state, answer.draw)
        acted = rules.apply(state, jnp.asarray(answer.action))
        after = _either(answer.is_draw, drawn, acted)
        return _either(rules.is_over(state), state, after), position

    return jax.jit(lambda states, answers: jax.lax.scan(jax.vmap(one), states, answers))


def _either(condition: Any, then: Tree, otherwise: Tree) -> Tree:
    chosen: Tree = jax.tree.map(lambda a, b: jnp.where(condition, a, b), then, otherwise)
    return chosen


def compare(games: Sequence[Game]) -> int:
    """Fail at the first position that differs; returns how many positions were compared."""
    for step, batch in enumerate(replayed(games)):
        running = [index for index, game in enumerate(games) if step < len(game.positions)]
        expected = stacked([games[index].positions[step] for index in running])
        found = jax.tree.map(lambda leaf, running=running: leaf[running], batch)
        _require_equal(expected, found, [games[index] for index in running], step)
    return sum(len(game.positions) for game in games)


def _require_equal(expected: Position, found: Position, games: list[Game], step: int) -> None:
    pairs = zip(jax.tree_util.tree_leaves_with_path(expected), jax.tree.leaves(found), strict=True)
    for (path, wanted), got in pairs:
        assert wanted.dtype == got.dtype, f"{jax.tree_util.keystr(path)} has another type"
        differs = (wanted != got).reshape(len(games), -1).any(1)
        if differs.any():
            index = int(differs.argmax())
            raise AssertionError(
                f"{jax.tree_util.keystr(path)} differs at answer {step} of {games[index].setup}: "
                f"the engine has {wanted[index]}, the batch {got[index]}; "
                f"the answer before: {games[index].turns[max(0, step - 1)].action}"
            )

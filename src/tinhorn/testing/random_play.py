"""Games played at random, by any rulebook, with any of its table options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from tinhorn.kernel import CHANCE, AnyGame, Decision, Entry

MOST_ANSWERS: Final = 10_000
"""A game that takes more answers than this will never end."""


class Turn(NamedTuple):
    """One answer of a game, and what came of it."""

    before: Any
    decision: Decision
    action: Any
    events: tuple[Any, ...]
    after: Any

    @property
    def entry(self) -> Entry[Any]:
        return Entry(self.decision.seat, self.decision.prompt, self.action)


def random_turns(
    game: AnyGame, setup: Any, rng: Random, *, liveliness: float | None = None
) -> Iterator[Turn]:
    """Play a whole game. Some tables are lively, at others people mostly do the least they can."""
    if liveliness is None:
        liveliness = rng.choice((0.1, 0.5, 1.0))
    yield from random_turns_from(game, game.new(setup), rng, liveliness=liveliness)


def random_turns_from(
    game: AnyGame, state: Any, rng: Random, *, liveliness: float = 1.0
) -> Iterator[Turn]:
    """Play the rest of a game; each person answers at random this often, else by default."""
    for _ in range(MOST_ANSWERS):
        asked = game.pending(state)
        if not asked:
            return
        decision = asked[rng.randrange(len(asked))]
        action = _answer(game, state, decision, liveliness, rng)
        step = game.apply(state, decision.seat, action)
        yield Turn(state, decision, action, step.events, step.state)
        state = step.state
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def _answer(game: AnyGame, state: Any, decision: Decision, liveliness: float, rng: Random) -> Any:
    if decision.seat == CHANCE:
        return game.chance(state, rng)
    if rng.random() > liveliness:
        return game.default(state, decision.seat)
    return rng.choice(game.options(state, decision.seat))


def all_setups(game: AnyGame, players: int) -> list[Any]:
    """Return every combination of the table options that are chosen from a list."""
    fields = msgspec.structs.fields(game.Setup)
    kinds = {field.name: msgspec.inspect.type_info(field.type) for field in fields}
    choices = {
        name: kind.values
        for name, kind in kinds.items()
        if isinstance(kind, msgspec.inspect.LiteralType)
    }
    choices |= {
        name: (False, True)
        for name, kind in kinds.items()
        if isinstance(kind, msgspec.inspect.BoolType)
    }
    return [
        game.Setup(players=players, **dict(zip(choices, chosen, strict=True)))
        for chosen in product(*choices.values())
    ]

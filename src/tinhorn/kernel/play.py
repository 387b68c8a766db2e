"""A game in memory: its state together with its log."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Generic, TypeVar

from msgspec import UNSET, UnsetType

from tinhorn.kernel.game import CHANCE, AnyEvent, AnyView, Decision, Game
from tinhorn.kernel.log import Entry, answer, first_state
from tinhorn.kernel.record import Record

A = TypeVar("A")
C = TypeVar("C")
S = TypeVar("S")
E = TypeVar("E", bound=AnyEvent)
V = TypeVar("V", bound=AnyView)


class Play(Generic[C, S, A, E, V]):
    """One game being played: takes answers, returns events, and keeps the log."""

    def __init__(
        self,
        game: Game[C, S, A, E, V],
        setup: C,
        entries: Iterable[Entry[A]] = (),
        *,
        start: str | UnsetType = UNSET,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.start = start
        self.rules = game.RULES_VERSION if rules is None else rules
        self.state = first_state(game, setup, start, rules=self.rules)
        self.entries: list[Entry[A]] = []
        for entry in entries:
            self.answer(Decision(entry.seat, entry.prompt, ""), entry.action)

    def answer(self, decision: Decision, action: A) -> tuple[E, ...]:
        """Apply one answer and return its events. A refused answer changes nothing."""
        entry = Entry(decision.seat, decision.prompt, action)
        step = answer(self.game, self.state, entry)
        self.state = step.state
        self.entries.append(entry)
        return step.events

    def settle(self, rng: Random) -> tuple[E, ...]:
        """Let chance answer until a person is asked or the game is over; return the events."""
        events: list[E] = []
        while (asked := self.game.pending(self.state)) and asked[0].seat == CHANCE:
            events += self.answer(asked[0], self.game.chance(self.state, rng))
        return tuple(events)

    def record(self, names: tuple[str, ...]) -> Record[C, A]:
        return Record(
            game=self.game.NAME,
            rules=self.rules,
            setup=self.setup,
            start=self.start,
            names=names,
            entries=tuple(self.entries),
            outcome=self.game.outcome(self.state),
        )

"""A game in memory: its state together with its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from random import Random
from typing import Generic, TypeVar

from msgspec import UNSET, UnsetType

from tinhorn.kernel.game import CHANCE, AnyEvent, AnyView, Decision, Game, Seat, Step, Viewer
from tinhorn.kernel.log import Entry, answer, first_state
from tinhorn.kernel.picture import NoPictureError, picture_of
from tinhorn.kernel.record import Record

A = TypeVar("A")
C = TypeVar("C")
S = TypeVar("S")
E = TypeVar("E", bound=AnyEvent)
V = TypeVar("V", bound=AnyView)


def turns(
    game: Game[C, S, A, E, V], state: S, choose: Callable[[S, Decision], A | None]
) -> Iterator[tuple[Entry[A], Step[S, E]]]:
    """Play on from a state until the game is over, or until `choose` answers `None`.

    Of several seats that are asked at once, the first one answers first.
    """
    while asked := game.pending(state):
        decision = asked[0]
        action = choose(state, decision)
        if action is None:
            return
        step = game.apply(state, decision.seat, action)
        yield Entry(decision.seat, decision.prompt, action), step
        state = step.state


class Play(Generic[C, S, A, E, V]):
    """One game being played: takes answers, returns events, and keeps the log."""

    game: Game[C, S, A, E, V]
    """The rules."""
    setup: C
    """The table options."""
    state: S
    """The whole truth now. `game.view(play.state, seat)` is what a seat may know of it."""
    entries: list[Entry[A]]
    """The log: every answer so far, those of chance included."""

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
        self.entries = []
        for entry in entries:
            self.answer(Decision(entry.seat, entry.prompt, ""), entry.action)

    def __repr__(self) -> str:
        asked = ", ".join(
            f"{_called(owed.seat)}: {owed.kind}" for owed in self.game.pending(self.state)
        )
        known = f"{self.game.NAME}, {len(self.entries)} entries"
        return f"<Play of {known}; asked: {asked}>" if asked else f"<Play of {known}; over>"

    def picture(self, viewer: Viewer = None) -> str:
        """Return the table as SVG, as a viewer sees it; raises if the game has no picture."""
        return picture_of(self.game.view(self.state, viewer))

    def _repr_svg_(self) -> str | None:
        """Show the table in notebooks, if the game has a picture."""
        try:
            return self.picture()
        except NoPictureError:
            return None

    def answer(self, decision: Decision, action: A) -> tuple[E, ...]:
        """Apply one answer and return its events. A refused answer changes nothing."""
        entry = Entry(decision.seat, decision.prompt, action)
        step = answer(self.game, self.state, entry)
        self.state = step.state
        self.entries.append(entry)
        return step.events

    def play_on(self, choose: Callable[[S, Decision], A | None]) -> Iterator[tuple[E, ...]]:
        """Yield the events of each turn, until the game is over or `choose` answers `None`."""
        for entry, step in turns(self.game, self.state, choose):
            self.state = step.state
            self.entries.append(entry)
            yield step.events

    def settle(self, rng: Random) -> tuple[E, ...]:
        """Let chance answer until a person is asked or the game is over; return the events."""

        def draw(state: S, decision: Decision) -> A | None:
            return self.game.chance(state, rng) if decision.seat == CHANCE else None

        return tuple(chain.from_iterable(self.play_on(draw)))

    def record(self, names: tuple[str, ...]) -> Record[C, A]:
        """Return the record of the game so far; `names` are the players by seat."""
        return Record(
            game=self.game.NAME,
            rules=self.rules,
            setup=self.setup,
            start=self.start,
            names=names,
            entries=tuple(self.entries),
            outcome=self.game.outcome(self.state),
        )


def _called(seat: Seat) -> str:
    """Call a seat as the words of a view do, from 1, with the number that programs use, from 0."""
    return "chance" if seat == CHANCE else f"Seat {seat + 1} (index {seat})"

"""The scenario table: a game told answer by answer, so that a test reads like the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, Self, TypeVar

import pytest

from tinhorn.games import GAMES
from tinhorn.kernel.errors import IllegalActionError
from tinhorn.kernel.game import CHANCE, AnyEvent, AnyView, Game, Outcome, Seat, Viewer
from tinhorn.kernel.log import Entry, open_decision
from tinhorn.kernel.phrase import Phrase
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import from_json

GOLDEN = Path(__file__).parents[1] / "golden"

C = TypeVar("C")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", bound=AnyEvent)
V = TypeVar("V", bound=AnyView)
K = TypeVar("K")


class Table(Generic[C, S, A, E, V]):
    """A game that a test plays answer by answer, with all events so far."""

    def __init__(
        self,
        game: Game[C, S, A, E, V],
        setup: C,
        entries: tuple[Entry[A], ...] = (),
        *,
        rules: int | None = None,
    ) -> None:
        self._play = Play(game, setup, rules=rules)
        self.events: tuple[E, ...] = ()
        for entry in entries:
            self.does(entry.seat, entry.action)

    @property
    def state(self) -> S:
        return self._play.state

    @property
    def outcome(self) -> Outcome | None:
        return self._play.game.outcome(self.state)

    @property
    def entries(self) -> tuple[Entry[A], ...]:
        return tuple(self._play.entries)

    def does(self, seat: Seat, action: A) -> Self:
        """Answer for the seat, which must be asked."""
        asked = open_decision(self._play.game, self.state, seat)
        assert asked is not None, f"seat {seat} is not asked; the table asks {self.asks()}"
        self.events += self._play.answer(asked, action)
        return self

    def chance(self, action: A) -> Self:
        """Let the dice fall like this, and the cards lie like that."""
        return self.does(CHANCE, action)

    def refuses(
        self, seat: Seat, action: A, *, rule: str | None, saying: Phrase | str | None = None
    ) -> Self:
        """Check that the answer is refused by this rule, in these words, and changes nothing."""
        game, before = self._play.game, self.state
        refusal = game.check(before, seat, action)
        assert refusal is not None, f"{action} is allowed"
        assert refusal.rule == rule
        assert saying in (None, refusal.reason.key, refusal.reason)
        with pytest.raises(IllegalActionError) as refused:
            game.apply(before, seat, action)
        assert (refused.value.rule, refused.value.phrase) == (refusal.rule, refusal.reason)
        assert self.state == before
        return self

    def asks(self) -> set[Seat]:
        """Return everyone who owes an answer."""
        return {asked.seat for asked in self._play.game.pending(self.state)}

    def asks_for(self) -> str | None:
        """Return the kind of answer that is owed; `None` when the game is over."""
        return next((asked.kind for asked in self._play.game.pending(self.state)), None)

    def options(self, seat: Seat) -> tuple[A, ...]:
        return self._play.game.options(self.state, seat)

    def seen_by(self, viewer: Viewer) -> V:
        return self._play.game.view(self.state, viewer)

    def happened(self, kind: type[K]) -> list[K]:
        """Return everything of this kind that happened so far."""
        return [event for event in self.events if isinstance(event, kind)]


def golden(log: str, *, at: int | None = None) -> Table[Any, Any, Any, Any, Any]:
    """Return a golden game, after its first `at` entries or to its end."""
    record = from_json((GOLDEN / log).read_bytes(), GAMES)
    return Table(GAMES[record.game], record.setup, record.entries[:at], rules=record.rules)

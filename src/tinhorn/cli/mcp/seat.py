"""What one seat may know, in words, and what its holder's words mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from tinhorn.cli.errors import UsageError
from tinhorn.cli.panels import panel_of
from tinhorn.cli.translator import Translator
from tinhorn.kernel import (
    AnyGame,
    Decision,
    MalformedActionError,
    Outcome,
    Seat,
    StaleActionError,
    from_text,
    phrase,
)
from tinhorn.questions.interpretation import Interpretation, interpret, question_context


class SeatTable(ABC):
    """A table as one seat sees it. Everything is made from the view of that seat."""

    game: AnyGame
    translator: Translator
    seat: Seat

    @property
    @abstractmethod
    def view(self) -> Any:
        """The view of the seat; none before the game."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """What the seat is asked now."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @abstractmethod
    def news(self) -> list[str]:
        """Return what has happened since the last call."""

    @abstractmethod
    def story(self, last: int) -> list[str]:
        """Return the last lines of all that has happened."""

    @abstractmethod
    def answer(self, text: str, prompt: int | None) -> None:
        """Play an option by number, by words of its label, or an action in its text form."""

    def wait(self, seconds: float) -> None:  # noqa: B027 - nobody waits at a table of bots
        """Wait until the seat is asked or the game is over, at most this long."""

    def leave(self) -> None:  # noqa: B027 - a game in memory is simply forgotten
        """Stop following the table."""

    def report(self) -> list[str]:
        """Return the whole table in words."""
        return [self.translator.say(said.text) for said in self.game.report(self.view)]

    def question(self) -> str:
        return self.translator.say(self.game.question(self.view))

    def options(self) -> tuple[Any, ...]:
        """Return the answers that the seat may give; none if it is not asked."""
        return tuple(self.view.options) if self.decision is not None else ()

    def option_labels(self) -> Iterator[str]:
        """Return each option, with what would follow from it where the seat can know that."""
        for action in self.options():
            label = self.translator.say(self.game.label(action))
            consequence = self.game.consequence(self.view, action)
            said = "" if consequence is None else f": {self.translator.say(consequence)}"
            yield f"{label}{said}"

    def relevant_rules(self) -> tuple[str, ...]:
        return self.game.relevant_rules(self.view)

    def ranking(self) -> Iterator[str]:
        """Yield the final ranking, the winners first."""
        outcome, panel = self.outcome, panel_of(self.game.NAME)
        for rank, seats in enumerate(outcome.ranking if outcome else (), start=1):
            for seat in seats:
                assert outcome is not None
                points = panel.points(outcome.points[seat], self.translator)
                yield f"{rank}. {self.translator.names[seat]}: {points}"

    def interpret(self, text: str) -> Interpretation:
        """Return what a question or an answer in words means."""
        translator = self.translator
        return interpret(
            text, question_context(self.game, self.view, translator.names, translator.language)
        )

    def open_decision(self, prompt: int | None) -> Decision:
        """Return the decision that an answer to this prompt is for, or a refusal."""
        decision = self.decision
        if decision is None:
            raise UsageError(phrase("mcp-game-over" if self.outcome else "mcp-not-asked"))
        if prompt not in (None, decision.prompt):
            raise StaleActionError(phrase("stale-prompt"))
        return decision

    def action(self, text: str) -> Any:
        """Return the action that a text means: its text form, or words."""
        try:
            return from_text(text, self.game.Action)
        except MalformedActionError:
            return self._named_action(text)

    def _named_action(self, text: str) -> Any:
        understood = self.interpret(text)
        chosen = [self.view.options[index] for index in understood.options]
        action = self.game.combine(chosen) if len(chosen) > 1 else next(iter(chosen), None)
        if action is None:
            reason = understood.lines[0] if understood.lines else phrase("question-one")
            raise MalformedActionError(reason)
        return action

"""A record told through somebody's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from rich.text import Text

from tinhorn.cli.errors import UsageError
from tinhorn.cli.panels import PanelContext, panel_of
from tinhorn.cli.seats import sitter
from tinhorn.cli.story import told, told_openly
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator
from tinhorn.games import GAMES
from tinhorn.kernel.game import Viewer, seen_events
from tinhorn.kernel.log import replay, steps
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.record import Record

EVERYTHING: Final = "all"


class Narration:
    """A record, a pair of eyes and a place to write."""

    def __init__(
        self, record: Record[Any, Any], eyes: str | None, out: Terminal, language: str
    ) -> None:
        self._record = record
        self._game = GAMES[record.game]
        names = [sitter(name, self._game).name for name in record.names]
        self._voice = Translator(names, language)
        self._is_open = eyes == EVERYTHING
        self._viewer = None if eyes in (None, EVERYTHING) else self._seat(eyes or "")
        self._out = out

    def at_once(self) -> None:
        for number, (_, events) in enumerate(self._steps(), start=1):
            for line in self._lines(events):
                self._out.tell(line, lead=f"{number:>4}  ")
        self._show_end()

    def by_steps(self) -> None:
        """Stop wherever something was told; `q` leaves."""
        count = len(self._record.entries)
        for number, (state, events) in enumerate(self._steps(), start=1):
            lines = [*self._lines(events)]
            if lines:
                self._out.wipe()
                self._show(state)
                self._out.print(*map(Text, lines), sep="\n")
                if self._is_enough(self._voice("cli-step", number=number, count=count)):
                    return
        self._show_end()

    def _is_enough(self, prompt: str) -> bool:
        try:
            return self._out.input(Text(f"{prompt} ", style="dim")).strip().lower() == "q"
        except EOFError:
            return True

    def as_json(self) -> None:
        """First what kind of game it is; then at each step what was seen to happen, and the view.

        With everything open, the whole state takes the place of the view.
        """
        head = {
            "game": self._record.game,
            "rules": self._record.rules,
            "setup": self._record.setup,
            "names": self._record.names,
            "as": EVERYTHING if self._is_open else self._viewer,
        }
        self._write(head)
        for number, (state, events) in enumerate(self._steps(), start=1):
            self._write({"entry": number, "events": self._seen(events), **self._picture(state)})

    def _write(self, line: dict[str, Any]) -> None:
        self._out.out(msgspec.json.encode(line).decode(), highlight=False)

    def _picture(self, state: Any) -> dict[str, Any]:
        if self._is_open:
            return {"state": state}
        return {"view": self._game.view(state, self._viewer)}

    def _steps(self) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        record = self._record
        for step in steps(
            self._game, record.setup, record.entries, start=record.start, rules=record.rules
        ):
            yield step.state, step.events

    def _seen(self, events: tuple[Any, ...]) -> list[Any]:
        if self._is_open:
            return list(events)
        return list(seen_events(events, self._viewer))

    def _lines(self, events: tuple[Any, ...]) -> Iterator[str]:
        if self._is_open:
            return told_openly(self._game, events, self._voice)
        return told(self._game, events, self._viewer, self._voice)

    def _show(self, state: Any) -> None:
        self._out.print(panel_of(self._record.game).table(self._sight(state), self._out.width))

    def _show_end(self) -> None:
        record = self._record
        if record.outcome is not None:
            state = replay(
                self._game, record.setup, record.entries, start=record.start, rules=record.rules
            )
            end = self._sight(state)
            panel, width = panel_of(record.game), self._out.width
            self._out.print(panel.sheet(end, record.outcome, width))

    def _sight(self, state: Any) -> PanelContext:
        return PanelContext(self._game, self._game.view(state, self._viewer), self._voice)

    def _seat(self, eyes: str) -> Viewer:
        for seat, name in enumerate(self._voice.names):
            if eyes in (str(seat), name, self._record.names[seat]):
                return seat
        known = ", ".join(f"{seat} {name}" for seat, name in enumerate(self._voice.names))
        raise UsageError(phrase("cli-no-such-seat", wanted=eyes, known=known))

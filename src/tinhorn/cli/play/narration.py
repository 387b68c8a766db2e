"""A record as text or JSON, from one perspective."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tinhorn.cli.panels import PanelContext, panel_of
from tinhorn.cli.play.seats import named_seat, seat_holder
from tinhorn.cli.records.step_replay import Step, StepReplay
from tinhorn.cli.story import open_story_lines, story_lines
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator
from tinhorn.games import GAMES
from tinhorn.kernel import Frame, Record, Viewer, replay, seen_events, start_of, steps_of
from tinhorn.kernel.frames import frames

EVERYTHING: Final = "all"


class Narration:
    """A record, a perspective and an output."""

    def __init__(
        self, record: Record[Any, Any], perspective: str | None, out: Terminal, language: str
    ) -> None:
        self._record = record
        self._game = GAMES[record.game]
        names = [seat_holder(name, self._game).name for name in record.names]
        self._translator = Translator(names, language)
        self._is_open = perspective is not None and self._translator.is_command("all", perspective)
        self._viewer: Viewer = None
        if perspective is not None and not self._is_open:
            self._viewer = named_seat(perspective, record, self._translator)
        self._out = out

    def at_once(self) -> None:
        for number, frame in enumerate(self._frames()):
            for line in self._lines(frame.events):
                self._out.print_line(line, lead=f"{number:>4}  ")
        self._show_end()

    def by_steps(self) -> None:
        """Let the reader go through the steps that have something to tell."""
        frames = self._frames()
        told = (
            Step(number, frame.state, [*self._lines(frame.events)])
            for number, frame in enumerate(frames)
        )
        replay = StepReplay(
            panel_of(self._record.game),
            [step for step in told if step.lines],
            len(frames) - 1,
            self._context,
            self._out,
            self._translator,
        )
        if replay.run():
            self._show_end()

    def as_json(self) -> None:
        """Print the header, then for each frame the visible events and the view.

        With everything revealed, the whole state takes the place of the view.
        """
        head = {
            "game": self._record.game,
            "rules": self._record.rules,
            "setup": self._record.setup,
            "names": self._record.names,
            "as": EVERYTHING if self._is_open else self._viewer,
        }
        self._write(head)
        for number, frame in enumerate(self._frames()):
            seen = self._seen(frame.events)
            self._write({"frame": number, "events": seen, **self._view(frame.state)})

    def _write(self, line: dict[str, Any]) -> None:
        self._out.out(msgspec.json.encode(line).decode(), highlight=False)

    def _view(self, state: Any) -> dict[str, Any]:
        if self._is_open:
            return {"state": state}
        return {"view": self._game.view(state, self._viewer)}

    def _frames(self) -> tuple[Frame, ...]:
        """Return what is numbered alike in replays, reviews and links: see `Frame`."""
        first, taken = start_of(self._game, self._record), steps_of(self._game, self._record)
        return frames(self._game, first, taken, with_rest=True)

    def _seen(self, events: tuple[Any, ...]) -> list[Any]:
        if self._is_open:
            return list(events)
        return list(seen_events(events, self._viewer))

    def _lines(self, events: tuple[Any, ...]) -> Iterator[str]:
        if self._is_open:
            return open_story_lines(self._game, events, self._translator)
        return story_lines(self._game, events, self._viewer, self._translator)

    def _show_end(self) -> None:
        record = self._record
        if record.outcome is not None:
            state = replay(
                self._game, record.setup, record.entries, start=record.start, rules=record.rules
            )
            end = self._context(state)
            panel, width = panel_of(record.game), self._out.width
            self._out.print(panel.sheet(end, record.outcome, width))

    def _context(self, state: Any) -> PanelContext:
        return PanelContext(self._game, self._game.view(state, self._viewer), self._translator)

"""A recorded game step by step: on, back, to a step by its number, or by itself."""

from __future__ import annotations

import re
import select
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Group
from rich.text import Text

from tinhorn.cli.panels import Panel, PanelContext
from tinhorn.cli.play.screen import Screen, scene_of
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator

PACE_S: Final = 1.5
"""How long each step stays when the game plays by itself."""
STORY_STEPS: Final = 20
"""So many earlier steps may still be read above the present one."""
_JUMP: Final = re.compile(r"([+-]?)(\d+)")


class Step(NamedTuple):
    """A step that has something to tell: the number of its frame, the state on show."""

    number: int
    state: Any
    lines: Sequence[str]


class StepReplay:
    """Shows one step at a time, and does what is typed."""

    def __init__(
        self,
        panel: Panel,
        steps: Sequence[Step],
        count: int,
        context_of: Callable[[Any], PanelContext],
        out: Terminal,
        translator: Translator,
    ) -> None:
        self._panel = panel
        self._steps = steps
        self._count = count
        self._context_of = context_of
        self._out = out
        self._translator = translator
        self._screen = Screen(out)
        self._at = 0
        self._is_over = not steps
        self._answer = ""
        """What is said to a reader who typed something unknown."""

    def run(self) -> bool:
        """Show steps until the last one or until the reader stops; return whether it was shown."""
        if not Screen.fits(self._out):
            return self._run()
        with self._screen.opened():
            return self._run()

    def _run(self) -> bool:
        while not self._is_over:
            self._draw(is_playing=False)
            typed = self._typed()
            if typed is None or self._translator.is_command("stop", typed):
                return False
            self._obey(typed.strip())
        return True

    def _obey(self, typed: str) -> None:
        """Enter goes on; anything unknown is answered and stays where it is."""
        self._answer = ""
        word, _, rest = typed.partition(" ")
        jump = _JUMP.fullmatch(typed)
        if not typed:
            self._is_over = self._at == len(self._steps) - 1
            self._move(1)
        elif self._translator.is_command("back", typed):
            self._move(-1)
        elif self._translator.is_command("auto", word):
            self._play(_seconds(rest))
        elif jump:
            self._jump(jump[1], int(jump[2]))
        else:
            self._answer = self._translator("cli-step-unknown", text=typed)

    def _move(self, by: int) -> None:
        self._at = min(max(0, self._at + by), len(self._steps) - 1)

    def _jump(self, sign: str, number: int) -> None:
        """`50` is step 50 or the next one that has something to tell; `+5` and `-5` are moves."""
        if sign:
            self._move(int(f"{sign}{number}"))
            return
        if number > self._count:
            self._answer = self._translator("cli-step-none", count=self._count)
            return
        later = (place for place, step in enumerate(self._steps) if step.number >= number)
        self._at = next(later, len(self._steps) - 1)

    def _play(self, pace: float) -> None:
        """Go on by itself until Enter is pressed or the last step is shown."""
        while self._at < len(self._steps) - 1:
            self._draw(is_playing=True)
            if _is_pressed(pace):
                self._typed()
                return
            self._move(1)

    def _draw(self, *, is_playing: bool) -> None:
        step = self._steps[self._at]
        key = "cli-step-playing" if is_playing else "cli-step"
        prompt = f"{self._translator(key, number=step.number, count=self._count)} "
        context = self._context_of(step.state)
        answer = [Text(self._answer, style="dim")] if self._answer else []
        if self._screen.is_open:
            story = [*self._before(), *(Text(line, style="bold") for line in step.lines), *answer]
            scene = scene_of(self._panel, context, self._out.width, story)
            self._screen.draw(scene._replace(focuses=()), prompt)
            return
        self._out.wipe()
        self._out.print(self._panel.table(context, self._out.width))
        self._out.print(Group(*map(Text, step.lines), *answer))
        self._out.print(Text(prompt, style="dim"), end="")

    def _before(self) -> list[Text]:
        earlier = self._steps[max(0, self._at - STORY_STEPS) : self._at]
        return [Text(line, style="dim") for step in earlier for line in step.lines]

    def _typed(self) -> str | None:
        try:
            return self._out.input(Text(""))
        except EOFError:
            return None


def _seconds(text: str) -> float:
    """Return the pace that was typed after the command, if it is one."""
    try:
        return min(max(0.0, float(text.replace(",", "."))), 60.0)
    except ValueError:
        return PACE_S


def _is_pressed(seconds: float) -> bool:
    """Wait; return at once, and true, if Enter is pressed meanwhile."""
    try:
        return bool(select.select([sys.stdin], [], [], seconds)[0])
    except OSError:  # Windows cannot wait for the keyboard this way; Ctrl-C still stops
        time.sleep(seconds)
        return False

"""The screen and the keyboard that the people at a game share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tinhorn.cli.errors import TerminalError
from tinhorn.cli.panels import PanelContext, panel_of
from tinhorn.cli.rules_text import find, shown
from tinhorn.cli.seats import Sitter
from tinhorn.cli.story import told
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator
from tinhorn.kernel.errors import BadInputError, MalformedActionError
from tinhorn.kernel.game import AnyGame, Decision, Outcome, Refusal, Seat, Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.locale.questions import Interpretation, interpret, question_context

REMINDER: Final = 12
"""Lines of the story that a player sees again on coming back to a game."""


class QuitError(Exception):
    """The player wants to leave; the game is kept."""


class TerminalTable:
    """Shows each person their own side of the table, and nobody else's."""

    def __init__(
        self,
        game: AnyGame,
        sitters: Sequence[Sitter],
        story: Sequence[Any],
        out: Terminal,
        language: str,
    ) -> None:
        self._game = game
        self._panel = panel_of(game.NAME)
        self._voice = Translator([sitter.name for sitter in sitters], language)
        self._people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self._story = story
        self._out = out
        self._is_shared = len(self._people) > 1
        self._holder: Viewer = None
        self._read = [max(0, len(story) - REMINDER)] * len(sitters)
        self._scenes: dict[Seat, object] = {}
        if self._is_shared and out.is_dumb_terminal:
            raise TerminalError(phrase("cli-no-curtain"))
        recorded = self._voice.list([sitter.recorded for sitter in sitters])
        self._out.print(Text(self._voice("cli-seated", names=recorded)))

    def ask(self, state: Any, decision: Decision) -> Any:
        """The answer of the person in this seat, one that the rules allow."""
        seat = decision.seat
        if self._can_only_pass(state, decision):
            return self._pass(state, seat)
        self._hand_over(seat)
        context = self._sight(state, seat)
        self._show(context, seat)
        self._out.print(self._panel.menu(context, self._out.width))
        while True:
            action = self._answer(context, seat)
            refusal = None if action is None else self._game.check(state, seat, action)
            if refusal is not None:
                self._refuse(refusal)
            elif action is not None:
                return action

    def _answer(self, context: PanelContext, seat: Seat) -> Any | None:
        """What was typed, if it is an answer; else a wish, or nothing that is understood."""
        text = self._line(seat)
        try:
            return self._panel.read(text, context)
        except MalformedActionError:
            return self._heed(text, context, seat) if text else None

    def _heed(self, text: str, context: PanelContext, seat: Seat) -> Any | None:
        """An answer in the reader's own words, if it is one; what else is said is replied to.

        A number that is not in the menu picks nothing: nobody has seen what it would mean.
        """
        if self._command(text, context, seat):
            return None
        asked = self._meant(text, context)
        if len(asked.options) == 1 and not text.isdecimal():
            return context.seen.options[asked.options[0]]
        if not self._reply(asked, context, seat):
            self._refuse(Refusal(None, phrase("cli-not-understood", text=text)))
        return None

    def _meant(self, text: str, context: PanelContext) -> Interpretation:
        translator = self._voice
        return interpret(
            text, question_context(self._game, context.seen, translator.names, translator.language)
        )

    def _can_only_pass(self, state: Any, decision: Decision) -> bool:
        """Asked at the moment for a card that this seat could hold, for all that others know."""
        seat = decision.seat
        return decision.kind in self._game.REACTIONS and self._game.options(state, seat) == (
            self._game.default(state, seat),
        )

    def _pass(self, state: Any, seat: Seat) -> Any:
        """Alone, unasked. Others at the keyboard must not see who has something to play."""
        if self._is_shared:
            self._hand_over(seat)
            context = self._sight(state, seat)
            self._show(context, seat)
            self._out.print(Text(self._voice("cli-nothing-to-play"), style="dim"))
            while text := self._line(seat):
                if self._heed(text, context, seat) is not None:
                    break
        return self._game.default(state, seat)

    def show_end(self, state: Any, outcome: Outcome) -> None:
        """How the game ended, for all to see: nothing is secret any more."""
        if self._is_shared:
            self._out.wipe()
        reader = None if self._is_shared else self._people[0]
        context = self._sight(state, reader)
        self._tell(max(self._people, key=self._read.__getitem__), reader)
        self._out.print(self._panel.table(context, self._out.width))
        self._out.print(self._panel.sheet(context, outcome, self._out.width))

    def cover(self) -> None:
        """Before whoever comes to the desk next: hide what the last one saw."""
        if self._is_shared:
            self._out.wipe()

    def _hand_over(self, seat: Seat) -> None:
        """The curtain: nothing is shown until the one it is for sits at the keyboard."""
        if self._is_shared and self._holder != seat:
            self._out.wipe()
            self._out.print(Rule(style="yellow"))
            self._out.print(Text(self._voice("cli-curtain", seat=seat), style="bold"))
            self._out.print(Rule(style="yellow"))
            self._read_line("")
            self._out.wipe()
            self._scenes.pop(seat, None)
        self._holder = seat

    def _sight(self, state: Any, viewer: Viewer) -> PanelContext:
        return PanelContext(self._game, self._game.view(state, viewer), self._voice)

    def _show(self, context: PanelContext, seat: Seat) -> None:
        """The whole table if the scene has changed; the news; what is asked."""
        scene = self._panel.scene(context)
        if seat not in self._scenes or scene not in (None, self._scenes[seat]):
            self._scenes[seat] = scene
            self._out.print()
            self._out.print(self._panel.table(context, self._out.width))
        self._tell(seat, seat)
        self._out.print(self._panel.focus(context, self._out.width))

    def _tell(self, seat: Seat, reader: Viewer) -> None:
        """What has happened since this seat was last told."""
        news, self._read[seat] = self._story[self._read[seat] :], len(self._story)
        self._out.print()
        for line in told(self._game, news, reader, self._voice):
            self._out.print(Padding(Text(line), (0, 0, 0, 2)))

    def _line(self, seat: Seat) -> str:
        return self._read_line(f"{self._voice.names[seat]}> ").strip()

    def _read_line(self, prompt: str) -> str:
        try:
            return self._out.input(Text(prompt, style="bold"))
        except EOFError as error:
            raise QuitError from error

    def _refuse(self, refusal: Refusal) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        self._out.print(Text(f"✗ {self._voice.say(refusal.reason)}{rule}", style="bold red"))

    def _command(self, text: str, context: PanelContext, seat: Seat) -> bool:
        """Do what is no answer but a wish: help, the map, the story, a rule, to leave."""
        word, _, rest = text.partition(" ")
        match word.lower():
            case "?" | "help" | "h":
                self._out.print(Text(self._voice("cli-help")))
                self._out.print(self._panel.menu(context, self._out.width))
            case "map" | "m":
                self._out.print(self._panel.board(context, self._out.width))
            case "table" | "t":
                self._out.print(self._panel.table(context, self._out.width))
                self._out.print(self._panel.focus(context, self._out.width))
            case "log":
                for line in told(self._game, self._story, seat, self._voice):
                    self._out.print(Text(line))
            case "rules" | "rule":
                self._show_rules(rest.strip())
            case "quit" | "exit":
                raise QuitError
            case _:
                return False
        return True

    def _reply(self, asked: Interpretation, context: PanelContext, seat: Seat) -> bool:
        """Answer a question to the table; say whether it was one."""
        match asked.topic:
            case "story":
                return self._command("log", context, seat)
            case "rule":
                return self._command(f"rules {asked.rule or ''}", context, seat)
            case "undo":  # what was answered here has been acted upon at once
                self._refuse(Refusal(None, phrase("refusal-nothing-to-undo")))
                return True
        if any(line.key == "question-option" for line in asked.lines):
            # Not by their numbers: in an auction those are bids.
            self._out.print(self._panel.menu(context, self._out.width))
            return True
        for line in asked.lines if asked.is_known else ():
            self._out.print(Text(self._voice.say(line)))
        return asked.is_known and bool(asked.lines)

    def _show_rules(self, wanted: str) -> None:
        try:
            found = find(wanted or self._game.NAME, self._voice.language)
            self._out.print(shown(found, self._voice))
        except BadInputError as error:
            self._refuse(Refusal(error.rule, error.reason))

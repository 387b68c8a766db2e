"""The screen and the keyboard that the people at a local game share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tinhorn.cli.errors import TerminalError, UnclearAnswerError
from tinhorn.cli.panels import PanelContext, panel_of
from tinhorn.cli.play.display import Display, FixedDisplay, ScrollingDisplay
from tinhorn.cli.play.screen import Screen
from tinhorn.cli.play.seats import SeatHolder
from tinhorn.cli.printable import printable
from tinhorn.cli.rules_text import find, shown
from tinhorn.cli.story import story_lines
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator
from tinhorn.coach.suggestion import suggest
from tinhorn.kernel import (
    AnyGame,
    BadInputError,
    Decision,
    MalformedActionError,
    Outcome,
    Refusal,
    Seat,
    Viewer,
    can_only_pass,
    name_of,
    phrase,
)
from tinhorn.questions.interpretation import Interpretation, interpret, question_context

REMINDER: Final = 12
"""How many lines of the story a player sees again when a game is resumed."""


COMMANDS: Final = ("help", "map", "table", "log", "rules", "coach", "quit")
"""Commands beside answers and questions; the catalogue has the words for each, by `command-…`."""


RECENT: Final = 60
"""How many events that a player has read may still be seen above the question."""


class QuitError(Exception):
    """The player leaves; the game is saved."""


class StoryFor:
    """The story of a table for one seat, told to one reader. Reading it marks it as read."""

    def __init__(self, table: TerminalTable, seat: Seat, reader: Viewer) -> None:
        self._table = table
        self._seat = seat
        self._reader = reader

    def unread(self) -> list[str]:
        return self._table.news(self._seat, self._reader)[1]

    def recent(self) -> list[Text]:
        before, news = self._table.news(self._seat, self._reader)
        return [*(Text(line, style="dim") for line in before), *map(Text, news)]


class TerminalTable:
    """Shows each person only what their own seat may see."""

    def __init__(
        self,
        game: AnyGame,
        holders: Sequence[SeatHolder],
        story: Sequence[Any],
        out: Terminal,
        language: str,
        *,
        hints: bool = False,
    ) -> None:
        """`hints`: the people who share the keyboard agree that the coach may help each of them."""
        self._game = game
        self._panel = panel_of(game.NAME)
        self._translator = Translator([holder.name for holder in holders], language)
        self._people = [seat for seat, holder in enumerate(holders) if holder.bot is None]
        self._story = story
        self._out = out
        self._is_shared = len(self._people) > 1
        self._allows_hints = hints or not self._is_shared
        self._holder: Viewer = None
        self._read = [max(0, len(story) - REMINDER)] * len(holders)
        self._scenes: dict[Seat, object] = {}
        if self._is_shared and out.is_dumb_terminal:
            raise TerminalError(phrase("cli-cannot-clear"))
        greeting = self._greeting([self._shown_name(holder) for holder in holders])
        short = self._greeting([printable(holder.name) for holder in holders])
        self._display = self._opened(greeting, short)

    def _greeting(self, names: Sequence[str]) -> Text:
        seated = self._translator("cli-seated", names=self._translator.list(names))
        if self._is_shared and self._allows_hints:
            seated = f"{seated} {self._translator('cli-hints-agreed')}"
        return Text(seated)

    def _opened(self, greeting: Text, short: Text) -> Display:
        """Return a display that is redrawn in place, if the terminal can."""
        if Screen.fits(self._out):
            return FixedDisplay(self._panel, self._out, self._translator, greeting, short)
        self._out.print(greeting)
        return ScrollingDisplay(self._panel, self._out)

    def _shown_name(self, holder: SeatHolder) -> str:
        if holder.bot is None:
            return printable(holder.name)
        return self._translator("bot-named", name=holder.name, kind=holder.kind)

    def ask(self, state: Any, decision: Decision) -> Any:
        """Ask the person in this seat until the rules allow the answer."""
        seat = decision.seat
        context = self._context(state, seat)
        if can_only_pass(self._game, context.seen):
            return self._pass(state, context, seat)
        self._hand_over(seat)
        self._show(context, seat)
        while True:
            action = self._answer(context, seat)
            refusal = None if action is None else self._game.check(state, seat, action)
            if refusal is not None:
                self._refuse(refusal)
            elif action is not None:
                return action

    def _answer(self, context: PanelContext, seat: Seat) -> Any | None:
        """Return the typed answer.

        `None` if the text was a command, a question or not understood.
        """
        text = self._line(seat)
        if not text:
            self._display.turn_page()
            return None
        try:
            return self._panel.read(text, context)
        except UnclearAnswerError as error:
            self._refuse(Refusal(None, error.phrase))
            return None
        except MalformedActionError:
            return self._interpret(text, context, seat)

    def _interpret(self, text: str, context: PanelContext, seat: Seat) -> Any | None:
        """Return an answer in the reader's own words; commands and questions are dealt with here.

        A number that is not in the menu picks nothing: the player has not seen what it means.
        """
        if self._command(text, context, seat):
            return None
        asked = self._interpretation(text, context)
        if len(asked.options) == 1 and not text.isdecimal():
            return context.seen.options[asked.options[0]]
        if not self._reply(asked, context, seat):
            self._refuse(Refusal(None, phrase("cli-not-understood", text=text)))
        return None

    def _interpretation(self, text: str, context: PanelContext) -> Interpretation:
        translator = self._translator
        return interpret(
            text, question_context(self._game, context.seen, translator.names, translator.language)
        )

    def _pass(self, state: Any, context: PanelContext, seat: Seat) -> Any:
        """Pass for a player who has nothing to play in a reaction window.

        A lone player is not asked. People who share a keyboard are, so that the others cannot
        tell who holds a card.
        """
        if self._is_shared:
            self._hand_over(seat)
            self._show(context, seat, Text(self._translator("cli-nothing-to-play"), style="dim"))
            while (text := self._line(seat)) or self._display.turn_page():
                if text and self._interpret(text, context, seat) is not None:
                    break
        return self._game.default(state, seat)

    def show_end(self, state: Any, outcome: Outcome) -> None:
        """Show how the game ended; nothing is secret any more."""
        self.cover()
        self._display.close()
        reader = None if self._is_shared else self._people[0]
        context = self._context(state, reader)
        news = StoryFor(self, max(self._people, key=self._read.__getitem__), reader)
        self._out.print()
        for line in news.unread():
            self._out.print(Padding(Text(line), (0, 0, 0, 2)))
        self._out.print(self._panel.table(context, self._out.width))
        self._out.print(self._panel.sheet(context, outcome, self._out.width))

    def cover(self) -> None:
        """Hide what the last player saw before the next one looks at the screen."""
        if self._is_shared:
            self._display.cover()

    def close(self) -> None:
        """Give the terminal back as it was."""
        self._display.close()

    def _hand_over(self, seat: Seat) -> None:
        """Show nothing until the right person sits at the keyboard."""
        if self._is_shared and self._holder != seat:
            text = self._translator("cli-hand-over", seat=name_of(seat))
            rule = Rule(style="yellow")
            self._display.cover(Group(rule, Text(text, style="bold"), rule))
            self._read_line("")
            self._display.cover()
            self._scenes.pop(seat, None)
        self._holder = seat

    def _context(self, state: Any, viewer: Viewer) -> PanelContext:
        return PanelContext(self._game, self._game.view(state, viewer), self._translator)

    def _show(self, context: PanelContext, seat: Seat, note: Text | None = None) -> None:
        """Show the table, the news and the question."""
        scene = self._panel.scene(context)
        is_new = seat not in self._scenes or scene not in (None, self._scenes[seat])
        if is_new:
            self._scenes[seat] = scene
        self._display.ask(context, StoryFor(self, seat, seat), is_new_scene=is_new, note=note)

    def news(self, seat: Seat, reader: Viewer) -> tuple[list[str], list[str]]:
        """Return the last lines that this seat has read, and those it reads now."""
        read = self._read[seat]
        self._read[seat] = len(self._story)
        before = self._story[max(0, read - RECENT) : read]
        return self._told(before, reader), self._told(self._story[read:], reader)

    def _told(self, events: Sequence[Any], reader: Viewer) -> list[str]:
        return [*story_lines(self._game, events, reader, self._translator)]

    def _line(self, seat: Seat) -> str:
        return self._read_line(f"{self._translator.names[seat]}> ").strip()

    def _read_line(self, prompt: str) -> str:
        try:
            return self._display.read_line(prompt)
        except EOFError as error:
            raise QuitError from error

    def _refuse(self, refusal: Refusal) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        self._display.refuse(f"✗ {self._translator.say(refusal.reason)}{rule}")

    def _command(self, text: str, context: PanelContext, seat: Seat) -> bool:
        """Run a command such as `map` or `quit`; return whether the text was one."""
        word, _, rest = text.partition(" ")
        match next((name for name in COMMANDS if self._translator.is_command(name, word)), None):
            case "help":
                menu = self._panel.menu(context, self._out.width)
                self._display.reply(Group(Text(self._translator("cli-help")), menu))
            case "map":
                self._display.reply(self._panel.board(context, self._out.width))
            case "table":
                table = self._panel.table(context, self._out.width)
                self._display.reply(Group(table, self._panel.focus(context, self._out.width)))
            case "log":
                self._print_story(seat)
            case "rules":
                self._print_rules(rest.strip())
            case "coach":
                self._coach(context)
            case "quit":
                raise QuitError
            case _:
                return False
        return True

    def _coach(self, context: PanelContext) -> None:
        """Say what the strongest bot would answer; people who play each other must agree to it."""
        if not self._allows_hints:
            self._refuse(Refusal(None, phrase("coach-people")))
            return
        suggestion = suggest(self._game, context.seen)
        lines = (suggestion.text, *suggestion.why)
        rules = f" ({', '.join(suggestion.rules)})" if suggestion.rules else ""
        self._display.reply(Text(" ".join(map(self._translator.say, lines)) + rules))

    def _print_story(self, seat: Seat) -> None:
        self._display.reply(Group(*map(Text, self._told(self._story, seat))))

    def _reply(self, asked: Interpretation, context: PanelContext, seat: Seat) -> bool:
        """Answer a question to the table; return whether it was one."""
        match asked.topic:
            case "story":
                self._print_story(seat)
                return True
            case "rule":
                self._print_rules(asked.rule or "")
                return True
            case "undo":  # an answer at the keyboard takes effect at once
                self._refuse(Refusal(None, phrase("refusal-nothing-to-undo")))
                return True
        if any(line.key == "question-option" for line in asked.lines):
            # Numbers alone would mislead: in an auction a number is a bid.
            self._display.reply(self._panel.menu(context, self._out.width))
            return True
        if not asked.is_known or not asked.lines:
            return False
        self._display.reply(Group(*(Text(self._translator.say(line)) for line in asked.lines)))
        return True

    def _print_rules(self, wanted: str) -> None:
        try:
            found = find(wanted or self._game.NAME, self._translator.language)
            self._display.reply(shown(found, self._translator))
        except BadInputError as error:
            self._refuse(Refusal(error.rule, error.phrase))

"""A table on a server, shown to people in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final

from rich.text import Text

from tinhorn.cli.panels import PanelContext, panel_of
from tinhorn.cli.panels.colours import SEATS
from tinhorn.cli.play.screen import Screen, scene_of
from tinhorn.cli.play.terminal_table import RECENT, REMINDER
from tinhorn.cli.printable import printable
from tinhorn.cli.server_connection import ServerConnection, table_address, table_translator
from tinhorn.cli.story import said_line
from tinhorn.cli.terminal import Terminal, terminal
from tinhorn.cli.translator import Translator, translator_for
from tinhorn.coach.review import WHOLE
from tinhorn.games import GAMES
from tinhorn.kernel import Phrase, converted
from tinhorn.server.wire.lobby import TableInfo
from tinhorn.server.wire.table import (
    ChatMessage,
    StoryLine,
    TableChanged,
    Update,
    WinChances,
)

NOTICE: Final = "notice-"
"""The beginning of the phrases that the table itself says about a seat."""
CELLS: Final = 24
"""The length of the bar of chances."""
BLOCK: Final = "█"


def chance_line(chances: Sequence[int], translator: Translator) -> Text:
    """Draw chances in thousandths, by seat."""
    line = Text()
    for (begin, end), colour in zip(pairwise(_cells(chances)), SEATS, strict=False):
        line.append(BLOCK * (end - begin), style=colour)
    shares = [
        f"{name} {translator.percent(chance / WHOLE, is_whole=True)}"
        for name, chance in zip(translator.names, chances, strict=True)
    ]
    return line.append(f" {translator('cli-chances', chances=translator.list(shares))}")


def _cells(chances: Sequence[int]) -> Iterator[int]:
    """Return where the part of each seat begins, and where the last one ends."""
    return (round(CELLS * before / WHOLE) for before in accumulate(chances, initial=0))


def _with_who_answers(table: TableInfo, plain: Translator) -> Translator:
    """Return a translator whose names say if a bot answers for a player, or who has left.

    The story has the names alone.
    """
    names = []
    for seat, name in zip(table.seats, plain.names, strict=True):
        covered = plain("seat-covered", name=name) if seat.is_covered else name
        names.append(plain("seat-left", name=name) if seat.has_left else covered)
    return Translator(names, plain.language)


class RemoteTable:
    """Shows the messages of a table to people."""

    def __init__(
        self, wire: ServerConnection, out: Terminal, language: str, *, with_chances: bool
    ) -> None:
        self._wire = wire
        self._out = out
        self._language = language
        self._with_chances = with_chances and out.is_terminal
        self._table: TableInfo | None = None
        self._translator = self._labels = Translator(language=language)
        self._screen = Screen(out)
        self._story: list[Text] = []
        self._last: PanelContext | None = None
        self._chances: WinChances | None = None
        self._judged: object = None
        """The prompt, or the scene, whose chances have been asked for."""
        self._scene: object = None
        self._lines_shown = 0

    def show(self) -> None:
        """Redraw the table in place if the terminal can; otherwise print the story as it happens.

        The score sheet is printed after the end, so that it stays.
        """
        if Screen.fits(self._out):
            with self._screen.opened():
                self._follow()
        else:
            self._follow()
        last = self._last
        if last is not None and self._table is not None and self._table.outcome is not None:
            panel, width = panel_of(last.game.NAME), self._out.width
            self._out.print(panel.sheet(last, self._table.outcome, width))

    def _follow(self) -> None:
        """Show every message."""
        on_idle = self._judge if self._with_chances else None
        for _, heard in self._wire.messages(on_idle=on_idle):
            match heard:
                case TableChanged(table=table):
                    self._set_table(table)
                case Update():
                    self._last = self._context(heard)
                    self._show_update(heard, self._last)
                case ChatMessage():
                    self._show_chat(heard)

    def _set_table(self, table: TableInfo) -> None:
        self._translator = table_translator(table, self._language)
        self._labels = _with_who_answers(table, self._translator)
        if self._last is not None:
            self._last = self._last._replace(translator=self._labels)
        if self._table is None and table.status == "seating":
            self._out.print(
                Text(self._translator("cli-watch-waiting", code=table.code), style="dim")
            )
        self._table = table

    def _context(self, update: Update) -> PanelContext:
        assert self._table is not None, "a server sends its table first"
        game = GAMES[self._table.game]
        return PanelContext(game, converted(update.view, game.View), self._labels)

    def _show_update(self, update: Update, context: PanelContext) -> None:
        if not self._screen.is_open:
            self._print_update(update, context)
            return
        self._add_to_story([self._translator.say(line.text) for line in self._news(update)])
        self._draw(context)

    def _show_chat(self, said: ChatMessage) -> None:
        """Show what somebody says now; what was said before this viewer came is left out."""
        if self._last is None:
            return
        line = self._chat_line(said)
        if not self._screen.is_open:
            self._out.print_line(line)
            return
        self._add_to_story([line])
        self._draw(self._last)

    def _chat_line(self, said: ChatMessage) -> str:
        name = self._translator("cli-watch-spectator")
        if said.seat is not None:
            name = self._translator.names[said.seat]
        if said.phrase is not None and said.phrase.startswith(NOTICE):
            by = "" if said.by is None else self._translator.names[said.by]
            return self._translator(said.phrase, seat=name, by=by)
        text = printable(said.text or "") if said.phrase is None else self._translator(said.phrase)
        return said_line(name, text, self._translator)

    def _add_to_story(self, lines: Sequence[str]) -> None:
        for old in self._story:
            old.stylize("dim")
        self._story = [*self._story, *map(Text, lines)][-RECENT:]

    def _draw(self, context: PanelContext) -> None:
        panel, width = panel_of(context.game.NAME), self._out.width
        notice = None if self._chances is None else self._chance_line(self._chances)
        self._screen.draw(scene_of(panel, context, width, self._story, notice=notice))

    def _chance_line(self, judged: WinChances) -> Text:
        return chance_line(judged.chances, self._translator)

    def _judge(self) -> None:
        """Ask for the chances when the game has gone on; where lines scroll, once per scene."""
        context = self._last
        if context is None or self._judged == self._judged_now(context):
            return
        self._chances = chances = self._wire.chances()
        # A server that has judged the game a moment ago repeats that: it is asked again.
        is_current = chances is None or chances.prompt >= context.seen.prompt
        if is_current:
            self._judged = self._judged_now(context)
        if self._screen.is_open:
            self._draw(context)
        elif chances is not None and is_current:
            self._out.print(self._chance_line(chances))

    def _judged_now(self, context: PanelContext) -> object:
        """Return what the chances were asked for."""
        if self._screen.is_open:
            return context.seen.prompt
        return panel_of(context.game.NAME).scene(context)

    def _print_update(self, update: Update, context: PanelContext) -> None:
        panel = panel_of(context.game.NAME)
        scene = panel.scene(context)
        if self._out.is_terminal and scene not in (None, self._scene):
            self._scene = scene
            self._out.print()
            self._out.print(panel.table(context, self._out.width))
            self._out.print()
        for line in self._news(update):
            self._out.print_line(self._translator.say(line.text))

    def _news(self, update: Update) -> tuple[StoryLine, ...]:
        """Return the lines not shown yet; for a late viewer, the last few."""
        story, before = update.story, self._lines_shown
        if not update.is_snapshot:
            self._lines_shown += len(story)
            return story
        self._lines_shown = len(story)
        return story[before:] if before else story[-REMINDER:]


def watch_table(text: str, lang: str | None, *, as_json: bool, with_chances: bool) -> None:
    """Follow a table to its end, as text for people or as the server's messages."""
    translator, out, aside = translator_for(lang), terminal(), terminal(stderr=True)

    def note(news: Phrase) -> None:
        aside.print(translator.say(news))

    connection = ServerConnection(table_address(text), translator.language, note)
    if not as_json:
        remote = RemoteTable(connection, out, translator.language, with_chances=with_chances)
        remote.show()
        return
    for message, _ in connection.messages():
        out.out(message, highlight=False)

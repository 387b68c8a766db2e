"""A review on the terminal: tables of chances, then the turning points and better choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, TextColumn
from rich.table import Table

from tinhorn.cli.play.seats import named_seat, seat_holder
from tinhorn.cli.progress_bar import progress
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator
from tinhorn.coach.review import WHOLE, Improvement, Review, TurningPoint, review
from tinhorn.games import GAMES
from tinhorn.kernel import Phrase, Record, Seat, Viewer

PARTS: Final = ("start", "luck", "own", "others", "result")
SIGNED: Final = ("luck", "own", "others")


class Reviewing:
    """A record, the seats whose choices are examined, the reader's seat and language."""

    def __init__(self, record: Record[Any, Any], player: str | None, language: str) -> None:
        self._record = record
        self._game = GAMES[record.game]
        self._holders = [seat_holder(name, self._game) for name in record.names]
        self._translator = Translator([holder.name for holder in self._holders], language)
        self._seats = self._examined(player)
        self._reader = self._found_reader()
        self._called = [self._call(seat) for seat in range(len(self._holders))]

    def review(self, err: Terminal) -> Review:
        text = TextColumn(self._translator("cli-reviewing"))
        with progress(err, text, BarColumn()) as bar:
            task = bar.add_task("", total=len(self._record.entries))
            return review(
                self._game,
                self._record,
                seats=self._seats,
                on_move=lambda: bar.advance(task),
            )

    def show(self, told: Review, out: Terminal) -> None:
        out.print(self._translator("review-basis"))
        out.print(self._parts(told))
        out.print(self._translator("review-sum"))
        out.print(self._rounds(told))
        self._list(out, "cli-review-turning-points", map(self._turning_point, told.turning_points))
        found = [line for each in told.improvements for line in self._improvement(each)]
        known = [self._translator("review-knowledge")] if found else []
        self._list(out, "cli-review-improvements", iter([*known, *found]))

    def _list(self, out: Terminal, heading: str, lines: Iterator[str]) -> None:
        out.print(self._translator(heading), style="bold")
        shown = list(lines)
        for line in shown or [self._translator("cli-review-none")]:
            out.print_line(line, lead="  ")
        out.print()

    def _parts(self, told: Review) -> Table:
        table = Table(box=SIMPLE_HEAD)
        table.add_column(self._translator("cli-review-player"))
        for part in PARTS:
            table.add_column(self._translator(f"cli-review-head-{part}"), justify="right")
        for name, parts in zip(self._called, told.parts, strict=True):
            row = [self._cell(getattr(parts, part), part) for part in PARTS]
            table.add_row(name, *row)
        return table

    def _rounds(self, told: Review) -> Table:
        """Return the chances at the end of each round."""
        table = Table(box=SIMPLE_HEAD)
        table.add_column(self._translator("cli-review-round"), justify="right")
        for name in self._called:
            table.add_column(name, justify="right")
        last = {point.round: point.chances for point in told.points}
        for number, chances in last.items():
            table.add_row(str(number), *map(self._share, chances))
        return table

    def _turning_point(self, point: TurningPoint) -> str:
        lines = point.story if self._reader is None else point.addressed[self._reader]
        story = " ".join(map(self._translator.say, lines))
        who, change = self._called[point.seat], self._translator.points(point.change / WHOLE)
        return f"{point.frame:>4}  {who} {change}  {self._moment(point.moment)}{story}"

    def _improvement(self, found: Improvement) -> Iterator[str]:
        who, cost = self._called[found.seat], self._translator.points(-found.cost / WHOLE)
        choice = self._translator("cli-review-choice", chosen=found.chosen, better=found.better)
        yield f"{found.frame:>4}  {who} {cost}  {self._moment(found.moment)}{choice}"
        yield f"      {' '.join(self._translator.say(each) for each in found.why)}"

    def _moment(self, moment: Phrase | None) -> str:
        return "" if moment is None else f"[{self._translator.say(moment)}] "

    def _cell(self, thousandths: int, part: str) -> str:
        """Return a chance as a percentage, and what changed it in percentage points."""
        change = thousandths / WHOLE
        return self._translator.points(change) if part in SIGNED else self._share(thousandths)

    def _share(self, thousandths: int) -> str:
        return self._translator.percent(thousandths / WHOLE)

    def _found_reader(self) -> Viewer:
        """Return the reader's seat, if it is known and a person sat there: only it is examined."""
        seat = self._seats[0] if len(self._seats) == 1 else None
        return seat if seat is not None and self._holders[seat].bot is None else None

    def _call(self, seat: Seat) -> str:
        """Return what a player is called where no sentence surrounds the name."""
        names = self._translator.names
        return self._translator("cli-review-you") if seat == self._reader else names[seat]

    def _examined(self, player: str | None) -> tuple[Seat, ...]:
        everybody = tuple(range(len(self._holders)))
        if player is None:
            people = tuple(seat for seat in everybody if self._holders[seat].bot is None)
            return people or everybody
        if self._translator.is_command("all", player):
            return everybody
        return (named_seat(player, self._record, self._translator),)

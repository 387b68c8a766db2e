"""A review on the terminal: tables of chances, then the turning points and better choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from tinhorn.cli.errors import UsageError
from tinhorn.cli.seats import seat_holder
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator
from tinhorn.coach.review import WHOLE, Improvement, Review, TurningPoint, review
from tinhorn.games import GAMES
from tinhorn.kernel.game import Seat, Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.record import Record

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
        with Progress(
            TextColumn(self._translator("cli-reviewing")),
            BarColumn(),
            console=err,
            transient=True,
            disable=not err.is_terminal,
        ) as progress:
            task = progress.add_task("", total=len(self._record.entries))
            return review(
                self._game,
                self._record,
                seats=self._seats,
                on_move=lambda: progress.advance(task),
            )

    def show(self, told: Review, out: Terminal) -> None:
        out.print(self._parts(told))
        out.print(self._translator("cli-review-sum"))
        out.print(self._rounds(told))
        self._list(out, "cli-review-turning-points", map(self._turning_point, told.turning_points))
        lines = (line for found in told.improvements for line in self._improvement(found))
        self._list(out, "cli-review-improvements", lines)

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
            row = [self._share(getattr(parts, part), is_change=part in SIGNED) for part in PARTS]
            table.add_row(name, *row)
        return table

    def _rounds(self, told: Review) -> Table:
        """The chances at the end of each round."""
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
        who, change = self._called[point.seat], self._share(point.change, is_change=True)
        return f"{point.frame:>4}  {who} {change}  {story}"

    def _improvement(self, found: Improvement) -> Iterator[str]:
        who, cost = self._called[found.seat], self._share(-found.cost, is_change=True)
        choice = self._translator("cli-review-choice", chosen=found.chosen, better=found.better)
        yield f"{found.frame:>4}  {who} {cost}  {choice}"
        why = [self._translator.say(each) for each in found.why]
        yield f"      {' '.join(why)} ({', '.join(found.rules)})"

    def _share(self, thousandths: int, *, is_change: bool = False) -> str:
        text = self._translator.percent(abs(thousandths) / WHOLE)
        sign = "−" if thousandths < 0 else "+" if is_change else ""
        return f"{sign}{text}"

    def _found_reader(self) -> Viewer:
        """The reader's seat, if it is known: the only one examined, if a person sat there."""
        seat = self._seats[0] if len(self._seats) == 1 else None
        return seat if seat is not None and self._holders[seat].bot is None else None

    def _call(self, seat: Seat) -> str:
        """What a player is called where no sentence surrounds the name."""
        names = self._translator.names
        return self._translator("cli-review-you") if seat == self._reader else names[seat]

    def _examined(self, player: str | None) -> tuple[Seat, ...]:
        everybody = tuple(range(len(self._holders)))
        if player is None:
            people = tuple(seat for seat in everybody if self._holders[seat].bot is None)
            return people or everybody
        if self._translator.is_command("all", player):
            return everybody
        for seat in everybody:
            if player in (str(seat + 1), self._holders[seat].name, self._record.names[seat]):
                return (seat,)
        known = ", ".join(
            f"{number} {name}" for number, name in enumerate(self._translator.names, start=1)
        )
        everything = self._translator.command("all")
        raise UsageError(phrase("cli-no-such-seat", wanted=player, all=everything, known=known))

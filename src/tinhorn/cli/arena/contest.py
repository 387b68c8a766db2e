"""An arena on the terminal: a progress bar and a table of ratings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from tinhorn.arena.contest import (
    Contest,
    Entrant,
    Finished,
    LadderStep,
    Standings,
    finished_in,
    hold,
    standings,
)
from tinhorn.arena.ratings import Rating
from tinhorn.bots import bot_names
from tinhorn.cli.arena.forfeits import failures_told, forfeits_column
from tinhorn.cli.options import game_named, setup_from
from tinhorn.cli.panels import panel_of
from tinhorn.cli.play.seats import table_size
from tinhorn.cli.progress_bar import games_progress
from tinhorn.cli.records.files import file_errors
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator


class ArenaRun:
    """A contest and how it is shown."""

    def __init__(
        self,
        name: str,
        players: int | None,
        bots: Sequence[str],
        options: Sequence[str],
        games: int,
        seed: int,
        translator: Translator,
        *,
        with_luck: bool = False,
    ) -> None:
        game = game_named(name)
        self._contest = Contest(
            game=name,
            setup=setup_from(game, table_size(game, players, (), ()), options),
            bots=tuple(bots) or bot_names(name),
            games=games,
            seed=seed,
            with_luck=with_luck,
        )
        self._translator = translator
        self.is_stopped = False

    def hold(
        self, file: Path | None, workers: int, err: Terminal, *, ray: str | None = None
    ) -> Standings:
        """Play the games. After Ctrl-C, `is_stopped` is true: the standings are those so far."""
        finished: list[Finished] = []
        try:
            with games_progress(self._translator, err) as progress, _errors_of(file):
                task = progress.add_task("", total=self._contest.games)

                def note(done: Finished) -> None:
                    finished.append(done)
                    progress.advance(task)

                return hold(self._contest, workers=workers, ray=ray, file=file, on_game=note)
        except KeyboardInterrupt:
            self.is_stopped = True
            stored = finished_in(file, self._contest) if file else {}
            known = stored | {done.number: done for done in finished}
            return standings(self._contest, list(known.values()))

    def advice(self, file: Path | None) -> str:
        """Return how a contest that was stopped goes on."""
        if file is None:
            return self._translator("cli-arena-stopped")
        return self._translator("cli-arena-resume", file=str(file))

    def table(self, standings: Standings) -> RenderableType:
        """Return the standings, the best bot first.

        What luck changes, and forfeits, fit only below, in 80 columns.
        """
        entrants = sorted(standings.entrants, key=lambda each: -each.rating.rating)
        return Group(
            self._standings(standings.game, entrants),
            self._steps(standings.steps),
            *self._tables_below(entrants),
            *failures_told(self._translator, [entrant.bot for entrant in entrants], entrants),
        )

    def _standings(self, game: str, entrants: Sequence[Entrant]) -> Table:
        translator, panel = self._translator, panel_of(game)
        table = self._empty_table(
            "simulate-head-rate",
            "simulate-head-interval",
            "arena-rating",
            "simulate-head-interval",
            "simulate-head-points",
        )
        for entrant in entrants:
            table.add_row(
                entrant.bot,
                translator.percent(entrant.win_rate),
                f"{translator.percent(entrant.low)} – {translator.percent(entrant.high)}",
                f"{entrant.rating.rating:+.0f}",
                _interval(entrant.rating),
                panel.points(entrant.mean_points, translator),
            )
        return table

    def _steps(self, steps: Sequence[LadderStep]) -> Table:
        table = self._empty_table("arena-above", "arena-step", "simulate-head-interval")
        for step in steps:
            table.add_row(step.bot, step.above, f"{step.by.rating:+.0f}", _interval(step.by))
        return table

    def _tables_below(self, entrants: Sequence[Entrant]) -> Iterator[Table]:
        if self._contest.with_luck:
            yield self._without_luck(entrants)
        if any(entrant.forfeits for entrant in entrants):
            table = self._empty_table()
            forfeits = forfeits_column(self._translator, table, entrants)
            for entrant in entrants:
                table.add_row(entrant.bot, *forfeits(entrant))
            yield table

    def _without_luck(self, entrants: Sequence[Entrant]) -> Table:
        percent = self._translator.percent
        table = self._empty_table("simulate-head-without-luck", "simulate-head-interval")
        for entrant in entrants:
            if (found := entrant.without_luck) is not None:
                interval = f"{percent(found.low)} – {percent(found.high)}"
                table.add_row(entrant.bot, percent(found.win_rate), interval)
        return table

    def _empty_table(self, *keys: str) -> Table:
        table = Table(box=SIMPLE_HEAD)
        table.add_column(self._translator("cli-simulate-bot"), overflow="fold")
        for key in keys:
            table.add_column(self._translator(f"cli-{key}"), justify="right")
        return table


def _errors_of(file: Path | None) -> AbstractContextManager[None]:
    return nullcontext() if file is None else file_errors(file, "cli-file-unwritable")


def _interval(rating: Rating) -> str:
    return f"{rating.low:+.0f} – {rating.high:+.0f}"

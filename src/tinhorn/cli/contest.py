"""An arena on the terminal: a progress bar and a table of ratings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from tinhorn.bots import bot_names
from tinhorn.bots.contest import Contest, Entrant, Finished, Standings, hold
from tinhorn.bots.ratings import Rating
from tinhorn.cli.options import game_named, setup_from
from tinhorn.cli.panels import panel_of
from tinhorn.cli.progress_bar import games_progress
from tinhorn.cli.seats import table_size
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
        language: str,
        *,
        with_luck: bool = False,
    ) -> None:
        game = game_named(name)
        self._contest = Contest(
            game=name,
            setup=setup_from(game, table_size(players, (), ()), options),
            bots=tuple(bots) or bot_names(name),
            games=games,
            seed=seed,
            with_luck=with_luck,
        )
        self._translator = Translator(language=language)

    def hold(
        self, file: Path | None, workers: int, err: Terminal, *, ray: str | None = None
    ) -> Standings:
        with games_progress(self._translator, err) as progress:
            task = progress.add_task("", total=self._contest.games)

            def note(done: Finished) -> None:
                progress.advance(task)

            return hold(self._contest, workers=workers, ray=ray, file=file, on_game=note)

    def table(self, standings: Standings) -> RenderableType:
        """The standings, the best bot first. What luck changes fits only below, in 80 columns."""
        entrants = sorted(standings.entrants, key=lambda each: -each.rating.rating)
        if not self._contest.with_luck:
            return self._standings(standings.game, entrants)
        return Group(self._standings(standings.game, entrants), self._without_luck(entrants))

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


def _interval(rating: Rating) -> str:
    return f"{rating.low:+.0f} – {rating.high:+.0f}"

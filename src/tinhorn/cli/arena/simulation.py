"""Many games between bots, with a progress bar, saved records and a table of results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.arena.dataset.rows import game_id
from tinhorn.arena.simulation import BotResult, Played, Results, simulate
from tinhorn.bots import bot_named, bot_names
from tinhorn.cli.arena.forfeits import failures_told, forfeits_column
from tinhorn.cli.options import game_named, setup_from
from tinhorn.cli.panels import panel_of
from tinhorn.cli.play.seats import table_size
from tinhorn.cli.progress_bar import games_progress
from tinhorn.cli.records.files import new_folder, write_new
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator

if TYPE_CHECKING:
    from tinhorn.arena.dataset.parquet import Dataset


class Simulation:
    """The bots and the set-up, checked before anything is played."""

    def __init__(
        self,
        name: str,
        players: int | None,
        bots: Sequence[str],
        options: Sequence[str],
        games: int,
        seed: int,
        translator: Translator,
    ) -> None:
        self._game = game_named(name)
        kinds = tuple(bots) or bot_names(name)[:1]
        for kind in kinds:
            bot_named(kind, name, Random(), allow_programs=True)
        self._setup = setup_from(self._game, table_size(self._game, players, (), kinds), options)
        self._bots = kinds * self._setup.players if len(kinds) == 1 else kinds
        self._games = games
        self._seed = seed
        self._translator = translator

    def run(
        self, records: Path | None, workers: int, err: Terminal, *, parquet: Path | None = None
    ) -> Results:
        """Play the games; save their records and a data set of them in these folders."""
        for folder in filter(None, (records, parquet)):
            new_folder(folder)
        keepers: list[Callable[[Played], None]] = []
        if records is not None:
            keepers.append(partial(self._write_record, records))
        with ExitStack() as stack:
            if parquet is not None:
                keepers.append(stack.enter_context(self._dataset(parquet)).add)
            return self._played(keepers, workers, err)

    def _played(
        self, keepers: Sequence[Callable[[Played], None]], workers: int, err: Terminal
    ) -> Results:
        """Play the games behind a progress bar; each keeper is given every game."""
        with games_progress(self._translator, err) as progress:
            task = progress.add_task("", total=self._games)

            def note(played: Played) -> None:
                progress.advance(task)
                for keep in keepers:
                    keep(played)

            return simulate(
                self._game,
                self._setup,
                self._bots,
                self._games,
                self._seed,
                on_game=note,
                with_records=bool(keepers),
                workers=workers,
            )

    def _write_record(self, folder: Path, played: Played) -> None:
        assert played.record is not None
        write_new(folder / f"{game_id(self._game.NAME, played.number)}.json", played.record)

    def _dataset(self, folder: Path) -> Dataset:
        from tinhorn.arena.dataset.parquet import Dataset

        return Dataset(folder, self._game.NAME, self._setup, self._bots, self._seed)

    def table(self, results: Results) -> RenderableType:
        translator = self._translator
        speed = translator(
            "cli-simulated",
            games=results.games,
            decisions=results.decisions,
            rate=round(results.decisions / results.seconds),
        )
        seats = [
            translator("seat-without-name", number=number)
            for number in range(1, len(results.by_seat) + 1)
        ]
        return Group(
            self._results_table("cli-simulate-bot", results.bots, results.by_bot),
            self._results_table("cli-simulate-seat", seats, results.by_seat),
            *failures_told(translator, results.bots, results.by_bot),
            Text(speed, style="dim"),
        )

    def _results_table(
        self, key: str, names: Sequence[str], results: Sequence[BotResult]
    ) -> RenderableType:
        translator, panel = self._translator, panel_of(self._game.NAME)
        table = Table(box=SIMPLE_HEAD)
        table.add_column(translator(key))
        for column in ("wins", "rate", "interval", "points"):
            table.add_column(translator(f"cli-simulate-head-{column}"), justify="right")
        forfeits = forfeits_column(translator, table, results)
        for name, result in zip(names, results, strict=True):
            table.add_row(
                name,
                translator.decimal(result.wins),
                translator.percent(result.win_rate),
                f"{translator.percent(result.low)} – {translator.percent(result.high)}",
                panel.points(result.mean_points, translator),
                *forfeits(result),
            )
        return table

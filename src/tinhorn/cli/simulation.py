"""A simulation as a command runs it: with progress to watch, records to keep, results to read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from tinhorn.bots import bot_named, bot_names
from tinhorn.bots.arena import BotResult, Played, Results, simulate
from tinhorn.cli.options import game_named, setup_from
from tinhorn.cli.panels import panel_of
from tinhorn.cli.record_files import new_folder, write_new
from tinhorn.cli.seats import table_size
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.translator import Translator


class Simulation:
    """Who plays what, checked before anything is played."""

    def __init__(
        self,
        name: str,
        players: int | None,
        bots: Sequence[str],
        options: Sequence[str],
        games: int,
        seed: int,
        language: str,
    ) -> None:
        self._game = game_named(name)
        kinds = tuple(bots) or bot_names(name)[:1]
        for kind in kinds:
            bot_named(kind, name, Random())
        self._setup = setup_from(self._game, table_size(players, (), kinds), options)
        self._bots = kinds * self._setup.players if len(kinds) == 1 else kinds
        self._games = games
        self._seed = seed
        self._voice = Translator(language=language)

    def run(self, records: Path | None, workers: int, err: Terminal) -> Results:
        if records is not None:
            new_folder(records)
        with Progress(
            TextColumn(self._voice("cli-simulating")),
            BarColumn(),
            MofNCompleteColumn(),
            Rate(self._voice),
            TimeRemainingColumn(),
            console=err,
            transient=True,
            disable=not err.is_terminal,
        ) as progress:
            task = progress.add_task("", total=self._games)

            def note(played: Played) -> None:
                progress.advance(task)
                if records is not None and played.record is not None:
                    write_new(records / f"{self._game.NAME}-{played.number:06}.json", played.record)

            return simulate(
                self._game,
                self._setup,
                self._bots,
                self._games,
                self._seed,
                on_game=note,
                with_records=records is not None,
                workers=workers,
            )

    def told(self, results: Results) -> RenderableType:
        translator = self._voice
        speed = translator(
            "cli-simulated",
            games=results.games,
            decisions=results.decisions,
            rate=round(results.decisions / results.seconds),
        )
        seats = [
            translator("seat-without-name", number=seat) for seat in range(len(results.by_seat))
        ]
        return Group(
            self._standings("cli-simulate-bot", results.bots, results.by_bot),
            self._standings("cli-simulate-seat", seats, results.by_seat),
            Text(speed, style="dim"),
        )

    def _standings(
        self, key: str, names: Sequence[str], results: Sequence[BotResult]
    ) -> RenderableType:
        translator, panel = self._voice, panel_of(self._game.NAME)
        table = Table(box=SIMPLE_HEAD)
        table.add_column(translator(key))
        for column in ("wins", "rate", "interval", "points"):
            table.add_column(translator(f"cli-simulate-head-{column}"), justify="right")
        for name, standing in zip(names, results, strict=True):
            table.add_row(
                name,
                f"{standing.wins:.1f}".removesuffix(".0"),
                f"{standing.win_rate:.1%}",
                f"{standing.low:.1%} – {standing.high:.1%}",
                panel.points(standing.mean_points, translator),
            )
        return table


class Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, translator: Translator) -> None:
        super().__init__()
        self._voice = translator

    def render(self, task: Task) -> Text:
        rate = round(task.speed or 0)
        return Text(self._voice("cli-simulate-speed", rate=rate), style="dim")

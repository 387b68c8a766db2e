"""`tinhorn simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.commands.parameters import (
    Game,
    Games,
    Json,
    Players,
    Seed,
    TableOptions,
    Workers,
    listed,
)
from tinhorn.cli.language import Lang


def simulate(
    *,
    game: Game,
    players: Players = None,
    games: Games = 100,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help="Such as deputy,marshal:bold,legend; or one for all. "
            "stdio:COMMAND is a program, python:MODULE:CLASS a class, weights:FILE.npz or "
            "weights:FOLDER a trained network (docs/research.md, docs/bots.md).",
        ),
    ] = None,
    options: TableOptions = None,
    seed: Seed = 1,
    workers: Workers = 1,
    records: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Save the record of every game in this empty folder."),
    ] = None,
    parquet: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Save the games and their decisions as Parquet files in this empty folder.",
        ),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games.

    Prints win rates with their 95 % intervals, mean fortunes and speed. The bots change seats
    from game to game, so that each bot has every seat equally often.
    """
    import msgspec

    from tinhorn.cli.arena.simulation import Simulation
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import translator_for

    kinds = listed(bots)
    translator = translator_for(lang)
    simulation = Simulation(game, players, kinds, options or (), games, seed, translator)
    results = simulation.run(records, workers, terminal(stderr=True), parquet=parquet)
    if json:
        terminal().out(msgspec.json.encode(results).decode(), highlight=False)
    else:
        terminal().print(simulation.table(results))

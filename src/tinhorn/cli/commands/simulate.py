"""`tinhorn simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def simulate(
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as winchester.")],
    players: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Number of players (usually 4).")
    ] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")] = 100,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help="Such as deputy,greenhorn,greenhorn; or one for all. "
            "stdio:COMMAND is a program (docs/research.md).",
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="A table option; can be repeated."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    workers: Annotated[
        int, typer.Option(min=1, max=64, metavar="N", help="Number of processes.")
    ] = 1,
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
    json: Annotated[bool, typer.Option("--json", help="The results as one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games.

    Prints win rates with their 95 % intervals, mean fortunes and speed. The bots change seats
    from game to game, so that each bot has every seat equally often.
    """
    import msgspec

    from tinhorn.cli.simulation import Simulation
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import translator_for

    kinds = () if bots is None else tuple(word.strip() for word in bots.split(","))
    language = translator_for(lang).language
    simulation = Simulation(game, players, kinds, option or (), games, seed, language)
    results = simulation.run(records, workers, terminal(stderr=True), parquet=parquet)
    if json:
        terminal().out(msgspec.json.encode(results).decode(), highlight=False)
    else:
        terminal().print(simulation.table(results))

"""`tinhorn arena`: rate bots against each other."""

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

Bots = Annotated[
    str | None,
    typer.Option(
        metavar="BOTS",
        help="Two or more, such as deputy,marshal (usually all). stdio:COMMAND is a program, "
        "python:MODULE:CLASS a class, weights:FILE.npz or weights:FOLDER a trained network "
        "(docs/research.md, docs/bots.md).",
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address, such as auto."),
]
Luck = Annotated[
    bool, typer.Option("--luck", help="Also measure luck, and show win rates without it.")
]
File = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Save finished games here, and go on from there next time."),
]
Plot = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Draw win rates and ratings: name.svg or name.png."),
]


def arena(
    *,
    game: Game,
    bots: Bots = None,
    players: Players = None,
    games: Games = 200,
    options: TableOptions = None,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    luck: Luck = False,
    file: File = None,
    plot: Plot = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Rate bots against each other.

    The bots meet at tables of every mixture, in every rotation of seats, with the same luck.
    Prints win rates and Plackett–Luce ratings with their 95 % intervals.
    """
    import msgspec

    from tinhorn.cli.arena.contest import ArenaRun
    from tinhorn.cli.arena.plotting import plot_writer
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import translator_for

    names = listed(bots)
    translator = translator_for(lang)
    run = ArenaRun(game, players, names, options or (), games, seed, translator, with_luck=luck)
    draw = plot_writer(plot, translator) if plot else None
    standings = run.hold(file, workers, terminal(stderr=True), ray=ray)
    if draw and standings.entrants:
        draw(standings)
    if json:
        terminal().out(msgspec.json.encode(standings).decode(), highlight=False)
    else:
        terminal().print(run.table(standings))
    if run.is_stopped:
        terminal(stderr=True).print(run.advice(file))
        raise typer.Exit(130)

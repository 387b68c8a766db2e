"""`tinhorn arena`: rate bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def arena(
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as winchester.")],
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOTS", help="Two or more, such as deputy,marshal (usually all)."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Number of players (usually 4).")
    ] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")] = 200,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="A table option; can be repeated."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    workers: Annotated[
        int, typer.Option(min=1, max=64, metavar="N", help="Number of processes.")
    ] = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on the Ray cluster at this address, such as auto."
        ),
    ] = None,
    luck: Annotated[
        bool, typer.Option("--luck", help="Also measure luck, and show win rates without it.")
    ] = False,
    file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Save finished games here, and go on from there next time."
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The results as one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Rate bots against each other.

    The bots meet at tables of every mixture, in every rotation of seats, with the same luck.
    Prints win rates and Plackett–Luce ratings with their 95 % intervals.
    """
    import msgspec

    from tinhorn.cli.contest import ArenaRun
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import translator_for

    names = () if bots is None else tuple(word.strip() for word in bots.split(","))
    language = translator_for(lang).language
    run = ArenaRun(game, players, names, option or (), games, seed, language, with_luck=luck)
    standings = run.hold(file, workers, terminal(stderr=True), ray=ray)
    if json:
        terminal().out(msgspec.json.encode(standings).decode(), highlight=False)
    else:
        terminal().print(run.table(standings))

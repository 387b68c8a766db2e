"""`tinhorn play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def play(
    *,
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game, such as winchester; none lists the games."),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="With --resume: the record to continue."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Number of players (usually 4).")
    ] = None,
    humans: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="The people at this keyboard, such as Ann,Bob."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help="Bots for the other seats: one kind for all, or one per seat. "
            "stdio:COMMAND is a program (docs/research.md).",
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="A table option; can be repeated."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same seed and answers give the same game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the record of the game here.")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Let --save overwrite an existing file.")
    ] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue FILE, or the game you left last.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal.

    Against bots, or with several people at one keyboard. The game is saved after every answer:
    Ctrl-C leaves it, --resume continues it. While playing, ? lists what you can type.
    """
    from tinhorn.cli import playing
    from tinhorn.cli.errors import UsageError
    from tinhorn.cli.translator import translator_for
    from tinhorn.kernel.phrase import phrase

    translator = translator_for(lang)
    if game is None:
        playing.list_games(translator)
        return
    if resume:
        is_alone = not (players or humans or option or save)
        local_game = playing.resume(game, record, seed, bots, is_alone=is_alone)
    elif record is not None:
        raise UsageError(phrase("cli-file-without-resume", file=str(record)))
    else:
        options = option or ()
        local_game = playing.begin(
            game, players, humans, bots, options, seed, save, translator, force=force
        )
    playing.play_to_the_end(local_game, translator, named=save or record)

"""`tinhorn play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.commands.parameters import Players, TableOptions, listed
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
    players: Players = None,
    humans: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="The people at this keyboard, such as Ann,Bob."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="BOTS",
            help="Bots for the other seats, such as marshal or legend:bold (docs/bots.md): one "
            "kind for all, or one per seat. stdio:COMMAND is a program (docs/research.md).",
        ),
    ] = None,
    options: TableOptions = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same seed and answers give the same game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the record of the game here.")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Let --save overwrite an existing file.")
    ] = False,
    hints: Annotated[
        bool,
        typer.Option(
            "--hints", help="Everybody at this keyboard agrees that the coach may help anyone."
        ),
    ] = False,
    talk: Annotated[
        bool, typer.Option("--talk/--no-talk", help="Let bots comment on what happens.")
    ] = True,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue FILE, or the game you left last.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal.

    Against bots, or with several people at one keyboard. The game is saved after every answer:
    Ctrl-C leaves it, --resume continues it. While playing, ? lists what you can type.
    """
    from tinhorn.cli.playing import NewGame, begin, list_games, play_to_the_end, resume_game
    from tinhorn.cli.translator import translator_for

    translator = translator_for(lang)
    if game is None:
        list_games(translator)
        return
    wanted = NewGame(players, listed(humans), listed(bots), tuple(options or ()), seed, save)
    local_game = (
        resume_game(game, record, wanted)
        if resume
        else begin(game, record, wanted, translator, force=force)
    )
    play_to_the_end(local_game, translator, named=save or record, talk=talk, hints=hints)

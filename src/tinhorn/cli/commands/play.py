"""`tinhorn play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.commands.parameters import Players, TableOptions, listed
from tinhorn.cli.language import Lang

PlayedGame = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="The game; without it, the games are listed."),
]
Record = Annotated[
    Path | None,
    typer.Argument(metavar="FILE", help="With --resume: the record to continue."),
]
Humans = Annotated[
    str | None,
    typer.Option(metavar="NAMES", help="The people at this keyboard, such as Ann,Bob."),
]
Bots = Annotated[
    str | None,
    typer.Option(
        metavar="BOTS",
        help="Bots for the other seats, such as marshal or legend:bold (docs/bots.md): one "
        "kind for all, or one per seat. stdio:COMMAND is a program (docs/research.md).",
    ),
]
PlaySeed = Annotated[
    int | None, typer.Option(metavar="N", help="The same seed and answers give the same game.")
]
Save = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Save the record of the game here.")
]
Force = Annotated[bool, typer.Option("--force", help="Let --save overwrite an existing file.")]
Hints = Annotated[
    bool,
    typer.Option(
        "--hints", help="Everybody at this keyboard agrees that the coach may help anyone."
    ),
]
Talk = Annotated[bool, typer.Option("--talk/--no-talk", help="Let bots comment on what happens.")]
Resume = Annotated[bool, typer.Option("--resume", help="Continue FILE, or the game you left last.")]


def play(
    *,
    game: PlayedGame = None,
    record: Record = None,
    players: Players = None,
    humans: Humans = None,
    bots: Bots = None,
    options: TableOptions = None,
    seed: PlaySeed = None,
    save: Save = None,
    force: Force = False,
    hints: Hints = False,
    talk: Talk = True,
    resume: Resume = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal.

    Against bots, or with several people at one keyboard. The game is saved after every answer:
    Ctrl-C leaves it, --resume continues it. While playing, ? lists what you can type.

    One person with bots has the options that the page has for that: money or cards that you have
    seen are shown to you. --option chooses otherwise.
    """
    from tinhorn.cli.play.playing import NewGame, begin, list_games, play_to_the_end, resume_game
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

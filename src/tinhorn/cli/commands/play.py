"""`tinhorn play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinhorn.cli.language import Lang, language

if TYPE_CHECKING:
    from tinhorn.cli.local_game import LocalGame


def play(
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as winchester.")],
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
            metavar="BOTS", help="Bots for the other seats: one kind for all, or one per seat."
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

    Against bots, or with several people at one keyboard. The game is kept after every answer:
    Ctrl-C leaves it, --resume goes on with it. While playing, ? says what can be typed.
    """
    from tinhorn.cli.errors import UsageError
    from tinhorn.cli.local_game import begin, resumed
    from tinhorn.cli.record_files import write_new
    from tinhorn.cli.terminal import require_terminal
    from tinhorn.kernel.phrase import phrase
    from tinhorn.locale import LANGUAGES, say

    spoken = language(lang, LANGUAGES)
    if record is not None and not resume:
        raise UsageError(phrase("cli-file-without-resume", file=str(record)))
    if not resume:
        people = _words(humans) or (say(phrase("cli-stranger"), spoken),)
        local_game = begin(game, players, people, _words(bots), option or (), seed, save)
        require_terminal()
        write_new(local_game.path, local_game.record(), force=force)
    elif players or humans or bots or option or save:
        raise UsageError(phrase("cli-resume-alone"))
    else:
        require_terminal()
        local_game = resumed(game, record, seed)
    _sit(local_game, spoken, f"tinhorn play {game} --resume", named=save or record)


def _words(given: str | None) -> tuple[str, ...]:
    return () if given is None else tuple(word.strip() for word in given.split(","))


def _sit(local_game: LocalGame, spoken: str, command: str, *, named: Path | None) -> None:
    """Play to the end or until the player leaves; say how to go on, or how to see it again."""
    import shlex

    from rich.text import Text

    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.terminal_table import QuitError
    from tinhorn.cli.translator import Translator

    out, translator = terminal(), Translator(language=spoken)
    try:
        local_game.run(out, spoken)
    except (KeyboardInterrupt, QuitError) as left:
        if named is not None:
            command = f"{command} {shlex.quote(str(named))}"
        out.print(Text("\n" + translator("cli-left", command=command)), soft_wrap=True)
        raise typer.Exit(130 if isinstance(left, KeyboardInterrupt) else 0) from left
    file = shlex.quote(str(local_game.path))
    out.print(Text(translator("cli-kept", command=f"tinhorn replay {file}")), soft_wrap=True)

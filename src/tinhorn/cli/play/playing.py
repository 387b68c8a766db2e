"""A local game as a command runs it: begun or resumed, played, saved."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import NamedTuple

import typer
from rich.text import Text

from tinhorn.cli.errors import UsageError
from tinhorn.cli.play.local_game import LocalGame, new_local_game, resumed_local_game
from tinhorn.cli.play.seats import own_name
from tinhorn.cli.play.terminal_table import QuitError
from tinhorn.cli.records.files import write_new
from tinhorn.cli.terminal import require_terminal, terminal
from tinhorn.cli.translator import Translator
from tinhorn.games import GAMES
from tinhorn.kernel import phrase


def list_games(translator: Translator) -> None:
    """Print the games that can be played, and how to begin one."""
    out = terminal()
    widest = max(map(len, GAMES))
    for name, game in GAMES.items():
        line = translator(
            "cli-game-line",
            name=name.ljust(widest),
            game=phrase(f"game-{name}"),
            least=game.PLAYERS[0],
            most=game.PLAYERS[-1],
        )
        out.print_line(line)
    out.print_line(translator("cli-choose-game", command=f"tinhorn play {next(iter(GAMES))}"))


class NewGame(NamedTuple):
    """The options of a new game, as they were given."""

    players: int | None
    humans: tuple[str, ...]
    bots: tuple[str, ...]
    options: tuple[str, ...]
    seed: int | None
    save: Path | None


def begin(
    game: str, record: Path | None, wanted: NewGame, translator: Translator, *, force: bool
) -> LocalGame:
    """Begin a new game and save it before the first question."""
    if record is not None:
        raise UsageError(phrase("cli-file-without-resume", file=str(record)))
    players, humans, bots, options, seed, save = wanted
    people = humans or (own_name(translator("player-without-name", number=1)),)
    local_game = new_local_game(game, players, people, bots, options, seed, save)
    require_terminal()
    write_new(local_game.path, local_game.record(), force=force)
    return local_game


def resume_game(game: str, record: Path | None, wanted: NewGame) -> LocalGame:
    """Resume a saved game. Only its seed and its bots may be given again.

    Bots that are programs must be given again: that allows them to run.
    """
    players, humans, bots, options, seed, save = wanted
    if players or humans or options or save:
        raise UsageError(phrase("cli-resume-alone"))
    require_terminal()
    return resumed_local_game(game, record, seed, bots)


def play_to_the_end(
    local_game: LocalGame,
    translator: Translator,
    *,
    named: Path | None,
    talk: bool,
    hints: bool,
) -> None:
    """Play until the game is over or the player leaves; print how to continue or to replay it."""
    out = terminal()
    if local_game.draws is not None:
        committed = local_game.draws.fairness.commitment
        out.print(Text(translator("cli-committed", commitment=committed), style="dim"))
    try:
        local_game.run(out, translator.language, talk=talk, hints=hints)
    except (KeyboardInterrupt, QuitError) as error:
        command = f"tinhorn play {local_game.game.NAME} --resume"
        if named is not None:
            command = f"{command} {shlex.quote(str(named))}"
        out.print(Text("\n" + translator("cli-left", command=command)), soft_wrap=True)
        raise typer.Exit(130 if isinstance(error, KeyboardInterrupt) else 0) from error
    file = shlex.quote(str(local_game.path))
    out.print(Text(translator("cli-saved", command=f"tinhorn replay {file}")), soft_wrap=True)
    if local_game.draws is not None:
        command = f"tinhorn verify {file}"
        out.print(Text(translator("cli-to-verify", command=command)), soft_wrap=True)

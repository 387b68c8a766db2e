"""All commands together."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.commands.arena import arena
from tinhorn.cli.commands.games import games
from tinhorn.cli.commands.mcp import mcp
from tinhorn.cli.commands.play import play
from tinhorn.cli.commands.replay import replay
from tinhorn.cli.commands.review import review
from tinhorn.cli.commands.rules import rules
from tinhorn.cli.commands.serve import serve
from tinhorn.cli.commands.simulate import simulate
from tinhorn.cli.commands.transfer import bring_in, export
from tinhorn.cli.commands.verify import verify
from tinhorn.cli.commands.watch import watch
from tinhorn.cli.usage import Commands

# Plain help: quick to show, the same in a pipe, and what docs/cli.md is made of.
app = typer.Typer(
    name="tinhorn",
    cls=Commands,
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 88},
)
for command in (play, simulate, arena, replay, review, watch, verify, rules, games, serve, mcp):
    app.command()(command)
app.command("export")(export)
app.command("import")(bring_in)


def _show_version(is_asked: bool) -> None:  # noqa: FBT001 - typer calls it so
    if is_asked:
        from tinhorn import __version__

        typer.echo(f"tinhorn {__version__}")
        raise typer.Exit


def _add_games(folders: list[Path]) -> None:
    """Name the folders in the environment, so that processes that we start load them too."""
    known = [os.environ["TINHORN_GAMES"]] if os.environ.get("TINHORN_GAMES") else []
    if folders:
        named = [str(folder.absolute()) for folder in folders]
        os.environ["TINHORN_GAMES"] = os.pathsep.join([*known, *named])


@app.callback()
def tinhorn(
    context: typer.Context,
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
    folders: Annotated[
        list[Path] | None,
        typer.Option(
            "--games",
            metavar="FOLDER",
            help="The folder of a game that is not installed; can be repeated.",
        ),
    ] = None,
) -> None:
    """An open table for Wild-West board games."""
    _add_games(folders or [])
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())

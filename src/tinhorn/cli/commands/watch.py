"""`tinhorn watch`: show a table on a server in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def watch(
    *,
    table: Annotated[
        str,
        typer.Argument(
            metavar="TABLE", help="The link to a table, or the code of one on this machine."
        ),
    ],
    json: Annotated[
        bool,
        typer.Option(
            "--json", help="One JSON object per line: the server’s messages, see docs/protocol.md."
        ),
    ] = False,
    chances: Annotated[
        bool, typer.Option("--chances/--no-chances", help="Show the chances of bots to win.")
    ] = True,
    lang: Lang = None,
) -> None:
    """Watch a game on a server.

    You see what a spectator sees, until the game is over. Ctrl-C leaves without disturbing it.
    """
    from tinhorn.cli.play.remote_table import watch_table

    watch_table(table, lang, as_json=json, with_chances=chances)

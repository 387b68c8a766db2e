"""`tinhorn watch`: a table on a server, shown in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from tinhorn.cli.language import Lang, language


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
    lang: Lang = None,
) -> None:
    """Watch a game on a server.

    As a spectator sees it, until it is over. Ctrl-C leaves; the game does not notice.
    """
    from tinhorn.cli.remote_table import RemoteTable, ServerConnection, table_address
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import Translator
    from tinhorn.locale import LANGUAGES

    reader = language(lang, LANGUAGES)
    translator, out, aside = Translator(language=reader), terminal(), terminal(stderr=True)
    wire = ServerConnection(
        table_address(table), reader, lambda news: aside.print(translator.say(news))
    )
    if json:
        for message in wire.messages():
            out.out(message, highlight=False)
    else:
        RemoteTable(wire, out, reader).show()

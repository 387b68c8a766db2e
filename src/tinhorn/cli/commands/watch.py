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
    from tinhorn.cli.console import paper
    from tinhorn.cli.remote_table import Watching, Wire, place_of
    from tinhorn.cli.translator import Voice
    from tinhorn.locale import LANGUAGES

    reader = language(lang, LANGUAGES)
    voice, out, aside = Voice(language=reader), paper(), paper(stderr=True)
    wire = Wire(place_of(table), reader, lambda news: aside.print(voice.say(news)))
    if json:
        for message in wire.messages():
            out.out(message, highlight=False)
    else:
        Watching(wire, out, reader).show()

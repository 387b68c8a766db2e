"""`tinhorn mcp`: games for language models."""

from __future__ import annotations

from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def mcp(
    *,
    server: Annotated[
        str | None,
        typer.Option(help="The server whose tables the model joins by their codes."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let a language model play against bots, or at a table on a server.

    Serves tools on standard input and output, by the Model Context Protocol: sit down or join a
    table, look at it in words, look up rules, answer. docs/research.md shows how to connect a
    model.
    """
    from tinhorn.cli.mcp.tools import mcp_server
    from tinhorn.cli.translator import translator_for

    mcp_server(translator_for(lang).language, server).run()

"""`tinhorn mcp`: games for language models."""

from __future__ import annotations

from tinhorn.cli.language import Lang


def mcp(*, lang: Lang = None) -> None:
    """Let a language model play against bots.

    Serves tools on standard input and output, by the Model Context Protocol: sit down, look at the
    table in words, look up rules, answer. docs/research.md shows how to connect a model.
    """
    from tinhorn.cli.mcp.tools import mcp_server
    from tinhorn.cli.translator import translator_for

    mcp_server(translator_for(lang).language).run()

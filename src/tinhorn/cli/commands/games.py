"""`tinhorn games`: the games that are installed."""

from __future__ import annotations

from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def games(
    *,
    json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
    lang: Lang = None,
) -> None:
    """List the installed games.

    Says where each one comes from and what it offers. A game that cannot be loaded is listed with
    the reason.
    """
    from tinhorn.cli.installed_games import print_games

    print_games(lang, as_json=json)

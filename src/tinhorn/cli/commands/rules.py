"""`tinhorn rules`: print the numbered rules."""

from __future__ import annotations

from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def rules(
    *,
    wanted: Annotated[
        str | None,
        typer.Argument(
            metavar="ID or word",
            help="The id of a rule or how it begins, a game, or a word in rules and headings.",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
    lang: Lang = None,
) -> None:
    """Print the numbered rules.

    Our own rulings, where the rulebooks are silent, are marked.
    """
    from tinhorn.cli.rules_text import print_rules

    print_rules(wanted, lang, as_json=json)

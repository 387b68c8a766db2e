"""`tinhorn verify`: check the draws of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def verify(
    *,
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Recompute every draw of a recorded game.

    Proves that nobody rigged the dice and the decks, not that nobody peeked.
    """
    import msgspec

    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import translator_for
    from tinhorn.cli.verification import verified_draws

    translator, draws = translator_for(lang), verified_draws(record)
    if json:
        terminal().out(msgspec.json.encode({"draws": draws}).decode(), highlight=False)
    else:
        terminal().print(translator("cli-verified", draws=draws))

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

    Says by which protocol the draws were made, what this proves, and what it does not.
    """
    import msgspec

    from tinhorn.cli.records.verification import statements, verified_draws
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import translator_for

    translator, verified = translator_for(lang), verified_draws(record)
    if json:
        found = {
            "draws": verified.draws,
            "protocol": verified.commitments.protocol,
            "is_whole": verified.record.outcome is not None,
        }
        terminal().out(msgspec.json.encode(found).decode(), highlight=False)
    else:
        for statement in statements(verified, translator):
            terminal().print(statement, markup=False)

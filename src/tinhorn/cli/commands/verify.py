"""`tinhorn verify`: whether anyone steered the draws of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.language import Lang, language


def verify(
    *,
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Recompute every draw of a recorded game.

    Proves that nobody steered the dice and the decks; not that nobody looked.
    """
    import msgspec

    from tinhorn.cli.record_files import read_bytes
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import Translator
    from tinhorn.games import GAMES
    from tinhorn.kernel.record import decode_record, from_json
    from tinhorn.locale import LANGUAGES
    from tinhorn.table import fairness

    data = read_bytes(record)
    written = decode_record(data, GAMES)
    # The draws first: a draw that was changed is named itself, not what it made impossible.
    draws = fairness.verify(GAMES[written.game], written)
    from_json(data, GAMES)
    out = terminal()
    if json:
        out.out(msgspec.json.encode({"draws": draws}).decode(), highlight=False)
    else:
        out.print(Translator(language=language(lang, LANGUAGES))("cli-verified", draws=draws))

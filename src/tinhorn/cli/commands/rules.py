"""`tinhorn rules`: the numbered rules, our rulings marked."""

from __future__ import annotations

from typing import Annotated

import typer

from tinhorn.cli.language import Lang, language


def rules(
    *,
    wanted: Annotated[
        str | None,
        typer.Argument(
            metavar="ID or word",
            help="A rule (W-DUEL-2), a section (W-DUEL), a game, or a word to look for.",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    lang: Lang = None,
) -> None:
    """Print the numbered rules.

    What the rulebooks leave open and we decided is marked.
    """
    import msgspec

    from tinhorn.cli.rules_text import LANGUAGES, find, rulebook, shown
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import Translator

    written = language(lang, LANGUAGES)
    found = rulebook(written) if wanted is None else find(wanted, written)
    out = terminal()
    if json:
        for rule in found:
            out.out(msgspec.json.encode(rule).decode(), highlight=False)
    else:
        out.print(shown(found, Translator(language=written)))

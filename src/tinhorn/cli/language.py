"""The language of a command: from --lang, else from the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Final

import typer

ENGLISH: Final = "en"
FLAG: Final = "--lang"
Lang = Annotated[
    str | None,
    typer.Option(FLAG, metavar="CODE", help="The language, such as de. Default: from LANG."),
]


def language(wanted: str | None, known: Collection[str]) -> str:
    if wanted is None:
        return next((code for code in _of_environment() if code in known), ENGLISH)
    if wanted not in known:
        # Imported here, so that --help need not load the kernel.
        from tinhorn.cli.errors import UsageError
        from tinhorn.kernel import phrase

        listed = ", ".join(sorted(known))
        raise UsageError(phrase("cli-unknown-language", language=wanted, known=listed))
    return wanted


def language_of(words: Sequence[str], known: Collection[str]) -> str:
    """Return the language of a command that could not be parsed."""
    given = [word.partition("=")[2] for word in words if word.startswith(f"{FLAG}=")]
    given += [after for word, after in pairwise(words) if word == FLAG]
    return language(next((code for code in given if code in known), None), known)


def _of_environment() -> Iterator[str]:
    """Read the first variable that is set, and no other. `de_AT.UTF-8` is `de`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            yield value.replace(".", "_").partition("_")[0].lower()
            return

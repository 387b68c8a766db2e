"""Replaces characters that the output cannot encode with similar ASCII ones."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final

PLAINER: Final = "tinhorn-plainer"
"""The name of the error handler for characters that a stream cannot encode."""
_NEAREST: Final = str.maketrans(
    {
        letter: plain
        for letters, plain in (
            ("·…", "."),
            ("●", "o"),
            ("★", "*"),
            ("►▸→", ">"),
            ("✓╭╮╰╯├┤┬┴┼", "+"),
            ("│┃", "|"),
            ("█", "#"),
            ("─━", "-"),
            ("←", "<"),
            ("✗×", "x"),
            ("–—", "-"),
            ("“”„«»", '"'),
            ("\u2018\u2019", "'"),
        )
        for letter in letters
    }
)


def fall_back_to_ascii() -> None:
    """Make standard output and error replace what they cannot encode, one for one."""
    codecs.register_error(PLAINER, _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINER)


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    lost = error.object[error.start : error.end]
    return "".join(map(_plain, lost)), error.end


def _plain(letter: str) -> str:
    """Return the character without its accent, or a similar one; else a question mark."""
    base = unicodedata.normalize("NFKD", letter.translate(_NEAREST))[0]
    return base if base.isascii() else "?"

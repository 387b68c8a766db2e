"""Letters for terminals and files that lack some of ours: the nearest of those they have."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final

PLAINER: Final = "tinhorn-plainer"
"""How a stream that was given to `fall_back` treats a letter that it cannot write."""
_NEAREST: Final = str.maketrans(
    {
        letter: plain
        for letters, plain in (
            ("·…", "."),
            ("●", "o"),
            ("★", "*"),
            ("►▸→", ">"),
            ("✓", "+"),
            ("✗×", "x"),
            ("–—", "-"),
            ("“”„«»", '"'),
            ("\u2018\u2019", "'"),
        )
        for letter in letters
    }
)


def fall_back_to_ascii() -> None:
    """Let what this process writes never fail for want of a letter; each takes the same room."""
    codecs.register_error(PLAINER, _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINER)


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    lost = error.object[error.start : error.end]
    return "".join(map(_plain, lost)), error.end


def _plain(letter: str) -> str:
    """Without its accent, or what looks most like it; a question mark where nothing does."""
    base = unicodedata.normalize("NFKD", letter.translate(_NEAREST))[0]
    return base if base.isascii() else "?"

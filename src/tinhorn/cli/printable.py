"""Text from outside, made safe to print."""

from __future__ import annotations

from typing import Final

SPACES: Final = "\u00a0\u202f"
"""Spaces that do not break a line: some languages have them in amounts."""


def printable(text: str) -> str:
    """Replace control characters, so that the text cannot steer the terminal."""
    return "".join(letter if letter.isprintable() or letter in SPACES else "�" for letter in text)

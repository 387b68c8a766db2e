"""Words as they are compared: without case, accents and separators; and the words for topics."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from tinhorn.kernel import Phrase
from tinhorn.locale import say

_THOUSANDS: Final = re.compile("(?<=[0-9])[., \u00a0\u202f](?=[0-9]{3}(?![0-9]))")


def words(text: str) -> tuple[str, ...]:
    """Return words in lower case without accents; numbers without thousands separators."""
    parted = unicodedata.normalize("NFKD", _THOUSANDS.sub("", text)).casefold()
    plain = "".join(letter for letter in parted if not unicodedata.combining(letter))
    return tuple(re.findall(r"\w+", plain))


@cache
def aliases(topic: str, language: str) -> tuple[tuple[str, ...], ...]:
    """Return the words for a topic."""
    return tuple(map(words, say(Phrase(f"topic-{topic}"), language).split(",")))


def first_alias(topic: str, language: str) -> str:
    return say(Phrase(f"topic-{topic}"), language).split(",")[0]


def appear(wanted: tuple[str, ...], spoken: tuple[str, ...]) -> bool:
    """Return whether the wanted words appear in this order, without gaps."""
    size = len(wanted)
    places = range(len(spoken) - size + 1)
    return size > 0 and any(spoken[at : at + size] == wanted for at in places)

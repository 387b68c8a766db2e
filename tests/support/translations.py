"""The texts of all languages, in the memory of this process."""

from __future__ import annotations


def read_translations() -> None:
    """Read every language but English: while coverage works, that would take four times as long."""
    # The tests of the engine run without these.
    from tinhorn.kernel.phrase import phrase
    from tinhorn.locale import LANGUAGES, say

    for language in LANGUAGES:
        if language != "en":
            say(phrase("seat-without-name", number=1), language)

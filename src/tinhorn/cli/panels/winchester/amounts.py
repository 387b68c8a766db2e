"""Amounts of money as people type them."""

from __future__ import annotations

import re
from typing import Final

from tinhorn.cli.errors import UnclearAnswerError
from tinhorn.kernel.phrase import phrase
from tinhorn.locale import BANKNOTE

_AMOUNT: Final = re.compile(
    r"(?P<before>\$)?\s*"
    "(?P<number>[0-9]{1,3}(?:[.,' \u2019\u00a0\u202f][0-9]{3})+|[0-9]+)"
    r"\s*(?P<thousand>k)?\s*(?P<after>\$)?"
)


def banknotes(text: str) -> int | None:
    """How many banknotes an amount is: `4`, `4k`, `4000`, `$4,000` and `4.000 $` are four.

    `None` if the text is no amount; UnclearAnswerError if it is not a whole number of banknotes.
    """
    found = _AMOUNT.fullmatch(text.strip().lower())
    if found is None:
        return None
    number = int(re.sub(r"[^0-9]", "", found["number"]))
    has_sign = bool(found["before"] or found["after"])
    if found["thousand"] or (number < BANKNOTE and not has_sign):
        return number
    if number % BANKNOTE:
        raise UnclearAnswerError(phrase("winchester-panel-thousands"))
    return number // BANKNOTE

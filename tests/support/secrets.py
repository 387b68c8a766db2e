"""The secrets of every game, by its name. A new game is one line here."""

from __future__ import annotations

from typing import Final

from tests.support import secrets_dicetown, secrets_winchester
from tinhorn.testing.case import Secrets

SECRETS: Final[dict[str, Secrets]] = {
    "dicetown": secrets_dicetown,
    "winchester": secrets_winchester,
}

"""What may be said at a table: one of a few phrases that every language has, or a line of text."""

from __future__ import annotations

import hmac
from typing import Final

from msgspec.structs import replace

from tinhorn.kernel.game import Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.errors import MalformedError
from tinhorn.server.middleware.rate_limits import CHAT_LETTERS
from tinhorn.server.wire import Say
from tinhorn.table.model import ChatLine, Terms

PHRASES: Final = (
    "chat-hello",
    "chat-good-luck",
    "chat-nice",
    "chat-ouch",
    "chat-thinking",
    "chat-your-turn",
    "chat-thanks",
    "chat-good-game",
)


def chat_line(said: Say, seat: Viewer, speaker: str, now: int) -> ChatLine:
    """The line as it is kept, or why it cannot be said."""
    line = ChatLine(at=now, seat=seat, request=f"{speaker}:{said.request}")
    if said.phrase is not None and said.text is None and said.phrase in PHRASES:
        return replace(line, phrase=said.phrase)
    if said.text is None or said.phrase is not None:
        raise MalformedError(phrase("server-chat"))
    return replace(line, text=_tidy(said.text))


def speaker(terms: Terms, seat: Viewer, address: str) -> str:
    """Who says something: a seat, or a spectator by their address, from which it cannot be told."""
    if seat is not None:
        return str(seat)
    return hmac.digest(terms.secret, f"speaker#{address}".encode(), "sha256").hex()[:16]


def _tidy(said: str) -> str:
    text = " ".join("".join(letter for letter in said if _shows(letter)).split())
    if not text or len(text) > CHAT_LETTERS:
        raise MalformedError(phrase("server-chat-length", most=CHAT_LETTERS))
    return text


def _shows(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()

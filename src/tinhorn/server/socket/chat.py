"""Chat: one of a few fixed phrases that every language has, or a line of text."""

from __future__ import annotations

import hmac
from typing import Final

from msgspec.structs import replace

from tinhorn.kernel import Viewer, phrase
from tinhorn.server.api.errors import MalformedError
from tinhorn.server.middleware.rate_limits import CHAT_LETTERS
from tinhorn.server.wire.table import Say
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


def build_chat_line(message: Say, seat: Viewer, speaker: str, now: int) -> ChatLine:
    """Check a chat message and build the line to store."""
    line = ChatLine(at=now, seat=seat, request=f"{speaker}:{message.request}")
    if message.phrase is not None and message.text is None and message.phrase in PHRASES:
        return replace(line, phrase=message.phrase)
    if message.text is None or message.phrase is not None:
        raise MalformedError(phrase("server-chat"))
    return replace(line, text=_clean(message.text))


def speaker_id(terms: Terms, seat: Viewer, address: str) -> str:
    """Identify the sender: a seat, or a keyed hash of a spectator's address."""
    if seat is not None:
        return str(seat)
    return hmac.digest(terms.secret, f"speaker#{address}".encode(), "sha256").hex()[:16]


def _clean(raw: str) -> str:
    text = " ".join("".join(letter for letter in raw if _is_visible(letter)).split())
    if not text or len(text) > CHAT_LETTERS:
        raise MalformedError(phrase("server-chat-length", most=CHAT_LETTERS))
    return text


def _is_visible(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()

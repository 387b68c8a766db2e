"""What may be said at a table: one of a few phrases that every language has, or a line of text."""

from __future__ import annotations

from typing import Final

from tinhorn.kernel.game import Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.server.limits import CHAT_LETTERS
from tinhorn.server.problems import MalformedError
from tinhorn.server.wire import Say
from tinhorn.table.model import ChatLine

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


def chat_line(said: Say, seat: Viewer, now: int) -> ChatLine:
    """The line as it is kept, or why it cannot be said."""
    if said.phrase is not None and said.text is None and said.phrase in PHRASES:
        return ChatLine(at=now, seat=seat, phrase=said.phrase)
    if said.text is None or said.phrase is not None:
        raise MalformedError(phrase("server-chat"))
    text = " ".join("".join(letter for letter in said.text if _shows(letter)).split())
    if not text or len(text) > CHAT_LETTERS:
        raise MalformedError(phrase("server-chat-length", most=CHAT_LETTERS))
    return ChatLine(at=now, seat=seat, text=text)


def _shows(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()

"""The words of a notice: the table and until when, in the reader's language; never what happened.

All messages have the same length, so their size tells nothing.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from tinhorn.kernel import Phrase, phrase
from tinhorn.locale import date_and_time, say
from tinhorn.server.notices.model import TURNS, Contact, Item

SIZE: Final = 3_072
"""The bytes of every message; push services take at most 4,096, encrypted."""
MOST_ITEMS: Final = 6
MOST_ASKING: Final = 50
TITLE_LETTERS: Final = 40


class Message(Struct, frozen=True):
    """What a reader sees, and the page that a click opens."""

    title: str
    body: str
    path: str
    asking: list[str] = []
    """The tables that ask the reader, at most `MOST_ASKING`; a worker counts each once."""


def compose(items: list[Item], contact: Contact) -> Message:
    """Return one message about all these tables."""
    language = contact.language
    asking = [item.table for item in items if item.kind in TURNS][:MOST_ASKING]
    if len(items) == 1:
        [item] = items
        body = say(_sentence(item, contact), language)
        return Message(_title(item), body, f"/t/{item.table}", asking)
    lines = [_line(item, contact) for item in items[:MOST_ITEMS]]
    if len(items) > MOST_ITEMS:
        lines.append(say(phrase("notice-more", count=len(items) - MOST_ITEMS), language))
    title = say(phrase("notice-tables", count=len(items)), language)
    return Message(title, "\n".join(lines), "/", asking)


def compose_test(language: str) -> Message:
    """Return the message of a trial."""
    return Message("tinhorn", say(phrase("notice-test"), language), "/")


def push_payload(message: Message) -> bytes:
    """Return the bytes that the service worker reads."""
    return padded(msgspec.json.encode(message))


def plain_text(message: Message, base: str) -> str:
    return f"{message.title}\n{message.body}\n{base}{message.path}"


def padded(payload: bytes) -> bytes:
    """Fill up with spaces, which mean nothing at the end of JSON or text."""
    assert len(payload) <= SIZE, "titles and lines are cut"
    return payload.ljust(SIZE)


def until_text(at: int, contact: Contact) -> str:
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(contact.zone))
    return date_and_time(local, contact.language)


def _title(item: Item) -> str:
    return (item.title or item.table)[:TITLE_LETTERS]


def _line(item: Item, contact: Contact) -> str:
    sentence = say(_sentence(item, contact), contact.language)
    return say(phrase("notice-at", table=_title(item), what=sentence), contact.language)


def _sentence(item: Item, contact: Contact) -> Phrase:
    until = None if item.until is None else until_text(item.until, contact)
    match item.kind:
        case "turn" | "half" | "last":
            key = "notice-turn"
        case "window":
            key = "notice-window"
        case "full" | "playing" | "over" | "rematch" | "wish":
            return phrase(f"notice-{item.kind}")
        case "reissue":
            assert until is not None, "a new code does not wait for ever"
            return phrase("notice-new-code", until=until)
    return phrase(key) if until is None else phrase(f"{key}-until", until=until)

"""A calendar of time limits (RFC 5545), for whoever has its secret address."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from tinhorn.server.notices.messages import compose
from tinhorn.server.notices.model import Contact, Item

STEP: Final = 4_096
"""A calendar has a multiple of this many bytes, so its size tells little."""
LINE_BYTES: Final = 70
PADDING_BYTES: Final = 50
HEAD: Final = ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//tinhorn//tinhorn//EN")
END: Final = "END:VCALENDAR"


def calendar_text(limits: list[tuple[Contact, Item, int]]) -> bytes:
    """Return the file: an event at each time limit."""
    lines = [*HEAD, "X-WR-CALNAME:tinhorn", "REFRESH-INTERVAL;VALUE=DURATION:PT1H"]
    for contact, item, asked_at in limits:
        lines += _event(contact, item, asked_at)
    return _padded("".join(f"{folded}\r\n" for line in lines for folded in _folded(line)))


def _event(contact: Contact, item: Item, asked_at: int) -> list[str]:
    assert item.until is not None
    message = compose([item], contact)
    return [
        "BEGIN:VEVENT",
        f"UID:{item.table}-{contact.seat}-{asked_at}@tinhorn",
        f"DTSTAMP:{_time(asked_at)}",
        f"DTSTART:{_time(item.until)}",
        f"SUMMARY:{_escaped(f'{message.title}: {message.body}')}",
        f"URL:{contact.base}{message.path}",
        "END:VEVENT",
    ]


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y%m%dT%H%M%SZ}"


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> list[str]:
    """Break a long line; the lines that continue it begin with a space."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > LINE_BYTES:
            parts.append(part)
            part = " "
        part += letter
    return [*parts, part]


def _padded(text: str) -> bytes:
    """Fill up with a property that calendars ignore."""
    name, end = "X-TINHORN-PADDING:", f"{END}\r\n"
    missing = -(len(text.encode()) + len(name) + 2 + len(end)) % STEP
    lines, rest = divmod(missing, PADDING_BYTES)
    continued = "\r\n ".ljust(PADDING_BYTES, ".") * lines
    return f"{text}{name}{'.' * rest}{continued}\r\n{end}".encode()

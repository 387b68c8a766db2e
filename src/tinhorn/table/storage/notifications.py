"""What processes on one PostgreSQL tell each other: changed tables, and announcements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from tinhorn.table.model import ChangeSet
from tinhorn.table.storage.interface import Hear, Wake

CHANNEL: Final = "tinhorn"
ANNOUNCED: Final = "!"
"""The prefix of a word that is an announcement, not the id of a table."""


class Announcement(NamedTuple):
    """Something that all listening processes are to learn. It is not stored."""

    update: str


Written: TypeAlias = ChangeSet | Announcement
"""What the writer collects: the transaction of a step carries announcements along."""


def change_sets_of(written: Sequence[Written]) -> list[ChangeSet]:
    return [one for one in written if isinstance(one, ChangeSet)]


def words_of(written: Iterable[Written]) -> list[str]:
    """Return what a notification says: the id of each changed table, and announcements."""
    return [
        f"{ANNOUNCED}{one.update}" if isinstance(one, Announcement) else one.table
        for one in written
    ]


def build_payload(sender: str, words: Iterable[str]) -> str:
    return " ".join([sender, *words])


def dispatch(payload: str, own: str, wake: Wake, hear: Hear) -> None:
    """Pass on a notification, unless this process has sent it."""
    sender, *words = payload.split()
    if sender == own:
        return
    for word in words:
        if word.startswith(ANNOUNCED):
            hear(sender, word.removeprefix(ANNOUNCED))
        else:
            wake(word)

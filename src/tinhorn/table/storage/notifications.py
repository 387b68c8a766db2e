"""Notifications from other processes about changed tables, by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Engine

from tinhorn.table.storage.interface import Hear, Wake

CHANNEL: Final = "tinhorn"
POLL_SECONDS: Final = 0.5
"""How long to listen before checking whether to stop."""
RECONNECT_SECONDS: Final = 0.5
"""How long to wait before connecting again."""

ANNOUNCED: Final = "!"
"""The prefix of a word that is an announcement, not the id of a table."""


class Announcement(NamedTuple):
    """Something that all listening processes are to learn. It is not stored."""

    update: str


class Listener:
    """Listens in a thread with its own connection; calls back in the event loop that started it."""

    def __init__(self, engine: Engine, own: str, wake: Wake, hear: Hear) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own = own
        self._wake = wake
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tinhorn-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg  # an optional dependency

        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error:
                self._stopped.wait(RECONNECT_SECONDS)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            # Notifications sent while this process was not connected are lost.
            self._call(self._wake, None)
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=POLL_SECONDS):
                    self._dispatch(notice.payload)

    def _dispatch(self, payload: str) -> None:
        sender, *words = payload.split()
        if sender == self._own:
            return
        for word in words:
            if word.startswith(ANNOUNCED):
                self._call(self._hear, sender, word.removeprefix(ANNOUNCED))
            else:
                self._call(self._wake, word)

    def _call(self, function: Callable[..., None], *arguments: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *arguments)

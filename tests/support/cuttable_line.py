"""A line between a server and its database that can be cut: a proxy that loses what it carries."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit

MOST_BYTES = 2**16


class CuttableLine:
    """`with CuttableLine(url) as line:` and `line.url` leads to the same database.

    It works in a thread of its own, so that a server can start while a test waits for it.
    """

    def __init__(self, url: str) -> None:
        self._to = urlsplit(url)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._is_cut = False
        self._silent: set[asyncio.StreamWriter] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.url = ""

    def cut(self) -> None:
        """Lose every answer of the database from now on. What it was asked to do, it still does.

        Nobody notices: the connections stay open, as when a cable is pulled.
        """
        self._is_cut = True

    def mend(self) -> None:
        """Carry everything again, on new connections: the old ones have lost too much."""
        self._loop.call_soon_threadsafe(self._mend)

    def mend_for_new(self) -> None:
        """Carry everything again on new connections; the old ones stay open and stay silent."""
        self._loop.call_soon_threadsafe(self._mend_for_new)

    def __enter__(self) -> CuttableLine:
        self._thread.start()
        starting = asyncio.run_coroutine_threadsafe(self._start(), self._loop)
        port = starting.result()
        self.url = self._to._replace(netloc=f"{self._to.username}@127.0.0.1:{port}").geturl()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _start(self) -> int:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _stop(self) -> None:
        self._server.close()
        self._abort_all()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _mend(self) -> None:
        self._is_cut = False
        self._abort_all()

    def _mend_for_new(self) -> None:
        self._silent |= self._writers
        self._is_cut = False

    def _abort_all(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _carry(
        self, from_server: asyncio.StreamReader, to_server: asyncio.StreamWriter
    ) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(to_server)
        with suppress(OSError):
            from_database, to_database = await asyncio.open_connection(
                self._to.hostname, self._to.port
            )
            self._writers.add(to_database)
            await asyncio.gather(
                self._pump(from_server, to_database, may_lose=False),
                self._pump(from_database, to_server, may_lose=True),
            )
            self._writers.discard(to_database)
        self._writers.discard(to_server)
        self._tasks.discard(task)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, may_lose: bool
    ) -> None:
        """Carry one direction until either end hangs up; then hang up at the other end as well."""
        with suppress(OSError):
            while data := await reader.read(MOST_BYTES):
                if not (may_lose and (self._is_cut or writer in self._silent)):
                    writer.write(data)
                    await writer.drain()
        writer.transport.abort()

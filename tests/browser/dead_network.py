"""A network between a browser and a server that can drop everything without closing anything."""

from __future__ import annotations

import asyncio
from asyncio import Event, StreamReader, StreamWriter
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Final
from urllib.parse import urlsplit

CHUNK: Final = 65_536
HANDSHAKE: Final = b"upgrade: websocket"


class DeadNetwork:
    """Passes connections on to a server, until it is cut.

    A cut connection stays dead when the network is mended, as does one that was begun meanwhile:
    the browser has to notice by itself, and to begin another one.
    """

    def __init__(self, server: str) -> None:
        self.server = server
        self._host, self._port = urlsplit(server).hostname, urlsplit(server).port
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever)
        self._is_cut = False
        self._cuts = 0
        self._opens = Event()
        self._opens.set()
        self.handshakes = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.address = ""

    def __enter__(self) -> DeadNetwork:
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        port = self._server.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        self._is_cut = True
        self._cuts += 1

    def mend(self) -> None:
        self._is_cut = False

    def delay_handshakes(self) -> None:
        """Let sockets wait for their connection, while requests are answered."""
        self._loop.call_soon_threadsafe(self._opens.clear)

    def open_sockets(self) -> None:
        self._loop.call_soon_threadsafe(self._opens.set)

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._take, "127.0.0.1", 0)

    async def _take(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._note()
        cuts, is_dead = self._cuts, self._is_cut
        onward, back = await asyncio.open_connection(self._host, self._port)
        ways = ((reader, back), (onward, writer))
        passing = [self._pass(source, target, cuts, is_dead=is_dead) for source, target in ways]
        try:
            await asyncio.gather(*passing)
        except asyncio.CancelledError:
            pass  # the test is over
        finally:
            for _, target in ways:
                target.transport.abort()

    def _note(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass(
        self, source: StreamReader, target: StreamWriter, cuts: int, *, is_dead: bool
    ) -> None:
        with suppress(ConnectionError):
            while data := await source.read(CHUNK):
                if HANDSHAKE in data.lower():
                    self.handshakes += 1
                    await self._opens.wait()
                if is_dead or self._cuts > cuts:
                    continue  # dropped
                target.write(data)
                await target.drain()
            if not (is_dead or self._cuts > cuts):
                target.close()

    async def _end(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0)  # the transports are closed by the next turn of the loop

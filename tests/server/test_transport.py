"""Frames of clients: the usual ones are read at once, everything else by the library."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.server.serving import PATIENCE
from tinhorn.server.socket.transport import (
    EventQueue,
    WebSocketTransport,
    encode_frame,
    is_whole,
    read_frame,
)


def from_client(message: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """Return the bytes of a frame as a client sends it."""
    return Frame(opcode, message, fin=fin).serialize(mask=True)


@given(st.text(alphabet=st.characters(max_codepoint=127), max_size=2_000))
def test_a_text_in_one_frame_is_read_at_once(text: str) -> None:
    assert read_frame(from_client(text.encode())) == text.encode()


@given(st.binary(max_size=40))
def test_no_data_makes_the_reader_fail(data: bytes) -> None:
    read_frame(data)
    is_whole(data)


@pytest.mark.parametrize(
    "data",
    [
        from_client(b"one") + from_client(b"two"),
        from_client(b"half")[:-1],
        from_client(b"part", fin=False),
        from_client(b"bytes", Opcode.BINARY),
        from_client(b"", Opcode.PING),
        from_client("Größe".encode()),
        from_client(b"x" * 70_000),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
    ],
    ids=["two frames", "half a frame", "a part", "bytes", "ping", "not ASCII", "long", "unmasked"],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert read_frame(data) is None


def test_whole_frames_leave_no_part_behind() -> None:
    assert is_whole(from_client(b"one") + from_client(b"", Opcode.PONG))
    assert not is_whole(from_client(b"one") + from_client(b"two")[:-1])
    assert not is_whole(from_client(b"part", fin=False))
    assert not is_whole(from_client(b"x" * 70_000))


class Wire(asyncio.Transport):
    """What lies under a socket: notes each piece of data that is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False


def open_sockets(count: int) -> tuple[list[WebSocketTransport], list[Wire]]:
    """Sockets of one server."""
    config, state = Config(app=lambda: None), ServerState()
    config.load()
    shared: dict[str, object] = {}
    sockets = [WebSocketTransport(config, state, shared) for _ in range(count)]
    wires = [Wire() for _ in sockets]
    for socket, wire in zip(sockets, wires, strict=True):
        socket.connection_made(wire)
    return sockets, wires


def test_the_frames_of_one_client_leave_together_at_the_end_of_the_turn() -> None:
    async def scene() -> None:
        [ann, bob], [to_ann, to_bob] = open_sockets(2)
        for socket, message in ((ann, b"update"), (bob, b"update"), (ann, b"acknowledged")):
            socket.send_frame(message)
        assert (to_ann.written, to_bob.written) == ([], [])

        await asyncio.sleep(0)
        ann.send_frame(b"later")
        await asyncio.sleep(0)

        update, acknowledged, later = map(encode_frame, (b"update", b"acknowledged", b"later"))
        assert to_ann.written == [update + acknowledged, later]
        assert to_bob.written == [update]

    asyncio.run(scene())


def test_nothing_is_written_to_a_closed_socket() -> None:
    async def scene() -> None:
        [ann], [wire] = open_sockets(1)
        ann.send_frame(b"update")
        ann.close_sent = True
        await asyncio.sleep(0)

        assert wire.written == []

    asyncio.run(scene())


def test_events_wait_for_the_reader_and_the_reader_for_events() -> None:
    async def scene() -> None:
        queue = EventQueue(asyncio.get_running_loop())
        queue.put_nowait(1)
        queue.put_nowait(2)
        assert (await queue.get(), queue.qsize(), await queue.get()) == (1, 1, 2)
        assert queue.empty()

        reader = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(3)
        queue.put_nowait(4)

        assert (await reader, await queue.get()) == (3, 4)

    asyncio.run(scene())


def test_a_reader_that_gives_up_takes_no_event_with_it() -> None:
    async def scene() -> None:
        queue = EventQueue(asyncio.get_running_loop())
        reader = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        reader.cancel()
        queue.put_nowait(1)
        await asyncio.wait([reader])

        assert await asyncio.wait_for(queue.get(), PATIENCE) == 1

    asyncio.run(scene())

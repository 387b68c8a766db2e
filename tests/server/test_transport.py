"""Frames of clients: the usual ones are read at once, everything else by the library."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from tinhorn.server.socket.transport import EventQueue, UnsentFrames, is_whole, read_frame


def from_client(message: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """The bytes of a frame as a client sends it."""
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


class Line:
    """A socket that notes what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write_frames(self, frames: bytes) -> None:
        self.written.append(frames)


def test_the_frames_of_one_client_leave_together_at_the_end_of_the_turn() -> None:
    async def scene() -> None:
        unsent, ann, bob = UnsentFrames(asyncio.get_running_loop()), Line(), Line()
        for socket, frame in ((ann, b"update "), (bob, b"update"), (ann, b"acknowledged")):
            unsent.add(socket, frame)
        assert (ann.written, bob.written) == ([], [])

        await asyncio.sleep(0)
        unsent.add(ann, b"later")
        await asyncio.sleep(0)

        assert ann.written == [b"update acknowledged", b"later"]
        assert bob.written == [b"update"]

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

        assert await asyncio.wait_for(queue.get(), 5) == 1

    asyncio.run(scene())

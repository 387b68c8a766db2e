"""What is on its way to a client: at once where there is room, in order, and not without end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, Protocol, Side

from tinhorn.server.socket.outbox import BACKLOG, Outbox
from tinhorn.server.socket.transport import encode_frame


class Transport:
    """To a client that reads as the test says."""

    def __init__(self, *, has_room: bool) -> None:
        self.has_room = has_room
        self.on_room: Callable[[], None] = lambda: None
        self.control_delay: Callable[[], float] = lambda: 0.0
        self.carried: list[bytes] = []
        self.is_hung_up = False
        self.is_cut = False

    def make_room(self) -> None:
        self.has_room = True
        self.on_room()

    def send_frame(self, message: bytes) -> None:
        self.carried.append(message)

    def disconnect(self) -> None:
        self.is_hung_up = True

    def abort(self) -> None:
        self.is_cut = True


class NarrowLine(Transport):
    """Full again after each message."""

    def send_frame(self, message: bytes) -> None:
        super().send_frame(message)
        self.has_room = False


def test_a_message_leaves_at_once_where_there_is_room() -> None:
    transport = Transport(has_room=True)

    Outbox(transport).put(b"one")

    assert transport.carried == [b"one"]


def test_messages_for_a_slow_reader_wait_and_keep_their_order() -> None:
    transport = NarrowLine(has_room=False)
    outbox = Outbox(transport)

    for message in (b"one", b"two", b"three"):
        outbox.put(message)
    before = list(transport.carried)
    transport.make_room()
    outbox.put(b"four")
    for _ in range(3):
        transport.make_room()

    assert before == []
    assert transport.carried == [b"one", b"two", b"three", b"four"]


def test_a_client_that_never_reads_is_disconnected() -> None:
    transport = Transport(has_room=False)
    outbox = Outbox(transport)

    for _ in range(BACKLOG):
        outbox.put(b"news")
    was_cut = transport.is_cut
    outbox.put(b"too much")
    transport.make_room()

    assert not was_cut
    assert transport.is_cut
    assert transport.carried == []


def test_waiting_messages_are_sent_before_the_connection_closes() -> None:
    transport = Transport(has_room=False)
    outbox = Outbox(transport)

    outbox.put(b"goodbye")
    outbox.close()
    outbox.put(b"one thing more")
    was_hung_up = transport.is_hung_up
    transport.make_room()

    assert not was_hung_up
    assert transport.carried == [b"goodbye"]
    assert transport.is_hung_up


def test_with_nothing_left_to_say_it_hangs_up_at_once() -> None:
    transport = Transport(has_room=True)

    Outbox(transport).close()

    assert transport.is_hung_up


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_of_any_size_is_one_frame_that_a_client_can_read(size: int) -> None:
    client = Protocol(Side.CLIENT, state=OPEN, max_size=None)

    client.receive_data(encode_frame(b"x" * size))

    assert client.events_received() == [Frame(Opcode.TEXT, b"x" * size)]

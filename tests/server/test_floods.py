"""Attacks by clients that send without end and never read, over plain sockets."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.clients import BOT, ME
from tests.server.serving import PATIENCE, Server

MEBI = 1 << 20
FLOOD = 48 * MEBI
"""Far more than the buffers of both ends hold."""
SILENCE = 3
"""Seconds without any progress after which the server has stopped to read."""
WISH = {"game": "winchester", "seats": [ME, BOT, BOT], "name": "Ann"}
PING = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + bytes(125)
PONG = bytes((0x8A,)) + PING[1:]
TEXT = bytes((0x01, 0x80, 0, 0, 0, 0))
"""Begins a message of several frames."""
LETTER = bytes((0x81, 0x80 | 1, 0, 0, 0, 0)) + b"x"
SPECTATORS = 16
EMPTY_PART = bytes((0x00, 0x80, 0, 0, 0, 0))


@pytest.fixture
def strict(sqlite_url: str) -> Iterator[Server]:
    with Server(sqlite_url) as server:
        yield server


@pytest.fixture
def lenient(sqlite_url: str) -> Iterator[Server]:
    with Server(sqlite_url, "--no-limits") as server:
        yield server


def table(server: Server) -> str:
    seated = httpx.post(f"{server.url}/api/tables", json=WISH, timeout=PATIENCE)
    code: str = seated.json()["table"]["code"]
    return code


@contextmanager
def opened_socket(server: Server, path: str = "") -> Iterator[socket.socket]:
    """Yield a socket of a spectator, after its handshake; of a new table, if no path is given."""
    path = path or f"/api/tables/{table(server)}/socket"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(f"{head}Connection: Upgrade\r\n{key}\r\n".encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
        line.settimeout(SILENCE)
        yield line


def flooded(line: socket.socket, data: bytes) -> int:
    """Send frames until the server stops to read or cuts the line; return the bytes it took."""
    block, sent = data * (FLOOD // len(data)), 0
    try:
        while sent < len(block):
            sent += line.send(memoryview(block)[sent : sent + MEBI // 16])
    except OSError:
        return sent
    return sent


def memory(server: Server) -> int:
    """Return the resident memory of a server, in bytes."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) * 1024


def test_messages_that_arrive_at_once_fill_no_memory(strict: Server) -> None:
    path = f"/api/tables/{table(strict)}/socket"
    with ExitStack() as lines:
        spectators = [lines.enter_context(opened_socket(strict, path)) for _ in range(SPECTATORS)]
        before = memory(strict)
        for line in spectators:
            flooded(line, LETTER)
        after = memory(strict)

    assert after - before < SPECTATORS * MEBI // 2


@pytest.mark.parametrize(
    ("begin", "data"),
    [(b"", PING), (b"", PONG), (TEXT, EMPTY_PART)],
    ids=["pings", "pongs", "empty parts"],
)
def test_control_frames_count_against_the_rate_of_messages(
    strict: Server, begin: bytes, data: bytes
) -> None:
    with opened_socket(strict) as line:
        line.sendall(begin)
        sent = flooded(line, data)

    assert sent < FLOOD - len(data)
    assert httpx.get(f"{strict.url}/health", timeout=PATIENCE).is_success


def test_pings_of_a_client_that_never_reads_fill_no_memory(lenient: Server) -> None:
    with opened_socket(lenient) as line:
        before = memory(lenient)
        flooded(line, PING)
        after = memory(lenient)

    assert after - before < FLOOD // 4


def test_the_last_of_many_pings_is_answered_when_the_client_reads_again(lenient: Server) -> None:
    last = bytes((0x89, 0x80 | 4, 0, 0, 0, 0)) + b"last"
    with opened_socket(lenient) as line:
        flooded(line, PING)
        line.sendall(last)
        line.settimeout(PATIENCE)
        heard = b""
        while not heard.endswith(b"\x8a\x04last"):
            part = line.recv(MEBI)
            assert part, "the server closed the line"
            heard = heard[-8:] + part


def test_the_server_needs_no_compiled_part_of_websockets() -> None:
    script = """
import sys
sys.modules["websockets.speedups"] = None
from tinhorn.server.socket.transport import read_frame
assert read_frame(bytes((0x81, 0x82, 1, 2, 3, 4)) + bytes((ord("h") ^ 1, ord("i") ^ 2))) == b"hi"
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")

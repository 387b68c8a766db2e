"""Attacks by clients that send half a request, or headers without end, over plain sockets."""

from __future__ import annotations

import re
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from tests.server.serving import PATIENCE, Server
from tests.server.test_floods import MEBI, memory
from tests.support.polling import poll
from tinhorn.server.http_connections import (
    BODY_SECONDS,
    HEADER_BYTES,
    HEADER_SECONDS,
    MOST_PIPELINED,
    READ_SECONDS,
)

HALF = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n"
HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{"
)
ATTACKERS = 200
UNREAD = 5
"""Clients that read nothing."""
DESCRIPTORS = 128
NEWCOMERS = 4
NEWCOMER_SECONDS = 4.0
"""Idle connections are closed anyway after five."""
WHOLE = HALF + b"Connection: close\r\n\r\n"


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Server]:
    with Server(sqlite_url, "--no-limits") as server:
        yield server


def connected(server: Server, lines: ExitStack) -> socket.socket:
    return lines.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))


def answer(line: socket.socket) -> bytes:
    """Return everything until the server closes the line."""
    try:
        return b"".join(iter(lambda: line.recv(MEBI), b""))
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    "part", [b"x-long: " + b"x" * (MEBI // 4), b"x: y\r\n" * (MEBI // 24)], ids=["long", "many"]
)
@pytest.mark.parametrize("place", ["head", "trailer"])
def test_headers_without_end_are_refused(server: Server, part: bytes, place: str) -> None:
    chunked = HALF.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n0\r\n"
    assert httpx.get(f"{server.url}/ready", timeout=PATIENCE).is_success
    before = memory(server)
    with ExitStack() as lines:
        line = connected(server, lines)
        line.sendall(HALF if place == "head" else chunked)
        try:
            for _ in range(64):
                line.sendall(part)
        except ConnectionError:
            is_cut = True
        else:
            is_cut = not line.recv(1)
        after = memory(server)

    assert is_cut
    assert after - before < 8 * MEBI


def test_headers_in_one_piece_are_measured_too(server: Server) -> None:
    with ExitStack() as lines:
        line = connected(server, lines)
        line.sendall(HALF + b"Connection: close\r\nx: " + b"y" * HEADER_BYTES + b"\r\n\r\n")

        assert answer(line).startswith(b"HTTP/1.1 431 ")


def test_the_cookies_of_many_seats_fit(server: Server) -> None:
    cookies = "; ".join(f"__Host-tinhorn-PRAIRIE-2{number:03}={'x' * 43}" for number in range(100))

    answer = httpx.get(f"{server.url}/api/tables", headers={"cookie": cookies}, timeout=PATIENCE)

    assert answer.is_success


@pytest.mark.parametrize(
    ("half", "seconds"),
    [
        (HALF, HEADER_SECONDS),
        pytest.param(b"", HEADER_SECONDS, marks=pytest.mark.slow),
        pytest.param(HALF_BODY, BODY_SECONDS, marks=pytest.mark.slow),
    ],
    ids=["head", "nothing", "body"],
)
def test_half_a_request_is_given_up(server: Server, half: bytes, seconds: float) -> None:
    with ExitStack() as lines:
        line = connected(server, lines)
        line.sendall(half)
        line.settimeout(PATIENCE + seconds)

        heard = answer(line)

    assert heard.startswith(b"HTTP/1.1 408 ") == (half == HALF)


def test_half_requests_lock_nobody_out_and_leave_one_line(sqlite_url: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as written, Server(sqlite_url, log=written) as server:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
        with ExitStack() as lines:
            for _ in range(ATTACKERS):
                connected(server, lines).sendall(HALF)
            newcomer = connected(server, lines)
            newcomer.sendall(WHOLE)
            heard = answer(newcomer)
        after = httpx.get(f"{server.url}/ready", timeout=PATIENCE)

    assert heard.startswith(b"HTTP/1.1 200 ")
    assert after.is_success
    assert log.read_text().count('"resource":"connections","detail"') == 1


def test_idle_connections_lock_nobody_out_and_leave_one_line(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Each of them has got the answer to a whole request, and stays open."""
    log = tmp_path / "log"
    asked = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with log.open("w") as written, Server(sqlite_url, log=written) as server:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
        with ExitStack() as lines:
            for _ in range(ATTACKERS):
                connected(server, lines).sendall(asked)
            newcomers = [connected(server, lines) for _ in range(NEWCOMERS)]
            for newcomer in newcomers:
                newcomer.settimeout(NEWCOMER_SECONDS)
                newcomer.sendall(WHOLE)
            heard = [answer(newcomer)[:13] for newcomer in newcomers]
        after = httpx.get(f"{server.url}/ready", timeout=PATIENCE)

    assert heard == [b"HTTP/1.1 200 "] * NEWCOMERS
    assert after.is_success
    assert log.read_text().count('"resource":"connections","detail"') == 1


def test_a_connection_that_is_in_use_is_not_closed_as_idle(server: Server) -> None:
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
    asked = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    in_use = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    in_use.connect()
    port = in_use.sock.getsockname()[1]
    with ExitStack() as lines:
        lines.callback(in_use.close)
        for _ in range(DESCRIPTORS):
            connected(server, lines).sendall(asked)
            in_use.request("GET", "/health")
            assert in_use.getresponse().read()

        assert in_use.sock.getsockname()[1] == port


def test_an_address_has_a_limited_number_of_connections(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    log = tmp_path / "log"
    with (
        log.open("w") as written,
        Server(sqlite_url, "--sockets-per-address", "5", log=written) as server,
    ):
        with ExitStack() as lines:
            for _ in range(5):
                connected(server, lines).sendall(HALF)
            refused = [answer(connected(server, lines)) for _ in range(5)]
        again = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE)

    assert all(heard.startswith(b"HTTP/1.1 429 ") for heard in refused)
    assert again.is_success
    assert log.read_text().count('"resource":"connections","detail"') == 1


def test_answers_that_nobody_reads_are_given_up(sqlite_url: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        log.open("w") as written,
        Server(sqlite_url, "--no-limits", log=written) as server,
    ):
        read_nothing(server)

    assert "error" not in log.read_text()


def read_nothing(server: Server) -> None:
    """Ask for large files and wait until the server has closed all lines."""
    page = httpx.get(server.url, timeout=PATIENCE).text
    path = next(path for path in re.findall('"(/assets/[^"]+)"', page) if "main.js" in path)
    request = WHOLE.replace(b"Connection: close\r\n", b"").replace(b"/api/tables", path.encode())
    with ExitStack() as lines:
        ports = set()
        for _ in range(UNREAD):
            line = lines.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", server.port))
            line.sendall(request * MOST_PIPELINED)
            ports.add(line.getsockname()[1])
        other = lines.enter_context(httpx.Client(base_url=server.url, timeout=PATIENCE))

        def has_closed_all() -> bool:
            assert other.get("/ready").is_success, "it answers others meanwhile"
            return not open_ports(server) & ports

        poll(has_closed_all, seconds=PATIENCE + 2 * READ_SECONDS)


def open_ports(server: Server) -> set[int]:
    """Return the ports of clients whose lines hold a descriptor of the server."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {
        int(row[2].rpartition(":")[2], 16)
        for row in rows
        if int(row[1].rpartition(":")[2], 16) == server.port and row[9] != "0"
    }


@pytest.mark.parametrize(
    ("sent", "answered"), [(20, 21), (1_000, MOST_PIPELINED + 1)], ids=["some", "too many"]
)
def test_of_requests_in_one_piece_some_are_answered(
    server: Server, sent: int, answered: int
) -> None:
    with ExitStack() as lines:
        line = connected(server, lines)
        line.sendall((HALF + b"\r\n") * sent + WHOLE)

        assert answer(line).count(b"HTTP/1.1 200 ") == answered

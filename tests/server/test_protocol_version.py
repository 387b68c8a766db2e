"""Clients learn the version of the protocol from the handshake."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator

import pytest
from websockets.http11 import Request, Response
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from tests.server.clients import BOT, Client, run
from tests.server.serving import PATIENCE, TINHORN
from tinhorn.server.wire.errors import PROTOCOL_HEADER, PROTOCOL_VERSION


def test_every_handshake_names_the_version_of_the_protocol(server: str) -> None:
    async def scene() -> str:
        return await Client(server).open_table(BOT, BOT)

    address = f"{server.replace('http', 'ws', 1)}/api/tables/{run(scene)}/socket"
    with connect(address) as socket:
        assert socket.response is not None
        assert socket.response.headers[PROTOCOL_HEADER] == str(PROTOCOL_VERSION)


@pytest.fixture
def newer_server() -> Iterator[str]:
    """Yield a server of a later version, whose messages nobody here can read."""

    def speak(socket: ServerConnection) -> None:
        socket.send('{"type":"SomethingNew"}')
        socket.recv(timeout=PATIENCE)

    def add_version(_: ServerConnection, __: Request, response: Response) -> Response:
        response.headers[PROTOCOL_HEADER] = str(PROTOCOL_VERSION + 1)
        return response

    with serve(speak, "127.0.0.1", 0, process_response=add_version) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()
        thread.join()


def test_watching_a_newer_server_ends_with_a_sentence(newer_server: str) -> None:
    ended = subprocess.run(
        [str(TINHORN), "watch", f"{newer_server}/t/MESA-47KX"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert ended.returncode == 2
    assert "newer version" in ended.stderr
    assert "Traceback" not in ended.stderr

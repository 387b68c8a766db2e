"""`tinhorn serve`: what it says, and what it says when it cannot."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
from contextlib import closing
from itertools import takewhile
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from tests.cli.terminal import environment, tinhorn
from tests.server.clients import BOT, Client, run, until
from tests.server.serving import PATIENCE, Server
from tests.support.fork_server import Job, Streams, fork_server

STANDARD_ERROR = 2


def serve(home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run it; for commands that cannot succeed."""
    return tinhorn(home, "serve", "--no-open", *options)


def test_a_port_in_use_is_said_in_a_sentence(tmp_path: Path, sqlite_url: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])

        done = serve(tmp_path, "--database", sqlite_url, "--port", port)

    assert done.returncode == 2
    assert "cannot listen" in done.stderr
    assert port in done.stderr
    assert "Traceback" not in done.stderr


def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(
    tmp_path: Path, sqlite_url: str
) -> None:
    with Server(sqlite_url) as first:
        done = serve(tmp_path, "--database", sqlite_url, "--port", "0")
        first.kill()
        first.start()

    assert done.returncode == 2
    assert "Another server already uses" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_is_no_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    rubbish = tmp_path / "tables.sqlite"
    rubbish.write_bytes(b"this is no database" * 100)

    done = serve(tmp_path, "--database", f"sqlite:///{rubbish}")

    assert done.returncode == 2
    assert str(rubbish) in done.stderr
    assert "Traceback" not in done.stderr


def test_a_damaged_database_is_refused_with_a_sentence(tmp_path: Path, sqlite_url: str) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("CREATE TABLE more (number, words)")
        rows = [(number, "x" * 100) for number in range(1_000)]
        database.executemany("INSERT INTO more VALUES (?, ?)", rows)
    file = tmp_path / "tables.sqlite"
    size = file.stat().st_size
    with file.open("r+b") as damaged:
        damaged.seek(size // 1_024 // 2 * 1_024 + size % 1_024)
        damaged.write(b"\xff" * 1_024)

    done = serve(tmp_path, "--database", sqlite_url, "--port", "0")

    assert done.returncode == 2
    assert "is damaged" in done.stderr
    assert str(file) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://tinhorn:hunter2@127.0.0.1:1/tinhorn",
        "sqlite:////proc/nowhere/tables.sqlite",
        "mysql://root@127.0.0.1/x",
        "nonsense",
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(tmp_path: Path, url: str) -> None:
    done = serve(tmp_path, "--database", url)

    assert done.returncode == 2
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
    assert "hunter2" not in done.stderr


def test_several_processes_need_postgresql(tmp_path: Path, sqlite_url: str) -> None:
    done = serve(tmp_path, "--database", sqlite_url, "--workers", "2")

    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr


def said_by(home: Path, *options: str) -> str:
    """Return what a server says before it serves."""
    words = ["serve", "--no-open", "--port", "0", *options]
    job = Job(words, environment(home), str(home), has_terminal=False)
    reading, writing = os.pipe()
    with open(os.devnull) as nothing:
        streams = Streams(nothing.fileno(), writing, STANDARD_ERROR)
        process = fork_server().start(job, streams)
    os.close(writing)
    with os.fdopen(reading) as output:
        said = "".join(takewhile(lambda line: "Ctrl-C" not in line, output))
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    return said


def test_it_listens_on_this_machine_only_unless_told_otherwise(
    tmp_path: Path, sqlite_url: str
) -> None:
    said = said_by(tmp_path, "--database", sqlite_url)

    assert "http://127.0.0.1:" in said
    assert "Anyone who can reach" not in said


def test_opening_it_to_others_is_said_plainly(tmp_path: Path, sqlite_url: str) -> None:
    said = said_by(tmp_path, "--database", sqlite_url, "--host", "0.0.0.0")

    assert "Anyone who can reach" in said


def test_for_the_phones_in_the_house_there_is_a_code_to_scan(
    tmp_path: Path, sqlite_url: str
) -> None:
    said = said_by(tmp_path, "--database", sqlite_url, "--lan")

    assert re.search(r"http://\d+\.\d+\.\d+\.\d+:\d+/", said)
    assert "Anyone who can reach" in said
    assert len(said.splitlines()) > 12


def test_without_a_database_it_keeps_games_in_the_users_data_folder(tmp_path: Path) -> None:
    said_by(tmp_path)

    assert list(tmp_path.rglob("tables.sqlite"))


def test_a_stopping_server_asks_clients_to_reconnect_later(sqlite_url: str) -> None:
    async def scene(server: Server) -> tuple[int, ConnectionClosed]:
        ann = Client(server.url)
        await ann.open_table(BOT, BOT)
        await ann.connect()
        await ann.catch_up()
        status = await asyncio.to_thread(server.stop)
        with pytest.raises(ConnectionClosed) as closed:
            await until(lambda: False, ann)
        return status, closed.value

    with Server(sqlite_url) as server:
        status, closed = run(lambda: scene(server))

    assert status == 0
    assert closed.rcvd is not None
    assert closed.rcvd.code == CloseCode.SERVICE_RESTART


def test_the_log_is_json_and_has_no_secret_in_it(sqlite_url: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as written, Server(sqlite_url, log=written) as server:
        wish = {"game": "winchester", "seats": [{"kind": "me"}, *[{"kind": "bot"}] * 2]}
        lobby = httpx.Client(base_url=server.url, headers={"prefer": "token"}, timeout=PATIENCE)
        seated = lobby.post("/api/tables", json={**wish, "name": "Ann Onymous"}).json()
        token = {"authorization": f"Bearer {seated['token']}"}
        lobby.post(f"/api/tables/{seated['table']['code']}/start", headers=token)
        lobby.get(f"/api/tables/{seated['token']}")
        lobby.close()

    lines = log.read_text().splitlines()

    assert [json.loads(line)["message"] for line in lines][:1] == ["started"]
    assert json.loads(lines[-1])["message"] == "stopped"
    for secret in (seated["token"], seated["recovery"], "Ann Onymous"):
        assert secret not in log.read_text()


def test_an_address_of_no_mail_server_is_refused_with_a_sentence(
    tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TINHORN_SMTP", "smtps://me:secret@mail.example")
    done = serve(tmp_path, "--database", sqlite_url)

    assert done.returncode == 2
    assert "TINHORN_SMTP" in done.stderr
    assert "?from=" in done.stderr
    assert "secret" not in done.stderr
    assert "Traceback" not in done.stderr


def test_an_origin_that_is_none_is_refused_with_a_sentence(tmp_path: Path, sqlite_url: str) -> None:
    done = serve(tmp_path, "--database", sqlite_url, "--origin", "friend.example/tables")

    assert done.returncode == 2
    assert "friend.example/tables" in done.stderr
    assert "https://example.org" in done.stderr
    assert "Traceback" not in done.stderr

"""For whoever runs a server: is it well, what does it count, what does it keep to itself."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.server.clients import BOT, ME, OPEN, Client, run, until
from tests.server.serving import PATIENCE, Server, serving
from tests.server.test_lobby import problem
from tests.support.polling import poll
from tinhorn.server.auth import hashed

WISH = {"game": "winchester", "seats": [ME, OPEN, BOT], "name": "Ann", "listed": True}
ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}


def test_the_server_says_that_it_is_well(server: str) -> None:
    with httpx.Client(base_url=server, timeout=PATIENCE) as browser:
        browser.post("/api/tables", json=WISH)

        assert browser.get("/health").json() == {"status": "ok"}
        assert browser.get("/ready").json() == {"status": "ok"}
        figures = browser.get("/metrics").text
        assert "tinhorn_sockets" in figures
        assert "tinhorn_tables 0.0" not in figures
        assert "/api/tables" in browser.get("/api/openapi/openapi.json").json()["paths"]


def test_metrics_are_hidden_from_players(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TINHORN_METRICS_TOKEN", "the word")
    with serving(sqlite_url) as server:
        here = httpx.get(f"{server}/metrics", timeout=PATIENCE)
        elsewhere = httpx.get(f"{server}/metrics", headers=ELSEWHERE, timeout=PATIENCE)
        wrong = httpx.get(
            f"{server}/metrics",
            headers={**ELSEWHERE, "authorization": "Bearer x"},
            timeout=PATIENCE,
        )
        word = {**ELSEWHERE, "authorization": "Bearer the word"}
        update = httpx.get(f"{server}/metrics", headers=word, timeout=PATIENCE)

    assert (here.status_code, update.status_code) == (200, 200)
    assert problem(elsewhere, 404)["error"] == "unknown"
    assert problem(wrong, 404)["error"] == "unknown"


def test_a_forged_local_address_cannot_read_metrics(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with serving(sqlite_url) as server:
        claimed = {"x-forwarded-for": "127.0.0.1, 192.0.2.7"}
        answer = httpx.get(f"{server}/metrics", headers=claimed, timeout=PATIENCE)

    assert problem(answer, 404)["error"] == "unknown"


def test_without_a_metrics_token_none_can_be_guessed(server: str) -> None:
    headers = {**ELSEWHERE, "authorization": "Bearer x"}

    assert httpx.get(f"{server}/metrics", headers=headers, timeout=PATIENCE).status_code == 404


def test_of_tokens_and_recovery_codes_the_database_holds_only_hashes(
    sqlite_url: str, tmp_path: Path
) -> None:
    with serving(sqlite_url) as server:
        program = {"prefer": "token"}
        seated = httpx.post(f"{server}/api/tables", json=WISH, headers=program, timeout=PATIENCE)
        saved = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))

    for secret in (seated.json()["token"], seated.json()["recovery"]):
        assert secret.encode() not in saved
        assert hashed(secret).encode() in saved


def test_the_address_of_a_chatting_spectator_is_not_stored(sqlite_url: str, tmp_path: Path) -> None:
    async def scene(server: str) -> None:
        ann, watcher = Client(server), Client(server)
        watcher.code = await ann.open_table(BOT, BOT)
        await watcher.connect(**ELSEWHERE)
        await watcher.say({"type": "Say", "request": "1", "text": "Nice table"})
        await until(lambda: watcher.chat, watcher)

    with serving(sqlite_url) as server:
        run(lambda: scene(server))
        saved = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))

    assert b"Nice table" in saved
    assert ELSEWHERE["x-forwarded-for"].encode() not in saved


def test_while_the_database_is_away_the_server_is_alive_but_not_ready(postgres_url: str) -> None:
    with serving(postgres_url) as server, httpx.Client(base_url=server, timeout=PATIENCE) as client:
        assert client.get("/ready").is_success
        take_away(postgres_url)
        alive, ready = client.get("/health"), client.get("/ready")
        bring_back(postgres_url)
        # What is begun while the database is away, or on a line that was cut meanwhile, fails.
        poll(lambda: client.post("/api/tables", json=WISH).is_success)
        is_ready = client.get("/ready").is_success

    assert alive.is_success
    assert problem(ready, 503)["error"] == "storage"
    assert is_ready


def take_away(postgres_url: str) -> None:
    """Cut all connections to a database, and let none in."""
    server, _, name = postgres_url.rpartition("/")
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        while connection.execute(others, [name]).fetchall():
            continue


def bring_back(postgres_url: str) -> None:
    server, _, name = postgres_url.rpartition("/")
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def test_database_details_are_hidden_from_players(sqlite_url: str, tmp_path: Path) -> None:
    file, log = tmp_path / "tables.sqlite", tmp_path / "log"
    with log.open("w") as written, Server(sqlite_url, log=written) as server:
        with closing(sqlite3.connect(file)) as other:
            other.execute("ALTER TABLE tables RENAME TO gone")
        answer = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE)

    assert problem(answer, 503)["error"] == "storage"
    assert "sqlite" not in answer.text
    assert "no such table" in log.read_text()


def test_a_table_with_another_rules_version_does_not_disturb_the_others(
    sqlite_url: str, tmp_path: Path
) -> None:
    with Server(sqlite_url) as server, httpx.Client(timeout=PATIENCE) as browser:
        codes = [
            browser.post(f"{server.url}/api/tables", json=WISH).json()["table"]["code"]
            for _ in range(2)
        ]
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other:
            other.execute("UPDATE tables SET rules = 99 WHERE id = ?", codes[:1])
            other.commit()
        server.start()
        listed = browser.get(f"{server.url}/api/tables")

    assert [table["code"] for table in listed.json()] == codes[1:]

"""For whoever runs a server: is it well, what does it count, what does it keep to itself."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.clients import BOT, ME, OPEN
from tests.server.serving import PATIENCE, Server, serving
from tests.server.test_lobby import problem

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


def test_the_figures_are_not_for_players(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
        told = httpx.get(f"{server}/metrics", headers=word, timeout=PATIENCE)

    assert (here.status_code, told.status_code) == (200, 200)
    assert problem(elsewhere, 404)["error"] == "unknown"
    assert problem(wrong, 404)["error"] == "unknown"


def test_without_a_word_there_is_none_to_guess(server: str) -> None:
    headers = {**ELSEWHERE, "authorization": "Bearer x"}

    assert httpx.get(f"{server}/metrics", headers=headers, timeout=PATIENCE).status_code == 404


def test_what_ails_the_database_is_not_for_players(sqlite_url: str, tmp_path: Path) -> None:
    file, log = tmp_path / "tables.sqlite", tmp_path / "log"
    with log.open("w") as written, Server(sqlite_url, log=written) as server:
        with closing(sqlite3.connect(file)) as other:
            other.execute("ALTER TABLE tables RENAME TO gone")
        answer = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE)

    assert problem(answer, 503)["error"] == "storage"
    assert "sqlite" not in answer.text
    assert "no such table" in log.read_text()


def test_a_table_of_other_rules_is_in_nobodys_way(sqlite_url: str, tmp_path: Path) -> None:
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

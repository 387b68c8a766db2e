"""How the server answers over HTTP, whatever it is asked for."""

from __future__ import annotations

from contextlib import closing
from http.client import HTTPConnection

import httpx
import pytest

from tests.server.serving import PATIENCE

LONG = "/api/openapi/openapi.json"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/health", "/ready", LONG])
def test_head_is_answered_as_get_is_but_without_a_body(server: str, path: str) -> None:
    got, head = (
        httpx.get(f"{server}{path}", timeout=PATIENCE),
        httpx.head(f"{server}{path}", timeout=PATIENCE),
    )

    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == got.headers["content-type"]
    assert head.headers["content-length"] == got.headers["content-length"]
    assert "content-security-policy" in head.headers


def test_a_connection_stays_usable_after_a_head_request(server: str) -> None:
    with closing(HTTPConnection(server.removeprefix("http://"), timeout=PATIENCE)) as line:
        line.request("HEAD", "/api/games")
        line.getresponse().read()
        line.request("GET", "/api/games")

        assert line.getresponse().status == 200


def test_head_changes_nothing_where_only_post_is_answered(server: str) -> None:
    assert httpx.head(f"{server}/api/records", timeout=PATIENCE).status_code == 405


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_long_answers_are_compressed(server: str, encoding: str) -> None:
    plain = httpx.get(f"{server}{LONG}", headers={"accept-encoding": "identity"}, timeout=PATIENCE)
    small = httpx.get(f"{server}{LONG}", headers={"accept-encoding": encoding}, timeout=PATIENCE)

    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == encoding
    assert int(small.headers["content-length"]) < len(plain.content) / 3
    assert small.json() == plain.json()


def test_short_answers_are_sent_as_they_are(server: str) -> None:
    answer = httpx.get(
        f"{server}/api/tables/mine", headers={"accept-encoding": "br, gzip"}, timeout=PATIENCE
    )

    assert "content-encoding" not in answer.headers

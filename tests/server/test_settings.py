"""Which addresses a server accepts as the origins of pages."""

from __future__ import annotations

import pytest

from tinhorn.server.settings import OriginError, require_origin


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://friend.example", "https://friend.example"),
        ("https://Friend.example/", "https://friend.example"),
        ("http://192.0.2.1:8020", "http://192.0.2.1:8020"),
        ("https://friend.example:443", "https://friend.example"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_an_origin_is_written_as_browsers_send_it(text: str, origin: str) -> None:
    assert require_origin(text) == origin


@pytest.mark.parametrize(
    "text",
    [
        "",
        "friend.example",
        "ftp://friend.example",
        "https://",
        "https://friend.example/tables",
        "https://friend.example?x=1",
        "https://friend.example#x",
        "https://user@friend.example",
        "https://friend.example:port",
        "https://[::1",
        "*",
    ],
)
def test_other_texts_are_refused_as_origins(text: str) -> None:
    with pytest.raises(OriginError):
        require_origin(text)

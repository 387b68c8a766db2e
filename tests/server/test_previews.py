"""What messengers show beside a link to a table."""

from __future__ import annotations

from html import unescape
from html.parser import HTMLParser

import httpx
import pytest

from tests.server.clients import BOT, ME, OPEN


class Tags(HTMLParser):
    """Collects the properties of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str | None] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag == "meta" and (name := named.get("property")):
            self.found[name] = named.get("content")


def preview(client: httpx.Client, path: str, language: str = "en") -> dict[str, str | None]:
    """Return what a program without cookies finds at an address."""
    found = httpx.get(client.base_url.join(path), headers={"accept-language": language})
    assert found.status_code == 200
    return Tags(found.text).found


def opened(browser: httpx.Client, *others: object, **changes: object) -> str:
    wish = {"game": "winchester", "seats": [ME, *others], "name": "Ann", **changes}
    code: str = browser.post("/api/tables", json=wish).json()["table"]["code"]
    return code


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Ann invites you to Winchester"), ("de", "Ann lädt dich zu Winchester ein")],
)
def test_a_link_to_a_new_table_says_who_invites_to_what(
    browser: httpx.Client, language: str, title: str
) -> None:
    code = opened(browser, OPEN, OPEN, title="Friday")

    found = preview(browser, f"/t/{code}", language)

    assert found["og:title"] == title
    assert found["og:description"] == "Friday"
    assert found["og:url"] == str(browser.base_url.join(f"/t/{code}"))
    picture = httpx.get(str(found["og:image"]))
    assert picture.headers["content-type"] == "image/png"


def test_a_link_of_a_host_without_a_name_invites_too(browser: httpx.Client) -> None:
    found = preview(browser, f"/t/{opened(browser, OPEN, OPEN, name='')}")

    assert found["og:title"] == "You are invited to Winchester"


def test_a_link_to_a_game_names_no_player(browser: httpx.Client) -> None:
    code = opened(browser, BOT, BOT)
    browser.post(f"/api/tables/{code}/start").raise_for_status()

    assert preview(browser, f"/t/{code}/replay")["og:title"] == "Winchester"


def test_names_and_titles_stay_text(browser: httpx.Client) -> None:
    code = opened(browser, OPEN, OPEN, name='"><b>', title="<script>alert(1)</script>")

    page = httpx.get(browser.base_url.join(f"/t/{code}")).text

    assert "<b>" not in page
    assert "<script>alert" not in page
    assert "<script>alert(1)</script>" in unescape(page)


@pytest.mark.parametrize("path", ["/", "/t/NONE-2222", "/t/", "/new/winchester"])
def test_other_pages_open_without_a_preview(browser: httpx.Client, path: str) -> None:
    assert preview(browser, path) == {}

"""The summary after a game: chart, numbers and picture."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.finished_games import finished
from tests.browser.live_server import LiveServer
from tests.browser.repeats import rows_in_slow
from tinhorn.games import GAMES

PNG = b"\x89PNG\r\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_a_summary(open_page: Opened, server: LiveServer, game: str) -> None:
    code, record = finished(server, game)
    page = open_page(path=f"/t/{code}/summary")

    players = len(record["names"])
    expect(page.locator("h1")).to_have_text(re.compile(r"\w.*: how it went$"))
    expect(page.locator(".chart polyline")).to_have_count(players)
    expect(page.locator(".swings li")).to_have_count(3)
    page.locator("summary").click()
    totals = page.locator(".scores tbody tr").last.locator("td").all_inner_texts()
    points: list[Any] = record["outcome"]["points"]
    assert [int("".join(filter(str.isdigit, text))) for text in totals] == [
        point * (1_000 if game == "winchester" else 1) for point in points
    ]


def test_a_swing_links_to_its_frame(open_page: Opened, server: LiveServer) -> None:
    code, _ = finished(server, "dicetown")
    page = open_page(path=f"/t/{code}/summary")

    page.get_by_role("link", name="Watch it again").first.click()

    page.wait_for_selector("tin-replay-page .prompt")
    assert "frame=" in page.url


def test_the_result_is_saved_as_a_picture(open_page: Opened, server: LiveServer) -> None:
    code, _ = finished(server, "winchester")
    page = open_page(path=f"/t/{code}/summary")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Share as a picture").click()

    assert saved.value.suggested_filename == f"winchester-{code}.png"
    assert saved.value.path().read_bytes().startswith(PNG)


def test_a_running_game_has_no_summary(
    open_page: Opened, server: LiveServer, page_errors: list[str]
) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(".prompt")

    page.goto(f"{page.url}/summary")

    expect(page.get_by_role("alert")).to_contain_text("isn’t over")
    page_errors.clear()


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("winchester", "de"),
        *rows_in_slow([("winchester", "en"), ("dicetown", "de"), ("dicetown", "en")]),
    ],
)
def test_the_page_is_laid_out_and_accessible(
    open_page: Opened, server: LiveServer, axe: str, game: str, language: str
) -> None:
    code, _ = finished(server, game)
    page = open_page(path=f"/t/{code}/summary", language=language)
    page.wait_for_selector(".chart")
    for width, height in (WIDE, PHONE, (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)

        assert boxes(page, is_phone=width == PHONE[0]) == []
    assert violations(page, axe) == []

"""After the game: how it went, in a chart, in figures, in a picture."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.house import Services
from tests.browser.played import finished
from tinhorn.games import GAMES

PNG = b"\x89PNG\r\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_summed_up(open_page: Opened, house: Services, game: str) -> None:
    code, record = finished(house, game)
    page = open_page(path=f"/t/{code}/summary")

    players = len(record["names"])
    expect(page.locator(".chart polyline")).to_have_count(players)
    expect(page.locator(".swings li")).to_have_count(3)
    page.locator("summary").click()
    totals = page.locator(".scores tbody tr").last.locator("td").all_inner_texts()
    points: list[Any] = record["outcome"]["points"]
    assert [int("".join(filter(str.isdigit, text))) for text in totals] == [
        point * (1_000 if game == "winchester" else 1) for point in points
    ]


def test_a_swing_leads_to_its_moment(open_page: Opened, house: Services) -> None:
    code, _ = finished(house, "dicetown")
    page = open_page(path=f"/t/{code}/summary")

    page.get_by_role("link", name="See it again").first.click()

    page.wait_for_selector("tin-replay .prompt")
    assert "moment=" in page.url


def test_the_result_is_saved_as_a_picture(open_page: Opened, house: Services) -> None:
    code, _ = finished(house, "winchester")
    page = open_page(path=f"/t/{code}/summary")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture of the result").click()

    assert saved.value.suggested_filename == f"winchester-{code}.png"
    assert saved.value.path().read_bytes().startswith(PNG)


def test_a_game_that_goes_on_is_not_summed_up(
    open_page: Opened, house: Services, complaints: list[str]
) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(".prompt")

    page.goto(f"{page.url}/summary")

    expect(page.get_by_role("alert")).to_contain_text("not over")
    complaints.clear()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_laid_out_and_accessible(
    open_page: Opened, house: Services, axe: str, game: str, language: str
) -> None:
    code, _ = finished(house, game)
    page = open_page(path=f"/t/{code}/summary", language=language)
    page.wait_for_selector(".chart")
    for width, height in (WIDE, PHONE, (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)

        assert boxes(page, is_phone=width == PHONE[0]) == []
    assert violations(page, axe) == []

"""Addresses, links and the ways out of a page: nobody ends where there is nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import scenes
from tests.browser.conftest import Opened
from tests.browser.house import Services
from tests.browser.player import Player


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/t/%E0%A4%A", "There is no table"),
        ("/t/MESA-2345/replay", "There is no table “MESA-2345”."),
        ("/new/poker", "“poker” is not played here."),
        ("/rules/poker", "“poker” is not played here."),
    ],
)
def test_an_address_that_leads_nowhere_says_so(
    open_page: Opened, complaints: list[str], path: str, told: str
) -> None:
    page = open_page(path=path)

    expect(page.get_by_role("alert")).to_contain_text(told)
    expect(page.locator(".brand")).to_be_visible()
    assert [line for line in complaints if "404" not in line] == []
    complaints.clear()


def test_an_address_that_names_nothing_is_the_lobby(open_page: Opened) -> None:
    page = open_page(path="/constructor/of/nothing")

    expect(page.locator(".game-card")).to_have_count(2)


def test_a_rule_that_cannot_be_read_in_the_address_is_no_trouble(open_page: Opened) -> None:
    page = open_page(path="/rules/winchester#%E0%A4")

    page.wait_for_selector(".rules-text")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page).to_have_title("Winchester: rules – tinhorn")


def test_the_record_is_saved_and_the_score_sheet_stays(open_page: Opened, house: Services) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("winchester")["Over"])

    with page.expect_download() as saved:
        page.locator("tin-sheet").get_by_role("link", name="Record of the game").click()

    assert saved.value.suggested_filename.endswith(".json")
    expect(page.locator("tin-sheet")).to_be_visible()


def test_playing_again_is_asked_once_and_says_why_not(
    open_page: Opened, house: Services, complaints: list[str]
) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("winchester")["Over"])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/rematch*", lambda route: route.abort())
    again = page.locator(".prompt .btn-primary")

    again.click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute("**/rematch*")
    asked.clear()
    again.dblclick()

    page.wait_for_selector(".invite, .prompt[data-turn=mine], .prompt[data-turn=others]")
    assert len([url for url in asked if "rematch" in url]) == 1
    complaints.clear()


def test_leaving_a_page_closes_its_drawer_and_a_drawer_gives_the_focus_back(
    open_page: Opened,
) -> None:
    page = open_page()
    Player(page).play_now()
    settings = page.get_by_role("button", name="Settings")

    settings.click()
    page.keyboard.press("?")
    page.wait_for_selector(".drawer[role=dialog]")
    page.keyboard.press("?")
    expect(settings).to_be_focused()
    settings.click()
    page.go_back()

    page.wait_for_selector(".game-card")
    expect(page.locator(".drawer")).to_have_count(0)


def test_a_seat_comes_by_its_link_to_a_page_that_shows_the_table_already(
    open_page: Opened, house: Services
) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("winchester")["Bidding"]._replace(viewer=None))

    page.evaluate("location.hash = '#move=0.abcd-efgh'")

    page.wait_for_selector(".move-seat")
    assert page.evaluate("location.hash") == ""

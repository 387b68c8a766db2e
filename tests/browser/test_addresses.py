"""Addresses, links and navigation."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import Player


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/t/%E0%A4%A", "There is no table"),
        ("/t/MESA-2345/replay", "There is no table “MESA-2345”."),
        ("/new/poker", "“poker” isn’t available here."),
        ("/rules/poker", "“poker” isn’t available here."),
    ],
)
def test_an_unknown_address_says_what_is_unknown(
    open_page: Opened, page_errors: list[str], path: str, told: str
) -> None:
    page = open_page(path=path)

    expect(page.get_by_role("alert")).to_contain_text(told)
    expect(page.locator(".brand")).to_be_visible()
    assert [line for line in page_errors if "404" not in line] == []
    page_errors.clear()


def test_an_address_without_a_page_shows_the_lobby(open_page: Opened) -> None:
    page = open_page(path="/constructor/of/nothing")

    expect(page.locator(".game-card")).to_have_count(2)


def test_an_invalid_rule_in_the_address_is_ignored(open_page: Opened) -> None:
    page = open_page(path="/rules/winchester#%E0%A4")

    page.wait_for_selector(".rules-text")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page).to_have_title("Winchester: rules – tinhorn")


def test_downloading_the_record_keeps_the_score_sheet_open(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page(path=None)
    positions.visit(page, server, positions.of("winchester")["Over"])

    with page.expect_download() as saved:
        page.locator("tin-score-sheet").get_by_role("link", name="Download game record").click()

    assert saved.value.suggested_filename.endswith(".json")
    expect(page.locator("tin-score-sheet")).to_be_visible()


def test_a_rematch_is_requested_once_and_a_failure_is_explained(
    open_page: Opened, server: LiveServer, page_errors: list[str]
) -> None:
    page = open_page(path=None)
    positions.visit(page, server, positions.of("winchester")["Over"])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/rematch*", lambda route: route.abort())
    again = page.locator(".prompt .btn-primary")

    again.click()
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server.")
    page.unroute("**/rematch*")
    asked.clear()
    again.dblclick()

    page.wait_for_selector(".invite, .prompt[data-turn=mine], .prompt[data-turn=others]")
    assert len([url for url in asked if "rematch" in url]) == 1
    page_errors.clear()


def test_leaving_a_page_closes_its_drawer_and_closing_a_drawer_restores_the_focus(
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


def test_a_move_link_works_on_a_page_that_already_shows_the_table(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"]._replace(viewer=None))

    page.evaluate("location.hash = '#move=0.abcd-efgh'")

    page.wait_for_selector(".move-seat")
    assert page.evaluate("location.hash") == ""

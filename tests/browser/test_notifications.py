"""The browser itself tells of my turn, once it was asked to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import Opened, chromium
from tests.browser.player import Player, until
from tests.browser.test_my_tables import go_to_lobby, slow_game

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that has somewhere to show a notice."""
    running = chromium(playwright, is_whole=True)
    yield running
    running.close()


def test_the_browser_tells_of_my_turn_once_it_was_asked_to(open_page: Opened) -> None:
    page = open_page("Ann", is_installed=True)
    page.context.grant_permissions(["notifications"])
    path = slow_game(page, "Mine")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    go_to_lobby(page)
    before = _shown(page)

    page.get_by_role("button", name="Tell me when it is my turn").click()

    page.get_by_role("button", name="I am told when it is my turn").wait_for()
    expect(page.get_by_text("As long as a tab with tinhorn is open.")).to_be_visible()
    until(page, lambda: _shown(page))
    assert before == []
    assert _shown(page) == [{"title": "It is your turn", "body": "Mine · Winchester", "path": path}]


def _shown(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(SHOWN)
    return found


def test_nobody_is_asked_for_leave_to_be_told_unless_they_want_to(open_page: Opened) -> None:
    asked = "window.asked = 0; Notification.requestPermission = async () => { asked += 1; }"
    page = open_page("Ann", watched=lambda page: page.add_init_script(asked))
    slow_game(page, "Mine")
    go_to_lobby(page)
    page.get_by_role("button", name="Tell me when it is my turn").wait_for()

    assert page.evaluate("window.asked") == 0

"""Browser notifications about the player's turn."""

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
    """A browser that can show notifications."""
    running = chromium(playwright, is_whole=True)
    yield running
    running.close()


def test_the_browser_notifies_the_player_of_their_turn_after_opting_in(open_page: Opened) -> None:
    page = open_page("Ann", is_installed=True)
    page.context.grant_permissions(["notifications"])
    path = slow_game(page, "Mine")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    go_to_lobby(page)
    before = _shown(page)

    page.get_by_role("button", name="Notify me when it’s my turn").click()

    page.get_by_role("button", name="Turn notifications are on").wait_for()
    expect(page.get_by_text("Works while a tinhorn tab is open.")).to_be_visible()
    until(page, lambda: _shown(page))
    assert before == []
    assert _shown(page) == [{"title": "It’s your turn", "body": "Mine · Winchester", "path": path}]


def _shown(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(SHOWN)
    return found


def test_the_permission_is_requested_only_after_a_click(open_page: Opened) -> None:
    asked = "window.asked = 0; Notification.requestPermission = async () => { asked += 1; }"
    page = open_page("Ann", scripts=(asked,))
    slow_game(page, "Mine")
    go_to_lobby(page)
    page.get_by_role("button", name="Notify me when it’s my turn").wait_for()

    assert page.evaluate("window.asked") == 0

"""Games over days: the list of my tables, and being told when it is my turn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.player import Player

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
}"""


def _slow_game(page: Page, title: str) -> str:
    """A game with a day for each decision, at which it is Ann's turn. Its address."""
    page.goto(page.url.split("/t/")[0].rstrip("/") + "/new/winchester")
    page.get_by_label("Name of the table").fill(title)
    page.get_by_role("radio", name="3", exact=True).click()
    page.get_by_label("Clock").select_option(label="a day for each decision")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    return str(page.evaluate("location.pathname"))


def _go_to_lobby(page: Page) -> None:
    page.evaluate("document.querySelector('tin-app').go('/')")
    page.wait_for_selector(".table-list")


def test_my_tables_say_whose_turn_it_is_and_mine_comes_first(open_page: Opened, axe: str) -> None:
    page = open_page("Ann")
    _slow_game(page, "Mine")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    _slow_game(page, "Still open")
    path = _slow_game(page, "Bob thinks")
    bob = open_page("Bob", path=path)
    bob.locator(".start .btn").click()
    page.get_by_text("Bob", exact=True).wait_for()
    player.add_bots()
    player.start()
    _until_asked(page, bob)

    _go_to_lobby(page)

    rows = page.get_by_role("region", name="Your tables").locator(".table-row")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Mine")
    expect(rows.nth(0)).to_contain_text("your turn")
    expect(rows.nth(0)).to_contain_text("time runs out in 23 hours")
    expect(rows.nth(1)).to_contain_text("Bob bids or passes")
    expect(rows.nth(2)).to_contain_text("1 of 3 seated")
    assert page.title() == "● 1 – tinhorn"
    for size in (WIDE, PHONE, (320, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        assert violations(page, axe) == []
        assert boxes(page, is_phone=size != WIDE) == []


def _until_asked(page: Page, bob: Page) -> None:
    """Ann answers until it is Bob's turn."""
    ann = Player(page)
    while not Player(bob).is_asked():
        if ann.is_asked():
            ann.answer()
        page.wait_for_timeout(50)


def test_the_lobby_keeps_itself_up_to_date(open_page: Opened) -> None:
    page = open_page("Ann")
    _slow_game(page, "Mine")
    _go_to_lobby(page)
    row = page.get_by_role("region", name="Your tables").locator(".table-row")
    expect(row).to_contain_text("1 of 3 seated")
    bob = open_page("Bob", path=str(row.get_by_role("link").get_attribute("href")))

    bob.locator(".start .btn").click()

    expect(row).to_contain_text("2 of 3 seated", timeout=10_000)


def test_the_browser_tells_of_my_turn_once_it_was_asked_to(open_page: Opened) -> None:
    page = open_page("Ann")
    page.context.grant_permissions(["notifications"])
    path = _slow_game(page, "Mine")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    _go_to_lobby(page)
    before = _shown(page)

    page.get_by_role("button", name="Tell me when it is my turn").click()

    page.get_by_role("button", name="I am told when it is my turn").wait_for()
    expect(page.get_by_text("As long as a tab with tinhorn is open.")).to_be_visible()
    while not _shown(page):
        page.wait_for_timeout(50)
    assert before == []
    assert _shown(page) == [{"title": "It is your turn", "body": "Mine · Winchester", "path": path}]


def _shown(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(SHOWN)
    return found


def test_nobody_is_asked_for_leave_to_be_told_unless_they_want_to(open_page: Opened) -> None:
    asked = "window.asked = 0; Notification.requestPermission = async () => { asked += 1; }"
    page = open_page("Ann", watched=lambda page: page.add_init_script(asked))
    _slow_game(page, "Mine")
    _go_to_lobby(page)
    page.get_by_role("button", name="Tell me when it is my turn").wait_for()

    assert page.evaluate("window.asked") == 0

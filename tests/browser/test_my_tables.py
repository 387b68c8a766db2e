"""Games over several days: the list of the player's tables."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import Player, asked


def slow_game(page: Page, title: str) -> str:
    """Start a game with a day per decision in which it is Ann's turn; return its address."""
    page.goto(page.url.split("/t/")[0].rstrip("/") + "/new/winchester")
    page.get_by_label("Name of the table").fill(title)
    page.get_by_role("radio", name="3", exact=True).click()
    page.get_by_label("Time limit").select_option(label="a day per decision")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    return str(page.evaluate("location.pathname"))


def go_to_lobby(page: Page) -> None:
    page.evaluate("document.querySelector('tin-app').go('/')")
    page.wait_for_selector(".table-list")


def test_the_list_says_whose_turn_it_is_and_puts_the_players_turn_first(
    open_page: Opened, axe: str
) -> None:
    page = open_page("Ann")
    slow_game(page, "Mine")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    slow_game(page, "Still open")
    path = slow_game(page, "Bob thinks")
    bob = open_page("Bob", path=path)
    bob.locator(".start .btn").click()
    page.get_by_text("Bob", exact=True).wait_for()
    player.add_bots()
    player.start()
    _until_asked(page, bob)

    go_to_lobby(page)

    rows = page.get_by_role("region", name="Your tables").locator(".table-row")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Mine")
    expect(rows.nth(0)).to_contain_text("your turn")
    expect(rows.nth(0)).to_contain_text("time runs out in 23 hours")
    expect(rows.nth(1)).to_contain_text("Bob bids or passes")
    expect(rows.nth(2)).to_contain_text("1 of 3 seated")
    expect(page).to_have_title("● 1 – tinhorn")
    for size in (WIDE, PHONE, (320, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        assert violations(page, axe) == []
        assert boxes(page, is_phone=size != WIDE) == []


def _until_asked(page: Page, bob: Page) -> None:
    """Let Ann answer until it is Bob's turn."""
    people = Player(page), Player(bob)
    while asked(*people) is people[0]:
        people[0].answer()


def test_a_finished_game_links_to_its_summary(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None)
    positions.visit(page, server, positions.of("winchester")["Over"])

    page.goto(server.address)

    row = page.get_by_role("region", name="Recent games").locator(".table-row")
    expect(row).to_contain_text("won by")
    expect(row.get_by_role("link", name="How it went")).to_be_visible()


def test_the_lobby_keeps_itself_up_to_date(open_page: Opened) -> None:
    page = open_page("Ann")
    slow_game(page, "Mine")
    go_to_lobby(page)
    row = page.get_by_role("region", name="Your tables").locator(".table-row")
    expect(row).to_contain_text("1 of 3 seated")
    bob = open_page("Bob", path=str(row.get_by_role("link").get_attribute("href")))

    bob.locator(".start .btn").click()

    expect(row).to_contain_text("2 of 3 seated")

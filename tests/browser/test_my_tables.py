"""Games over several days: the list of the player's tables."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import Player, asked
from tests.support.people import ANN, BOB
from tinhorn.table.model import Timing

TOPS = """() => [".mine", ".lobby-hero", ".games"].map((part) =>
  document.querySelector(part).getBoundingClientRect().top)"""
REMATCH = """async (code) => {
  const headers = { "content-type": "application/json" };
  const sent = await fetch(`/api/tables/${code}/rematch`, { method: "POST", headers, body: "{}" });
  if (!sent.ok) throw new Error(await sent.text());
}"""
BADGE = """window.badges = [];
navigator.setAppBadge = async (count) => void window.badges.push(count);"""


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


def test_the_lobby_tells_that_a_rematch_waits(open_page: Opened, server: LiveServer) -> None:
    page, bob = open_page("Ann"), open_page("Bob")
    over = positions.of("winchester")["Over"]._replace(viewer=ANN, guests=(BOB,))
    code = positions.plant(server, over)
    positions.sit(page, server, code)
    positions.sit(bob, server, code, guest=BOB)
    bob.evaluate(REMATCH, code)

    page.reload()

    expect(page.get_by_text("A rematch is waiting for you.")).to_be_visible()


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
    expect(rows.nth(0)).to_contain_text("against Ada and Buck")
    expect(rows.nth(0)).to_contain_text("0 of 19 sold")
    expect(rows.nth(0)).to_contain_text(re.compile(r"runs out in 23 hours \(.*\d:\d\d\s[AP]M\)"))
    expect(rows.nth(1)).to_contain_text("Bob bids or passes")
    expect(rows.nth(1)).to_contain_text("against Bob and")
    expect(rows.nth(2)).to_contain_text("1 of 3 seated")
    expect(page).to_have_title("● 1 – tinhorn")
    for size in (WIDE, PHONE, (320, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        assert violations(page, axe) == []
        assert boxes(page, is_phone=size != WIDE) == []
        tops = page.evaluate(TOPS)
        assert tops == sorted(tops), "the player's tables come first"


@pytest.mark.parametrize(
    ("left", "said"),
    [(3 * 60, "until"), (100, "1 hr 39 min"), (40, "39 min"), (10, ":59")],
)
def test_the_clock_says_the_time_left_as_people_do(
    page: Page, server: LiveServer, left: int, said: str
) -> None:
    timing = Timing(kind="slow", answer=left * 60_000)
    positions.visit(page, server, positions.first_auction()._replace(timing=timing))

    expect(page.locator(".prompt .clock")).to_contain_text(said)


def test_the_icon_of_the_app_counts_the_tables_that_wait(open_page: Opened) -> None:
    page = open_page("Ann", scripts=[BADGE])
    slow_game(page, "Mine")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    go_to_lobby(page)
    page.wait_for_function("() => window.badges.at(-1) === 1")

    page.locator(".mine").get_by_role("link").click()
    page.wait_for_selector(".prompt")
    player.answer()
    page.wait_for_function("() => window.badges.includes(0)")


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


def test_tables_without_other_people_can_be_put_out_of_sight_and_back(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None)
    alone = positions.first_auction()._replace(others="bot")
    together = positions.first_auction()._replace(names=("Ann", "Bob", "Cat"))
    for position in (alone, together, positions.of("winchester")["Over"]):
        positions.visit(page, server, position)
    page.goto(server.address)
    lists = (
        page.get_by_role("region", name="Your tables"),
        page.get_by_role("region", name="Recent games"),
    )
    mine, recent = (each.locator(".table-row") for each in lists)
    expect(mine).to_have_count(2)
    expect(recent).to_have_count(1)

    lists[0].get_by_role("button", name="Tidy up").click()
    expect(mine.get_by_role("button", name="Hide", disabled=True)).to_have_count(1)
    mine.get_by_role("button", name="Hide", disabled=False).click()
    recent.get_by_role("button", name="Hide").click()

    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("against Bob and Cat")
    expect(recent).to_have_count(0)
    page.reload()
    expect(mine).to_have_count(1)
    expect(recent).to_have_count(0)
    lists[0].get_by_role("button", name="Tidy up").click()
    lists[0].get_by_role("button", name="Show again").click()
    expect(mine).to_have_count(2)
    expect(recent).to_have_count(1)


def test_the_lobby_keeps_itself_up_to_date(open_page: Opened) -> None:
    page = open_page("Ann")
    slow_game(page, "Mine")
    go_to_lobby(page)
    row = page.get_by_role("region", name="Your tables").locator(".table-row")
    expect(row).to_contain_text("1 of 3 seated")
    bob = open_page("Bob", path=str(row.get_by_role("link").get_attribute("href")))

    bob.locator(".start .btn").click()

    expect(row).to_contain_text("2 of 3 seated")

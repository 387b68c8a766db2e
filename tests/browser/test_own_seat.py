"""What players do to their own seat: another hat, or leaving it, and everybody sees it."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.support.people import BOB, CAT

LEFT: Final = re.compile(r"^Winchester · left early · 0 of 19 sold · \$8,000 so far")
HAT: Final = "document.querySelector('tin-seating-page').model.table.seats[0].hat"


def _leave(page: Page, question: str) -> None:
    page.get_by_role("button", name="Settings").click()
    drawer = page.locator("tin-settings-drawer")
    drawer.get_by_role("button", name="Leave the table").click()
    expect(drawer.locator(".confirm")).to_contain_text(question)
    drawer.locator(".confirm .btn-danger").click()
    page.wait_for_url("**/")
    expect(page.locator("tin-lobby-page")).to_be_visible()


def test_leaving_bots_ends_the_game_and_goes_to_the_lobby(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.first_auction()._replace(others="bot"))
    code = page.evaluate(f"{MODEL}.table.code")

    _leave(page, "The game ends here.")

    table = page.request.get(f"{server.address}/api/tables/{code}").json()
    assert table["status"] == "abandoned"
    expect(page.locator("[data-left]")).to_have_text(LEFT)
    page.get_by_role("link", name="My games").click()
    expect(page.locator(".table-row b")).to_have_text(LEFT)


def test_a_bot_takes_the_seat_of_a_guest_who_leaves(open_page: Opened, server: LiveServer) -> None:
    host, guest = open_page("Ann", path=None), open_page("Bob", path=None)
    positions.visit_together(server, host, guest)

    _leave(guest, "A bot takes your seat at once.")

    host.wait_for_function(f"seat => {MODEL}.table.seats[seat].kind === 'bot'", arg=BOB)
    expect(host.get_by_text("Bob has left. A bot takes over.").first).to_be_attached()


def test_the_seat_of_a_guest_who_leaves_stays_empty_where_the_table_says_so(
    open_page: Opened, server: LiveServer
) -> None:
    host, guest = open_page("Ann", path=None), open_page("Bob", path=None)
    begun = positions.first_auction()._replace(guests=(BOB, CAT), names=("Ann", "Bob", "Cat"))
    code = positions.plant(server, begun._replace(when_left="default"))
    for page, seat in ((host, None), (guest, BOB)):
        positions.sit(page, server, code, guest=seat)
        page.goto(f"{server.address}/t/{code}")
        page.wait_for_selector(".prompt")

    _leave(guest, "Your seat stays empty from now on.")

    host.wait_for_function(f"seat => {MODEL}.table.seats[seat].kind === 'absent'", arg=BOB)
    expect(host.get_by_text("Bob has left. The seat stays empty.").first).to_be_attached()
    expect(host.locator(".seat-name").nth(BOB)).to_have_text("Bob (has left)")


def test_the_host_who_leaves_hands_the_game_on(open_page: Opened, server: LiveServer) -> None:
    host, guest = open_page("Ann", path=None), open_page("Bob", path=None)
    positions.visit_together(server, host, guest)

    _leave(host, "A bot takes your seat at once.")

    expect(guest.get_by_text("Ann has left. A bot takes over.").first).to_be_attached()
    guest.wait_for_function(f"() => {MODEL}.table.is_host")


def test_sound_is_switched_at_the_table(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.first_auction()._replace(others="absent"))
    mute = page.locator(".topbar .mute")

    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()

    expect(mute).to_have_attribute("aria-pressed", "true")


def test_a_changed_hat_changes_the_seat(open_page: Opened, server: LiveServer) -> None:
    page = open_page()
    Player(page).open_table(3)
    assert page.evaluate(HAT) == 1

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Show the code").click()
    recovery = page.locator(".recovery").inner_text()
    page.locator("tin-settings-drawer").get_by_role("radio", name="Orchid plumed hat").click()

    page.wait_for_function(f"() => ({HAT}) === 5")
    expect(page.locator(".recovery")).to_have_text(recovery)

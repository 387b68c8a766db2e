"""What the host may do with other players' seats, and what those players see."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser import positions
from tests.browser.audit import violations
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player

LEAVE = """() => {
  const [, , code] = location.pathname.split("/");
  return fetch(`/api/tables/${code}/leave`, { method: "POST" });
}"""


def _guest(open_page: Opened, ann: Page) -> Page:
    bob = open_page("Bob", path=ann.evaluate("location.pathname"))
    bob.locator(".start .btn").click()
    ann.get_by_text("Bob", exact=True).wait_for()
    return bob


def _playing(open_page: Opened, server: LiveServer) -> tuple[Page, Page]:
    """Ann, the host, and Bob, in the middle of a game."""
    ann, bob = open_page("Ann", path=None), open_page("Bob", path=None)
    positions.visit_together(server, ann, bob)
    bob.wait_for_selector(".strip")
    ann.get_by_role("button", name="Settings").click()
    return ann, bob


def _seat(page: Page, name: str) -> Locator:
    return page.locator(".host-seat", has_text=name)


def test_a_seat_gets_a_new_code_and_its_old_device_becomes_a_spectator(
    open_page: Opened, server: LiveServer, axe: str
) -> None:
    ann, bob = _playing(open_page, server)
    path = bob.evaluate("location.pathname")

    _seat(ann, "Bob").get_by_role("button", name="New code").click()
    _seat(ann, "Bob").locator(".btn-danger").click()
    code = ann.locator("tin-host-seats .recovery").inner_text()

    expect(bob.get_by_role("alert")).to_contain_text("You can only watch here")
    bob.wait_for_selector('.table[data-layout="open"]')
    bob.wait_for_function(f"() => {MODEL}.update?.view.viewer === null")
    phone = open_page("Bob", path=path)
    phone.get_by_role("button", name="Settings").click()
    phone.get_by_label("Recovery code of your seat").fill(code)
    phone.get_by_role("button", name="Take my seat back").click()
    phone.wait_for_selector(".strip")
    assert violations(ann, axe) == []


def test_a_bot_takes_a_seat_over_and_its_player_is_told(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = _playing(open_page, server)

    _seat(ann, "Bob").get_by_role("button", name="Let a bot play").click()
    expect(ann.get_by_text("Bob loses the seat on their device")).to_be_visible()
    _seat(ann, "Bob").locator(".btn-danger").click()

    expect(bob.get_by_role("alert")).to_contain_text("The host has given your seat away")
    ann.wait_for_function(f"() => {MODEL}.table.seats[1].kind === 'bot'")


def test_the_others_are_told_when_a_player_leaves_and_a_bot_plays_on(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = open_page("Ann", path=None), open_page("Bob", path=None, language="de")
    positions.visit_together(server, ann, bob)
    bob.wait_for_selector(".strip")

    ann.evaluate(LEAVE)

    expect(bob.locator(".toast")).to_contain_text("Ann hat den Tisch verlassen. Ein Bot spielt")
    bob.locator(".story .tabs button").last.click()
    expect(bob.locator(".chat .log-line")).to_have_text(
        "Ann hat den Tisch verlassen. Ein Bot spielt weiter."
    )


def test_only_the_host_can_change_seats(open_page: Opened, server: LiveServer) -> None:
    _, bob = _playing(open_page, server)

    bob.get_by_role("button", name="Settings").click()

    bob.get_by_role("heading", name="My seat").wait_for()
    assert bob.locator(".host-seat").count() == 0


def test_removing_a_guest_is_confirmed_and_the_guest_is_told(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    bob = _guest(open_page, ann)

    ann.get_by_role("button", name="Remove").click()
    ann.get_by_role("button", name="Cancel").click()
    expect(ann.locator(".open-seat")).to_have_count(1)
    ann.get_by_role("button", name="Remove").click()
    expect(ann.get_by_text("Remove Bob from the table?")).to_be_visible()
    ann.locator(".confirm .btn-danger").click()

    expect(ann.locator(".open-seat")).to_have_count(2)
    expect(bob.get_by_role("alert")).to_contain_text("The host has removed you from this table.")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_role("alert")).to_have_count(0)
    expect(ann.locator(".open-seat")).to_have_count(1)

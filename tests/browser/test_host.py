"""What the host may do with other players' seats, and what those players see."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import positions
from tests.browser.audit import violations
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player, until

LEAVE = """() => {
  const [, , code] = location.pathname.split("/");
  const headers = { "content-type": "application/json" };
  return fetch(`/api/tables/${code}/leave`, { method: "POST", headers });
}"""

ASK = """(wish) => {
  const [, , code] = location.pathname.split("/");
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ wish });
  return fetch(`/api/tables/${code}/motions`, { method: "POST", headers, body });
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


def test_a_seat_gets_a_new_code_only_while_its_player_is_away(
    open_page: Opened, server: LiveServer, axe: str
) -> None:
    ann, bob = _playing(open_page, server)
    address = bob.url
    new_code = _seat(ann, "Bob").get_by_role("button", name="New code")
    expect(new_code).to_have_count(0)

    bob.goto(server.address)
    new_code.click()
    _seat(ann, "Bob").locator(".btn-danger").click()

    expect(ann.locator("tin-host-seats [role=status]")).to_contain_text("in 30 minutes")
    assert violations(ann, axe) == []
    bob.goto(address)
    bob.wait_for_selector(".strip")
    bob.wait_for_function(f"() => {MODEL}.chat.messages.length === 2")
    bob.locator(".story .tabs button").last.click()
    expect(bob.get_by_text("Ann has made a new code for the seat of Bob")).to_be_visible()
    expect(bob.get_by_text("Bob is back and keeps the seat")).to_be_visible()


def test_a_bot_answers_for_a_player_who_is_away_until_they_take_the_seat_back(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = _playing(open_page, server)
    address = bob.url
    expect(_seat(ann, "Bob").get_by_role("button")).to_have_count(0)

    bob.goto(server.address)
    _seat(ann, "Bob").get_by_role("button", name="Let a bot answer meanwhile").click()

    ann.wait_for_function(f"() => {MODEL}.table.seats[1].is_covered")
    bob.goto(address)
    bob.locator("tin-agreement-note .btn").click()
    ann.wait_for_function(f"() => !{MODEL}.table.seats[1].is_covered")


def test_during_a_pause_nothing_can_be_answered_and_a_bot_can_answer_for_a_player_who_vanishes(
    open_page: Opened, server: LiveServer, axe: str
) -> None:
    ann, bob = open_page("Ann", path=None, has_clock=True), open_page("Bob", path=None)
    positions.visit_together(server, ann, bob)
    bob.wait_for_selector(".strip")
    bids = ann.locator(".prompt .bid-stepper")
    expect(bids).to_have_count(1)

    _ask(bob, "pause")
    ann.get_by_role("button", name="Agree").click()

    expect(ann.locator(".prompt [data-paused]")).to_contain_text("Paused since")
    expect(bids).to_have_count(0)
    expect(ann).not_to_have_title(re.compile("Your turn"))
    bob.goto(server.address)
    told = ann.locator(".prompt [data-away]")

    def is_told() -> bool:
        ann.clock.fast_forward(1_000)
        return told.count() > 0

    until(ann, is_told)
    expect(told).to_have_text("Bob is away.")
    assert violations(ann, axe) == []
    ann.get_by_role("button", name="Go on").click()
    expect(ann.get_by_role("button", name="Go on")).to_have_count(0)  # all have to agree
    ann.locator(".prompt").get_by_role("button", name="Let a bot answer meanwhile").click()
    ann.wait_for_function(f"() => {MODEL}.table.seats[1].is_covered")
    ann.get_by_role("button", name="Go on").click()
    expect(bids).to_have_count(1)


def _ask(page: Page, wish: str) -> None:
    page.evaluate(ASK, wish)


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


def test_a_spectator_is_silenced_and_then_sent_away_with_a_sentence(
    open_page: Opened, server: LiveServer
) -> None:
    ann, _ = _playing(open_page, server)
    path = ann.evaluate("location.pathname")
    watching, reading = open_page("Cat", path=path), open_page("Eve", path=f"{path}/text")
    watching.locator(".story .tabs button").last.click()
    for page in (watching, reading):
        expect(page.locator(".chat-form")).to_have_count(1)

    visitors = ann.get_by_label("Spectators")
    visitors.select_option(label="may only watch")

    for page in (watching, reading):
        expect(page.locator(".chat-form, .chat-phrases")).to_have_count(0)
        expect(page.locator("tin-chat-box [role=log]")).to_be_visible()
    visitors.select_option(label="stay outside")
    for page in (watching, reading):
        expect(page.get_by_role("alert")).to_contain_text("This table is closed to spectators.")
        expect(page.locator(".prompt, tin-chat-box")).to_have_count(0)


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
    for _ in range(2):
        told = bob.get_by_role("alert")
        expect(told).to_contain_text("The host has removed you from this table.")
        expect(bob.get_by_role("button", name="Sit down")).to_have_count(0)
        expect(bob.locator("tin-guest-welcome")).to_have_count(0)
        bob.reload()

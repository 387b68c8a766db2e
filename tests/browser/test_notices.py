"""Notices for players who are away: the card, links and calendars."""

from __future__ import annotations

import re

from playwright.sync_api import Response, expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.player import Player
from tests.browser.test_my_tables import slow_game
from tests.support.receivers import Receiver

CARD = "How shall we tell you?"


def test_the_card_comes_at_the_first_table_with_days_and_tries_a_link(
    open_page: Opened, receiver: Receiver, axe: str
) -> None:
    page = open_page("Ann")
    slow_game(page, "Mine")
    card = page.get_by_role("region", name=CARD)
    card.get_by_role("radio", name="A link of mine").click()
    card.get_by_label("Link", exact=True).fill(receiver.address + "/hook")

    card.get_by_role("button", name="Send a test").click()

    expect(card.get_by_role("status")).to_have_text("Sent. Has it arrived?")
    assert receiver.bodies()[0]["body"] == "This is a test. Notices reach you here."
    for size in (WIDE, PHONE, (320, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        assert violations(page, axe) == []
        assert boxes(page, is_phone=size != WIDE) == []

    card.get_by_role("button", name="Save").click()

    expect(card.get_by_role("status")).to_have_text("Saved.")
    expect(card.get_by_text("whsec_")).to_be_visible()
    slow_game(page, "Another")
    page.wait_for_selector("tin-notice-card", state="attached")
    expect(page.get_by_role("region", name=CARD)).to_have_count(0)


def test_a_link_that_does_not_work_is_named(open_page: Opened) -> None:
    page = open_page("Ann")
    slow_game(page, "Mine")
    card = page.get_by_role("region", name=CARD)
    card.get_by_role("radio", name="A link of mine").click()
    card.get_by_label("Link", exact=True).fill("http://127.0.0.1:9/hook")

    card.get_by_role("button", name="Send a test").click()

    expect(card.get_by_role("status")).to_contain_text("It didn’t get through.")


def test_the_settings_offer_a_private_calendar(open_page: Opened) -> None:
    page = open_page("Ann")
    slow_game(page, "Mine")
    page.get_by_role("button", name="Settings").click()
    card = page.locator(".drawer").get_by_role("region", name=CARD)
    card.get_by_role("radio", name="My calendar").click()

    card.get_by_role("button", name="Save").click()

    address = card.locator("code")
    expect(address).to_contain_text("/api/calendars/")
    found = page.request.get(address.inner_text())
    assert found.text().startswith("BEGIN:VCALENDAR")


def test_a_calendar_chosen_before_the_first_table_shows_its_limits(open_page: Opened) -> None:
    page = open_page("Ann")
    page.get_by_role("button", name="Settings").click()
    card = page.locator(".drawer").get_by_role("region", name=CARD)
    card.get_by_role("radio", name="My calendar").click()
    card.get_by_role("button", name="Show the address").click()
    address = card.locator("code").inner_text()
    card.get_by_role("button", name="Save").click()
    expect(card.get_by_role("status")).to_have_text("Saved.")
    expect(card.locator("code")).to_have_text(address)

    with page.expect_response(is_told):
        slow_game(page, "Mine")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()

    assert "Mine" in page.request.get(address).text()


def test_a_link_chosen_before_the_first_table_has_its_secret(
    open_page: Opened, receiver: Receiver
) -> None:
    page = open_page("Ann")
    page.get_by_role("button", name="Settings").click()
    card = page.locator(".drawer").get_by_role("region", name=CARD)
    card.get_by_role("radio", name="A link of mine").click()
    card.get_by_label("Link", exact=True).fill(receiver.address + "/hook")
    card.get_by_role("button", name="Send a test").click()
    expect(card.get_by_text("whsec_")).to_be_visible()
    secret = card.locator("code").inner_text()
    expect(card.get_by_role("button", name="Copy secret")).to_be_visible()

    card.get_by_role("button", name="Save").click()

    expect(card.get_by_role("status")).to_have_text("Saved.")
    expect(card.locator("code")).to_have_text(secret)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    card.get_by_role("button", name="Send a test").click()
    expect(card.locator("code")).to_have_text(secret)


def test_a_table_without_a_time_limit_tells_its_player_too(
    open_page: Opened, receiver: Receiver
) -> None:
    page = open_page("Ann")
    Player(page).open_table(3)
    page.get_by_role("button", name="Settings").click()
    card = page.locator(".drawer").get_by_role("region", name=CARD)
    card.get_by_role("radio", name="A link of mine").click()
    card.get_by_label("Link", exact=True).fill(receiver.address + "/hook")
    with page.expect_response(is_told) as saved:
        card.get_by_role("button", name="Save").click()
    expect(card.get_by_role("status")).to_have_text("Saved.")

    with page.expect_response(is_told) as loaded:
        page.reload()

    assert [saved.value.status, loaded.value.status] == [200, 200]


def is_told(response: Response) -> bool:
    """Tell whether the page has said at a table how to tell its player."""
    return response.url.endswith("/notices?seat=0")


def test_a_page_that_cannot_be_told_when_it_is_closed_says_what_helps(
    open_page: Opened, axe: str
) -> None:
    lacking = "delete window.PushManager"
    page = open_page("Ann", scripts=(lacking,))
    page.get_by_role("button", name="Settings").click()
    card = page.locator(".drawer").get_by_role("region", name=CARD)

    way = card.get_by_role("radio", name="This device")
    expect(way).to_be_disabled()
    expect(way).to_have_accessible_name(re.compile("first add tinhorn to the home screen"))
    assert violations(page, axe) == []


def test_a_slow_table_in_play_asks_until_a_way_is_chosen(open_page: Opened, axe: str) -> None:
    page = open_page("Ann")
    slow_game(page, "Mine")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    card = page.get_by_role("region", name=CARD)
    card.get_by_role("button", name="Choose").click()
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        assert violations(page, axe) == []
    card.get_by_role("radio", name="My calendar").click()
    card.get_by_role("button", name="Save").click()
    expect(card.locator("code")).to_contain_text("/api/calendars/")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    page.reload()
    player.wait()

    page.wait_for_selector("tin-notice-card", state="attached")
    expect(card).to_have_count(0)


def test_a_table_in_play_says_how_to_tell_its_player(open_page: Opened, receiver: Receiver) -> None:
    page = open_page("Ann")
    slow_game(page, "Mine")
    card = page.get_by_role("region", name=CARD)
    card.get_by_role("radio", name="A link of mine").click()
    card.get_by_label("Link", exact=True).fill(receiver.address + "/hook")
    card.get_by_role("button", name="Save").click()
    expect(card.get_by_role("status")).to_have_text("Saved.")

    with page.expect_response(is_told) as response:
        slow_game(page, "Another")

    assert response.value.status == 200
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()

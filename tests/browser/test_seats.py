"""Joining a table, watching it, moving to another device, and noticing one's turn."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import Player

LISTEN: Final = """(() => {
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
  };
})()"""
"""Counts the sounds that the page plays."""


def test_a_table_is_joined_by_its_code_in_lower_case(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    code = ann.locator(".code").inner_text()
    bob = open_page("Bob")

    bob.get_by_label("Join with a code").fill(code.lower().replace("-", " "))
    bob.get_by_role("button", name="Join").click()
    bob.locator(".start .btn").click()

    ann.get_by_text("Bob", exact=True).wait_for()


def test_a_table_is_joined_by_its_link_in_place_of_the_code(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    bob = open_page("Bob")

    bob.get_by_label("Join with a code").fill(ann.url)
    bob.get_by_role("button", name="Join").click()

    expect(bob.get_by_role("button", name="Sit down").last).to_be_visible()


def test_a_guest_with_a_link_enters_a_name_and_joins(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    bob = open_page("", path=ann.evaluate("location.pathname"))
    expect(bob.get_by_role("heading", name="Ann invites you to Winchester")).to_be_visible()
    expect(bob.get_by_role("link", name="How to play")).to_be_visible()

    bob.get_by_label("Name").fill("Bob")
    bob.keyboard.press("Enter")

    expect(bob.get_by_text("Waiting for the host")).to_be_visible()
    expect(ann.locator(".table-row b").filter(has_text="Bob")).to_have_count(1)


def test_a_full_table_offers_no_seat(open_page: Opened) -> None:
    ann = open_page("Ann")
    player = Player(ann)
    player.open_table(3)
    player.add_bots()

    bob = open_page("Bob", path=ann.evaluate("location.pathname"))

    expect(bob.get_by_text("Every seat at this table is taken.")).to_be_visible()
    expect(bob.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(ann.locator(".start .btn")).to_have_count(1)


def test_a_join_whose_response_was_lost_gets_the_same_seat_again(
    open_page: Opened, page_errors: list[str]
) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    bob = open_page("Bob", path=ann.evaluate("location.pathname"))
    bob.route("**/join", lose, times=1)

    bob.locator(".start .btn").click()
    expect(bob.get_by_role("alert")).not_to_be_empty()
    bob.context.clear_cookies()
    bob.reload()
    bob.locator(".start .btn").click()

    expect(bob.get_by_text("Waiting for the host")).to_be_visible()
    expect(ann.locator(".table-row b").filter(has_text="Bob")).to_have_count(1)
    page_errors.clear()


def lose(route: Route) -> None:
    """Let the request reach the server, and lose its response."""
    route.fetch()
    route.abort()


def test_a_wrong_code_gives_a_reason(open_page: Opened, page_errors: list[str]) -> None:
    page = open_page()

    page.get_by_label("Join with a code").fill("NOWHERE-2222")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_role("alert")).not_to_be_empty()
    assert all("404" in line for line in page_errors), "the browser itself notes what was not found"
    page_errors.clear()


def test_an_incomplete_code_is_repeated_as_typed(open_page: Opened, page_errors: list[str]) -> None:
    page = open_page()

    page.get_by_label("Join with a code").fill("x")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_role("alert")).to_have_text("There is no table “X”.")
    page_errors.clear()


def test_a_seat_follows_its_player_to_another_device(open_page: Opened) -> None:
    desk = open_page("Ann")
    player = Player(desk)
    player.open_table(3)
    player.start()
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Show the code for another device").click()
    recovery = desk.locator(".recovery").inner_text()
    phone = open_page("Ann", path=desk.evaluate("location.pathname"))
    phone.wait_for_selector('.table[data-layout="open"]')

    phone.get_by_role("button", name="I have a seat code").click()
    expect(phone.get_by_label("Recovery code of your seat")).to_be_focused()
    phone.keyboard.type(recovery)
    phone.keyboard.press("Enter")

    phone.wait_for_selector(".strip")
    assert phone.locator(".seat[data-me] .seat-name").inner_text() == "You"


@pytest.mark.parametrize("has_begun", [False, True])
def test_the_door_and_the_text_table_ask_for_the_code_of_a_seat(
    open_page: Opened, *, has_begun: bool
) -> None:
    desk = open_page("Ann")
    player = Player(desk)
    player.open_table(3)
    path = desk.evaluate("location.pathname")
    if has_begun:
        player.start()
    phone = open_page("Ann", path=f"{path}/text" if has_begun else path)

    phone.get_by_role("button", name="I have a seat code").click()

    expect(phone.get_by_label("Recovery code of your seat")).to_be_focused()


def test_a_spectator_sees_the_table_but_no_secrets(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.first_auction()._replace(viewer=None))

    page.wait_for_selector(".board-live")
    page.wait_for_selector('.prompt[data-turn="others"]')
    assert page.locator(".strip").count() == 0
    assert page.locator('.prompt[data-turn="mine"]').count() == 0


def test_title_and_icon_of_the_tab_show_the_players_turn(open_page: Opened) -> None:
    page = open_page("Ann")
    player = Player(page)
    player.open_table(3)
    assert not page.title().startswith("●")

    player.start()
    player.wait()

    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("favicon-turn"))


@pytest.mark.parametrize("is_on", [True, False])
def test_the_players_turn_has_a_sound_unless_sound_is_off(
    open_page: Opened, *, is_on: bool
) -> None:
    page = open_page("Ann", scripts=(LISTEN,))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sound").set_checked(is_on)
    page.keyboard.press("Escape")
    player = Player(page)
    player.open_table(3)
    page.evaluate("window.sounds = 0")

    player.start()
    player.wait()

    page.evaluate(SETTLED)
    page.wait_for_function("isOn => window.sounds > 0 === isOn", arg=is_on)

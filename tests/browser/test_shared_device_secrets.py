"""A device with a player's hand on it, when it is covered, passed on or left."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import until
from tests.browser.shared_device import ASKED, CURTAIN, SharedDevice, texts, two_at_one_device
from tests.browser.test_big_screen import Hand, UpdateRecorder, begin, open_screen, sit_down


@pytest.fixture
def shared(open_page: Opened, server: LiveServer) -> SharedDevice:
    """Ann and Bea at one device; Ann takes her first look at her own cards."""
    page = open_page("Ann", path=None, has_clock=True)
    positions.visit(page, server, two_at_one_device())
    device = SharedDevice(page)
    device.hold()
    return device


def test_leaving_the_table_removes_the_hand_from_the_page(open_page: Opened) -> None:
    page = open_page("Ann", has_clock=True)
    device = SharedDevice(page)
    device.open_table("Bea")
    device.start()
    device.hold()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("region", name="My seat here")).to_be_visible()

    page.go_back()
    page.evaluate("document.querySelector('tin-app').go('/')")
    page.wait_for_selector(".game-card")
    page.get_by_role("button", name="Settings").click()

    page.wait_for_selector(".drawer")
    expect(page.get_by_role("region", name="My seat here")).to_have_count(0)
    assert page.evaluate("document.querySelector('tin-app').holder") is None


def test_a_shared_device_offers_no_bid_limit(
    shared: SharedDevice,
) -> None:
    page = shared.page

    page.wait_for_selector(".lot")
    expect(page.locator(".ceiling")).to_have_count(0)

    shared.finish_look()
    shared.look_first("Bea")
    page.wait_for_selector(ASKED)
    expect(page.locator(".ceiling")).to_have_count(0)


def test_a_covered_device_does_not_show_what_a_rumor_said(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None, has_clock=True)
    device = SharedDevice(page)
    positions.visit(
        page, server, positions.of("winchester")["HearingRumor"]._replace(is_shared=True)
    )
    page.get_by_role("button", name="To the shared table").click()
    device.wait_for_curtain()
    device.hold()
    device.hear_rumor()
    heard = page.locator(".peek .card p").inner_text()

    device.finish_look()

    device.wait_for_turn()
    assert heard
    assert not [text for text in texts(page) if heard in text]


class Slow:
    """Delays one response about who is asked, and blocks all later ones."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._late: list[tuple[Route, APIResponse]] = []
        self._is_over = False
        page.route("**/api/tables/*-*", self._answer)

    def _answer(self, route: Route) -> None:
        if not self._late:
            self._late.append((route, route.fetch()))
        elif not self._is_over:
            route.continue_()

    def wait(self) -> None:
        until(self._page, lambda: bool(self._late))

    def come(self) -> None:
        self._is_over = True
        for route, told in self._late:
            with self._page.expect_event("requestfinished"):
                route.fulfill(response=told)


def test_a_late_response_does_not_name_the_previous_player_again(open_page: Opened) -> None:
    page = open_page("Ann", has_clock=True)
    device = SharedDevice(page)
    device.open_table("Bea", "Cat", game="dicetown")
    page.locator(".start .btn").click()
    keep_a_die(device, "Ann")
    assert device.wait_for_curtain() == "Bea"
    slow = Slow(page)
    slow.wait()
    keep_a_die(device, "Bea")
    page.wait_for_function(f"() => {CURTAIN}.table.asked.length")
    page.evaluate(f"window.told = {CURTAIN}.table")

    slow.come()

    assert page.evaluate(f"{CURTAIN}.table === window.told")
    assert device.wait_for_curtain() == "Cat"


def keep_a_die(device: SharedDevice, name: str) -> None:
    """Keep a die behind the curtain for the player named on it."""
    assert device.wait_for_curtain() == name
    device.hold()
    device.page.locator(".keep").first.click()
    device.page.locator(".prompt .btn-primary").click()
    device.wait_until_covered()


def test_a_covered_hand_shows_neither_cash_nor_choices(open_page: Opened) -> None:
    screen = open_screen(open_page, UpdateRecorder())
    phone = sit_down(open_page, screen, "Ann")
    begin(screen)
    Hand(phone).wait()
    expect(phone.locator(".prompt")).to_contain_text("$8,000")

    phone.get_by_role("button", name="Hide my hand").click()

    expect(phone.locator(".prompt")).to_contain_text("It’s your turn")
    expect(phone.locator("body")).not_to_contain_text("$")
    expect(phone.locator(".prompt button")).to_have_count(0)
    phone.get_by_role("button", name="Show my hand").last.click()
    expect(phone.locator(".prompt .btn-primary")).to_be_visible()

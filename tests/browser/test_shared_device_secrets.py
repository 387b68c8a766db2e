"""A device with a player's hand on it, when it is covered, passed on or left."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.conftest import Opened
from tests.browser.player import until
from tests.browser.shared_device import CURTAIN, SharedDevice
from tests.browser.test_big_screen import Hand, UpdateRecorder, begin, open_screen, sit_down


@pytest.fixture
def shared(open_page: Opened) -> SharedDevice:
    """Ann and Bea at one device; one of them has uncovered her view."""
    device = SharedDevice(open_page("Ann"))
    device.open_table("Bea")
    device.start()
    device.hold()
    return device


def test_leaving_the_table_removes_the_hand_from_the_page(shared: SharedDevice) -> None:
    page = shared.page
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


def test_a_late_response_does_not_name_the_previous_player_again(shared: SharedDevice) -> None:
    page = shared.page
    shared.answer()
    shared.wait_for_curtain()
    slow = Slow(page)
    slow.wait()
    shared.hold()
    shared.answer()
    shared.wait_until_covered()
    page.wait_for_function(f"() => {CURTAIN}.table.asked.length")
    page.evaluate(f"window.told = {CURTAIN}.table")

    slow.come()

    assert page.evaluate(f"{CURTAIN}.table === window.told")


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

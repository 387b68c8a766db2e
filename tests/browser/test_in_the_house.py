"""Play from a phone in the house: a network address without TLS, where browsers offer less."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser import positions
from tests.browser.conftest import UNPAINTED, Opened, chromium
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL
from tests.browser.shared_device import SharedDevice
from tests.support.chromium import chromium_path
from tests.support.phone_network import PhoneNetwork, phone_network

LACKING: Final = "!isSecureContext && !crypto.randomUUID && !crypto.subtle && !navigator.clipboard"
SOLD: Final = f"() => {MODEL}.story.some(({{ event }}) => event.type === 'PlotSold')"


UNREAL: Final = "10.77.0.1"


@pytest.fixture(scope="module")
def network() -> Iterator[PhoneNetwork | None]:
    with phone_network() as found:
        yield found


@pytest.fixture(scope="module")
def browser(
    playwright: Playwright, network: PhoneNetwork | None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """Yield a browser on a phone. Without a network, it calls this machine by an address."""
    if network is None:
        running = chromium(playwright, UNPAINTED, f"--host-resolver-rules=MAP {UNREAL} 127.0.0.1")
    else:
        program = network.wrapped(str(chromium_path()), tmp_path_factory.mktemp("phone"))
        running = chromium(playwright, UNPAINTED, program=program)
    yield running
    running.close()


@pytest.fixture(scope="module")
def server(
    network: PhoneNetwork | None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveServer]:
    """Yield a server that other devices reach, by its address on the network."""
    running = LiveServer(tmp_path_factory.mktemp("server"), options=("--lan",))
    running.start()
    address = UNREAL if network is None else network.address
    running.address = f"http://{address}:{urlsplit(running.address).port}"
    yield running
    running.stop()


@pytest.fixture
def phone(open_page: Opened, page_errors: list[str]) -> Iterator[Page]:
    page = open_page()
    assert page.evaluate(LACKING)
    yield page
    _check_errors(page_errors)


def _check_errors(page_errors: list[str]) -> None:
    own = [line for line in page_errors if "untrustworthy" not in line]
    assert own == [], "the browser complains of the address only"
    page_errors.clear()


def test_a_big_screen_says_that_it_may_go_dark(phone: Page) -> None:
    phone.goto(phone.url + "new/winchester/screen")
    phone.get_by_role("button", name="Open the table").click()

    expect(phone.locator(".screen-call")).to_contain_text("can’t keep the screen on")


def test_notices_on_this_device_need_a_secure_address(phone: Page) -> None:
    phone.get_by_role("button", name="Settings").click()

    way = phone.locator(".drawer").get_by_role("radio", name="This device")
    expect(way).to_be_disabled()
    expect(way).to_have_accessible_name(re.compile("Only at addresses that begin with https"))


def test_the_orders_of_an_auction_bid_and_pass(phone: Page, server: LiveServer) -> None:
    positions.visit(phone, server, positions.first_auction()._replace(others="absent"))

    phone.locator("[data-orders]").first.click()
    phone.get_by_role("button", name="Bid for me").click()

    phone.wait_for_function(SOLD)


def test_the_orders_of_a_card_and_time_to_think(phone: Page, server: LiveServer) -> None:
    positions.visit(phone, server, positions.of("dicetown")["Reacting"])

    phone.locator(".prompt [data-hold]").click()
    expect(phone.locator(".prompt")).to_contain_text("asked for time to think")
    phone.locator("[data-orders]").first.click()
    phone.locator('[data-card="gambler"] select').select_option("never")

    phone.wait_for_function(f"() => {MODEL}.update.orders?.cards.gambler?.play === false")


def test_players_share_a_device(open_page: Opened, page_errors: list[str]) -> None:
    page = open_page("Ann", has_clock=True)
    assert page.evaluate(LACKING)
    device = SharedDevice(page)
    device.fill_in_table("Bea")
    device.start()

    device.look_first("Ann", "Bea")
    device.wait_for_turn()
    device.decide_in_the_open()

    _check_errors(page_errors)

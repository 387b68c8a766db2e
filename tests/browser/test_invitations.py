"""Inviting others to a server that only its own machine reaches, and the door of the guest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NOT_INSTALLED, QUIET, Opened
from tests.browser.devices import new_context
from tests.browser.live_server import LiveServer
from tests.browser.player import Player
from tinhorn.server.local_network import LOOPBACK, own_address

SECOND_LOOPBACK: Final = "127.0.0.2"
NETWORK: Final = own_address() if own_address() != LOOPBACK else SECOND_LOOPBACK
"""Another address of this machine: that of its network, or a second loopback address."""
SHARE: Final = "navigator.share = async (what) => { window.shared = what; };"
Visit = Callable[[str, str], Page]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[LiveServer]:
    """Yield a server that only this machine reaches, until its host lets the network in."""
    running = LiveServer(tmp_path, options=("--lan-address", NETWORK))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens an address on a device of its own, with this name in its settings."""
    devices = []

    def opened(address: str, name: str) -> Page:
        device = new_context(browser, "en")
        for script in (QUIET % name, NOT_INSTALLED, SHARE):
            device.add_init_script(script)
        devices.append(device)
        page = device.new_page()
        page.goto(address)
        return page

    yield opened
    for device in devices:
        device.close()


def test_phones_in_the_house_join_by_the_address_of_the_network(
    house: LiveServer, visit: Visit
) -> None:
    ann = visit(house.address, "Ann")
    Player(ann).open_table(3)
    expect(ann.get_by_text("Only this computer can reach this table.")).to_be_visible()
    expect(ann.locator(".qr-code")).to_have_count(0)
    expect(ann.get_by_role("button", name="Copy link")).to_have_count(0)

    ann.get_by_role("button", name="Let phones in this house join").click()
    expect(ann.locator(".qr-code")).to_be_visible()
    link = ann.locator(".link-line").inner_text()
    ann.get_by_role("button", name="Share link").click()

    assert link.startswith(f"http://{NETWORK}:")
    assert ann.evaluate("window.shared.url") == link
    bob = visit(link, "Bob")
    expect(bob.get_by_role("heading", name="Ann invites you to Winchester")).to_be_visible()
    expect(bob.locator(".qr-code")).to_have_count(0)
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".table-row b", has_text="Bob")).to_be_visible()
    expect(bob.get_by_role("button", name="Keep phones out again")).to_have_count(
        1 if NETWORK == SECOND_LOOPBACK else 0
    )

    ann.get_by_role("button", name="Keep phones out again").click()

    expect(ann.get_by_text("Only this computer can reach this table.")).to_be_visible()
    expect(ann.locator(".qr-code")).to_have_count(0)
    expect(ann.locator(".table-row", has_text="Bob").locator(".tag")).to_have_text("away")
    assert bob.evaluate("fetch('/health').then(() => true, () => false)") is False


def test_the_settings_show_the_link_that_moves_a_seat_as_a_qr_code(
    house: LiveServer, visit: Visit
) -> None:
    desk = visit(house.address, "Ann")
    player = Player(desk)
    player.fill_in_table(3)
    player.add_bots()
    player.start()
    asked: list[str] = []
    desk.on("request", lambda request: asked.append(request.url))
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Show the code for another device").click()
    recovery = desk.locator(".recovery").inner_text()
    expect(desk.get_by_role("button", name="QR code for the other device")).to_have_count(0)

    desk.get_by_role("button", name="Let phones in this house join").click()
    desk.get_by_role("button", name="QR code for the other device").click()

    code = desk.get_by_role("img", name="QR code that moves your seat")
    code.wait_for()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100
    assert not [url for url in asked if recovery in url], "a request line would be logged"


def test_two_guests_without_a_name_sit_down_and_each_reader_names_them(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    path = ann.evaluate("location.pathname")

    bob = open_page("", path=path)
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_text("Waiting for the host")).to_be_visible()
    carl = open_page("", path=path, language="de")
    carl.locator(".start .btn").click()

    names = ann.locator(".table-row b")
    expect(names).to_have_text(["Ann", "Bowler", "Sombrero"])
    expect(carl.locator(".table-row b")).to_have_text(["Ann", "Melone", "Sombrero"])


def test_a_guest_whose_name_is_taken_is_offered_a_free_one(
    open_page: Opened, page_errors: list[str]
) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)

    other = open_page("Ann", path=ann.evaluate("location.pathname"))
    expect(other.get_by_label("Name")).to_have_value("Ann 2")
    other.get_by_label("Name").fill("ann")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("alert")).to_contain_text("already has that name")
    other.get_by_label("Name").fill("Anna")
    other.get_by_role("button", name="Sit down").click()

    expect(ann.locator(".table-row b").nth(1)).to_have_text("Anna")
    page_errors.clear()  # the browser itself notes the refused request


def test_a_guest_chooses_a_hat_that_nobody_wears(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)

    bob = open_page("Bob", path=ann.evaluate("location.pathname"))
    hats = bob.get_by_role("radio")
    expect(hats.nth(0)).to_be_disabled()
    hats.nth(3).click()
    bob.get_by_role("button", name="Sit down").click()

    expect(ann.locator(".table-row").nth(1)).to_have_attribute("data-seat", "4")


def test_a_guest_may_watch_and_still_sit_down(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)

    bob = open_page("Bob", path=ann.evaluate("location.pathname"))
    bob.get_by_role("button", name="Just watch").click()
    expect(bob.get_by_role("status").filter(has_text="You are watching")).to_be_visible()
    expect(bob.locator(".invite")).to_have_count(0)
    bob.get_by_role("button", name="Sit down").click()
    bob.get_by_role("button", name="Sit down").click()

    expect(bob.get_by_text("Waiting for the host")).to_be_visible()


def test_a_new_name_in_the_settings_follows_to_the_seat(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    bob = open_page("Bob", path=ann.evaluate("location.pathname"))
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_text("Waiting for the host")).to_be_visible()

    bob.get_by_role("button", name="Settings").click()
    bob.get_by_label("Name").fill("Robert")
    bob.get_by_label("Name").press("Tab")

    expect(ann.locator(".table-row b").nth(1)).to_have_text("Robert")
    expect(bob).to_have_url(re.compile("/t/"))

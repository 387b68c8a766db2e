"""Moving a seat to another device in the middle of a game, and spectators."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, Opened
from tests.browser.player import MODEL, Player

CAUGHT_UP: Final = "() => document.querySelector('tin-catch-up')?.isAsking === false"
"""The page has heard what its seat missed. A seat that moves before is refused that answer."""


def _begun(open_page: Opened) -> Page:
    """Ann in a game with two bots."""
    page = open_page("Ann")
    player = Player(page)
    player.open_table(3)
    player.add_bots()
    player.start()
    player.wait()
    page.wait_for_function(CAUGHT_UP)
    return page


def _link(page: Page) -> str:
    """Read the link that moves the seat, as the settings copy it."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Copy the link for the other device").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    page.get_by_role("button", name="Close").first.click()
    return link


def test_a_link_moves_a_seat_to_another_device_in_the_middle_of_a_game(
    open_page: Opened, axe: str
) -> None:
    desk = _begun(open_page)
    Player(desk).answer()
    link = _link(desk)
    recovery = link.rpartition(".")[2]
    requests: list[str] = []
    phone = open_page(
        "Phone",
        path=link,
        size=PHONE,
        watched=lambda page: page.on("request", lambda request: requests.append(request.url)),
    )
    phone.get_by_role("heading", name="Move Ann’s seat to this device?").wait_for()
    assert recovery not in phone.url, "it does not stay in the address"
    phone.evaluate(SETTLED)
    assert violations(phone, axe) == []
    assert boxes(phone, is_phone=True) == []

    phone.get_by_role("button", name="I play here").click()

    phone.wait_for_selector('.seat[data-me] .seat-name:has-text("You")')
    Player(phone).wait()
    Player(phone).answer()
    expect(desk.get_by_role("alert")).to_contain_text("Ann’s seat is on another device now")
    desk.wait_for_selector('.table[data-layout="open"]')
    expect(desk.locator(".strip")).to_have_count(0)
    desk.wait_for_function(f"() => {MODEL}.update?.view.viewer === null")
    assert not [url for url in requests if recovery in url]


def test_the_first_device_takes_the_seat_back_without_typing_its_code(open_page: Opened) -> None:
    desk = _begun(open_page)
    phone = open_page("Phone", path=_link(desk), size=PHONE)
    phone.get_by_role("button", name="I play here").click()
    desk.wait_for_function(f"() => {MODEL}.update?.view.viewer === null")
    phone.wait_for_function(CAUGHT_UP)

    desk.get_by_role("button", name="Settings").click()
    expect(desk.get_by_label("Recovery code of your seat")).to_have_count(0)
    desk.get_by_role("button", name="Take my seat back").click()

    desk.wait_for_function(f"() => {MODEL}.update?.view.viewer === 0")
    phone.wait_for_function(f"() => {MODEL}.update?.view.viewer === null")


def test_a_move_can_be_declined(open_page: Opened) -> None:
    desk = _begun(open_page)
    phone = open_page("Phone", path=_link(desk), size=PHONE)

    phone.get_by_role("button", name="Just watch").click()

    phone.wait_for_selector('.table[data-layout="open"]')
    expect(desk.locator(".strip")).to_have_count(1)


def test_spectators_are_counted(open_page: Opened) -> None:
    desk = _begun(open_page)
    path = desk.evaluate("location.pathname")
    expect(desk.locator(".watching")).to_have_count(0)

    lookers_on = [open_page(name, path=path) for name in ("Bob", "Cat")]

    desk.get_by_role("img", name="2 watching").wait_for()
    lookers_on[0].get_by_role("img", name="2 watching").wait_for()
    lookers_on[0].close()
    desk.get_by_role("img", name="1 watching").wait_for()


def test_every_player_can_copy_a_link_for_spectators(open_page: Opened) -> None:
    desk = _begun(open_page)
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.get_by_role("button", name="Settings").click()

    desk.get_by_role("button", name="Copy a link for spectators").click()

    desk.get_by_role("button", name="Copied").wait_for()
    looker_on = open_page("Bob", path=str(desk.evaluate("navigator.clipboard.readText()")))
    looker_on.wait_for_selector('.table[data-layout="open"]')


def test_a_spectator_can_only_enter_a_seat_code(open_page: Opened, axe: str) -> None:
    desk = _begun(open_page)
    looker_on = open_page("Bob", path=desk.evaluate("location.pathname"))

    looker_on.wait_for_selector('.table[data-layout="open"] .board-live')
    looker_on.evaluate(SETTLED)

    assert looker_on.locator(".prompt-actions button:not([data-seat-code])").count() == 0
    assert looker_on.locator("[data-seat-code]").count() == 1
    assert violations(looker_on, axe) == []
    assert boxes(looker_on, is_phone=False) == []

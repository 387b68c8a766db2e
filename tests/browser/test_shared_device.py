"""One device that players pass around: a curtain hides everything until a player uncovers it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player, until
from tests.browser.positions import Position
from tests.browser.shared_device import CURTAIN, DEAF, HELD, SharedDevice, texts, two_at_one_device
from tests.browser.test_secrets import leaks
from tests.browser.updates import whole_updates

ANN, BEA = 0, 1
DECISIONS: Final = 6
IDLE: Final = 20_000
"""Milliseconds without input after which a device covers itself."""
PAUSED: Final = 60_000
"""How far ahead the browser's clock is stopped, so that it cannot get there by itself."""
HIDDEN: Final = """() => {
  const hidden = { get: () => true, configurable: true };
  Object.defineProperty(document, "hidden", hidden);
  document.dispatchEvent(new Event("visibilitychange"));
  delete document.hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Switch to another tab and back."""


class Lines:
    """Records the open sockets of a page, and what each of them receives."""

    def __init__(self) -> None:
        self.open: list[str] = []
        self.heard: list[tuple[str, Any]] = []

    def follow(self, socket: WebSocket) -> None:
        whose = socket.url.partition("?")[2]
        self.open.append(whose)
        socket.on("close", lambda _: self.open.remove(whose))
        socket.on("framereceived", lambda frame: self.heard.append((whose, json.loads(frame))))

    def updates(self, whose: str) -> list[Any]:
        return whole_updates(told for line, told in self.heard if line == whose)


@pytest.fixture
def lines() -> Lines:
    return Lines()


@pytest.fixture
def shared(open_page: Opened, server: LiveServer, lines: Lines) -> SharedDevice:
    """Ann and Bea at one device, and a bot; the first curtain is shown."""
    page = open_page("Ann", path=None, has_clock=True, on_socket=lines.follow)
    positions.visit(page, server, two_at_one_device())
    device = SharedDevice(page)
    device.wait_for_curtain()
    return device


def test_a_covered_device_contains_no_secrets(shared: SharedDevice, lines: Lines) -> None:
    page = shared.page
    secrets: set[str] = set()

    for number in range(DECISIONS):
        shared.wait_for_turn()
        until(page, lambda: lines.open == [""])  # only the spectator's connection
        assert not [secret for secret in secrets for text in texts(page) if secret in text]
        if number % 3 == 2 and not shared.has_curtain():
            shared.ask_for_own_cards(["Ann", "Bea"][number % 2])
        if not shared.has_curtain():
            shared.decide_in_the_open()
            continue
        name = shared.wait_for_curtain()
        shared.hold()
        assert name == ["Ann", "Bea"][shared.view()["viewer"]]
        secrets |= _secrets(page)
        if shared.must_hear_rumor():
            shared.hear_rumor()
            secrets |= _secrets(page)
        shared.finish_look()

    assert secrets
    assert all(told["view"]["viewer"] is None for told in lines.updates(""))
    assert all(_public(told) for told in lines.updates(""))
    for seat in (ANN, BEA):
        assert lines.updates(f"seat={seat}")
        assert not [wrong for told in lines.updates(f"seat={seat}") for wrong in leaks(told, seat)]


def _secrets(page: Page) -> set[str]:
    """Texts that only the player with the device may read: cash and objectives."""
    expect(page.locator(".strip .secrets .card")).to_have_count(2)
    return {'data-kind="secret"', "data-cash", *page.locator(".secrets p").all_inner_texts()}


def _public(told: Any) -> bool:
    players = told["view"]["players"]
    return all(player["cash"] is None and not any(player["objectives"]) for player in players)


def test_the_curtain_addresses_players_by_name(shared: SharedDevice) -> None:
    name = shared.wait_for_curtain()

    expect(shared.page.locator(".curtain [role=status]")).to_contain_text(name)
    expect(shared.page).to_have_title(f"{name}, take the device – tinhorn")


def test_a_short_press_shows_nothing_and_a_second_one_does(shared: SharedDevice) -> None:
    page = shared.page
    shared.wait_until_heeded()

    page.locator(".hold").click()
    expect(page.locator(".hold")).to_contain_text("Press again to look")
    assert shared.is_covered()
    page.locator(".hold").click()

    page.wait_for_selector(".table .strip")


def test_the_button_can_be_held_by_keyboard(shared: SharedDevice) -> None:
    page = shared.page
    shared.wait_until_heeded()
    expect(page.locator(".hold")).to_be_focused()

    page.keyboard.down("Space")
    page.clock.fast_forward(HELD)

    page.wait_for_selector(".table .strip")
    page.keyboard.up("Space")


def test_a_press_that_begins_early_counts(shared: SharedDevice) -> None:
    page = shared.page
    page.clock.pause_at(page.evaluate("Date.now()") + PAUSED)
    page.reload()
    expect(page.locator(".hold")).to_be_focused()

    page.keyboard.down("Space")
    page.clock.run_for(DEAF - 100)
    assert shared.is_covered(), "the curtain has only just fallen"
    page.clock.run_for(100)

    page.wait_for_selector(".table .strip")
    page.keyboard.up("Space")


def test_a_press_from_before_the_curtain_does_not_uncover_the_table(shared: SharedDevice) -> None:
    page = shared.page
    page.clock.pause_at(page.evaluate("Date.now()") + PAUSED)
    page.reload()
    expect(page.locator(".hold")).to_be_focused()

    for _ in range(3):
        page.keyboard.press("Enter")
    page.clock.run_for(DEAF)

    assert shared.is_covered()
    for _ in range(2):
        page.keyboard.press("Enter")
    page.wait_for_selector(".table .strip")


def test_the_device_is_covered_again(shared: SharedDevice) -> None:
    page = shared.page
    shared.look_first("Ann", "Bea")
    page.clock.pause_at(page.evaluate("Date.now()") + PAUSED)
    ways: dict[str, Callable[[], object]] = {
        "Escape": lambda: page.keyboard.press("Escape"),
        "the button": lambda: page.get_by_role("button", name="Hide", exact=True).click(),
        "another tab": lambda: page.evaluate(HIDDEN),
        "idleness": lambda: page.clock.run_for(1_000),
    }

    for cover in ways.values():
        page.wait_for_selector(".hold, .hat-look")
        if not shared.has_curtain():
            shared.ask_for_own_cards("Ann")
        page.clock.run_for(DEAF)
        page.locator(".hold").focus()
        page.keyboard.down("Space")
        page.clock.run_for(HELD)
        page.wait_for_selector(".table .strip")
        page.keyboard.up("Space")
        page.clock.run_for(IDLE - 500)
        assert not shared.is_covered()

        cover()

        shared.wait_until_covered()
        expect(page.locator(".strip")).to_have_count(0)


def test_a_first_look_shows_the_cards_and_takes_its_time(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None, size=PHONE, has_clock=True)
    positions.visit(page, server, two_at_one_device())
    shared = SharedDevice(page)
    assert shared.wait_for_curtain() == "Ann"

    shared.hold()
    page.clock.run_for(3 * IDLE)

    assert not shared.is_covered()
    expect(page.get_by_role("tab", name="My hand")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".secrets .card").first).to_be_visible()
    page.evaluate(HIDDEN)
    shared.wait_until_covered()
    assert shared.wait_for_curtain() == "Ann", "the screen went dark before the cards were seen"
    shared.look_first("Ann", "Bea")


def test_an_open_drawer_closes_with_the_curtain(open_page: Opened) -> None:
    """The drawer shows the recovery code of the player who had the device."""
    page = open_page("Ann", has_clock=True)
    device = SharedDevice(page)
    device.fill_in_table("Bea")
    device.start()
    device.hold()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Show the code for another device").click()
    recovery = page.locator(".recovery").inner_text()

    page.evaluate(f"{CURTAIN}.hand.cover()")

    expect(page.locator(".drawer")).to_have_count(0)
    assert not any(recovery in text for text in texts(page))


def test_players_can_view_the_public_table_together(open_page: Opened) -> None:
    page = open_page("Ann", has_clock=True)
    device = SharedDevice(page)
    device.fill_in_table("Bea", players=2, game="Dice Town")
    page.locator(".start .btn").click()
    device.wait_for_curtain()

    page.get_by_role("button", name="Look at the table together").click()

    page.wait_for_selector('.table[data-layout="open"] .board')
    assert page.locator(".cup").count() == 0
    page.get_by_role("button", name="Hide the table").click()
    device.wait_for_curtain()


def at_one_device(phase: str) -> Position:
    """Seat all players of a Dice Town table at one device."""
    return positions.of("dicetown")[phase]._replace(is_shared=True)


def test_in_a_reaction_window_no_player_is_named(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None)

    positions.visit(page, server, at_one_device("Reacting"))

    page.get_by_role("heading", name="Does anyone want to react?").wait_for()
    expect(page).to_have_title("Does anyone want to react?")
    expect(page.locator(".curtain-names .btn")).not_to_have_count(0)
    page.wait_for_function(f"() => {CURTAIN}.model.update")
    prompt = page.evaluate(f"{CURTAIN}.model.update.view.prompt")
    page.get_by_role("button", name="Nobody").click()
    page.wait_for_function(f"had => {CURTAIN}.model.update.view.prompt > had", arg=prompt)


def test_the_curtain_is_accessible(shared: SharedDevice, axe: str) -> None:
    page = shared.page
    for size in (WIDE, PHONE, (320, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)

        assert violations(page, axe) == []
        assert boxes(page, is_phone=size != WIDE) == []
        hold = page.locator(".hold").bounding_box()
        assert hold is not None
        assert hold["y"] + hold["height"] <= size[1], "below the first screen"


def test_one_more_player_joins_at_the_same_device(open_page: Opened) -> None:
    host = open_page("Host")
    Player(host).open_table(3)
    path = host.evaluate("location.pathname")
    phone = open_page("Ann", path=path, size=PHONE, has_clock=True)
    phone.locator(".start .btn").click()

    phone.get_by_label("Another player on this device").fill("Bea")
    phone.get_by_role("button", name="Add player").click()

    expect(phone.locator(".table-row", has_text="on this device")).to_have_count(2)
    host.get_by_text("Bea", exact=True).wait_for()
    Player(host).start()
    assert SharedDevice(phone).wait_for_curtain() == "Ann"


def test_players_of_one_device_get_a_rematch_together(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None)
    over = at_one_device("Over")
    positions.visit(page, server, over)
    page.wait_for_selector("tin-score-sheet")

    page.get_by_role("button", name="Rematch").click()

    page.wait_for_selector(".invite")
    company = page.locator(".table-row", has_text="on this device")
    expect(company).to_have_count(over.setup.players)


def test_a_private_result_stays_until_its_player_covers_it(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None, has_clock=True)
    device = SharedDevice(page)
    positions.visit(page, server, at_one_device("ChoosingCard"))
    device.hold()

    while device.view()["phase"]["type"] == "ChoosingCard":
        had = page.evaluate(f"{MODEL}.update.n")
        page.locator(".choice-panel .card").first.click()
        page.locator('.prompt-actions .btn:not([aria-disabled="true"])').first.click()
        page.wait_for_function(f"had => {MODEL}.update.n > had", arg=had)

    page.wait_for_function(f"() => {CURTAIN}.isDone || {CURTAIN}.hand.isAsked")
    page.clock.fast_forward(500)
    assert not device.is_covered()
    page.get_by_role("button", name="Hide").or_(page.get_by_text("Done")).first.click()
    device.wait_until_covered()

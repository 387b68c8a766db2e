"""A big screen as the table, and phones as private hands."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.beat_record import paced
from tests.browser.conftest import NOT_INSTALLED, PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import Player, asked, until
from tests.browser.positions import Position
from tests.browser.repeats import in_slow, rows_in_slow
from tests.browser.shared_device import texts
from tests.browser.test_beats import objective_won_by_a_rival
from tests.browser.updates import whole_updates

ROOM = (1920, 1080)
DECISIONS = 4
STAGED = """() => {
  window.staged = {};
  const look = () => {
    const overlays = { duel: ".duel-stage", objective: ".banner:has(use[href*='#shared-'])" };
    for (const [name, selector] of Object.entries(overlays)) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box?.width) window.staged[name] = [box.width / innerWidth, box.height / innerHeight];
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Records what was laid over the board, and the part of the screen that it took."""
HAND = "document.querySelector('tin-hand-page').model"
BELOW = """() => [...document.querySelectorAll(".screen-join, .screen-seat, .screen-call")]
  .filter(one => one.getBoundingClientRect().bottom > innerHeight + 1)
  .map(one => `below the first screen: ${one.className}`)"""

CUT = """() => [...document.querySelectorAll(".screen-seat > *, .scores tfoot")]
  .filter(one => {
    const box = one.closest(".screen-seat, .sheet").getBoundingClientRect();
    const { top, bottom } = one.getBoundingClientRect();
    return top < box.top - 1 || bottom > box.bottom + 1;
  })
  .map(one => `cut: ${one.textContent.trim()}`)"""


SMALL = """() => [...document.querySelectorAll(".screen *")]
  .filter(one => !one.closest("svg, .visually-hidden") && one.checkVisibility())
  .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .map(one => [parseFloat(getComputedStyle(one).fontSize), one.textContent.trim()])
  .filter(([size]) => size < 28)
  .map(([size, text]) => `${size} px: ${text}`)"""
"""Text that cannot be read across a room."""


DICE = """() => [...document.querySelectorAll(".screen-seat .dice .die")]
  .map(one => one.getBoundingClientRect().width)"""
LEAST_DIE = 64
"""The width of a die on a screen of 1080 lines that can be read across a room, in pixels."""


class UpdateRecorder:
    """Records all updates that a page receives."""

    def __init__(self) -> None:
        self._messages: list[Any] = []

    def follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._messages.append(json.loads(frame)))

    @property
    def updates(self) -> list[Any]:
        return whole_updates(self._messages)

    def is_public(self) -> bool:
        """Return True if no update contained a secret of a seat."""
        views = [told["view"] for told in self.updates]
        players = [player for view in views for player in view["players"]]
        return all(view["viewer"] is None for view in views) and all(
            player["cash"] is None and not any(player["objectives"]) for player in players
        )


class Hand(Player):
    """A player with a phone in front of a big screen."""

    def view(self) -> Any:
        return self.page.evaluate(f"{HAND}.update.view")

    def answer(self) -> None:
        had = self.page.evaluate(f"{HAND}.update.n")
        self.click_on(self.view())
        self.page.wait_for_function(f"had => {HAND}.update.n > had", arg=had)


def open_screen(
    open_page: Opened, recorder: UpdateRecorder, game: str = "winchester", players: int = 3
) -> Page:
    screen = open_page("Parlour", path=f"/new/{game}", size=ROOM, on_socket=recorder.follow)
    screen.get_by_role("radio", name="Big screen").click()
    screen.get_by_role("radio", name=str(players), exact=True).click()
    screen.get_by_role("button", name="Open the table").click()
    screen.wait_for_selector(".screen-wait")
    return screen


def sit_down(open_page: Opened, screen: Page, name: str, size: tuple[int, int] = PHONE) -> Page:
    phone = open_page(name, path=screen.evaluate("location.pathname"), size=size)
    phone.locator(".start .btn").click()
    screen.locator(".screen-seat", has_text=name).wait_for()
    return phone


def begin(screen: Page) -> None:
    add = screen.get_by_role("button", name="Add a bot")
    while add.count():
        left = add.count()
        add.first.click()
        expect(add).to_have_count(left - 1)
    screen.get_by_role("button", name="Start with").click()
    screen.wait_for_selector(".screen .board")


def test_a_screen_that_nobody_can_join_yet_offers_neither_a_start_nor_a_dead_address(
    open_page: Opened,
) -> None:
    screen = open_screen(open_page, UpdateRecorder())

    expect(screen.get_by_text("This game needs at least 3 players")).to_be_visible()
    expect(screen.get_by_text("Only this computer can reach this table.")).to_be_visible()
    expect(screen.get_by_role("button", name="Start with")).to_have_count(0)
    expect(screen.get_by_role("button", name="Fill with bots")).to_have_count(0)
    expect(screen.locator(".screen-call")).not_to_contain_text("127.0.0.1")


def test_a_screen_and_two_phones_play_and_the_screen_knows_no_secret(open_page: Opened) -> None:
    recorder = UpdateRecorder()
    screen = open_screen(open_page, recorder)
    phones = [sit_down(open_page, screen, name) for name in ("Ann", "Bob")]
    begin(screen)
    hands = [Hand(phone) for phone in phones]
    secrets: set[str] = set()

    for _ in range(DECISIONS):
        hand = asked(*hands)
        secrets |= set(hand.page.locator(".secrets p").all_inner_texts())
        hand.answer()

    until(screen, lambda: len(recorder.updates) > DECISIONS)
    expect(screen.locator(".screen-ticker p")).not_to_have_count(0)
    assert secrets
    assert not [secret for secret in secrets for text in texts(screen) if secret in text]
    assert recorder.is_public()
    answering = screen.locator(".screen button:not([data-full])")
    assert answering.count() == 0, "during play it needs none"
    assert [phone.locator(".board").count() for phone in phones] == [0, 0]


def screen_and_hand(
    open_page: Opened, server: LiveServer, position: Position, recorder: UpdateRecorder
) -> tuple[Page, Hand]:
    """Open a big screen, which shows beats, and the phone of the viewer."""
    code = positions.plant(server, position)
    screen = open_page(
        "Parlour", path=None, size=ROOM, on_socket=recorder.follow, scripts=paced(pace="fast")
    )
    screen.goto(f"{server.address}/t/{code}/screen")
    screen.wait_for_selector(".screen .board")
    phone = open_page("Ann", path=None, size=PHONE)
    positions.sit(phone, server, code)
    phone.goto(f"{server.address}/t/{code}/hand")
    hand = Hand(phone)
    hand.wait()
    _check_price(screen, hand.view())
    screen.evaluate(STAGED)
    return screen, hand


def test_a_screen_and_a_phone_see_a_duel(open_page: Opened, server: LiveServer) -> None:
    recorder = UpdateRecorder()
    duel = positions.of("winchester")["Duel"]
    screen, hand = screen_and_hand(open_page, server, duel, recorder)

    hand.answer()

    screen.wait_for_function("() => window.staged.duel")
    assert min(screen.evaluate("window.staged.duel")) > 0.9, "the duel fills the screen"
    assert recorder.is_public()
    expect(hand.page.locator("tin-story-log")).to_contain_text("Bang")


def test_a_screen_shows_an_objective_that_is_won(open_page: Opened, server: LiveServer) -> None:
    recorder = UpdateRecorder()
    screen, hand = screen_and_hand(open_page, server, objective_won_by_a_rival(), recorder)
    displayed = len(hand.view()["display"])

    hand.page.get_by_role("button", name="Pass", exact=True).click()

    screen.wait_for_function("() => window.staged.objective")
    assert recorder.is_public()
    expect(screen.locator(".screen-objectives tbody tr")).not_to_have_count(displayed)


def _check_price(screen: Page, seen: Any) -> None:
    """Check that the screen shows a large price, the hats still in, and the objectives."""
    if seen["phase"]["type"] != "Bidding":
        return
    price = f"${seen['phase']['standing']},000" if seen["phase"]["standing"] else "–"
    expect(screen.locator(".screen-price output")).to_have_text(price)
    box = screen.locator(".screen-price output").bounding_box()
    assert box is not None
    assert box["height"] > 0.08 * ROOM[1]
    still = len(seen["phase"]["in_auction"])
    expect(screen.locator(".screen-price .hats li:not([data-out])")).to_have_count(still)
    expect(screen.locator(".screen-objectives tbody tr")).to_have_count(len(seen["display"]))


def test_the_screen_shows_the_public_view_even_on_a_device_with_a_seat(
    open_page: Opened,
) -> None:
    page = open_page("Ann")
    player = Player(page)
    player.open_table(3)
    player.start()
    path = page.evaluate("location.pathname")
    recorder = UpdateRecorder()
    screen = page.context.new_page()
    screen.add_init_script(NOT_INSTALLED)
    screen.on("websocket", recorder.follow)

    screen.goto(page.url.replace(path, f"{path}/screen"))
    screen.wait_for_selector(".screen .board")

    until(screen, lambda: recorder.updates)
    assert recorder.is_public()
    expect(page.locator(".strip")).to_have_count(1)


def test_a_phone_shows_its_hand_and_can_show_the_whole_table(open_page: Opened) -> None:
    screen = open_screen(open_page, UpdateRecorder())
    phone = sit_down(open_page, screen, "Ann")
    begin(screen)
    phone.wait_for_selector(".handheld .strip")

    phone.get_by_role("button", name="Hide my hand").click()
    expect(phone.locator(".strip")).to_have_count(0)
    phone.get_by_role("button", name="Show my hand").first.click()
    phone.get_by_role("link", name="Show the whole table").click()

    phone.wait_for_selector(".table .board")


def test_the_first_phone_removes_a_guest_and_starts_the_game_and_the_screen_finds_its_way_back(
    open_page: Opened,
) -> None:
    screen = open_screen(open_page, UpdateRecorder())
    phone = sit_down(open_page, screen, "Ann")

    screen.get_by_role("link", name="Table and seats").click()
    screen.get_by_role("link", name="Back to the big screen").click()
    guest = sit_down(open_page, screen, "Bob")
    phone.get_by_role("button", name="Remove").first.click()
    phone.locator(".confirm .btn-danger").click()
    expect(screen.locator(".screen-seat", has_text="Bob")).to_have_count(0)
    expect(guest.get_by_role("alert")).to_contain_text("has removed you")
    screen.get_by_role("button", name="Full screen").click()
    screen.wait_for_function("() => document.fullscreenElement")
    expect(screen.get_by_role("button", name="Full screen")).to_have_count(0)
    Player(phone).add_bots()
    phone.locator(".start .btn").click()

    phone.wait_for_selector(".handheld .strip")
    screen.wait_for_selector(".screen .board")
    screen.get_by_role("link", name="Table and seats").click()
    screen.wait_for_selector(".table .board")
    screen.get_by_role("link", name="Back to the big screen").click()
    screen.wait_for_selector(".screen .board")


def test_a_big_screen_stays_on_while_it_is_seen(open_page: Opened) -> None:
    locks = """
      window.locks = [];
      navigator.wakeLock.request = async (kind) => {
        const lock = { kind, released: false, release: async () => { lock.released = true; } };
        window.locks.push(lock);
        return lock;
      };
    """
    screen = open_page("Parlour", path="/new/winchester/screen", size=ROOM, scripts=(locks,))
    screen.get_by_role("button", name="Open the table").click()
    screen.wait_for_selector(".screen-wait")

    held = "locks.map(({ kind, released }) => [kind, released])"
    assert screen.evaluate(held) == [["screen", False]]
    screen.get_by_role("link", name="Table and seats").click()
    screen.wait_for_selector(".screen-wait", state="detached")
    assert screen.evaluate(held) == [["screen", True]]


def test_the_cup_is_on_the_phone_and_not_on_the_screen(open_page: Opened) -> None:
    screen = open_screen(open_page, UpdateRecorder(), game="dicetown", players=2)
    phone = sit_down(open_page, screen, "Ann")
    begin(screen)

    phone.locator(".handheld .keep").first.click()
    phone.locator(".prompt .btn-primary").click()

    assert screen.locator(".keep").count() == 0
    screen.wait_for_selector(".screen-seat .die:not([data-empty])")
    screen.evaluate(SETTLED)
    assert screen.evaluate(SMALL) == []
    assert min(screen.evaluate(DICE)) >= LEAST_DIE


def test_dice_can_be_read_across_a_room_by_five(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("dicetown")["Visiting"])
    page.set_viewport_size({"width": ROOM[0], "height": ROOM[1]})
    page.goto(f"{page.url}/screen")
    page.wait_for_selector(".screen-seat .die")
    page.evaluate(SETTLED)

    assert page.evaluate(SMALL) == []
    assert min(page.evaluate(DICE)) >= LEAST_DIE


def test_a_hand_shows_its_counts_and_fills_any_window(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("dicetown")["Keeping"])

    page.goto(f"{page.url}/hand")

    expect(page.locator(".hand-counts")).to_contain_text("7")
    cup, counts = (page.locator(part).bounding_box() for part in (".cup", ".hand-counts"))
    assert cup is not None
    assert counts is not None
    assert cup["width"] == counts["width"]


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
def test_screen_and_hand_are_accessible(open_page: Opened, axe: str, game: str) -> None:
    screen = open_screen(open_page, UpdateRecorder(), game=game)
    wrong = [*_wrong(screen, axe, ROOM), *_wrong(screen, axe, WIDE)]
    phone = sit_down(open_page, screen, "Ann")
    begin(screen)
    phone.wait_for_selector(".handheld .tray")
    Hand(phone).wait()

    for size in (ROOM, WIDE, (320, 640)):
        wrong += _wrong(screen, axe, size)
    for size in (PHONE, (320, 640)):
        wrong += _wrong(phone, axe, size)

    assert "\n".join(wrong) == ""


@pytest.mark.parametrize(
    ("game", "phase"),
    [
        ("winchester", "Bidding"),
        ("dicetown", "Over"),
        *rows_in_slow([("winchester", "Over"), ("dicetown", "Deciding")]),
    ],
)
def test_nothing_is_cut_off_on_a_screen_for_five(
    page: Page, server: LiveServer, axe: str, game: str, phase: str
) -> None:
    positions.visit(page, server, positions.of(game)[phase])
    page.goto(f"{page.url}/screen")
    page.wait_for_selector(".screen .screen-seat, .screen .sheet")

    wrong = [*_wrong(page, axe, ROOM), *page.evaluate(CUT), *page.evaluate(SMALL)]
    wrong += [*_wrong(page, axe, WIDE), *page.evaluate(CUT)]

    assert "\n".join(wrong) == ""


def _wrong(page: Page, axe: str, size: tuple[int, int]) -> list[str]:
    """Errors of a page at this size; a small big-screen page may scroll."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    is_phone = size[0] < WIDE[0]
    found = [*violations(page, axe), *boxes(page, is_phone=is_phone)]
    if not is_phone:
        found += page.evaluate(BELOW)
    if size == ROOM:
        found += page.evaluate(SMALL)
    return [f"{size}: {one}" for one in found]

"""The seats before a game: how the host arranges them, and with whom the game starts."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.beat_record import let_time_pass
from tests.browser.conftest import PHONE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.browser.shared_device import SharedDevice
from tests.support.people import ANN, BOB
from tinhorn.table.model import Timing

HOUR: Final = 3_600_000


def _guests(open_page: Opened, host: Page, *names: str) -> list[Page]:
    guests = []
    for name in names:
        guest = open_page(name, path=host.evaluate("location.pathname"))
        guest.get_by_role("button", name="Sit down").click()
        expect(host.locator(".table-row b", has_text=name)).to_be_visible()
        guests.append(guest)
    return guests


def test_three_of_four_seats_play_without_a_ghost(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(4)
    bob, cat = _guests(open_page, ann, "Bob", "Cat")
    ann.get_by_role("button", name="Change seats").click()
    for order in (["Ann", "Bob", "Open seat", "Cat"], ["Ann", "Open seat", "Bob", "Cat"]):
        up = ann.locator(".open-seat").get_by_role("button", name="Move up")
        up.evaluate("button => { button.click(); button.click(); }")  # a double click is one move
        expect(ann.locator(".table-row b")).to_have_text(order)
    ann.get_by_role("button", name="Done").click()

    ann.get_by_role("button", name="Start with 3 players").click()

    for page, seat in ((ann, 0), (bob, 1), (cat, 2)):
        page.wait_for_selector(".prompt")
        page.wait_for_function(f"seat => {MODEL}.update?.view.viewer === seat", arg=seat)
        expect(page.locator(".seat")).to_have_count(3)
        expect(page.locator(".seat[data-state=away]")).to_have_count(0)
    cat.get_by_role("button", name="Settings").click()
    cat.get_by_role("button", name="Show the code for another device").click()
    expect(cat.locator(".recovery")).to_be_visible()


def test_one_guest_and_two_open_seats_can_only_start_with_bots(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(4)
    _guests(open_page, ann, "Bob")
    expect(ann.get_by_text("This game needs at least 3 players")).to_be_visible()
    expect(ann.locator(".start .btn")).to_have_count(1)

    ann.get_by_role("button", name="Fill with bots and start").click()

    ann.wait_for_selector(".prompt")
    kinds = ann.evaluate(f"{MODEL}.table.seats.map(seat => seat.kind)")
    assert kinds == ["person", "person", "bot", "bot"]


def test_an_empty_chair_is_there_only_if_the_host_asks_for_it(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    _guests(open_page, ann, "Bob")

    ann.get_by_role("button", name="Change seats").click()
    ann.locator(".open-seat").get_by_role("button", name="Empty chair").click()

    expect(ann.get_by_text("an empty chair that always passes")).to_be_visible()
    ann.get_by_role("button", name="Start with 3 players").click()
    ann.wait_for_selector(".prompt")
    expect(ann.locator(".seat-name").nth(2)).to_have_text("Empty chair 3")


def test_the_host_adds_and_removes_seats_and_changes_options(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    (bob,) = _guests(open_page, ann, "Bob")
    rows = bob.locator(".table-row")

    ann.get_by_role("button", name="Change seats").click()
    ann.get_by_role("button", name="Add a seat").click()
    expect(rows).to_have_count(4)
    ann.locator(".table-row").nth(3).get_by_role("button", name="Remove this seat").click()
    expect(rows).to_have_count(3)
    ann.get_by_label("Time limit").select_option(label="60 s per decision")
    ann.get_by_label("Money").select_option(label="shown to everyone")

    expect(bob.locator(".options")).to_contain_text("60 s per decision")
    expect(bob.locator(".options")).to_contain_text("shown to everyone")


def test_somebody_away_on_their_turn_is_shown_with_what_helps(open_page: Opened) -> None:
    ann = open_page("Ann", has_clock=True)
    player = Player(ann)
    player.open_table(3)
    (bob,) = _guests(open_page, ann, "Bob")
    player.start()
    bob.wait_for_selector(".strip")
    while not ann.evaluate(f"{MODEL}.update.view.phase.in_auction?.[0] === 1"):
        player.wait()
        player.answer()
    address = bob.url
    bob.goto(address.partition("/t/")[0])
    ann.wait_for_function(f"() => {MODEL}.table.seats[1].presence === 'away'")

    let_time_pass(ann, ".prompt [data-away]")

    note = ann.locator(".prompt [data-away]")
    expect(note).to_contain_text("Bob is away, and it is their turn.")
    ann.clock.run_for(1_000)
    ann.locator(".prompt [data-absent=cover]").click()
    expect(ann.locator(".seat-name").nth(1)).to_have_text("Bob (bot answering)")
    expect(note).to_have_count(0)

    bob.goto(address)
    bob.get_by_role("button", name="I’m back").click()
    expect(ann.locator(".seat-name").nth(1)).to_have_text("Bob")
    expect(bob.locator("tin-agreement-note .seat-note")).to_have_count(0)


def test_the_bar_names_who_is_away_until_somebody_chooses_to_wait(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None, has_clock=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    position = positions.of("winchester")["Bidding"]
    awaited = position.viewer
    assert awaited is not None
    me = (awaited + 1) % position.setup.players
    positions.visit(page, server, position._replace(viewer=me))
    expect(page.locator(".prompt [data-away]")).to_have_count(0)
    let_time_pass(page, ".prompt [data-away]")

    name = positions.NAMES[awaited]
    expect(page.locator(".prompt [data-away]")).to_contain_text(f"{name} is away")
    page.clock.run_for(1_000)
    page.locator(".prompt [data-absent=remind]").click()
    expect(page.locator(".prompt [data-absent=remind]")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f"{name}, it is your turn at Winchester: {server.address}/t/")
    page.locator(".prompt [data-absent=wait]").click()

    expect(page.locator(".prompt [data-away], .prompt [data-absent]")).to_have_count(0)


def test_the_bar_names_who_is_away_while_all_choose(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None, has_clock=True)
    positions.visit(page, server, positions.first_dice()._replace(bots=(2, 3)))
    Player(page).wait()
    page.clock.run_for(30_000)
    away = page.locator(".prompt [data-away]")
    expect(away).to_have_count(0)

    page.keyboard.press("0")
    let_time_pass(page, ".prompt [data-away]")

    expect(away).to_contain_text("Bob Longfellow is away")


@pytest.mark.parametrize(("ago", "is_late"), [(HOUR, False), (13 * HOUR, True)])
def test_at_a_slow_table_a_bot_may_answer_once_half_the_time_is_over(
    open_page: Opened, server: LiveServer, ago: int, *, is_late: bool
) -> None:
    page = open_page("Bob", path=None, has_clock=True)
    timing = Timing(kind="slow", answer=24 * HOUR, window=2 * HOUR)
    position = positions.first_auction()._replace(viewer=BOB, timing=timing, ago=ago)
    positions.visit(page, server, position)

    let_time_pass(page, ".prompt [data-away]")

    note = page.locator(".prompt [data-away]")
    expect(note).to_contain_text("Ann is away, and it is their turn until ")
    expect(page.locator(".prompt [data-absent=remind]")).to_be_visible()
    page.clock.run_for(1_000)
    cover = page.locator(".prompt [data-absent=cover]")
    expect(cover).to_have_count(int(is_late))
    if is_late:
        cover.click()
        expect(page.locator(".seat-name").first).to_have_text("Ann (bot answering)")


def test_where_a_clock_runs_a_bot_is_offered_for_somebody_who_is_away(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None, has_clock=True)
    timing = Timing(kind="live", answer=HOUR, window=HOUR)
    positions.visit(page, server, positions.first_auction()._replace(timing=timing))
    note, cover = page.locator(".prompt [data-away]"), page.locator(".prompt [data-absent=cover]")
    page.clock.run_for(30_000)
    expect(note).to_have_count(0)
    expect(page.locator(".prompt-actions .btn-primary")).to_have_count(1)

    page.locator(".prompt-actions .btn-primary").click()
    let_time_pass(page, ".prompt [data-away]")

    expect(note).to_have_text("Bob Longfellow is away.")
    expect(page.locator(".prompt [data-absent=remind]")).to_be_visible()
    page.clock.run_for(1_000)
    cover.click()
    expect(page.locator(".seat-name").nth(1)).to_have_text("Bob Longfellow (bot answering)")


def test_two_players_agree_on_a_pause_and_on_its_end(open_page: Opened) -> None:
    ann = open_page("Ann")
    player = Player(ann)
    player.open_table(3)
    (bob,) = _guests(open_page, ann, "Bob")
    player.start()
    bob.wait_for_selector(".strip")

    ann.get_by_role("button", name="Settings").click()
    ann.get_by_role("button", name="Ask for a pause").click()
    bob.get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        expect(page.locator(".agreement")).to_contain_text("Paused since")
    bob.locator(".agreement").get_by_role("button", name="Go on").click()
    ann.locator(".agreement").get_by_role("button", name="Agree").click()

    for page in (ann, bob):
        expect(page.locator(".agreement")).to_have_count(0)


def test_one_press_agrees_for_all_players_of_a_device(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = open_page("Ann", path=None, has_clock=True), open_page("Bob", path=None)
    position = positions.first_auction()._replace(
        viewer=ANN, is_shared=True, guests=(BOB,), names=("Ann", "Bob", "Cat")
    )
    code = positions.plant(server, position)
    positions.sit(ann, server, code)
    positions.sit(bob, server, code, guest=BOB)
    for page in (ann, bob):
        page.goto(f"{server.address}/t/{code}")
        page.wait_for_selector(positions.SHOWN)

    bob.get_by_role("button", name="Settings").click()
    bob.get_by_role("button", name="Ask for a pause").click()
    ann.get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        expect(page.locator(".agreement")).to_contain_text("Paused since")
    ann.locator(".agreement").get_by_role("button", name="Go on").click()
    ann.locator(".agreement").get_by_role("button", name="Agree").click()
    bob.locator(".agreement").get_by_role("button", name="Agree").click()
    for page in (ann, bob):
        expect(page.locator(".agreement")).to_have_count(0)

    SharedDevice(ann).look_first("Ann", "Cat")
    ann.get_by_role("button", name="Settings").click()
    ann.get_by_role("button", name="Ask for a pause").click()
    expect(bob.locator(".agreement")).to_contain_text("Ann asks")


def test_table_in_the_settings_leads_to_the_seat(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None, size=PHONE)
    positions.visit(page, server, positions.first_auction())
    page.get_by_role("button", name="Settings").click()

    page.locator(".drawer-head").get_by_role("button", name="Table").click()

    expect(page.get_by_role("heading", name="Table", exact=True)).to_be_focused()
    expect(page.get_by_role("heading", name="Table", exact=True)).to_be_in_viewport()
    expect(page.get_by_role("heading", name="My seat here")).to_be_in_viewport()


def test_what_the_table_says_has_its_place_in_the_log(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = open_page("Ann", path=None), open_page("Bob", path=None)
    positions.visit_together(server, ann, bob)
    ann.get_by_role("button", name="Settings").click()
    ann.get_by_role("button", name="Ask for a pause").click()
    bob.get_by_role("button", name="Agree").click()
    ann.locator(".agreement").get_by_role("button", name="Go on").click()
    bob.locator(".agreement").get_by_role("button", name="Agree").click()
    expect(ann.locator(".agreement")).to_have_count(0)
    ann.locator(".drawer-head [aria-label=Close]").click()
    Player(ann).wait()
    Player(ann).answer()
    lines = [
        " bid",
        "The game goes on, as Ann asked.",
        "Ann asks to go on.",
        "The game is paused, as Ann asked.",
        "Ann asks for a pause.",
        "Plot 1 is up for auction.",
    ]
    for page in (ann, bob):
        log = page.locator("tin-story-log .log-line")
        expect(log.nth(0)).not_to_have_attribute("data-notice", "")
        for number, line in enumerate(lines):
            expect(log.nth(number)).to_contain_text(line)

    bob.reload()
    bob.wait_for_selector(positions.SHOWN)
    for number, line in enumerate(lines):
        expect(bob.locator("tin-story-log .log-line").nth(number)).to_contain_text(line)
    bob.get_by_role("button", name="Money").click()
    expect(bob.locator("tin-story-log [data-notice]")).to_have_count(0)

    bob.goto(bob.url.partition("?")[0] + "/text")
    told = bob.locator("[role=log][aria-labelledby=text-story] p")
    for number, line in enumerate(lines):
        expect(told.nth(-1 - number)).to_contain_text(line)

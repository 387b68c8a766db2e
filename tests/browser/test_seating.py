"""The seats before a game: how the host arranges them, and with whom the game starts."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.player import MODEL, Player


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
    ann.get_by_label("Money").select_option(label="visible to everyone")

    expect(bob.locator(".options")).to_contain_text("60 s per decision")
    expect(bob.locator(".options")).to_contain_text("visible to everyone")


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
    bob.close()
    ann.wait_for_function(f"() => {MODEL}.table.seats[1].presence === 'away'")

    ann.clock.run_for(30_000)

    note = ann.locator("tin-absence-note .seat-note")
    expect(note).to_contain_text("Bob is away, and it is their turn.")
    note.get_by_role("button", name="Let a bot take over").click()
    ann.wait_for_function(f"() => {MODEL}.table.seats[1].kind === 'bot'")
    expect(note).to_have_count(0)

"""Small screens: decisions stand above the bar, and nothing is cut without a sign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.conftest import PHONE
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.repeats import rows_in_slow
from tests.browser.test_every_phase import POSITIONS, show_at
from tinhorn.table.model import Timing

LYING: Final = (844, 390)
ZOOMED: Final = (640, 360)
"""A window of 1280×720 at 200 %."""
TABLET: Final = (768, 1024)
DESK: Final = (1440, 900)
HIDDEN: Final = """([wanted, scroller]) => {
  const top = document.querySelector(".prompt").getBoundingClientRect().top;
  const within = scroller && document.querySelector(scroller).getBoundingClientRect();
  const bottom = Math.min(top, within?.bottom ?? top);
  return [...document.querySelectorAll(wanted)]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.top < 0 || box.bottom > bottom + 1)
    .map(({ top, bottom }) => [top, bottom]);
}"""
"""The parts that begin above the window, or end below the bar or what scrolls them."""
DICE_AT_SEATS: Final = """() => {
  const edges = (element) => {
    const { left, right } = element.getBoundingClientRect();
    return [left, right];
  };
  return [...document.querySelectorAll(".seats .seat")].map((seat) =>
    [...edges(seat), [...seat.querySelectorAll(".dice .die")].map(edges)]);
}"""
"""The left and right edge of each seat, and those of its dice."""
SIGN: Final = """() => {
  const panel = [...document.querySelectorAll(".tray .panel")].find((one) => one.offsetParent);
  const isCut = panel.scrollHeight > panel.clientHeight + 1;
  const sign = () => getComputedStyle(panel, "::after").position === "sticky";
  const before = sign();
  panel.scrollTop = panel.scrollHeight;
  const twice = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  return new Promise((told) => twice(() => told([isCut, before, sign()])));
}"""
"""Whether a choice is cut, and whether a sign says so before and after scrolling to its end."""


def look(page: Page, server: LiveServer, game: str, phase: str, size: tuple[int, int]) -> None:
    set_size(page, size)
    positions.visit(page, server, POSITIONS[game][phase])
    page.evaluate(SETTLED)


def look_at_each(
    page: Page, server: LiveServer, game: str, phase: str, *sizes: tuple[int, int]
) -> Iterator[str]:
    """Show a phase at one size after the other; yield the name of each size."""
    look(page, server, game, phase, sizes[0])
    for width, height in sizes:
        show_at(page, (width, height))
        yield f"{width}×{height}"


def test_dice_stand_above_the_bar_on_low_screens(page: Page, server: LiveServer) -> None:
    dice = page.locator(".cup .keep")

    for at, size in enumerate(look_at_each(page, server, "dicetown", "Keeping", LYING, ZOOMED)):
        expect(dice).to_have_count(5)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(HIDDEN, [".cup .keep, .cup .price", None]) == [], size

        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert page.evaluate(HIDDEN, [".cup .keep, .cup .price", None]) == [], size
        dice.nth(at).click()
        expect(dice.nth(at)).to_have_attribute("aria-pressed", "true")


def test_the_map_stands_above_the_bar_on_low_screens(page: Page, server: LiveServer) -> None:
    for size in look_at_each(page, server, "winchester", "Bidding", LYING, ZOOMED):
        assert page.evaluate(HIDDEN, [".board", None]) == [], size


def test_on_a_phone_the_standings_are_read_without_scrolling(
    page: Page, server: LiveServer
) -> None:
    places = page.locator(".walk .place")

    for size in look_at_each(page, server, "dicetown", "Offering", LYING, TABLET, PHONE):
        expect(places).to_have_count(8)
        assert page.evaluate(HIDDEN, [".walk .place", None]) == [], size
    expect(page.locator('.walk [data-walk="mine"] .tally')).to_be_visible()
    note = page.locator('.walk [data-walk="mine"] small')
    expect(note).to_be_hidden()
    places.first.click()
    expect(note).to_be_visible()


def test_rivals_dice_are_at_their_seats_on_every_screen(page: Page, server: LiveServer) -> None:
    look(page, server, "dicetown", "Offering", DESK)
    icons = page.locator(".seats .seat-score .pic")
    assert min(icons.evaluate_all("all => all.map((one) => one.clientWidth)")) > 16
    for size in look_at_each(page, server, "dicetown", "Offering", PHONE, LYING, TABLET):
        seats = page.evaluate(DICE_AT_SEATS)
        assert len(seats) == POSITIONS["dicetown"]["Offering"].setup.players
        for left, right, dice in seats:
            assert len(dice) == 5, size
            for die_left, die_right in dice:
                assert die_right - die_left >= 9, size
                assert left <= die_left, size
                assert die_right <= right + 1, size


@pytest.mark.parametrize(
    ("phase", "size"),
    [
        ("Offering", TABLET),
        ("ChoosingCard", TABLET),
        *rows_in_slow([("Offering", PHONE), ("ChoosingCard", PHONE), ("Deciding", LYING)]),
    ],
)
def test_a_choice_that_is_cut_has_a_sign_that_it_goes_on(
    page: Page, server: LiveServer, phase: str, size: tuple[int, int]
) -> None:
    look(page, server, "dicetown", phase, size)

    is_cut, before, at_the_end = page.evaluate(SIGN)

    assert is_cut
    assert before
    assert not at_the_end


def test_a_tap_on_a_plot_says_what_pointing_at_it_says(page: Page, server: LiveServer) -> None:
    look(page, server, "winchester", "Bidding", PHONE)
    tip = page.locator(".map-tip")
    touch = {"pointerType": "touch", "bubbles": True}

    for number in (3, 17):
        plot = page.locator(f'[data-hit="{number}"]')
        for event in (
            "pointerenter",
            "pointerleave",
            "click",
        ):  # a finger is lifted before the click
            plot.dispatch_event(event, touch)

        expect(tip).to_have_text(plot.get_attribute("aria-label") or "")
        expect(page.locator(f'[data-glow="{number}"]')).to_have_count(1)


def test_a_time_limit_of_a_day_leaves_room_for_the_question(page: Page, server: LiveServer) -> None:
    timing = Timing(kind="slow", answer=24 * 3_600_000, window=7_200_000)
    set_size(page, PHONE)
    positions.visit(page, server, positions.first_auction()._replace(timing=timing))
    expect(page.locator(".prompt .clock[data-long]")).to_be_visible()

    box = page.locator(".prompt-text").bounding_box()

    assert box is not None
    assert box["width"] > 0.8 * PHONE[0]

"""Fixed places of buttons: beside the dice, and grey with a reason; the order of the settings."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import positions
from tests.browser.beat_record import let_time_pass, paced, stop_clock
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.player import ANSWERABLE
from tests.browser.test_moments import TELL

DESK: Final = (1920, 1080)
NEAR: Final = 160
"""Pixels between the last die and its buttons."""
REACH: Final = 640
"""Pixels between a pick and the button that confirms it: a movement of the wrist."""
WATCH: Final = """() => {
  window.covered = [];
  window.captions = 0;
  const box = (one) => one?.getBoundingClientRect() ?? { width: 0 };
  const look = () => {
    const caption = box(document.querySelector(".prompt .caption"));
    if (!caption.width) return;
    window.captions += 1;
    for (const toast of document.querySelectorAll(".toasts > *")) {
      const { left, right, top, bottom, width } = box(toast);
      const isBeside = right <= caption.left || left >= caption.right;
      const isAway = isBeside || bottom <= caption.top || top >= caption.bottom;
      if (width && !isAway) window.covered.push(toast.textContent);
    }
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
"""Notes every caption of a beat, and every toast that covers one."""
TOASTS: Final = """() => {
  const toasts = document.querySelector("tin-toasts");
  for (const round of [1, 2, 3]) {
    const text = { key: "web-dicetown-progress", args: { round } };
    toasts.show({ text, seat: 1, pic: "hat-1" });
  }
}"""


def box(locator: Locator) -> dict[str, Any]:
    found = locator.bounding_box()
    assert found is not None
    return dict(found)


def test_a_grey_button_says_why_when_it_is_pointed_at_focused_or_tapped(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    page.wait_for_selector(ANSWERABLE)
    duel, why = page.locator('[data-slot="c"] .btn'), page.locator(".prompt [data-reason]")
    expect(duel).to_have_attribute("aria-disabled", "true")
    said = duel.get_attribute("aria-description")
    assert said

    expect(why).to_have_count(0)
    duel.hover()
    expect(why).to_have_text(said)
    page.mouse.move(0, 0)
    expect(why).to_have_count(0)
    duel.focus()
    expect(why).to_have_text(said)
    duel.blur()
    expect(why).to_have_count(0)
    duel.dispatch_event("click")
    expect(why).to_have_text(said)
    page.wait_for_selector(ANSWERABLE)


def test_on_a_desk_all_ways_to_keep_dice_stand_beside_the_dice(
    page: Page, server: LiveServer
) -> None:
    set_size(page, DESK)
    positions.visit(page, server, positions.of("dicetown")["Keeping"])
    page.wait_for_selector(ANSWERABLE)

    dice, buttons = page.locator(".tray .keep"), page.locator(".tray .lift .btn")
    expect(buttons).to_have_count(2)
    last = box(dice.last)
    for button in buttons.all():
        at = box(button)
        assert 0 <= at["x"] - last["x"] - last["width"] <= NEAR
        assert abs(at["y"] + at["height"] / 2 - last["y"] - last["height"] / 2) <= NEAR / 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_a_row_of_what_a_plot_brings_is_above_the_bar(
    open_page: Opened, server: LiveServer, language: str
) -> None:
    page = open_page(path=None, language=language, size=PHONE)
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    page.wait_for_selector(".lot .facts > li")

    row, bar = box(page.locator(".lot .facts > li").first), box(page.locator(".prompt"))
    assert row["y"] + row["height"] <= bar["y"]


def test_settings_begin_with_sound_pace_language_and_look(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    page.locator(".topbar").get_by_role("button", name="Settings").click()

    text = page.locator(".drawer-body").inner_text()
    at = [text.index(f"{name}\n") for name in ("Volume", "Speed", "Language", "Theme", "Name")]
    assert at == sorted(at), text


def test_no_toast_covers_the_caption_of_a_beat(open_page: Opened, server: LiveServer) -> None:
    page = open_page(path=None, has_clock=True, scripts=paced())
    positions.visit(page, server, positions.first_dice())
    page.wait_for_selector('.prompt[data-turn="mine"]')
    stop_clock(page)
    page.evaluate(WATCH)
    page.evaluate(TOASTS)
    expect(page.locator(".toasts > *")).not_to_have_count(0)
    page.evaluate(
        TELL,
        [
            {"type": "CardPlayed", "seat": 1, "card": "dynamite"},
            {"type": "PlaceLed", "seat": 1, "place": "mine"},
            {"type": "NuggetsDug", "seat": 1, "nuggets": 2},
            {"type": "LastDiceRolled", "seat": 1, "dice": ["9"]},
        ],
    )
    page.wait_for_selector(".prompt[data-beat]")
    let_time_pass(page, ".prompt:not([data-beat])")

    assert page.evaluate("window.captions") > 3
    assert page.evaluate("window.covered") == []


FURTHEST: Final = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility()).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
  const buttons = shown(".btn-primary");
  const near = ([x, y]) => Math.min(...buttons.map(([left, top]) => Math.hypot(left - x, top - y)));
  return Math.max(...shown(".tray [data-pick]").map(near));
}"""
"""The pixels from the furthest pick in the tray to the nearest button that confirms it."""
PICKED: Final = (
    "Keeping",
    "ChoosingCard",
    "Offering",
    "Robbing",
    "Stealing",
    "OrderingVisits",
    "Visiting",
    "Naming",
    "Giving",
    "Gambling",
    "Trimming",
    "Settling",
    "SendingJoe",
    "Protecting",
)
"""The phases of Dice Town in which a choice is confirmed with a button."""


@pytest.mark.parametrize("phase", PICKED)
def test_no_pick_is_far_from_the_button_that_confirms_it(
    page: Page, server: LiveServer, phase: str
) -> None:
    positions.visit(page, server, positions.of("dicetown")[phase])
    page.wait_for_selector(ANSWERABLE)

    for size in (WIDE, DESK):
        set_size(page, size)
        assert 0 < page.evaluate(FURTHEST) <= REACH, size


PLACES: Final = """() => [...document.querySelectorAll(".prompt-actions .slot")].map((slot) => {
  const { left, right } = slot.getBoundingClientRect();
  return [slot.dataset.slot, Math.round(left), Math.round(right)];
})"""


@pytest.mark.parametrize("size", [WIDE, DESK])
def test_slots_keep_their_places_whether_or_not_there_is_a_clock(
    page: Page, server: LiveServer, size: tuple[int, int]
) -> None:
    set_size(page, size)
    places, clocks = [], []
    for phase in ("Keeping", "Reacting", "ChoosingCard", "Offering"):
        positions.visit(page, server, positions.of("dicetown")[phase])
        page.wait_for_selector(ANSWERABLE)
        places.append(page.evaluate(PLACES))
        clocks.append(page.locator(".prompt .clock").count())

    assert {*clocks} == {0, 1}
    assert all(place == places[0] for place in places), places

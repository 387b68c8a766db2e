"""Text at twice its size, no colours, no motion: the tables stay whole."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser import scenes
from tests.browser.audit import SETTLED, boxes
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.house import Services
from tests.browser.player import Player
from tests.browser.test_every_phase import SCENES

PHASES: Final = [
    ("winchester", "Bidding"),
    ("winchester", "MovingVehicle"),
    ("winchester", "HearingRumor"),
    ("dicetown", "Keeping"),
    ("dicetown", "Offering"),
    ("dicetown", "Visiting"),
]
COVERED: Final = """() => {
  const found = [];
  for (const control of document.querySelectorAll(".table :is(button, a[href], summary, input)")) {
    const isShown = control.checkVisibility({ visibilityProperty: true });
    if (!isShown || control.matches(".skip, .visually-hidden")) continue;
    control.scrollIntoView({ block: "center", inline: "nearest" });
    const { x, y, width, height } = control.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!at || !(control.contains(at) || at.contains(control) || at.closest("label")))
      found.push(`covered: ${control.textContent.trim() || control.ariaLabel}`);
  }
  return found;
}"""
"""Controls that cannot be brought where a finger reaches them."""


def wrong(page: Page) -> list[str]:
    """What is cut, overlaps, makes the page wider, or cannot be reached.

    The bar may lie over what can be scrolled out from under it.
    """
    page.evaluate(SETTLED)
    found = [
        line
        for line in boxes(page, is_phone=False)
        if line.startswith(("wider", "cut")) or ("overlaps" in line and "prompt" not in line)
    ]
    covered: list[str] = page.evaluate(COVERED)
    return found + covered


@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_a_table_at_twice_the_size_is_whole(
    page: Page, house: Services, game: str, phase: str
) -> None:
    """A page at twice its size has half the room."""
    scenes.visit(page, house, SCENES[game][phase])

    for width, height in (WIDE, PHONE):
        page.set_viewport_size({"width": width // 2, "height": height // 2})
        assert wrong(page) == []


def test_hats_differ_in_shape_and_pattern_not_in_colour_alone(open_page: Opened) -> None:
    page = open_page()
    Player(page).play_now()

    edges: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".seat")].map(seat => {
          const { backgroundImage, width } = getComputedStyle(seat, "::before");
          return backgroundImage.replace(/rgba?\\([^)]*\\)|#\\w+/g, "") + width;
        })"""
    )
    hats = page.locator(".seat .seat-hat use").evaluate_all(
        "all => all.map(one => one.href.baseVal)"
    )

    assert len({*edges}) == len(edges) == 4
    assert len({*hats}) == 4


def test_who_wants_no_motion_sees_none(open_page: Opened) -> None:
    page = open_page()
    page.evaluate("localStorage.setItem('tinhorn', JSON.stringify({ motion: '500' }))")
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    player = Player(page)
    player.play_now()
    player.wait()

    page.evaluate(
        """() => { window.moved = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          window.moved += 1; return animate.apply(this, how); }; }"""
    )
    for _ in range(3):
        player.answer()
        player.wait()

    assert page.evaluate("window.moved") == 0

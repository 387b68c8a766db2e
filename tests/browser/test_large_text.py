"""Text at twice its size, no colours, no motion: the tables stay usable."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser import positions
from tests.browser.audit import SETTLED, boxes
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.player import Player
from tests.browser.test_every_phase import POSITIONS

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
"""Controls that cannot be scrolled to where they can be tapped."""


def wrong(page: Page) -> list[str]:
    """Elements that are cut off, overlap, widen the page, or cannot be reached.

    The prompt bar may cover what can be scrolled away from under it.
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
def test_a_table_with_text_at_twice_its_size_is_usable(
    page: Page, server: LiveServer, game: str, phase: str
) -> None:
    """Text at twice its size is the same as half the room."""
    set_size(page, (WIDE[0] // 2, WIDE[1] // 2))
    positions.visit(page, server, POSITIONS[game][phase])

    for width, height in (WIDE, PHONE):
        set_size(page, (width // 2, height // 2))
        assert wrong(page) == [], width


def test_hats_differ_in_shape_and_pattern_not_in_colour_alone(
    page: Page, server: LiveServer
) -> None:
    position = POSITIONS["winchester"]["Bidding"]
    positions.visit(page, server, position)

    edges: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".seat")].map(seat => {
          const { backgroundImage, width } = getComputedStyle(seat, "::before");
          return backgroundImage.replace(/rgba?\\([^)]*\\)|#\\w+/g, "") + width;
        })"""
    )
    hats = page.locator(".seat .seat-hat use[href*=hat-]").evaluate_all(
        "all => all.map(one => one.href.baseVal)"
    )

    assert len({*edges}) == len(edges) == position.setup.players
    assert len({*hats}) == position.setup.players


def test_reduced_motion_is_respected(open_page: Opened) -> None:
    page = open_page()
    wish = "{ hasPlayed: true, motion: '500', pace: 'off' }"
    page.evaluate(f"localStorage.setItem('tinhorn', JSON.stringify({wish}))")
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

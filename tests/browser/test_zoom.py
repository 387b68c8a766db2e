"""Pages at 200 and 400 % in a window of 1280×1024: no sideways scrolling, and no hidden focus."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.repeats import rows_in_slow
from tests.browser.shared_device import ASKED

ZOOMS: Final = {"200 %": (640, 512), "400 %": (320, 256)}
STOPS: Final = 60
FOCUS: Final = f"""async () => {{
  await ({SETTLED})();
  const control = document.activeElement;
  if (control === document.body) return null;
  const seen = [...control.getClientRects()].some(({{ left, right, top, bottom }}) => {{
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return at && (control.contains(at) || at.closest("label")?.contains(control));
  }});
  const name = control.ariaLabel || control.textContent.trim() || control.className;
  return {{ name, isSeen: seen || control.matches(".visually-hidden") }};
}}"""
"""The control that has the focus, and whether its middle can be seen."""


def hidden_stops(page: Page) -> list[str]:
    """Return the stops of Tab that something covers, or that are outside the window."""
    page.evaluate("document.activeElement.blur()")
    stops = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if (stop := page.evaluate(FOCUS)) is None:
            break
        stops.append(stop)
    assert len(stops) > 1
    return [stop["name"] for stop in stops if not stop["isSeen"]]


def check_zoomed(page: Page) -> None:
    for zoom, (width, height) in ZOOMS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, zoom
        assert hidden_stops(page) == [], zoom


@pytest.mark.parametrize(
    ("game", "phase"),
    [("winchester", "Bidding"), ("dicetown", "Keeping"), *rows_in_slow([("dicetown", "Deciding")])],
)
def test_a_zoomed_table_hides_no_control_that_has_the_focus(
    page: Page, server: LiveServer, game: str, phase: str
) -> None:
    positions.visit(page, server, positions.of(game)[phase])

    check_zoomed(page)


def test_a_zoomed_open_table_hides_no_control_that_has_the_focus(
    page: Page, server: LiveServer
) -> None:
    bidding = positions.of("winchester")["Bidding"]._replace(is_shared=True)
    positions.visit(page, server, bidding)
    page.get_by_role("button", name="To the shared table").click()
    page.wait_for_selector(ASKED)

    check_zoomed(page)


@pytest.mark.parametrize(
    ("path", "ready"),
    [("/new/winchester", ".create-foot"), ("/learn/dicetown", ".lesson-frame .board")],
)
def test_a_zoomed_page_hides_no_control_that_has_the_focus(
    page: Page, server: LiveServer, path: str, ready: str
) -> None:
    page.goto(server.address + path)
    page.wait_for_selector(ready)

    check_zoomed(page)


def test_a_drawer_that_covers_the_page_closes_when_the_focus_leaves_it(open_page: Opened) -> None:
    page = open_page(size=ZOOMS["400 %"])
    page.get_by_role("button", name="Settings").click()
    drawer = page.locator(".drawer")
    expect(drawer.get_by_role("button", name="Close")).to_be_focused()

    page.keyboard.press("Shift+Tab")

    expect(drawer).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")

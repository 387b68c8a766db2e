"""The table stands still while it is played."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.conftest import PHONE, Opened
from tests.browser.in_place import set_size
from tests.browser.layout_shifts import LIMIT, SETTINGS, let_play, shifts, watch
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL
from tests.browser.repeats import rows_in_slow

DESK: Final = (1440, 900)
GAMES: Final = ("winchester", "dicetown")
FAR_ENOUGH: Final = {
    "winchester": f"() => {MODEL}.update.view.owners.filter((owner) => owner !== null).length >= 3",
    "dicetown": f"() => {MODEL}.update.view.round >= 2",
}
"""Three plots are sold; a round has been played."""
MOVED: Final = """() => {
  const board = document.querySelector(".stage");
  board.style.marginBlockStart = "40px";
}"""


EXCESS: Final = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}"""


def table(open_page: Opened, game: str, size: tuple[int, int]) -> Page:
    page = open_page(size=size, language="de", scripts=(SETTINGS % "light",))
    page.locator(".btn-primary").nth(GAMES.index(game)).click()
    page.wait_for_selector(".board-live")
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    watch(page)
    return page


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("winchester", PHONE),
        ("dicetown", DESK),
        *rows_in_slow([("winchester", DESK), ("dicetown", PHONE)]),
    ],
)
def test_no_region_moves_while_a_game_is_played(
    open_page: Opened, game: str, size: tuple[int, int]
) -> None:
    page = table(open_page, game, size)

    let_play(page)
    page.wait_for_function(FAR_ENOUGH[game])

    assert [shift for shift in shifts(page) if shift.value > LIMIT] == []


def test_a_region_that_moves_is_noticed(open_page: Opened) -> None:
    page = table(open_page, "winchester", PHONE)

    page.evaluate(MOVED)

    page.wait_for_function("limit => window.shifts.some(({ value }) => value > limit)", arg=LIMIT)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_needs_no_scrollbar_of_the_page(page: Page, server: LiveServer, game: str) -> None:
    position = next(iter(positions.of(game).values()))

    positions.visit(page, server, position)
    page.wait_for_selector(".board-live")

    for size in (DESK, PHONE):
        set_size(page, size)
        page.evaluate(SETTLED)
        assert page.evaluate(EXCESS) == [0, 0], size


def test_the_board_is_dimmed_in_the_dark(page: Page, server: LiveServer) -> None:
    page.emulate_media(color_scheme="dark")
    position = next(iter(positions.of("winchester").values()))

    positions.visit(page, server, position)

    dimming = page.locator(".board-picture").evaluate("board => getComputedStyle(board).filter")
    assert dimming.startswith("brightness(0.8)")

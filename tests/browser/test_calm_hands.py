"""Clicks and keys that were meant for what stood there before answer nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

from tests.browser import positions
from tests.browser.beat_record import stop_clock
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, TABLE, Player
from tests.browser.positions import Position

CLOSED: Final = 400
"""For so many milliseconds a decision that has just appeared takes no answer."""
CLICK: Final = 250
PATIENCE: Final = 32
"""So many clicks that answer nothing, and a script answers."""
SPELL: Final = 10_000
"""How long the script clicks on one spot, in milliseconds."""
SIZES: Final = ((390, 844), (1440, 900), (1920, 1080))
GRID: Final = (7, 9)
KEYS: Final = ("Enter", "0", "1", "5", " ")
Way = Literal["click", "double click", "key"]
ELSEWHERE: Final = "a, .topbar, .seats, .story, .tabs, .own-tools, .rule-link, [data-coach]"
"""What leads to other pages or opens drawers, which lie over the table."""
HAND: Final = f"([x, y]) => !document.elementFromPoint(x, y)?.closest({ELSEWHERE!r})"
SPOTS: Final = ".prompt-actions .slot, .tray [data-pick], .tray .lift .btn"
MIDDLES: Final = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2].map(Math.round);
})"""
WATCH: Final = """() => {
  window.given = [];
  let [asked, since] = ["", 0];
  const look = () => {
    const { model } = document.querySelector("tin-table-page") ?? {};
    const bar = document.querySelector(".prompt");
    const isShown = bar?.dataset.turn === "mine" && !bar.dataset.beat;
    const now = isShown ? `${model.update.view.prompt}.${model.update.asking}` : "";
    if (now !== asked) [asked, since] = [now, Date.now()];
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
  look();
  const { model } = document.querySelector("tin-table-page");
  const answer = model.answer.bind(model);
  model.answer = (...args) => {
    const isForced = !asked && model.update.options.length === 1;
    if (!isForced && !window.isScripted) given.push(asked ? Date.now() - since : 0);
    answer(...args);
  };
}"""
"""Notes for how long each decision had been shown when it was answered; 0 if it was not shown."""

ANSWER: Final = f"""() => {{
  window.isScripted = true;
  {MODEL}.answer({MODEL}.update.options[0].action);
  window.isScripted = false;
}}"""


ASK_AGAIN: Final = f"""() => {{
  window.sent = [];
  const {{ model }} = {TABLE};
  model.answer = (action) => sent.push(action);
  const {{ update }} = model;
  model.receive({{ ...update, n: update.n + 1, asking: update.asking + 1, story: [] }});
}}"""
"""Lets the question appear again; notes what is answered."""
END: Final = ".prompt-actions[data-over]"
LEAVING: Final = f"{END} :is(a, button)"
END_WATCH: Final = f"""() => {{
  window.left = [];
  let since = 0;
  const look = () => (since ||= document.querySelector({END!r}) ? Date.now() : 0);
  new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true }});
  addEventListener("click", ({{ target }}) => {{
    if (target.closest({LEAVING!r})) left.push(Date.now() - since);
  }});
}}"""
"""Notes how long the end of the game had been shown when somebody left it with its buttons."""


class Hammer:
    """Clicks on one spot of the page after the other, whatever is there, or presses keys."""

    def __init__(self, page: Page, *, clicks: int, way: Way) -> None:
        self.page = page
        self.player = Player(page)
        self.clicks = clicks
        self.way = way

    def aims(self) -> Iterator[tuple[int, int] | str]:
        """Return what is struck one after the other: spots of the page, or keys."""
        while True:
            yield from KEYS if self.way == "key" else self._spots()

    def _spots(self) -> list[tuple[int, int]]:
        """List where buttons of decisions may stand, then the whole grid, from the bottom up."""
        size: Any = self.page.viewport_size
        columns, rows = GRID
        return [tuple(spot) for spot in self.page.evaluate(MIDDLES, SPOTS)] + [
            (
                size["width"] * (2 * x + 1) // (2 * columns),
                size["height"] * (2 * y + 1) // (2 * rows),
            )
            for y in reversed(range(rows))
            for x in range(columns)
        ]

    def play_on(self) -> None:
        """Click through the game. A decision that no spot has answered is answered by script."""
        struck = 0
        for aim in self.aims():
            had = self._prompt()
            for _ in range(self.clicks):
                if self.player.is_over():
                    self._strike_end()
                    return
                self._strike(aim)
                self.page.clock.run_for(CLICK)
            struck = struck + 1 if self.player.is_asked() and self._prompt() == had else 0
            if struck * self.clicks >= PATIENCE:
                self._answer()
                struck = 0

    def _strike_end(self) -> None:
        """Strike what stands now where the last decision stood."""
        for aim in ["Enter"] if self.way == "key" else self.page.evaluate(MIDDLES, LEAVING):
            if isinstance(aim, str):
                self.page.keyboard.press(aim)
            else:
                self.page.mouse.click(*aim, click_count=2 if self.way == "double click" else 1)

    def _strike(self, aim: tuple[int, int] | str) -> None:
        if isinstance(aim, str):
            self.page.keyboard.press(aim)
        elif self.page.evaluate(HAND, aim):
            self.page.mouse.click(*aim, click_count=2 if self.way == "double click" else 1)

    def _prompt(self) -> int:
        return int(self.page.evaluate(f"{MODEL}.update.view.prompt"))

    def _answer(self) -> None:
        self.page.evaluate(ANSWER)


def _hammered(
    open_page: Opened,
    server: LiveServer,
    position: Position,
    size: tuple[int, int],
    *,
    clicks: int,
    way: Way = "click",
) -> list[int]:
    script = """localStorage.setItem("tinhorn", JSON.stringify(
      { hasPlayed: true, name: "Ann", motion: "120", pace: "fast", sound: false,
        confirmDuel: true }))"""
    page = open_page(path=None, size=size, has_clock=True, scripts=(script,))
    positions.visit(page, server, position)
    page.evaluate(WATCH)
    page.evaluate(END_WATCH)
    Hammer(page, clicks=clicks, way=way).play_on()
    return [*page.evaluate("given"), *page.evaluate("left")]


@pytest.mark.parametrize(
    ("game", "size", "way"),
    [
        ("winchester", SIZES[0], "click"),
        ("dicetown", SIZES[1], "double click"),
        ("winchester", SIZES[2], "key"),
    ],
)
def test_nothing_answers_what_has_just_appeared(
    open_page: Opened, server: LiveServer, game: str, size: tuple[int, int], way: Way
) -> None:
    given = _hammered(open_page, server, positions.late(game), size, clicks=8, way=way)

    assert given
    assert all(shown >= CLOSED for shown in given), given


@pytest.mark.parametrize("phase", ["ChoosingCard", "Visiting", "Stealing"])
def test_a_double_click_answers_no_card_that_has_just_appeared(
    open_page: Opened, server: LiveServer, phase: str
) -> None:
    page = open_page(path=None, has_clock=True)
    positions.visit(page, server, positions.of("dicetown")[phase])
    stop_clock(page)
    page.evaluate(ASK_AGAIN)
    card = page.locator(".drawn [data-pick]").first
    card.click(click_count=2, force=True)
    assert page.evaluate("sent") == []

    page.clock.run_for(CLOSED)
    card.click(click_count=2)

    assert len(page.evaluate("sent")) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", ["winchester", "dicetown"])
@pytest.mark.parametrize("size", SIZES)
def test_no_click_in_a_whole_game_answers_what_has_just_appeared(
    open_page: Opened, server: LiveServer, game: str, size: tuple[int, int]
) -> None:
    begun = positions.first_auction() if game == "winchester" else positions.first_dice()
    position = begun._replace(others="bot")

    given = _hammered(open_page, server, position, size, clicks=SPELL // CLICK)

    assert given
    assert all(shown >= CLOSED for shown in given), given

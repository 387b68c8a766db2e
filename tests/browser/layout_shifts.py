"""Measures how much a table moves while it is played, with the browser's layout-shift entries.

The page answers for its player by itself. The browser ignores shifts that follow an input, so a
player who clicks would hide most of them.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

LIMIT: Final = 0.02
"""The largest shift that a table may make."""
SETTINGS: Final = """(() => {
  const look = { motion: "0", pace: "fast", sound: false, theme: "%s" };
  const wish = { hasPlayed: true, name: "Ann", ...look };
  localStorage.setItem("tinhorn", JSON.stringify(wish));
})()"""
RECORD: Final = """() => {
  window.shifts = [];
  const name = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    if (!element) return "?";
    const up = element.closest("section, main, [class]:not(b)") ?? element;
    const own = [element.localName, ...element.classList].join(".");
    return `${own} in ${up.parentElement?.className}`;
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const page = document.querySelector("tin-table-page");
      window.shifts.push({
        value,
        beat: document.querySelector(".prompt")?.dataset.beat ?? null,
        phase: page?.choreographer.shown?.update.view.phase.type ?? null,
        sources: sources.map(({ node, previousRect, currentRect }) =>
          `${name(node)}: ${box(previousRect)} -> ${box(currentRect)}`),
      });
    }
  }).observe({ type: "layout-shift", buffered: false });
}"""
PLAY: Final = """(dearest) => {
  let seed = 7;
  let isDrawn = true;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const isDear = ({ action }) => action.type === "Bid" && action.amount > dearest;
  const waitForDrawing = () => {
    isDrawn = false;
    requestAnimationFrame(() => requestAnimationFrame(() => (isDrawn = true)));
  };
  window.playing = setInterval(() => {
    const page = document.querySelector("tin-table-page");
    if (!page?.model.update || !isDrawn) return;
    const { choreographer, model } = page;
    if (choreographer.isPlaying) return waitForDrawing(), choreographer.next();
    if (!model.isAsked || window.answered === model.update) return;
    window.answered = model.update;
    const sane = model.update.options.filter((option) => !isDear(option));
    const options = sane.length ? sane : model.update.options;
    waitForDrawing();
    model.answer(options[Math.floor(random() * options.length)].action, model.update);
  }, 100);
}"""
"""Every beat is drawn, however busy the machine is."""
DEAREST: Final = 6
"""The highest bid of the player in the page."""


class Shift(NamedTuple):
    """One layout-shift entry: its size, and what was on show."""

    value: float
    beat: str | None
    phase: str | None
    sources: list[str]


def watch(page: Page) -> None:
    """Record the shifts of a page from now on."""
    page.evaluate(RECORD)


def let_play(page: Page) -> None:
    """Let the page answer for its player from now on."""
    page.evaluate(PLAY, DEAREST)


def shifts(page: Page) -> list[Shift]:
    """Return the shifts that were recorded, the largest first."""
    found: list[dict[str, Any]] = page.evaluate("window.shifts")
    return sorted((Shift(**one) for one in found), key=lambda shift: -shift.value)

"""Records in the page what was on show, and for how long."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page

PACED: Final = """(() => {
  const wish = { hasPlayed: true, name: "Ann", motion: "%s", pace: "%s", sound: false };
  localStorage.setItem("tinhorn", JSON.stringify(wish));
})()"""

RECORD: Final = """() => {
  window.shown = [];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const look = () => {
    const prompt = document.querySelector(".prompt");
    if (!prompt) return;
    const now = {
      beat: prompt.dataset.beat ?? null,
      caption: text(".prompt .caption"),
      isMine: prompt.dataset.turn === "mine",
      lines: Number(text(".log-line .when")),
      all: document.querySelector("tin-table-page").model.story.length,
      place: document.querySelector("[data-lit]")?.dataset.lit ?? null,
      overlay: text(".stage-card, .walk-note"),
      cash: text("[data-cash]"),
      points: text(".seat[data-me] .seat-score > :last-child"),
      owned: document.querySelectorAll(".board-live .map-hat").length,
      vehicle: text(".seat-counts"),
      heard: text("tin-announcer"),
      picture: document.querySelector(".prompt-text use")?.getAttribute("href") ?? "",
      title: document.title,
      heading: text("h1.where"),
      seats: text(".seats"),
      faces: document.querySelectorAll(".duel-stage .flip-face").length,
    };
    const last = window.shown.at(-1);
    if (JSON.stringify({ ...last, at: 0 }) === JSON.stringify({ ...now, at: 0 })) return;
    window.shown.push({ ...now, at: performance.now() });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  look();
}"""

HASTE: Final = """(() => {
  const { setTimeout } = window;
  const sooner = (wait) => (wait < 5000 ? wait / 20 : wait);
  window.setTimeout = (act, wait = 0, ...rest) => setTimeout(act, sooner(wait), ...rest);
})()"""
"""Beats end twenty times sooner: each is played, but nobody waits for it. Long waits stay long."""
STEP: Final = 1_000
GLANCE: Final = 200
PATIENCE: Final = 300_000
AHEAD: Final = 60_000
"""How far ahead the clock is stopped, in milliseconds, so that it cannot get there by itself."""

Shown = dict[str, Any]


def paced(*, pace: str = "normal", motion: str = "120", is_hasty: bool = False) -> tuple[str, ...]:
    """Scripts for a page that shows what happens at this pace."""
    return (PACED % (motion, pace), *((HASTE,) if is_hasty else ()))


def stop_clock(page: Page) -> None:
    """Stop the clock of a page: no beat ends by itself. The page must have been opened with one."""
    page.clock.pause_at(page.evaluate("Date.now()") + AHEAD)


def let_time_pass(page: Page, shown: str) -> None:
    """Move the clock of a page until this is on show. The shortest beats last 300 ms."""
    for _ in range(0, PATIENCE, GLANCE):
        if page.locator(shown).count():
            return
        page.clock.run_for(GLANCE)
    raise AssertionError(f"{shown} is not on show; the bar: {page.locator('.prompt').inner_text()}")


def record(page: Page) -> None:
    page.evaluate(RECORD)


def shown(page: Page) -> list[Shown]:
    """Return everything that was on show, in order."""
    return list(page.evaluate("window.shown"))


def captions(shown: list[Shown]) -> list[tuple[str, str, float]]:
    """Return the kind, the caption and the seconds of each beat that has ended."""
    found: list[tuple[str, str, float]] = []
    began = 0.0
    for now, then in pairwise(shown):
        if now["beat"] is None:
            continue
        is_new = not found or found[-1][:2] != (now["beat"], now["caption"]) or not began
        began = now["at"] if is_new else began
        if is_new:
            found.append((now["beat"], now["caption"], 0))
        found[-1] = (*found[-1][:2], (then["at"] - began) / 1000)
        if then["beat"] is None:
            began = 0.0
    is_unfinished = bool(shown) and shown[-1]["beat"] is not None
    return found[:-1] if is_unfinished else found

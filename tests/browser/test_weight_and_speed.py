"""The size of the page and its speed. The numbers are printed: `pytest -s` shows them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Playwright

from tests.browser.conftest import Opened, chromium
from tests.browser.player import MODEL, Player

MOST_BYTES = 235_000
MOST_REQUESTS = 40
MAP_ART = ("art/board.svg",)
ANSWERS = 3
PAINT = """async () => {
  const painted = { type: "paint", buffered: true };
  await new Promise(done => new PerformanceObserver(done).observe(painted));
  return performance.getEntriesByType("paint").at(-1).startTime;
}"""
SEEN_AT = f"""() => {{
  window.seen = {{}};
  {MODEL}.addEventListener("change", async () => {{
    const prompt = {MODEL}.update.view.prompt;
    await document.querySelector("tin-table-page").updateComplete;
    window.seen[prompt] ??= performance.timeOrigin + performance.now();
  }});
}}"""
CLICKED_AT = """() => {
  addEventListener("click", () => {
    window.clicked = performance.timeOrigin + performance.now();
    requestAnimationFrame(() => {
      window.shown = performance.timeOrigin + performance.now() - window.clicked;
    });
  }, true);
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Yield a browser that paints, because painting takes time, too."""
    running = chromium(playwright)
    yield running
    running.close()


class TrafficSize:
    """Adds up the compressed size of all responses."""

    def __init__(self) -> None:
        self.bytes: dict[str, float] = {}
        self._urls: dict[str, str] = {}

    def follow(self, page: Page) -> None:
        session: CDPSession = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._name)
        session.on("Network.loadingFinished", self._weigh)

    def _name(self, told: Any) -> None:
        self._urls[told["requestId"]] = told["response"]["url"]

    def _weigh(self, told: Any) -> None:
        url = self._urls.get(told["requestId"], "?")
        self.bytes[url] = self.bytes.get(url, 0) + told["encodedDataLength"]


def test_lobby_and_first_table_are_small_and_come_in_few_requests(open_page: Opened) -> None:
    scales = TrafficSize()
    page = open_page(watched=scales.follow, is_new=True)

    Player(page).play_now()
    page.wait_for_load_state("networkidle")

    without_map = sum(size for url, size in scales.bytes.items() if not url.endswith(MAP_ART))
    everything = sum(scales.bytes.values())
    paint = open_page("Bob", is_new=True).evaluate(PAINT)
    _tell(
        f"{without_map / 1000:.0f} kB without map art, {everything / 1000:.0f} kB in all",
        f"{len(scales.bytes)} requests, the next visitor's first paint after {paint:.0f} ms",
    )
    assert 20 < len(scales.bytes) <= MOST_REQUESTS
    assert without_map < MOST_BYTES


def test_an_answer_is_drawn_on_every_screen(open_page: Opened) -> None:
    ann_page = open_page("Ann")
    ann = Player(ann_page)
    ann.open_table(3)
    path = ann_page.evaluate("location.pathname")
    ann.start()
    looker_on = open_page("Bob", path=path)
    looker_on.wait_for_selector(".prompt")
    looker_on.evaluate(SEEN_AT)
    ann_page.evaluate(CLICKED_AT)
    ann.wait()

    delays: list[float] = []
    frames: list[float] = []
    prompts: set[str] = set()
    for _ in range(ANSWERS):
        ann.answer()
        prompt = str(ann.view()["prompt"])
        prompts.add(prompt)
        looker_on.wait_for_function("prompt => prompt in window.seen", arg=prompt)
        ann.wait()
        clicked, shown = ann_page.evaluate("[window.clicked, window.shown]")
        delays.append(looker_on.evaluate("prompt => window.seen[prompt]", prompt) - clicked)
        frames.append(shown)

    _tell(
        f"from click to another screen: {median(delays):.0f} ms, at most {max(delays):.0f} ms",
        f"from click to the next frame: {median(frames):.0f} ms, at most {max(frames):.0f} ms",
    )
    assert prompts <= set(looker_on.evaluate("Object.keys(window.seen)"))


def _tell(*figures: str) -> None:
    sys.stdout.write("\n" + "\n".join(figures) + "\n")

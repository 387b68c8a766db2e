"""How a game feels in the browser: waiting, seconds a round, and the reading speed of captions.

Plays a part of both games against three bots in Chromium, at normal pace. Every answer is given
at once, so all the time that is left is the table's: beats, bots and reaction windows.

    python bench/pace.py [--rounds 3] [--plots 6]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urljoin

from playwright.sync_api import Page, TimeoutError, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.beat_record import PACED, RECORD, captions
from tests.browser.conftest import WIDE, chromium
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player, tap_parts

MINE: Final = '.prompt[data-turn="mine"]'
BUTTONS: Final = (".btn-primary", ".prompt-actions .btn")
CHOICES: Final = ".drawn [data-pick], .peek-row .btn"
PATIENCE: Final = 1500
PAUSE: Final = 50
"""Milliseconds."""
LIMIT: Final = 300
"""The longest time for one game, in seconds."""
WINDOWS: Final = ("Reacting", "Countering", "Gambling")
WATCH: Final = """() => {
  window.waited = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const page = document.querySelector("tin-table-page");
    const isWindow = %s.includes(page?.model.update?.view.phase.type);
    const isIdle = isWindow && !page.choreographer.isPlaying && !page.model.isAsked;
    if (isIdle) window.waited += now - last;
    last = now;
  }, 20);
}"""


class Pace(NamedTuple):
    """What was measured in one game."""

    game: str
    seconds: float
    rounds: int
    waited: float
    beats: list[tuple[str, str, float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="rounds of Dice Town")
    parser.add_argument("--plots", type=int, default=6, help="plots of Winchester")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = LiveServer(Path(folder), pace=1)
        server.start()
        try:
            for pace in measured(server, wanted.rounds, wanted.plots):
                report(pace)
        finally:
            server.stop()


def measured(server: LiveServer, rounds: int, plots: int) -> Iterator[Pace]:
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for game, button, most in (("winchester", 0, plots), ("dicetown", 1, rounds)):
            width, height = WIDE
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_default_timeout(LIMIT * 1000)
            page.add_init_script(PACED % ("250", "normal"))
            page.goto(urljoin(server.address, "/"))
            page.get_by_role("button", name="Play now").nth(button).click()
            page.wait_for_selector(".prompt")
            yield play(page, game, most)
            page.close()
        browser.close()


def play(page: Page, game: str, most: int) -> Pace:
    """Play this many rounds, with every answer at once."""
    page.evaluate(RECORD)
    page.evaluate(WATCH % list(WINDOWS))
    player = Player(page)
    began = time.monotonic()
    while round_number(page, game) <= most and time.monotonic() - began < LIMIT:
        page.wait_for_selector('.prompt:is([data-turn="mine"], [data-turn="over"])')
        if player.is_over():
            break
        answer(player)
    seconds = time.monotonic() - began
    beats = captions(page.evaluate("window.shown"))
    done = round_number(page, game) - 1
    return Pace(game, seconds, done, page.evaluate("window.waited") / 1000, beats)


def round_number(page: Page, game: str) -> int:
    """The round that is being played; in Winchester, the auction."""
    view: Any = page.evaluate(f"{MODEL}.update.view")
    if game == "dicetown":
        return int(view["round"])
    return 1 + sum(owner is not None for owner in view["owners"])


def answer(player: Player) -> None:
    """Answer with the first dice, choice or button; in an auction, as the scripted player does."""
    page = player.page
    if player.phase() == "Bidding":
        player.answer()
        return
    if page.locator("button.keep").count():
        page.locator("button.keep").first.click()
    elif page.locator(CHOICES).count():
        page.locator(CHOICES).first.click()
    tap_parts(page, PATIENCE)
    primary, other = (page.locator(f"{MINE} {button}") for button in BUTTONS)
    try:
        (primary if primary.count() else other).first.click(timeout=PATIENCE)
    except TimeoutError:
        return  # the window has closed
    page.wait_for_timeout(PAUSE)


def report(pace: Pace) -> None:
    words = [
        (len(caption.split()) / seconds, caption) for _, caption, seconds in pace.beats if seconds
    ]
    fastest = max(words, default=(0.0, ""))
    banners = [seconds for kind, _, seconds in pace.beats if kind == "objective"]
    print(f"{pace.game}: {pace.rounds} rounds in {pace.seconds:.0f} s")
    print(f"  seconds a round           {pace.seconds / max(1, pace.rounds):.1f}")
    print(f"  waiting in windows        {pace.waited / pace.seconds:.1%}")
    print(f"  showing beats             {sum(beat[2] for beat in pace.beats) / pace.seconds:.1%}")
    print(f"  words a second, at most   {fastest[0]:.1f}  ({fastest[1]})")
    for kind in sorted({beat[0] for beat in pace.beats}):
        times = [seconds for name, _, seconds in pace.beats if name == kind]
        print(f"  {kind:<26}{len(times)} beats, {sum(times):.1f} s")
    if banners:
        print(f"  objective banners         {len(banners)}, shortest {min(banners):.2f} s")


if __name__ == "__main__":
    main()

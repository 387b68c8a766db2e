"""How much the table moves while it is played: the browser's layout-shift entries of whole games.

Plays both games against three bots in Chromium, in every combination of width, theme and language,
and prints the largest shift of each game. No shift may be above 0.02.

    python bench/layout_shift.py [--game winchester] [--width 390] [--theme dark] [--language de]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urljoin

from playwright.sync_api import Browser, Page, sync_playwright
from readings import add_option, save

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import NOT_INSTALLED, UNPAINTED, chromium
from tests.browser.layout_shifts import LIMIT, SETTINGS, Shift, let_play, shifts, watch
from tests.browser.live_server import LiveServer

GAMES: Final = ("winchester", "dicetown")
SIZES: Final = {390: 844, 768: 1024, 1440: 900, 1920: 1080}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "de")
TIME: Final = 900
"""The longest time for one game, in seconds."""
TOGETHER: Final = 4
"""How many games are played at the same time."""
SHOWN: Final = 8
"""How many shifts of a game are printed."""


class Case(NamedTuple):
    """One game to play."""

    game: str
    width: int
    theme: str
    language: str


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--width", type=int, choices=SIZES, help="only this width")
    parser.add_argument("--theme", choices=THEMES, help="only this theme")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    add_option(parser)
    wanted = parser.parse_args()
    cases = [
        Case(*case)
        for case in product(
            [wanted.game] if wanted.game else GAMES,
            [wanted.width] if wanted.width else SIZES,
            [wanted.theme] if wanted.theme else THEMES,
            [wanted.language] if wanted.language else LANGUAGES,
        )
    ]
    found = measure(cases)
    save(wanted.save, [{**case._asdict(), "largest": largest} for case, largest in found.items()])
    sys.exit(0 if max(found.values()) <= LIMIT else 1)


def measure(cases: list[Case]) -> dict[Case, float]:
    """Play all cases and report them; return the largest shift of each."""
    largest: dict[Case, float] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LiveServer(Path(folder))
        server.start()
        browser = chromium(playwright, UNPAINTED)
        try:
            for first in range(0, len(cases), TOGETHER):
                for case, found, seconds in played(browser, server, cases[first:][:TOGETHER]):
                    report(case, found, seconds)
                    largest[case] = found[0].value if found else 0.0
        finally:
            browser.close()
            server.stop()
    return largest


def played(
    browser: Browser, server: LiveServer, cases: list[Case]
) -> Iterator[tuple[Case, list[Shift], float]]:
    """Play some games at the same time, each to its end."""
    began = time.monotonic()
    pages = [(case, opened(browser, server, case)) for case in cases]
    for case, page in pages:
        page.wait_for_selector("tin-score-sheet")
        page.wait_for_timeout(3000)
        yield case, shifts(page), time.monotonic() - began
        page.context.close()


def opened(browser: Browser, server: LiveServer, case: Case) -> Page:
    viewport = {"width": case.width, "height": SIZES[case.width]}
    device = browser.new_context(viewport=viewport, locale=case.language)  # type: ignore[arg-type]
    device.set_default_timeout(TIME * 1000)
    device.add_init_script(SETTINGS % case.theme)
    device.add_init_script(NOT_INSTALLED)
    page = device.new_page()
    page.goto(urljoin(server.address, "/"))
    page.locator(".create .btn-primary, .btn-primary").nth(GAMES.index(case.game)).click()
    page.wait_for_selector(".prompt")
    page.wait_for_timeout(1000)
    watch(page)
    let_play(page)
    return page


def report(case: Case, found: list[Shift], seconds: float) -> None:
    above = [shift for shift in found if shift.value > LIMIT]
    largest = found[0].value if found else 0.0
    print(
        f"{' '.join(map(str, case))}: {len(found)} shifts, {len(above)} above {LIMIT}, "
        f"largest {largest:.4f}, {seconds:.0f} s",
        flush=True,
    )
    for value, beat, phase, sources in above[:SHOWN]:
        print(f"  {value:.4f} in {phase}, beat {beat}")
        for source in sources:
            print(f"    {source}")


if __name__ == "__main__":
    main()

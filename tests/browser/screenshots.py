"""Takes screenshots of every page and phase of the table: `python -m tests.browser.screenshots`.

Writes docs/screenshots.jpg, a contact sheet of all of them, wide and on a phone, light and dark,
some of them in German, and docs/table.png, the picture at the top of the README. With a folder it
writes there instead, each picture on its own and in all six sizes: `... screenshots look`.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.conftest import PHONE, WIDE, chromium
from tests.browser.live_server import LiveServer
from tests.browser.player import CONFIRM, Player
from tests.browser.positions import Position

DOCS: Final = Path(__file__).parents[2] / "docs"
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
SIZES: Final = (PHONE, (844, 390), (768, 1024), (1280, 720), WIDE, (1920, 1080))
LOOKS: Final = tuple((size, theme) for size in (WIDE, PHONE) for theme in THEMES)
SETTLE: Final = 200
"""Milliseconds until fonts and pictures are loaded."""
AT_ONCE: Final = {"motion": "0", "pace": "off"}
"""Settings by which the page shows everything at once."""
COVER: Final = "Duel"
"""The phase of Winchester that the README shows."""
GERMAN: Final = {"winchester": ("Bidding", "Over"), "dicetown": ("Keeping", "Offering")}
DUEL: Final = '.prompt [data-key="5"]'
SHEET: Final = """<style>
  body { margin: 0; padding: 20px; background: #e9d8b4; font: 600 18px sans-serif; color: #33200f }
  section { display: grid; grid: auto / 512px 512px 146px 146px; gap: 12px; margin: 0 0 24px }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 20px } img { width: 100%; border-radius: 8px }
</style>"""
FRAME: Final = """<style>
  body { margin: 0; width: 1500px; height: 900px; background: #e9d8b4; position: relative }
  img { position: absolute; border-radius: 14px; box-shadow: 0 14px 40px rgb(51 32 15 / .45) }
  img:first-of-type { left: 30px; top: 36px; width: 1366px }
  img:last-of-type { right: 26px; bottom: 26px; width: 285px; border-radius: 24px;
    border: 7px solid #33200f }
</style>"""


class Step(NamedTuple):
    """Something a player does in a phase that changes the page."""

    name: str
    phase: str
    do: Callable[[Page], None]


def _call(page: Page) -> None:
    page.locator(DUEL).click()


def _fight(page: Page) -> None:
    page.locator(DUEL).click()
    page.locator(".prompt .btn-danger").click()
    page.wait_for_selector(".duel-cards")


def _look(page: Page) -> None:
    page.locator(".peek-row .btn").first.click()
    page.locator(CONFIRM).click()
    page.wait_for_selector(".peek .card")


def _talk(page: Page) -> None:
    page.locator(".story .tabs button").last.click()
    page.locator(".chat-phrases .tag").first.click()
    page.wait_for_selector(".chat .log-line")


DEEDS: Final = (
    Step("a duel?", "Duel", _call),
    Step("bang", "Duel", _fight),
    Step("what the rumor says", "HearingRumor", _look),
    Step("talk", "MovingVehicle", _talk),
)


class Album:
    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.shots: dict[str, list[bytes]] = {}

    def take(self, page: Page, position: str) -> None:
        """Take the page in both themes, and in two sizes or, for a folder, in all."""
        if self.folder is None:
            self.shots[position] = [self._shot(page, *look) for look in LOOKS]
        else:
            self._save(page, position, self.folder)
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        page.emulate_media(color_scheme="light")

    def _save(self, page: Page, position: str, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"\W+", "-", position).strip("-")
        for size in SIZES:
            for theme in THEMES:
                shot = self._shot(page, size, theme)
                (folder / f"{name}-{size[0]}x{size[1]}-{theme}.png").write_bytes(shot)

    def _shot(self, page: Page, size: tuple[int, int], theme: Theme) -> bytes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(SETTLE)
        page.evaluate(SETTLED)
        return page.screenshot()

    def write(self, browser: Browser) -> None:
        rows = [
            f"<section><h2>{position}</h2>{''.join(map(_image, shots))}</section>"
            for position, shots in self.shots.items()
        ]
        page = browser.new_page(viewport={"width": 1392, "height": 900})
        page.set_content(SHEET + "".join(rows))
        page.screenshot(
            path=DOCS / "screenshots.jpg", full_page=True, type="jpeg", quality=75, scale="css"
        )
        wide, _, phone, _ = self.shots[f"winchester: {COVER}"]
        page.set_viewport_size({"width": 1500, "height": 900})
        page.set_content(FRAME + _image(wide) + _image(phone))
        page.screenshot(path=DOCS / "table.png")


def _image(shot: bytes) -> str:
    return f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">'


def _speak(page: Page, language: str) -> None:
    wish = {"name": "Ann", "hat": 1, "sound": False, "language": language, **AT_ONCE}
    page.evaluate("wish => localStorage.setItem('tinhorn', wish)", json.dumps(wish))
    page.reload()


def _lobby(album: Album, page: Page) -> None:
    page.wait_for_selector(".game-card")
    album.take(page, "lobby")
    page.get_by_role("button", name="Settings").click()
    album.take(page, "settings")
    page.keyboard.press("Escape")
    Player(page).fill_in_table(5)
    page.wait_for_selector(".invite .access")
    album.take(page, "seats and invitation")


def _phases(album: Album, page: Page, server: LiveServer) -> None:
    for game in ("winchester", "dicetown"):
        for phase, position in positions.of(game).items():
            _visit(page, server, position)
            album.take(page, f"{game}: {phase}")
    for name, phase, do in DEEDS:
        _visit(page, server, positions.of("winchester")[phase])
        do(page)
        album.take(page, f"winchester: {name}")


def _german(album: Album, page: Page, server: LiveServer) -> None:
    _speak(page, "de")
    for game, phases in GERMAN.items():
        for phase in phases:
            _visit(page, server, positions.of(game)[phase])
            album.take(page, f"{game}: {phase}, auf Deutsch")


def _visit(page: Page, server: LiveServer, position: Position) -> None:
    positions.visit(page, server, position._replace(others="bot"))


def main() -> None:
    album = Album(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LiveServer(Path(folder))
        server.start()
        browser = chromium(playwright)
        page = browser.new_page(viewport={"width": WIDE[0], "height": WIDE[1]})
        page.goto(server.address)
        _speak(page, "en")
        _lobby(album, page)
        _phases(album, page, server)
        _german(album, page, server)
        if album.folder is None:
            album.write(browser)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()

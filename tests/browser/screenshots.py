"""Photographs every page and phase of the table: `python -m tests.browser.screenshots`.

Writes docs/screenshots.jpg, a contact sheet of all of them, wide and on a phone, light and dark,
and docs/table.png, the picture at the top of the README.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.audit import SETTLED
from tests.browser.conftest import PHONE, WIDE, chromium
from tests.browser.house import House
from tests.browser.player import STORE, Player

DOCS: Final = Path(__file__).parents[2] / "docs"
LOOKS: Final[tuple[tuple[tuple[int, int], Literal["light", "dark"]], ...]] = (
    (WIDE, "light"),
    (WIDE, "dark"),
    (PHONE, "light"),
    (PHONE, "dark"),
)
SETTLE: Final = 350
"""Milliseconds until fonts and pictures stand still."""
HALFWAY: Final = 9
"""Plots sold by then make a map worth looking at."""
SHEET: Final = """<style>
  body { margin: 0; padding: 20px; background: #e9d8b4; font: 600 18px sans-serif; color: #33200f }
  section { display: grid; grid: auto / 683px 683px 195px 195px; gap: 12px; margin: 0 0 24px }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 20px } img { width: 100%; border-radius: 8px }
</style>"""
COVER: Final = """<style>
  body { margin: 0; width: 1500px; height: 900px; background: #e9d8b4; position: relative }
  img { position: absolute; border-radius: 14px; box-shadow: 0 14px 40px rgb(51 32 15 / .45) }
  img:first-of-type { left: 30px; top: 36px; width: 1366px }
  img:last-of-type { right: 26px; bottom: 26px; width: 285px; border-radius: 24px;
    border: 7px solid #33200f }
</style>"""


class Album:
    def __init__(self) -> None:
        self.shots: dict[str, list[bytes]] = {}

    def take(self, page: Page, scene: str) -> None:
        """All four looks of what the page shows, at the first time only."""
        if scene in self.shots:
            return
        self.shots[scene] = [self._shot(page, *look) for look in LOOKS]
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        page.emulate_media(color_scheme="light")

    def _shot(self, page: Page, size: tuple[int, int], theme: Literal["light", "dark"]) -> bytes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(SETTLE)
        page.evaluate(SETTLED)
        return page.screenshot()

    def write(self, browser: Browser) -> None:
        rows = [
            f"<section><h2>{scene}</h2>{''.join(map(_image, shots))}</section>"
            for scene, shots in self.shots.items()
        ]
        page = browser.new_page(viewport={"width": 1834, "height": 900})
        page.set_content(SHEET + "".join(rows))
        page.screenshot(
            path=DOCS / "screenshots.jpg", full_page=True, type="jpeg", quality=80, scale="css"
        )
        wide, _, phone, _ = self.shots["your bid"]
        page.set_viewport_size({"width": 1500, "height": 900})
        page.set_content(COVER + _image(wide) + _image(phone))
        page.screenshot(path=DOCS / "table.png")


def _image(shot: bytes) -> str:
    return f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">'


def _lobby(album: Album, page: Page) -> None:
    page.wait_for_selector(".game-card")
    album.take(page, "lobby")
    page.get_by_role("button", name="Settings").click()
    album.take(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="New table").first.click()
    page.wait_for_selector("form h1")
    album.take(page, "a new table")


def _winchester(album: Album, page: Page) -> None:
    player = Player(page)
    page.get_by_role("radio", name="5", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".qr-code")
    album.take(page, "seats and invitation")
    player.add_bots()
    player.start()
    player.wait()
    while not player.is_over():
        _look(album, page, player)
        player.answer()
        page.wait_for_timeout(30)
        _look_after(album, page, player)
        player.wait()
    page.wait_for_timeout(4 * SETTLE)
    album.take(page, "score sheet")


def _claims(album: Album, page: Page) -> None:
    player = Player(page)
    page.get_by_role("link", name="Lobby", exact=True).click()
    player.open_table(3, Shared_objectives="manual")
    player.start()
    player.wait()
    while not page.locator(".btn-claim").count() and not player.is_over():
        player.answer()
        player.wait()
    album.take(page, "claims")


def _look(album: Album, page: Page, player: Player) -> None:
    """What the player is asked."""
    view = player.view()
    sold = sum(owner is not None for owner in view["owners"])
    match view["phase"]:
        case {"type": "Bidding", "standing": standing} if standing:
            _look_at_buttons(album, page)
            may_raise = page.locator(".prompt-actions .btn-primary:not([aria-disabled])").count()
            if sold >= HALFWAY and may_raise and "your bid" not in album.shots:
                page.wait_for_function("() => !document.querySelector('.toast, .duel, .peek')")
                album.take(page, "your bid")
        case {"type": "MovingVehicle"} if sold > 2:
            album.take(page, "movement")
        case {"type": "HearingRumor"}:
            album.take(page, "rumor")


def _look_at_buttons(album: Album, page: Page) -> None:
    for name, scene in (("Other…", "any amount"), ("Duel", "a duel?")):
        button = page.locator(".prompt-actions .btn:not([aria-disabled])", has_text=name)
        if scene not in album.shots and button.count():
            button.click()
            album.take(page, scene)
            page.keyboard.press("Escape")


def _look_after(album: Album, page: Page, player: Player) -> None:
    """What others do, and what has just happened. The page is stopped meanwhile."""
    scenes = {
        "bang": page.locator(".duel-cards").count() > 0,
        "what the rumor says": page.locator(".peek .card").count() > 0,
        "somebody else’s turn": not player.is_asked() and player.phase() == "Bidding",
    }
    for scene, is_there in scenes.items():
        if is_there and scene not in album.shots:
            page.evaluate(f"{STORE}.line.close()")
            album.take(page, scene)
            page.reload()
            page.wait_for_selector(".prompt")
            return


def main() -> None:
    album = Album()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), pace=0.3)
        house.start()
        browser = chromium(playwright)
        page = browser.new_page(viewport={"width": WIDE[0], "height": WIDE[1]})
        page.goto(house.address)
        wish = '{"name":"Ann","hat":5,"motion":"120","sound":false}'
        page.evaluate("wish => localStorage.setItem('tinhorn', wish)", wish)
        page.reload()
        _lobby(album, page)
        _winchester(album, page)
        _claims(album, page)
        album.write(browser)
        browser.close()
        house.kill()


if __name__ == "__main__":
    main()

"""Renders the icons of the installed page from the emblem: `python tools/art/icons.py`.

Needs Playwright and a Chromium, as the browser tests do, and Pillow; `pack.py` comes first.
"""

from __future__ import annotations

import io
import os
import re
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ART = Path(__file__).parents[2] / "src" / "tinhorn" / "web" / "art"
GROUND = "#e9d8b4"
SAFE = 0.72
"""What a maskable icon shows for sure, whatever shape is cut out of it."""
COLOURS = 192
"""Nobody sees the others, and browsers fetch an icon with the first page."""


def main() -> None:
    emblem = symbol((ART / "sprite-ui.svg").read_text(), "emblem")
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        draw(browser, emblem, "icon-192.png", size=192, part=0.96, ground="transparent")
        draw(browser, emblem, "icon-512.png", size=512, part=0.96, ground="transparent")
        draw(browser, emblem, "icon-maskable-512.png", size=512, part=SAFE, ground=GROUND)
        browser.close()


def symbol(sheet: str, name: str) -> str:
    """Take one picture out of a sheet, as a picture of its own."""
    found = re.search(rf'<symbol id="{name}"(.*?)</symbol>', sheet, re.S)
    assert found, f"no {name} in the sheet"
    return f'<svg xmlns="http://www.w3.org/2000/svg"{found[1]}</svg>'


def draw(browser: Browser, picture: str, file: str, *, size: int, part: float, ground: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0; block-size: 100vh; display: grid; place-items: center;"
        f" background: {ground} }} svg {{ inline-size: {part * 100}%; display: block }}</style>"
        + picture
    )
    shot = Image.open(io.BytesIO(page.screenshot(omit_background=ground == "transparent")))
    few = shot.convert("RGBA").quantize(
        COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
    )
    few.save(ART / file, optimize=True)
    page.close()


if __name__ == "__main__":
    main()

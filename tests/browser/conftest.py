"""A real server and a real browser; a page that complains fails its test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.browser.house import House

WIDE: Final = (1366, 768)
PHONE: Final = (390, 844)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUIET: Final = """(() => {
  if (localStorage.getItem("tinhorn")) return;
  const wish = { name: "%s", motion: "0", sound: false };
  localStorage.setItem("tinhorn", JSON.stringify(wish));
})()"""

SLOWER: Final = 5
SLOW_LINE: Final = {
    "offline": False,
    "latency": 250,
    "downloadThroughput": -1,
    "uploadThroughput": -1,
}

Opened = Callable[..., Page]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--sluggish",
        action="store_true",
        help="a slow processor and a slow line for every page: shows what does not wait",
    )


@pytest.fixture
def hinder(request: pytest.FixtureRequest) -> Callable[[Page], None]:
    """Slows a page down if the run is to be sluggish: races show that a fast machine hides."""
    is_sluggish = request.config.getoption("--sluggish")

    def hindered(page: Page) -> None:
        if is_sluggish:
            session = page.context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", SLOW_LINE)

    return hindered


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a worker."""
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = chromium(playwright)
        yield running
        running.close()


def chromium(playwright: Playwright) -> Browser:
    """Debian's Chromium, or the one that the environment names."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert path, "The browser tests need Chromium: apt-get install chromium, or set CHROMIUM."
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


@pytest.fixture
def complaints() -> list[str]:
    """What the pages of a test complained about: console, exceptions, security policy."""
    return []


@pytest.fixture
def open_page(
    browser: Browser, house: House, complaints: list[str], hinder: Callable[[Page], None]
) -> Iterator[Opened]:
    """Opens the lobby on a device of its own. Nothing may have gone wrong there by the end."""
    devices: list[BrowserContext] = []

    def opened(
        name: str = "Ann",
        path: str = "/",
        size: tuple[int, int] = WIDE,
        language: str = "en",
        watched: Callable[[Page], object] = lambda page: None,
    ) -> Page:
        width, height = size
        device = browser.new_context(viewport={"width": width, "height": height}, locale=language)
        devices.append(device)
        device.add_init_script(QUIET % name)
        page = device.new_page()
        page.on("console", lambda said: _note(complaints, said.type, said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        hinder(page)
        watched(page)
        page.goto(urljoin(house.address, path))
        return page

    yield opened
    for device in devices:
        device.close()
    assert complaints == []


def _note(complaints: list[str], kind: str, text: str) -> None:
    if kind in ("error", "warning"):
        complaints.append(text)


@pytest.fixture
def axe() -> str:
    return (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")

"""A real server and a real browser; a page that complains fails its test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urljoin

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.browser.house import Services

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
UNPAINTED: Final = "--force-gpu-mem-available-mb=0"
"""Nobody looks at the pixels, and to draw them is most of a browser's work."""
QUIET: Final = """(() => {
  if (localStorage.getItem("tinhorn")) return;
  const wish = { name: "%s", motion: "0", sound: false };
  localStorage.setItem("tinhorn", JSON.stringify(wish));
})()"""
NOT_INSTALLED: Final = """
  if (self.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = async () => null;
"""
"""A page that installs itself fetches everything a second time: only for tests of just that."""

PATIENCE: Final = 60_000
"""So many milliseconds a test waits for what must come: a busy machine takes its time."""
expect.set_options(timeout=PATIENCE)

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


@pytest.fixture(scope="session")
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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    """One server for all tests of a worker."""
    running = Services(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = chromium(playwright, UNPAINTED)
    yield running
    running.close()


def chromium(playwright: Playwright, *flags: str, is_whole: bool = False) -> Browser:
    """The one that the environment names, or Debian's: as people have it, or the light one.

    What has no windows is quicker by a third, but does not show notices.
    """
    names = ("chromium",) if is_whole else ("chromium-headless-shell", "chromium")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert path, "The browser tests need Chromium: make services, or set CHROMIUM."
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])


@pytest.fixture
def complaints() -> list[str]:
    """What the pages of a test complained about: console, exceptions, security policy."""
    return []


@pytest.fixture
def open_page(
    browser: Browser, house: Services, complaints: list[str], hinder: Callable[[Page], None]
) -> Iterator[Opened]:
    """Opens the lobby on a device of its own. Nothing may have gone wrong there by the end."""
    devices: list[BrowserContext] = []

    def opened(
        name: str = "Ann",
        path: str = "/",
        size: tuple[int, int] = WIDE,
        language: str = "en",
        *,
        watched: Callable[[Page], object] = lambda page: None,
        is_installed: bool = False,
    ) -> Page:
        device = _device(browser, name, size, language)
        devices.append(device)
        if not is_installed:
            device.add_init_script(NOT_INSTALLED)
        page = device.new_page()
        _listen(page, complaints)
        if not is_installed:  # a slowed line can no longer be cut, as tests of the shell do
            hinder(page)
        watched(page)
        page.goto(urljoin(house.address, path))
        return page

    yield opened
    for device in devices:
        device.close()
    assert complaints == []


@pytest.fixture(scope="module")
def kept(browser: Browser, hinder: Callable[[Page], None]) -> Iterator[tuple[Page, list[str]]]:
    """A device that is not thrown away after each test, and what it complained about."""
    complaints: list[str] = []
    device = _device(browser, "Ann", WIDE, "en")
    device.add_init_script(NOT_INSTALLED)
    page = device.new_page()
    _listen(page, complaints)
    hinder(page)
    yield page, complaints
    device.close()


@pytest.fixture
def page(kept: tuple[Page, list[str]]) -> Iterator[Page]:
    """For tests that plant a table and only look at it: a device that has seen others before."""
    page, complaints = kept
    complaints.clear()
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.emulate_media(color_scheme="light")
    yield page
    page.evaluate("localStorage.clear()")
    assert complaints == []


def _device(browser: Browser, name: str, size: tuple[int, int], language: str) -> BrowserContext:
    width, height = size
    device = browser.new_context(viewport={"width": width, "height": height}, locale=language)
    device.set_default_timeout(PATIENCE)
    device.add_init_script(QUIET % name)
    return device


def _listen(page: Page, complaints: list[str]) -> None:
    page.on("console", lambda said: _note(complaints, said.type, said.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))


def _note(complaints: list[str], kind: str, text: str) -> None:
    if kind in ("error", "warning"):
        complaints.append(text)


@pytest.fixture
def axe() -> str:
    return (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")

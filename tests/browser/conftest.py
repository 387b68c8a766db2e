"""Fixtures: a real server and a real browser. A test fails if its page logs an error."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import urljoin

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.browser.devices import ONE_PROCESS, PATIENCE, SIZE, DevicePool, new_context
from tests.browser.in_place import restore_settings
from tests.browser.live_server import LiveServer

WIDE: Final = SIZE
PHONE: Final = (390, 844)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--min-semi-space-size=64,--initial-old-space-size=1024",
]
"""With megabytes to spare, scripts collect garbage rarely: a sixth less work for a browser."""
UNPAINTED: Final = "--force-gpu-mem-available-mb=0"
"""Skips painting, which is most of a browser's work: these tests look at no pixels."""
QUIET: Final = """(() => {
  if (localStorage.getItem("tinhorn")) return;
  const wish = { name: "%s", motion: "0", pace: "off", sound: false };
  localStorage.setItem("tinhorn", JSON.stringify(wish));
})()"""
NOT_INSTALLED: Final = """
  if (self.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = async () => null;
"""
"""The service worker would fetch every file a second time, so only its own tests register it."""

IS_DARK: Final = "matchMedia('(prefers-color-scheme: dark)').matches"
REUSED: Final = "window.isReused = true;"
"""Marks the page that the tests of a worker share."""

expect.set_options(timeout=PATIENCE)

LONGEST: Final = "test_try.py"
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest test comes first: begun last, it would keep one worker busy and others idle."""
    items.sort(key=lambda item: item.path.name != LONGEST)


@pytest.fixture(scope="session")
def throttle(request: pytest.FixtureRequest) -> Callable[[Page], None]:
    """Slows a page down with --sluggish, to reveal races that a fast machine hides."""
    is_sluggish = request.config.getoption("--sluggish")

    def throttled(page: Page) -> None:
        if is_sluggish:
            session = page.context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", SLOW_LINE)

    return throttled


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for all tests of a worker."""
    running = LiveServer(tmp_path_factory.mktemp("server"))
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
    """Start the browser that $CHROMIUM names, or the installed one.

    The headless shell is faster by a third, but it shows no notifications.
    """
    names = ("chromium",) if is_whole else ("chromium-headless-shell", "chromium")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert path, "The browser tests need Chromium: make services, or set CHROMIUM."
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags, ONE_PROCESS])


@pytest.fixture
def page_errors() -> list[str]:
    """Errors that the pages of a test report: console, exceptions, security policy."""
    return []


@pytest.fixture(scope="session")
def device_pool() -> DevicePool:
    return DevicePool()


@pytest.fixture
def open_page(
    browser: Browser,
    server: LiveServer,
    page_errors: list[str],
    throttle: Callable[[Page], None],
    device_pool: DevicePool,
) -> Iterator[Opened]:
    """Opens a page on a device of its own. At the end, no page may have reported an error."""

    left: list[Callable[[], object]] = []
    """Removes what a test leaves in its tabs, which other tests use."""

    def opened(
        name: str = "Ann",
        path: str | None = "/",
        size: tuple[int, int] = WIDE,
        language: str = "en",
        *,
        scripts: Sequence[str] = (),
        watched: Callable[[Page], object] | None = None,
        on_socket: Callable[[WebSocket], None] | None = None,
        is_installed: bool = False,
        is_new: bool = False,
        has_clock: bool = False,
    ) -> Page:
        """`scripts` run before those of the page; `on_socket` learns of its connections."""
        page = device_pool.take(
            browser,
            language,
            is_new=is_new or is_installed,
            has_clock=has_clock,
            is_watched=watched is not None,
        )
        if has_clock:
            page.context.clock.install()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        left.extend(_listen(page, page_errors))
        worker = () if is_installed else (NOT_INSTALLED,)
        left.extend(page.add_init_script(one).close for one in (QUIET % name, *worker, *scripts))
        if not is_installed:  # a throttled connection cannot be cut, as the tests of the shell do
            throttle(page)
        if on_socket is not None:
            page.on("websocket", on_socket)
            left.append(partial(page.remove_listener, "websocket", on_socket))
        if watched is not None:
            watched(page)
        if path is not None:  # else the test goes somewhere itself
            page.goto(urljoin(server.address, path))
        return page

    yield opened
    for remove in reversed(left):
        with suppress(Error):  # the test has closed the page
            remove()
    device_pool.collect(server.address)
    assert page_errors == []


@pytest.fixture(scope="session")
def shared_page(
    browser: Browser, throttle: Callable[[Page], None]
) -> Iterator[tuple[Page, list[str]]]:
    """A page that the tests of a worker share, and the errors that it reports."""
    page_errors: list[str] = []
    device = new_context(browser, "en")
    device.add_init_script(QUIET % "Ann")
    device.add_init_script(NOT_INSTALLED)
    device.add_init_script(REUSED)
    page = device.new_page()
    _listen(page, page_errors)
    throttle(page)
    yield page, page_errors
    device.close()


@pytest.fixture(scope="module")
def emptied_page(shared_page: tuple[Page, list[str]]) -> tuple[Page, list[str]]:
    """The shared page, without what the tests of another module have left in it."""
    shared_page[0].goto("about:blank")
    return shared_page


@pytest.fixture
def page(emptied_page: tuple[Page, list[str]]) -> Iterator[Page]:
    """The shared page, for tests that begin at a prepared table.

    `positions.visit` shows the next table without a new load. A test that changes more than the
    settings of the page, such as its clock or its requests, opens a page of its own.
    """
    page, page_errors = emptied_page
    page_errors.clear()
    yield page
    _restore_look(page)
    restore_settings(page, QUIET % "Ann")
    page.context.clear_cookies()
    assert page_errors == []


def _restore_look(page: Page) -> None:
    """Undo what a test has changed; the page would be laid out anew even for the same look."""
    wide = {"width": WIDE[0], "height": WIDE[1]}
    if page.viewport_size != wide:
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    if page.evaluate(IS_DARK):
        page.emulate_media(color_scheme="light")


def _listen(page: Page, page_errors: list[str]) -> list[Callable[[], None]]:
    """Note the errors of a page; return what ends that."""

    def on_console(said: ConsoleMessage) -> None:
        _note(page_errors, said.type, said.text)

    def on_error(error: Error) -> None:
        page_errors.append(str(error))

    page.on("console", on_console)
    page.on("pageerror", on_error)
    return [
        lambda: page.remove_listener("console", on_console),
        lambda: page.remove_listener("pageerror", on_error),
    ]


def _note(page_errors: list[str], kind: str, text: str) -> None:
    if kind in ("error", "warning"):
        page_errors.append(text)


@pytest.fixture
def axe() -> str:
    return (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")

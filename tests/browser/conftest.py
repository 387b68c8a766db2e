"""Fixtures: a real server and a real browser. A test fails if its page logs an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.browser.devices import ONE_PROCESS, PATIENCE, SIZE, DevicePool, new_context
from tests.browser.in_place import restore_settings
from tests.browser.live_server import LiveServer
from tests.support.chromium import NO_CHROMIUM, chromium_path
from tests.support.receivers import Receiver, receiving

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
]
MEMORY: Final = "--js-flags=--min-semi-space-size=64,--initial-old-space-size=1024"
"""With megabytes to spare, scripts collect garbage rarely."""
UNPAINTED: Final = "--force-gpu-mem-available-mb=0"
"""Skips painting, which is most of a browser's work: these tests look at no pixels."""
LEAN: Final = (UNPAINTED, f"{MEMORY},--no-opt,--no-maglev")
"""Less work for pages that live for a second: their scripts are not optimised."""
QUIET: Final = """(() => {
  if (localStorage.getItem("tinhorn")) return;
  const wish = { hasPlayed: true, name: "%s", motion: "0", pace: "off", sound: false };
  localStorage.setItem("tinhorn", JSON.stringify(wish));
})()"""
NOT_INSTALLED: Final = """
  if (self.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = async () => null;
"""
"""The service worker would fetch every file a second time, so only its own tests register it."""

IS_DARK: Final = "matchMedia('(prefers-color-scheme: dark)').matches"
HIDE: Final = "document.body.hidden = true"
"""What nobody sees is not laid out. `positions.visit` shows the page again."""
REUSED: Final = "window.isReused = true;"
"""Marks the page that the tests of a worker share."""
GIVEN_UP: Final = "WebSocket is closed before the connection is established"
"""What the browser logs when the page replaces an attempt to connect that hangs. The page may do so
only after a probe of the server has failed, as may happen on a busy machine."""
PROBE: Final = "/health"

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
    """Put the longest test first: begun last, it would keep one worker busy and others idle."""
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
    """Start one server for all tests of a worker. It may call addresses of this machine."""
    folder = tmp_path_factory.mktemp("server")
    running = LiveServer(folder, options=("--allow-private-webhooks",))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    if chromium_path() is None:
        pytest.skip(NO_CHROMIUM)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = chromium(playwright, *LEAN)
    yield running
    running.close()


def chromium(
    playwright: Playwright, *flags: str, is_whole: bool = False, program: str | None = None
) -> Browser:
    """Start the browser that $CHROMIUM names, or the installed one, or by another `program`.

    The headless shell is faster by a third, but it shows no notifications.
    """
    path = program or chromium_path(is_whole=is_whole)
    assert path, NO_CHROMIUM
    args = [*FLAGS, MEMORY, *flags, ONE_PROCESS]
    return playwright.chromium.launch(executable_path=path, args=args)


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
    assert not page_errors, "\n".join(page_errors)


@pytest.fixture(scope="session")
def shared_page(
    browser: Browser, throttle: Callable[[Page], None]
) -> Iterator[tuple[Page, list[str]]]:
    """Yield a page that the tests of a worker share, and the errors that it reports."""
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
    """Return the shared page, without what the tests of another module have left in it."""
    shared_page[0].goto("about:blank")
    return shared_page


@pytest.fixture
def page(emptied_page: tuple[Page, list[str]]) -> Iterator[Page]:
    """Yield the shared page, for tests that begin at a prepared table.

    `positions.visit` shows the next table without a new load. A test that changes more than the
    settings of the page, such as its clock or its requests, opens a page of its own.
    """
    page, page_errors = emptied_page
    page_errors.clear()
    yield page
    page.evaluate(HIDE)
    _restore_look(page)
    restore_settings(page, QUIET % "Ann")
    page.context.clear_cookies()
    assert not page_errors, "\n".join(page_errors)


def _restore_look(page: Page) -> None:
    """Undo what a test has changed."""
    wide = {"width": WIDE[0], "height": WIDE[1]}
    if page.viewport_size != wide:
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    if page.evaluate(IS_DARK):
        page.emulate_media(color_scheme="light")


def _listen(page: Page, page_errors: list[str]) -> list[Callable[[], None]]:
    """Note the errors of a page; return what ends that."""

    failed_probes: list[Request] = []

    def on_console(said: ConsoleMessage) -> None:
        is_expected = failed_probes and GIVEN_UP in said.text
        if said.type in ("error", "warning") and not is_expected:
            page_errors.append(f"{said.text} ({said.location['url']})")

    def on_error(error: Error) -> None:
        page_errors.append(str(error))

    def on_failure(request: Request) -> None:
        if urlsplit(request.url).path == PROBE:
            failed_probes.append(request)

    page.on("console", on_console)
    page.on("pageerror", on_error)
    page.on("requestfailed", on_failure)
    return [
        lambda: page.remove_listener("console", on_console),
        lambda: page.remove_listener("pageerror", on_error),
        lambda: page.remove_listener("requestfailed", on_failure),
    ]


@pytest.fixture
def axe() -> str:
    return (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found

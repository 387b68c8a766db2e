"""Browser contexts that the tests of a worker use one after the other.

A new context has an empty cache: it fetches and compiles every script of the page again, which
takes longer than most tests. A context that is given back keeps the cache, and a small page that
keeps its process alive, in which the scripts are compiled.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page

SIZE: Final = (1366, 768)
PATIENCE: Final = 60_000
"""The longest wait in milliseconds; generous, because the machine may be busy."""
ONE_PROCESS: Final = "--process-per-site"
"""All pages of a context share a process."""
SMALL_PAGE: Final = "/health"
HAS_CLOCK: Final = "'__pwClock' in globalThis"
"""A clock that a test has installed stays in its context."""


class _Device(NamedTuple):
    browser: Browser
    language: str
    context: BrowserContext
    is_new: bool = False
    has_clock: bool = False
    """True if the test controls the clock: a context never loses such a clock."""


class DevicePool:
    """Lends contexts without cookies, stored data and permissions."""

    def __init__(self) -> None:
        self._idle: list[_Device] = []
        self._lent: list[_Device] = []

    def take(
        self,
        browser: Browser,
        language: str,
        origin: str,
        *,
        is_new: bool = False,
        has_clock: bool = False,
    ) -> BrowserContext:
        """Lend a context, with an empty cache if it has to be new."""
        kind = (browser, language, has_clock)
        idle = [one for one in self._idle if (one.browser, one.language, one.has_clock) == kind]
        if is_new or not idle:
            context = new_context(browser, language)
            device = _Device(browser, language, context, is_new, has_clock)
            if not is_new:
                context.new_page().goto(origin + SMALL_PAGE)
        else:
            device = idle[0]
            self._idle.remove(device)
        self._lent.append(device)
        return device.context

    def collect(self, origin: str) -> None:
        """Take all contexts back, without what a test has stored for this origin."""
        for device in self._lent:
            if not device.is_new and _is_cleared(device, origin):
                self._idle.append(device)
            else:
                device.context.close()
        self._lent.clear()


def new_context(browser: Browser, language: str) -> BrowserContext:
    width, height = SIZE
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
    context.set_default_timeout(PATIENCE)
    return context


def _is_cleared(device: _Device, origin: str) -> bool:
    """Remove everything but the cache; return whether that was possible."""
    context = device.context
    if not context.pages:  # the test has closed it
        return False
    small, *pages = context.pages
    try:
        if device.has_clock:
            context.clock.resume()
        elif any(page.evaluate(HAS_CLOCK) for page in pages):
            return False
        for page in pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        _clear_storage(small, origin)
    except Error:  # a page has crashed
        return False
    return True


def _clear_storage(page: Page, origin: str) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()

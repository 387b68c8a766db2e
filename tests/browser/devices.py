"""Browser tabs that the tests of a worker use one after the other, each in a context of its own.

A new context has an empty cache: it fetches and compiles every script of the page again, which
takes longer than most tests. A new tab in an old context takes twice as long to load a page as an
old tab does. A tab that is given back waits at a small page, without anything of the last test
but the cache.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page

SIZE: Final = (1366, 768)
PATIENCE: Final = 60_000
"""The longest wait in milliseconds; generous, because the machine may be busy."""
ONE_PROCESS: Final = "--process-per-site"
"""All pages of a context share a process, in which their scripts are compiled."""
SMALL_PAGE: Final = "/health"
HAS_CLOCK: Final = "'__pwClock' in globalThis"
"""A clock that a test has installed stays in its context."""


class _Device(NamedTuple):
    browser: Browser
    language: str
    page: Page
    is_new: bool = False
    has_clock: bool = False
    """True if the test controls the clock: a context never loses such a clock."""
    is_watched: bool = False
    """True if the test listens to the tab: others get another one."""


class DevicePool:
    """Lends tabs of contexts without cookies, stored data and permissions."""

    def __init__(self) -> None:
        self._idle: list[_Device] = []
        self._lent: list[_Device] = []

    def take(
        self,
        browser: Browser,
        language: str,
        *,
        is_new: bool = False,
        has_clock: bool = False,
        is_watched: bool = False,
    ) -> Page:
        """Lend a tab, of a context with an empty cache if it has to be new."""
        kind = (browser, language, has_clock)
        idle = [one for one in self._idle if (one.browser, one.language, one.has_clock) == kind]
        if is_new or not idle:
            page = new_context(browser, language).new_page()
            device = _Device(browser, language, page, is_new, has_clock)
        else:
            device = idle[0]
            self._idle.remove(device)
        self._lent.append(device._replace(is_watched=is_watched))
        return device.page

    def collect(self, origin: str) -> None:
        """Take all tabs back, without what a test has stored for this origin."""
        for device in self._lent:
            page = None if device.is_new else _cleared(device, origin)
            if page is None:
                device.page.context.close()
            else:
                self._idle.append(device._replace(page=page, is_watched=False))
        self._lent.clear()


def new_context(browser: Browser, language: str) -> BrowserContext:
    width, height = SIZE
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
    context.set_default_timeout(PATIENCE)
    return context


def _cleared(device: _Device, origin: str) -> Page | None:
    """Return a tab for other tests, without anything but the cache; None if that is impossible."""
    page, context = device.page, device.page.context
    if page.is_closed():  # by the test
        return None
    try:
        if device.has_clock:
            context.clock.resume()
        elif any(one.evaluate(HAS_CLOCK) for one in context.pages):
            return None
        page.unroute_all()
        kept = context.new_page() if device.is_watched else page
        kept.goto(origin + SMALL_PAGE)
        kept.emulate_media(media="null", color_scheme="null", reduced_motion="null")
        for other in context.pages:
            if other != kept:
                other.close()
        context.clear_cookies()
        context.clear_permissions()
        _clear_storage(kept, origin)
    except Error:  # the page has crashed
        return None
    return kept


def _clear_storage(page: Page, origin: str) -> None:
    page.evaluate("sessionStorage.clear()")
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()

"""Browser notifications about the player's turn: of an open page, and of a push service."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import UNPAINTED, Opened, chromium
from tests.browser.live_server import LiveServer
from tests.browser.player import Player, until
from tests.browser.test_my_tables import go_to_lobby, slow_game
from tests.browser.test_notices import CARD
from tests.support.receivers import PushKeys, Receiver
from tinhorn.server.notices.push import base64url

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, data: { path, asking } }) => ({ title, body, path, asking }));
}"""


SUBSCRIBED = """(() => {
  const subscription = %s;
  const toJSON = () => subscription;
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.pushKey = applicationServerKey;
    await Notification.requestPermission();
    return { toJSON };
  };
})()"""
"""No push service can be reached from a test: the browser's own would be on the internet."""

CLICKED = """async tag => {
  const [notification] = await registration.getNotifications({ tag });
  const opened = new Promise((resolve) => {
    clients.openWindow = async (path) => resolve(new URL(path, location.href).href);
  });
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  return opened;
}"""
"""Clicks on a notification. Only a real click may open a window: the test opens the page itself."""
CLOSED = """async tag => {
  const [notification] = await registration.getNotifications({ tag });
  notification.close();
  self.dispatchEvent(new NotificationEvent("notificationclose", { notification }));
}"""
BADGES = """() => {
  self.badges = [];
  navigator.setAppBadge = async (count) => void badges.push(count);
}"""
PAGES = "clients.matchAll({ type: 'window' }).then(({ length }) => length)"
PRESSED = """async tag => {
  const [notification] = await registration.getNotifications({ tag });
  WindowClient.prototype.focus = async function () { return this; };
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""
"""Clicks on a notification whose table has a tab. Only a real click may bring it to the front."""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Yield a browser that can show notifications."""
    running = chromium(playwright, UNPAINTED, is_whole=True)
    yield running
    running.close()


def test_the_browser_notifies_the_player_of_their_turn_after_opting_in(open_page: Opened) -> None:
    page = open_page("Ann", is_installed=True)
    page.context.grant_permissions(["notifications"])
    path = slow_game(page, "Mine")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    go_to_lobby(page)
    before = _shown(page)

    page.get_by_role("button", name="Notify me when it’s my turn").click()

    page.get_by_role("button", name="Turn notifications are on").wait_for()
    expect(page.get_by_text("Works while a tinhorn tab is open.")).to_be_visible()
    until(page, lambda: _shown(page))
    assert before == []
    code = path.removeprefix("/t/")
    assert _shown(page) == [
        {
            "title": "It’s your turn",
            "body": "Mine · Winchester",
            "path": path,
            "asking": [code],  # what the worker counts for the icon of the app
        }
    ]


def _shown(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate(SHOWN)
    return found


def test_the_permission_is_requested_only_after_a_click(open_page: Opened) -> None:
    asked = "window.asked = 0; Notification.requestPermission = async () => { asked += 1; }"
    page = open_page("Ann", scripts=(asked,))
    slow_game(page, "Mine")
    go_to_lobby(page)
    page.get_by_role("button", name="Notify me when it’s my turn").wait_for()

    assert page.evaluate("window.asked") == 0


def test_a_push_message_is_shown_and_a_click_opens_the_table(
    open_page: Opened, server: LiveServer, receiver: Receiver
) -> None:
    keys = PushKeys()
    address = keys.address(f"{receiver.address}/push")
    subscription = {
        "endpoint": address.endpoint,
        "keys": {"p256dh": base64url(address.p256dh), "auth": base64url(address.auth)},
    }
    script = SUBSCRIBED % json.dumps(subscription)
    page = open_page("Ann", is_installed=True, scripts=(script,))
    page.context.grant_permissions(["notifications"])
    path = slow_game(page, "Mine")
    card = page.get_by_role("region", name=CARD)
    card.get_by_role("radio", name="This device").click()
    card.get_by_role("button", name="Send a test").click()
    expect(card.get_by_role("status")).to_have_text("Sent. Has it arrived?")

    [sent] = receiver.requests
    trial = json.loads(keys.decrypt(sent.body))
    notice = {"title": "Mine", "body": "It’s your turn.", "path": path}
    service = PushService(page, server)
    service.deliver(json.dumps(trial))
    until(page, lambda: len(_shown(page)) == 1)
    service.deliver(json.dumps(notice))
    until(page, lambda: len(_shown(page)) == 2)

    assert page.evaluate("pushKey").startswith("B")
    assert {one["path"]: one["body"] for one in _shown(page)} == {
        "/": "This is a test. Notices reach you here.",
        path: "It’s your turn.",
    }
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    go_to_lobby(page)
    [worker] = page.context.service_workers
    page.goto(worker.evaluate(CLICKED, path))
    expect(page.get_by_role("button", name="Pass")).to_be_visible()
    page.goto(page.url + "/replay")
    service.deliver(json.dumps(notice))
    until(page, lambda: len(_shown(page)) == 2)
    worker.evaluate(PRESSED, path)
    expect(page.get_by_role("button", name="Pass")).to_be_visible()


def test_the_icon_counts_each_table_of_which_a_closed_page_was_told_once(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", is_installed=True)
    page.context.grant_permissions(["notifications"])
    page.evaluate("navigator.serviceWorker.ready")
    service = PushService(page, server)
    [worker] = page.context.service_workers
    worker.evaluate(BADGES)
    elsewhere = server.address.replace("127.0.0.1", "localhost")
    page.goto(elsewhere)  # another origin: no page of this one is open
    until(page, lambda: worker.evaluate(PAGES) == 0)
    told = {"/t/ONE": ["ONE"], "/t/TWO": ["TWO"], "/": ["ONE", "SIX"], "/t/OVER": []}
    for path, asking in told.items():
        notice = {"title": "Mine", "body": "It’s your turn.", "path": path, "asking": asking}
        service.deliver(json.dumps(notice))
    until(page, lambda: worker.evaluate("[badges.length, badges.at(-1)]") == [4, 3])

    worker.evaluate(CLICKED, "/t/ONE")
    until(page, lambda: worker.evaluate("[badges.length, badges.at(-1)]") == [5, 3])
    worker.evaluate(CLOSED, "/")
    until(page, lambda: worker.evaluate("[badges.length, badges.at(-1)]") == [6, 1])


class PushService:
    """Delivers messages to the worker of a page, as a push service does."""

    def __init__(self, page: Page, server: LiveServer) -> None:
        page.evaluate("navigator.serviceWorker.ready")
        self._origin = server.address.rstrip("/")
        self._session = page.context.new_cdp_session(page)
        registrations: list[str] = []
        self._session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda update: registrations.extend(
                one["registrationId"] for one in update["registrations"]
            ),
        )
        self._session.send("ServiceWorker.enable")
        until(page, lambda: bool(registrations))
        self._registration = registrations[0]

    def deliver(self, data: str) -> None:
        where = {"origin": self._origin, "registrationId": self._registration}
        self._session.send("ServiceWorker.deliverPushMessage", {**where, "data": data})

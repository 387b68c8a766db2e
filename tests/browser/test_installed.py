"""The installed page: manifest, offline shell, new versions, and insecure addresses."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tinhorn
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import Player, until
from tinhorn.games import GAMES

KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return null;
  const [name] = (await caches.keys()).filter(key => key.startsWith("tinhorn-"));
  const kept = await (await caches.open(name)).keys();
  const files = kept.map(({ url }) => url.split("/").pop());
  const isWhole = ["main.js", "page.css", "en.ftl"].every(file => files.includes(file));
  return isWhole ? name : null;
}"""


def _kept(page: Page, but: str = "") -> str:
    """Wait until the shell is stored; return the name of its cache."""

    def other() -> str | None:
        name: str | None = page.evaluate(KEPT)
        return None if name == but else name

    return until(page, other)


@pytest.fixture(scope="module")
def changing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[LiveServer, Path]]:
    """Yield a server whose web files can be changed, and their folder."""
    folder = tmp_path_factory.mktemp("server")
    package = folder / "tinhorn"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(tinhorn.__file__).parent, package, ignore=ignored)
    running = LiveServer(folder, code=str(folder))
    running.start()
    yield running, package / "web"
    running.stop()


def test_the_page_can_be_installed(open_page: Opened) -> None:
    page = open_page(is_installed=True)

    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(told => told.json())"
    )

    sizes = page.evaluate(
        """async icons => Promise.all(icons.map(async ({ src }) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return image.naturalWidth;
        }))""",
        manifest["icons"],
    )
    assert manifest["display"] == "standalone"
    assert sizes[:3] == [192, 512, 512]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}


def test_without_a_network_the_shell_opens_and_says_what_is_missing(
    changing: tuple[LiveServer, Path], open_page: Opened, page_errors: list[str]
) -> None:
    page = open_page(path=changing[0].address, is_installed=True)
    _kept(page)

    page.context.set_offline(True)
    page.goto(page.url)

    expect(page.get_by_role("alert")).to_contain_text("This device is offline")
    expect(page.locator(".brand")).to_be_visible()
    page.goto(page.url + "t/MESA-2345")
    expect(page.get_by_role("alert")).to_contain_text("This device is offline")
    page.context.set_offline(False)
    page.goto(page.url.split("/t/")[0])
    page.locator(".game-card").first.wait_for()
    page_errors.clear()


def test_without_a_network_lessons_and_rules_open(
    open_page: Opened, page_errors: list[str]
) -> None:
    page = open_page(is_installed=True)
    page.wait_for_function("() => localStorage.getItem('tinhorn-readable')", timeout=60_000)
    home = page.url
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(f"{request.failure} {request.url}"))
    page.context.set_offline(True)

    for game in GAMES:
        page.goto(home)
        expect(page.get_by_role("alert")).to_contain_text("Lessons and rules open all the same.")
        card = page.locator(f'[data-game="{game}"]')
        expect(card.get_by_role("button", name="Play now")).to_have_count(0)
        expect(page.get_by_role("region", name="Open tables")).to_have_count(0)
        card.get_by_role("link", name="Learn").click()
        page.wait_for_selector("tin-lesson-card", state="attached")
        page.wait_for_selector(".table .board svg")
        page.goto(page.url.replace("/learn/", "/rules/"))
        page.wait_for_selector("main h2")
        page.goto(page.url.replace("/rules/", "/how-to-play/"))
        page.wait_for_selector("main h2")
        # A request that its page leaves behind is no missing file.
        lost = [told for told in failed if "/assets/" in told and "ERR_ABORTED" not in told]
        assert lost == [], game
    page_errors.clear()


def test_a_new_version_of_the_server_replaces_the_shell(
    changing: tuple[LiveServer, Path], open_page: Opened
) -> None:
    server, web = changing
    page = open_page(path=server.address, is_installed=True)
    before = _kept(page)

    html = web / "index.html"
    html.write_text(html.read_text().replace("<title>tinhorn</title>", "<title>newer</title>"))
    sheet = web / "style" / "devices.css"
    sheet.write_text(sheet.read_text() + "\n:root { --newer: 1; }\n")
    newer = "getComputedStyle(document.documentElement).getPropertyValue('--newer')"

    # The server looks for changes once a second: a page may still get the files from before.
    def is_newer() -> bool:
        page.reload()
        return bool(page.evaluate(f"{newer} === '1'"))

    until(page, is_newer)
    after = _kept(page, but=before)
    # The new worker throws away what is old once it is active.
    until(page, lambda: page.evaluate("caches.keys()") == [after])


FILES = """async name =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)"""


def test_a_worker_stores_files_of_its_own_version_only(open_page: Opened) -> None:
    page = open_page(is_installed=True)
    name = _kept(page)
    folder = f"/assets/{name.removeprefix('tinhorn-')}/"
    told = ["/assets/000000000000/net/replay-model.js", f"{folder}net/replay-model.js"]

    page.evaluate("told => navigator.serviceWorker.controller.postMessage(told)", told)
    until(page, lambda: told[1] in page.evaluate(FILES, name))

    files = page.evaluate(FILES, name)
    assert [file for file in files if file != "/" and not file.startswith(folder)] == []


def test_an_outdated_page_reloads_at_the_next_navigation(
    changing: tuple[LiveServer, Path], open_page: Opened, page_errors: list[str]
) -> None:
    server, web = changing
    page = open_page(path=server.address)
    Player(page).play_now()

    server.stop()
    sheet = web / "style" / "devices.css"
    sheet.write_text(sheet.read_text() + "\n:root { --restarted: 1; }\n")
    server.start()
    page.wait_for_function("() => document.querySelector('tin-app').isOutdated")
    page.locator(".brand").click()

    page.wait_for_selector(".game-card")
    newer = "getComputedStyle(document.documentElement).getPropertyValue('--restarted')"
    page.wait_for_function(f"() => {newer} === '1'")
    page_errors.clear()


HIDE = """
Object.defineProperty(window, "isSecureContext", { get: () => false });
for (const name of ["clipboard", "serviceWorker", "setAppBadge"]) {
  delete Object.getPrototypeOf(navigator)[name];
}
delete Object.getPrototypeOf(crypto).subtle;
delete Object.getPrototypeOf(crypto).randomUUID;
delete window.Notification;
"""


def test_everything_needed_to_play_works_on_an_insecure_address(
    open_page: Opened,
) -> None:
    """An insecure address, as with `tinhorn serve --lan`: browsers offer fewer features there."""
    page = open_page("Ann", scripts=(HIDE,))
    player = Player(page)
    player.fill_in_table(3)

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Copy a link for spectators").click()
    page.get_by_role("button", name="Copied").wait_for()
    page.keyboard.press("Escape")
    player.add_bots()
    player.start()
    player.wait()
    player.answer()
    page.evaluate("document.querySelector('tin-app').go('/')")

    page.get_by_role("region", name="Your tables").wait_for()
    assert page.get_by_role("button", name="Notify me when it’s my turn").count() == 0

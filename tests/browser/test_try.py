"""The static page: whole games without any server but one that sends files."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import QUIET
from tests.browser.devices import PATIENCE
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player, until
from tests.browser.repeats import in_slow
from tests.browser.test_dicetown import DicePlayer
from tests.browser.test_learn import STEPS, go_on
from tests.browser.test_replay import LATE, last, shown
from tests.browser.test_sound import LISTEN
from tests.support.same_game import CODES, PROGRAM, STEP, kept, prepared, timeless
from tinhorn.games import GAMES
from tinhorn.locale import LANGUAGES
from tinhorn.server.in_page.server import COOKIES
from tools.build_try import build, sizes
from tools.serve_try import serving

DATA: Final = Path(__file__).parents[1] / "data"
MOST_BYTES: Final = 8_000_000
QUICK: Final = 5
"""Compresses in an eighth of the time, to a little more."""
STARTING: Final = 4 * PATIENCE
"""Python has to be compiled and started, which takes a busy machine a while."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the page, in a folder of a site that has other pages."""
    folder = tmp_path_factory.mktemp("site")
    build(folder / "try")
    return folder


@pytest.fixture(scope="module")
def offline(site: Path, browser: Browser) -> Iterator[Page]:
    """Yield a page whose static host is gone, with a prepared table of each game in its storage.

    All tests that use it share its one start of Python.
    """
    device = browser.new_context(locale="en")
    device.set_default_timeout(PATIENCE)
    device.add_init_script(QUIET % "Ann")
    device.add_init_script(LISTEN)
    hosts = set()
    device.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    with serving(site) as address:
        page = device.new_page()
        page.goto(f"{address}try/files.json")
        page.evaluate(KEEP, {name: data.decode() for name, data in _prepared().items()})
        page.goto(f"{address}try/?pace=0")
        page.wait_for_selector(".in-page-progress", state="attached")
        page.wait_for_selector(".in-page-progress", state="detached", timeout=STARTING)
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function(STORED)
    device.set_offline(True)
    yield page
    device.close()
    assert hosts - {"", urlsplit(address).netloc} == set()


def _prepared() -> dict[str, bytes]:
    """Return what a page has stored that has a table of each game."""
    stored: dict[str, bytes] = {}
    cookies: dict[str, str] = {}
    with ThreadPoolExecutor() as aside:  # Playwright runs an event loop in this thread
        for game in GAMES:
            found = aside.submit(asyncio.run, kept(prepared(game))).result()
            cookies |= json.loads(found[COOKIES])
            stored |= found
    return stored | {COOKIES: json.dumps(cookies).encode()}


def _go(page: Page, path: str) -> None:
    """Open another page of tinhorn without a reload, which would start Python again."""
    page.evaluate(GO, path)


def _play_now(page: Page, game: str) -> None:
    """Start a game against bots in the lobby."""
    _go(page, "/")
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play now").click()
    page.wait_for_selector(".prompt")


def test_the_page_is_small_enough(site: Path) -> None:
    _, compressed = sizes(site, quality=QUICK)

    assert compressed <= MOST_BYTES or sizes(site)[1] <= MOST_BYTES


@pytest.mark.slow
def test_a_whole_game_is_played_without_a_server(offline: Page) -> None:
    """Another test plays one by messages."""
    _play_now(offline, "winchester")

    Player(offline).play_on()


def test_a_game_is_played_on_from_a_record_without_a_server(offline: Page) -> None:
    _go(offline, "/")
    offline.get_by_label("Open a game record").set_input_files(DATA / "winchester-terminal.json")
    shown(offline, 0)
    late = last(offline) - LATE
    path = offline.evaluate("location.pathname").removeprefix("/try")
    _go(offline, f"{path}?frame={late}&perspective=0")
    shown(offline, late)

    offline.get_by_role("button", name="Continue from here").click()
    offline.wait_for_selector("tin-table-page .prompt")

    Player(offline).play_on()


@pytest.mark.slow
def test_a_whole_game_of_dice_town_is_played_without_a_server(offline: Page) -> None:
    """Another test plays one by messages, and a lesson is played by clicking."""
    _play_now(offline, "dicetown")

    DicePlayer(offline).play_on()


@pytest.mark.parametrize("game", ["dicetown", *in_slow("winchester")])
def test_a_game_in_the_page_is_told_as_a_server_tells_it_and_its_record_goes_to_one_and_back(
    offline: Page, server: LiveServer, game: str
) -> None:
    """The same game in Python on this machine is compared with a server in tests/server."""
    here = subprocess.run(
        [sys.executable, "-c", PROGRAM, game], capture_output=True, text=True, check=True
    )

    _go(offline, "/")
    told = offline.evaluate(PLAY, [CODES[game], STEP])

    assert timeless(told) == json.loads(here.stdout)
    _go(offline, f"/t/{CODES[game]}")
    with offline.expect_download() as download:
        offline.locator("tin-score-sheet a[download]").click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    code = httpx.post(f"{server.address}/api/records", content=record).raise_for_status().json()
    back = httpx.get(f"{server.address}/api/tables/{code['code']}/record").raise_for_status()
    assert back.json() == json.loads(record)


def test_the_lobby_offers_nothing_that_needs_another_device(offline: Page) -> None:
    _go(offline, "/")

    expect(offline.get_by_role("button", name="Play now")).to_have_count(len(GAMES))
    expect(offline.get_by_role("button", name="Join", exact=True)).to_have_count(0)
    expect(offline.get_by_role("heading", name="Open tables")).to_have_count(0)
    expect(offline.get_by_role("link", name="Big screen")).to_have_count(0)


@pytest.mark.parametrize("game", ["dicetown", *in_slow("winchester")])
def test_a_lesson_is_played_offline(offline: Page, game: str) -> None:
    _go(offline, "/")
    offline.locator(f'[data-game="{game}"]').get_by_role("link", name="Learn", exact=True).click()
    offline.wait_for_selector(".lesson")

    for at in range(1, STEPS[game]):
        go_on(offline, at, game)

    expect(offline.locator("tin-score-sheet .sheet-note").first).to_be_visible()
    assert offline.evaluate("location.pathname") == f"/try/learn/{game}"


@pytest.mark.parametrize("languages", [("de", "en"), *in_slow((*LANGUAGES, "en"))])
def test_the_rules_are_explained_offline_in_every_language(
    offline: Page, languages: tuple[str, ...]
) -> None:
    """Each language with the pages of one game, in turn: a stored language has those of both."""
    texts = set()
    for game, language in zip(cycle(GAMES), languages, strict=False):
        _go(offline, "/")
        offline.locator(".lobby-top .btn-icon").click()
        offline.locator("tin-settings-drawer select").first.select_option(language)
        offline.wait_for_selector(f"html[lang={language}]")
        offline.keyboard.press("Escape")
        _go(offline, f"/how-to-play/{game}")
        offline.wait_for_selector(".how-score")
        texts.add(offline.locator(".how-main").inner_text())
        _go(offline, f"/rules/{game}")
        offline.wait_for_selector(f"main[lang={language}] #{game[0].upper()}-SETUP-1")
        texts.add(offline.locator("main").inner_text())

    assert len(texts) == 2 * len({*languages})
    assert not [text for text in texts if "web-" in text or "undefined" in text]


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
def test_a_record_is_replayed_offline(offline: Page, game: str) -> None:
    _go(offline, "/")

    offline.get_by_label("Open a game record").set_input_files(DATA / f"{game}-terminal.json")

    shown(offline, 0)
    offline.keyboard.press("End")
    shown(offline, last(offline))


def test_sounds_are_heard_offline(offline: Page) -> None:
    _go(offline, "/")
    offline.evaluate("window.tones = []")
    offline.locator(".lobby-top .btn-icon").click()
    offline.get_by_role("switch", name="Sound").click()
    volume = offline.get_by_role("slider", name="Volume")

    # Browsers keep a page silent until the first key, and then need a moment.
    keys = cycle(("ArrowRight", "ArrowLeft"))

    def tones_of_another_press() -> int:
        volume.press(next(keys))
        return int(offline.evaluate("window.tones.length"))

    until(offline, tones_of_another_press)


def test_a_game_goes_on_after_a_reload_without_a_network(offline: Page) -> None:
    """The last test: it starts Python again, at the usual pace."""
    _play_now(offline, "winchester")
    offline.wait_for_selector('.prompt[data-turn="mine"]')
    story = offline.evaluate(f"{MODEL}.story")

    offline.reload()

    offline.wait_for_selector(".in-page-progress", state="detached", timeout=STARTING)
    offline.wait_for_selector('.prompt[data-turn="mine"]', timeout=STARTING)
    assert offline.evaluate(f"{MODEL}.story") == story
    Player(offline).answer()


KEEP: Final = """kept => new Promise(resolve => {
  const opening = indexedDB.open("tinhorn", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  opening.onsuccess = () => {
    const transaction = opening.result.transaction("kept", "readwrite");
    const store = transaction.objectStore("kept");
    for (const [name, text] of Object.entries(kept)) store.put(text, name);
    transaction.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""
"""Puts tables where the page's server finds them."""
PLAY: Final = """async ([code, step]) => {
  const boot = document.querySelector("script[type=module]").src;
  const link = (await import(boot)).$net_link.link();
  await link.request(`/api/tables/${code}/start`, { method: "POST" });
  const hello = { type: "Hello", last_update: 0, last_chat: 0, language: "en" };
  const connect = (receive) => {
    const socket = link.connect(`/api/tables/${code}/socket`);
    socket.addEventListener("open", () => socket.send(JSON.stringify(hello)));
    socket.addEventListener("message", ({ data }) => receive(JSON.parse(data), socket));
  };
  const answered = new Set();
  await new Promise(resolve => connect((message, socket) => {
    if (message.type === "TableChanged" && message.table.status === "over") {
      socket.close();
      resolve();
    }
    const decision = message.type === "Update" && message.view.decision;
    const key = decision && `${decision.prompt}-${message.asking}`;
    if (!decision || answered.has(key) || !message.options.length || message.can_only_pass) return;
    answered.add(key);
    const { action } = message.options[step * message.view.prompt % message.options.length];
    const { prompt } = decision;
    const { asking } = message;
    socket.send(JSON.stringify({ type: "Answer", request: key, prompt, asking, action }));
  }));
  return new Promise(resolve => connect((message, socket) => {
    if (message.type === "Update") resolve(message);
  }));
}"""
"""Plays as tests/support/same_game.py does, and returns the last snapshot."""
GO: Final = """path => {
  history.pushState(null, "", `/try${path}`);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
STORED: Final = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const folder = new URL("../..", loaded.find(name => name.endsWith("/boot.js"))).href;
  const names = await (await fetch(folder + "files.json")).json();
  const stored = await Promise.all(names.map(name => caches.match(folder + name)));
  return stored.every(Boolean);
}"""
"""True when the service worker has stored what the page needs."""

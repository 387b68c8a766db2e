"""Records a few seconds of real play of each game: `python -m tests.browser.animations`.

Writes docs/winchester.webp and docs/dicetown.webp, the moving pictures of the README. A scripted
player and three bots play on a real server; the browser shows the player's own view.
"""

from __future__ import annotations

import asyncio
import base64
import io
import json
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, Final, NamedTuple

import msgspec
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import WIDE, chromium
from tests.browser.live_server import LiveServer
from tests.server.clients import BOT, Client, Message, run
from tinhorn.bots import bot_named
from tinhorn.games import GAMES
from tinhorn.server.auth import COOKIE

DOCS: Final = Path(__file__).parents[2] / "docs"
SETTINGS: Final = {"name": "Ann", "hat": 1, "sound": False, "language": "en", "theme": "light"}
OPPONENT: Final = {**BOT, "bot": "deputy"}
SECONDS: Final = 12.0
"""The length of a recording."""
ASKED: Final = '.prompt[data-turn="mine"]'
"""Shown when the page has shown everything that led to the player's decision."""
LOOK: Final = 100
"""Milliseconds between two looks at the page."""
THINKING: Final = 1.2
"""Seconds before the player answers while the recording runs."""
SETTLE: Final = 500
"""Milliseconds for Chromium to finish what it was asked."""
INTERVAL: Final = 0.12
"""The least number of seconds between two pictures."""
LAST: Final = 1_500
"""Milliseconds for which the last picture stays before the animation starts again."""
WIDTH: Final = 900
MOST_BYTES: Final = 1_500_000
QUALITIES: Final = (70, 55, 40, 25, 10)


class Clip(NamedTuple):
    """What to record."""

    game: str
    skip: int
    """The number of answers that the player gives before the recording starts."""
    pace: float
    """How long the bots think, compared with people; 0 also closes reaction windows at once."""


CLIPS: Final = (Clip("winchester", skip=22, pace=0.3), Clip("dicetown", skip=14, pace=0))


class Shot(NamedTuple):
    """A picture, and when it was taken, in seconds."""

    image: Image.Image
    at: float


class ScriptedPlayer:
    """Plays like the heuristic bot: at once until the recording starts, then at a human pace."""

    def __init__(self, address: str, clip: Clip) -> None:
        self.client = Client(address)
        self.is_ready = Event()
        """Set when the game has come to the start of the clip."""
        self.is_asked = Event()
        """Set while the page shows the player's decision."""
        self.is_recorded = Event()
        """Set when the recording is finished, so that the player can stop."""
        self._clip = clip
        self._game = GAMES[clip.game]
        self._bot = bot_named("deputy", clip.game, Random(1))

    def play(self) -> None:
        run(self._play)

    async def open_table(self) -> None:
        await self.client.open_table(OPPONENT, OPPONENT, OPPONENT, game=self._clip.game)
        await self.client.post("start")

    async def _play(self) -> None:
        await self.client.connect()
        answers = 0
        while not self.is_recorded.is_set() and not self.client.is_over:
            message = await self.client.hear()
            if not _asks(message):
                continue
            answers += 1
            if answers > self._clip.skip:
                self.is_ready.set()
                await self._wait_for_page()
            await self.client.heed(message, self._choose)
        self.is_ready.set()

    async def _wait_for_page(self) -> None:
        """Answer as a person does, who sees the question first."""
        self.is_asked.clear()
        while not (self.is_asked.is_set() or self.is_recorded.is_set()):
            await asyncio.sleep(LOOK / 1000)
        await asyncio.sleep(THINKING)

    def _choose(self, update: Message) -> Any:
        seen = msgspec.convert(update["view"], self._game.View)
        return msgspec.to_builtins(self._bot.choose(seen, seen.decision))


def _asks(message: Message) -> bool:
    return message["type"] == "Update" and message["view"]["decision"] is not None


def record(browser: Browser, address: str, clip: Clip) -> list[Shot]:
    """Play a game up to the start of the clip, then take screenshots until its end."""
    player = ScriptedPlayer(address, clip)
    with ThreadPoolExecutor(1) as aside:  # Playwright's event loop runs in this thread.
        aside.submit(run, player.open_table).result()
        playing = aside.submit(player.play)
        player.is_ready.wait()
        page = _open(browser, address, player.client)
        page.wait_for_selector(ASKED)
        page.wait_for_load_state("networkidle")  # the pictures, too
        page.wait_for_timeout(SETTLE)
        shots = _shots(page, player)
        player.is_recorded.set()
        page.close()
        playing.result()
    return shots


def _open(browser: Browser, address: str, client: Client) -> Page:
    page = browser.new_page(viewport={"width": WIDE[0], "height": WIDE[1]})
    name = COOKIE + client.code
    page.context.add_cookies([{"name": name, "value": client.token, "url": address}])
    settings = json.dumps(json.dumps(SETTINGS))
    page.add_init_script(f"localStorage.setItem('tinhorn', {settings})")
    page.goto(f"{address}/t/{client.code}")
    page.wait_for_selector(".prompt")
    return page


def _shots(page: Page, player: ScriptedPlayer) -> list[Shot]:
    """Film the page for a few seconds: Chromium sends a picture whenever something has changed."""
    shots: list[Shot] = []
    chrome = page.context.new_cdp_session(page)

    def receive(frame: dict[str, Any]) -> None:
        chrome.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        at = frame["metadata"]["timestamp"]
        if not shots or at - shots[-1].at >= INTERVAL:
            shots.append(Shot(_image(base64.b64decode(frame["data"])), at))

    chrome.on("Page.screencastFrame", receive)
    chrome.send("Page.startScreencast", {"format": "jpeg", "quality": 95})
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if page.locator(ASKED).count():
            player.is_asked.set()
        page.wait_for_timeout(LOOK)
    # No acknowledgement may be under way when the page closes.
    chrome.remove_listener("Page.screencastFrame", receive)
    chrome.send("Page.stopScreencast")
    page.wait_for_timeout(SETTLE)
    return shots


def _image(data: bytes) -> Image.Image:
    shot = Image.open(io.BytesIO(data)).convert("RGB")
    return shot.resize((WIDTH, WIDTH * shot.height // shot.width), Image.Resampling.LANCZOS)


def animated(shots: list[Shot]) -> bytes:
    """Encode the shots as one animated WebP, in the best quality that is small enough."""
    for quality in QUALITIES:
        encoded = _encoded(shots, quality)
        if len(encoded) <= MOST_BYTES:
            return encoded
    raise ValueError(f"{len(shots)} pictures do not fit into {MOST_BYTES} bytes")


def _encoded(shots: list[Shot], quality: int) -> bytes:
    ends = [round(shot.at * 1000) for shot in shots[1:]]
    starts = [round(shot.at * 1000) for shot in shots[:-1]]
    durations = [end - start for start, end in zip(starts, ends, strict=True)]
    file = io.BytesIO()
    shots[0].image.save(
        file,
        format="WEBP",
        save_all=True,
        append_images=[shot.image for shot in shots[1:]],
        duration=[*durations, LAST],
        loop=0,
        quality=quality,
        method=4,
    )
    return file.getvalue()


def main() -> None:
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for clip in CLIPS:
            (DOCS / f"{clip.game}.webp").write_bytes(animated(_recorded(browser, clip)))
        browser.close()


def _recorded(browser: Browser, clip: Clip) -> list[Shot]:
    """Record a clip on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = LiveServer(Path(folder), pace=clip.pace)
        server.start()
        try:
            return record(browser, server.address, clip)
        finally:
            server.stop()


if __name__ == "__main__":
    main()

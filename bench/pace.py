"""How a game feels in the browser: seconds a round, gaps, and the reading speed of captions.

Plays a part of both games in Chromium, at normal pace: alone against three bots, or, with --people,
two people and two bots. Each moment of the first person shows a beat or a question, or has nothing
to see or do; an answer to undo is nothing to do. Every answer is given at once. What it takes the
script to give it is left out of the seconds a round.

    python bench/pace.py [--rounds 3] [--plots 6] [--phone] [--people] [--game winchester]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urljoin

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from readings import add_option, save

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.beat_record import PACED, RECORD, captions
from tests.browser.conftest import PHONE, WIDE, chromium
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player, tap_parts

MINE: Final = '.prompt[data-turn="mine"]'
BUTTONS: Final = (".btn-primary:not([data-why])", ".prompt-actions .btn:not([data-why])")
CHOICES: Final = ".drawn [data-pick], .peek-row .btn"
PATIENCE: Final = 1500
PAUSE: Final = 50
"""Milliseconds."""
LIMIT: Final = 300
"""The longest time for one game, in seconds."""
MODULES: Final = """
  const main = document.querySelector('script[type="module"]').src;
  const { $net_api: { api } } = await import(main);
"""
OPEN: Final = f"""async ({{ game, bots, people }}) => {{{MODULES}
  const seats = [
    {{ kind: "me" }},
    ...Array(people - 1).fill({{ kind: "open" }}),
    ...Array(bots).fill({{ kind: "bot" }}),
  ];
  const {{ table }} = await api.open({{ game, seats, name: "Ann", hat: 1 }});
  return table.code;
}}"""
JOIN: Final = f"async (code) => {{{MODULES} await api.join(code, {{ name: 'Bob', hat: 2 }}); }}"
START: Final = f"async (code) => {{{MODULES} await api.start(code); }}"
GO: Final = "(code) => document.querySelector('tin-app').go(`/t/${code}`)"
PLAYERS: Final = 4
WATCH: Final = """() => {
  window.times = { beats: 0, closed: 0, asked: 0, others: 0, undo: 0, nothing: 0 };
  window.gaps = [];
  let last = performance.now();
  const isForPerson = () => {
    const { update, table } = document.querySelector("tin-table-page").model;
    const { phase } = update.view;
    const one = [phase.in_auction?.[0] ?? phase.buyer ?? phase.seat];
    const awaited = update.choosing ?? one;
    return awaited.some((seat) => seat !== table.you && table.seats[seat]?.kind === "person");
  };
  const kind = () => {
    const { beat, turn } = document.querySelector(".prompt").dataset;
    if (beat) return "beats";
    if (turn === "others" && isForPerson()) return "others";
    if (turn === "others") return document.querySelector("[data-undo]") ? "undo" : "nothing";
    return document.querySelector("[data-closed]") ? "closed" : "asked";
  };
  setInterval(() => {
    const [now, what] = [performance.now(), kind()];
    const phase = document.querySelector("tin-table-page").model.update.view.phase.type;
    times[what] += now - last;
    if (what !== "nothing" && what !== "undo") gaps.push({ seconds: 0, phase: "" });
    else gaps.push({ seconds: (gaps.pop()?.seconds ?? 0) + (now - last) / 1000, phase });
    last = now;
  }, 20);
}"""
"""Adds up, in milliseconds: beats, questions whose buttons are still closed, open questions, those
of other people, moments with nothing but an answer to undo, and with nothing to see or do. `gaps`:
how long each of the last two was, and in which phase."""


class Watched(NamedTuple):
    """What a person saw, in seconds."""

    beats: float
    closed: float
    asked: float
    others: float
    undo: float
    nothing: float
    longest: float
    """The longest time with nothing to see or do but an answer to undo."""
    phase: str
    """What the table waited for then."""

    @property
    def seconds(self) -> float:
        """Everything but the time that the script took to answer, for this person and others."""
        return self.beats + self.closed + self.undo + self.nothing


class Pace(NamedTuple):
    """What was measured in one game."""

    game: str
    rounds: int
    stopped: str
    """The phase in which a game was given up after `LIMIT`, if it was."""
    watched: Watched
    beats: list[tuple[str, str, float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="rounds of Dice Town")
    parser.add_argument("--plots", type=int, default=6, help="plots of Winchester")
    parser.add_argument("--phone", action="store_true", help="on a phone, not on a wide screen")
    parser.add_argument("--people", action="store_true", help="two people and two bots")
    parser.add_argument("--game", choices=("winchester", "dicetown"), help="only this game")
    add_option(parser)
    wanted = parser.parse_args()
    plans = [("winchester", wanted.plots), ("dicetown", wanted.rounds)]
    plans = [plan for plan in plans if wanted.game in (None, plan[0])]
    with tempfile.TemporaryDirectory() as folder:
        server = LiveServer(Path(folder), pace=1)
        server.start()
        try:
            size = PHONE if wanted.phone else WIDE
            paces = list(measured(server, plans, size, people=1 + wanted.people))
        finally:
            server.stop()
    for pace in paces:
        report(pace)
    save(wanted.save, [pace._asdict() | {"watched": pace.watched._asdict()} for pace in paces])


def measured(
    server: LiveServer, plans: list[tuple[str, int]], size: tuple[int, int], *, people: int
) -> Iterator[Pace]:
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for game, most in plans:
            pages = [open_page(browser, server, size) for _ in range(people)]
            sit_down(pages, game)
            yield play(pages, game, most)
            for page in pages:
                page.context.close()
        browser.close()


def open_page(browser: Browser, server: LiveServer, size: tuple[int, int]) -> Page:
    """Open the lobby on a device of its own."""
    width, height = size
    page = browser.new_context(viewport={"width": width, "height": height}).new_page()
    page.set_default_timeout(LIMIT * 1000)
    page.add_init_script(PACED % ("250", "normal"))
    page.goto(urljoin(server.address, "/"))
    page.wait_for_selector('[data-game="dicetown"]')
    return page


def sit_down(pages: list[Page], game: str) -> None:
    """Start a game for these people; bots take the other seats."""
    first, *others = pages
    wish = {"game": game, "people": len(pages), "bots": PLAYERS - len(pages)}
    code = first.evaluate(OPEN, wish)
    for page in others:
        page.evaluate(JOIN, code)
    first.evaluate(START, code)
    for page in pages:
        page.evaluate(GO, code)
        page.wait_for_selector(".prompt")


def play(pages: list[Page], game: str, most: int) -> Pace:
    """Play this many rounds, with every answer at once."""
    first = pages[0]
    first.evaluate(RECORD)
    first.evaluate(WATCH)
    players = [Player(page) for page in pages]
    end = time.monotonic() + LIMIT
    while round_number(first, game) <= most and time.monotonic() < end and not players[0].is_over():
        for player in players:
            if player.is_asked():
                answer(player)
        first.wait_for_timeout(PAUSE)
    done = round_number(first, game) - 1
    stopped = "" if time.monotonic() < end else players[0].phase()
    return Pace(game, done, stopped, watched(first), captions(first.evaluate("window.shown")))


def watched(page: Page) -> Watched:
    """Read what a person has seen so far."""
    times: dict[str, float] = page.evaluate("window.times")
    gaps: list[dict[str, Any]] = page.evaluate("window.gaps")
    longest = max(gaps, key=lambda gap: gap["seconds"])
    sums = {name: milliseconds / 1000 for name, milliseconds in times.items()}
    return Watched(**sums, longest=longest["seconds"], phase=longest["phase"])


def round_number(page: Page, game: str) -> int:
    """Return the round that is being played; in Winchester, the auction."""
    view: Any = page.evaluate(f"{MODEL}.update.view")
    if game == "dicetown":
        return int(view["round"])
    return 1 + sum(owner is not None for owner in view["owners"])


def answer(player: Player) -> None:
    """Answer with the first dice, choice or button; in an auction, as the scripted player does."""
    page = player.page
    if player.phase() == "Bidding":
        player.answer()
        return
    if page.locator("button.keep").count():
        page.locator("button.keep").first.click()
    elif page.locator(CHOICES).count():
        page.locator(CHOICES).first.click()
    tap_parts(page, PATIENCE)
    primary, other = (page.locator(f"{MINE} {button}") for button in BUTTONS)
    try:
        (primary if primary.count() else other).first.click(timeout=PATIENCE)
    except TimeoutError:
        return  # the window has closed
    page.wait_for_timeout(PAUSE)


def report(pace: Pace) -> None:
    seen = pace.watched
    words = [
        (len(caption.split()) / seconds, caption) for _, caption, seconds in pace.beats if seconds
    ]
    fastest = max(words, default=(0.0, ""))
    banners = [seconds for kind, _, seconds in pace.beats if kind == "objective"]
    all_in_all = max(seen.seconds, 0.001)
    print(f"{pace.game}: {pace.rounds} rounds in {seen.seconds + seen.asked + seen.others:.0f} s")
    if pace.stopped:
        print(f"  given up in               {pace.stopped}: the script found no answer to click")
    print(f"  seconds a round           {seen.seconds / max(1, pace.rounds):.1f}")
    print(f"  showing beats             {seen.beats / all_in_all:.1%}")
    print(f"  nothing to see or do      {(seen.undo + seen.nothing) / all_in_all:.1%}")
    print(f"  of it, an answer to undo  {seen.undo / all_in_all:.1%}")
    print(f"  longest of these          {seen.longest:.1f} s  ({seen.phase})")
    print(f"  words a second, at most   {fastest[0]:.1f}  ({fastest[1]})")
    for kind in sorted({beat[0] for beat in pace.beats}):
        times = [seconds for name, _, seconds in pace.beats if name == kind]
        print(f"  {kind:<26}{len(times)} beats, {sum(times):.1f} s")
    if banners:
        print(f"  objective banners         {len(banners)}, shortest {min(banners):.2f} s")


if __name__ == "__main__":
    main()

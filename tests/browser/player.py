"""A scripted player who plays Winchester by clicking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from playwright.sync_api import Page, expect

T = TypeVar("T")

MODEST: Final = 5
"""The highest standing bid that this player raises."""

TABLE: Final = "document.querySelector('tin-table-page')"
MODEL: Final = f"{TABLE}?.model"
EMPTY_CHAIRS: Final = """async () => {
  const table = `/api/tables/${location.pathname.split("/")[2]}`;
  const headers = { "content-type": "application/json" };
  const { seats } = await (await fetch(table)).json();
  for (const [seat, { kind }] of seats.entries()) {
    const body = JSON.stringify({ kind: "absent" });
    if (kind === "open") await fetch(`${table}/seats/${seat}`, { method: "POST", headers, body });
  }
}"""
"""Puts empty chairs on all open seats."""
OPEN: Final = """async ({ players, game, devices, others }) => {
  const main = document.querySelector('script[type="module"]').src;
  const { $net_api: { api }, $app_settings: { settings } } = await import(main);
  const { name, hat } = settings.values;
  const seats = Array.from({ length: players }, (_, at) => ({ kind: at ? "open" : "me" }));
  const { table } = await api.open({ game, seats, name, hat, devices });
  for (const [at, other] of others.entries()) {
    await api.join(table.code, { name: other, hat: hat + at + 1, same_device: true });
  }
  document.querySelector("tin-app").go(new URL(table.link).pathname);
}"""
"""Does what the form of a new table does if only players are chosen and named."""
CONFIRM: Final = ".prompt .btn-primary:not([aria-disabled])"
WINDOW_BUTTONS: Final = "[data-hold], [data-release]"
"""They answer nothing: a player who asks for time while others are asked stops the game."""
SHEET: Final = "tin-score-sheet .sheet"
"""The score sheet, without the summary of the game below it, which has tables of its own."""
ANSWERABLE: Final = 'body:not(:has([data-closed])) .prompt[data-turn="mine"]'
"""A decision that takes an answer: no button, card or square is still closed."""
PATIENCE: Final = 12_000
PAUSE: Final = 10
"""Milliseconds between two checks; PATIENCE is the number of checks."""


def wait_for_effect(page: Page, had: int, model: str = MODEL) -> None:
    """Wait for the effect of an answer: an update, or that its reaction window had just closed."""
    heard = f"had => {model}.update.n > had || {model}.problem?.error === 'stale'"
    page.wait_for_function(heard, arg=had)


def until(page: Page, look: Callable[[], T | None]) -> T:
    """Look until there is something true that the page cannot wait for; return that."""
    for _ in range(PATIENCE):
        if found := look():
            return found
        page.wait_for_timeout(PAUSE)
    raise AssertionError("it never came to that")


def tap_parts(page: Page, timeout: int) -> None:
    """Tap the parts of a choice, such as a die and its new face, until they make an option."""
    rows, at = page.locator(".parts"), 0
    while at < rows.count():
        for part in rows.nth(at).locator(".part:enabled").all():
            part.click(timeout=timeout)
            if page.locator(CONFIRM).count() or rows.count() > 1:
                break
        at += 1


def open_table(
    page: Page,
    players: int,
    *,
    game: str = "winchester",
    devices: str = "own",
    others: Sequence[str] = (),
) -> None:
    """Open a table, up to its invitation, with these names at the same device."""
    wish = {"players": players, "game": game, "devices": devices, "others": list(others)}
    page.evaluate(OPEN, wish)
    page.wait_for_selector(".invite")


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page

    def play_now(self) -> None:
        """Start a game with one click in the lobby."""
        card = self.page.locator('[data-game="winchester"]')
        card.get_by_role("button", name="Play now").click()
        self.page.wait_for_selector(".prompt")

    def open_table(self, players: int, *, game: str = "winchester") -> None:
        """Open a table for friends, up to its invitation, without the form."""
        open_table(self.page, players, game=game)

    def fill_in_table(self, players: int) -> None:
        """Open a table of Winchester for friends with the form, up to its invitation."""
        self.page.get_by_role("link", name="New table").first.click()
        self.page.get_by_role("radio", name=str(players), exact=True).click()
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_selector(".invite")

    def add_bots(self) -> None:
        """Put bots on all open seats."""
        add = self.page.get_by_role("button", name="Add a bot")
        for left in range(add.count(), 0, -1):
            add.first.click()
            self.page.wait_for_function(
                "left => document.querySelectorAll('.open-seat').length < left", arg=left
            )

    def start(self) -> None:
        """Start the game. Seats that are still open become chairs that always pass."""
        self.page.evaluate(EMPTY_CHAIRS)
        expect(self.page.locator(".open-seat")).to_have_count(0)
        self.page.locator(".start .btn").click()
        self.page.wait_for_selector(".prompt")

    def view(self) -> Any:
        return self.page.evaluate(f"{MODEL}.update.view")

    def phase(self) -> str:
        return str(self.view()["phase"]["type"])

    def is_asked(self) -> bool:
        return self.page.locator('.prompt[data-turn="mine"]').count() > 0

    def is_over(self) -> bool:
        return self.page.locator('.prompt[data-turn="over"]').count() > 0

    def wait(self) -> None:
        """Wait until this player is asked, or the game is over."""
        self.page.wait_for_selector('.prompt:is([data-turn="mine"], [data-turn="over"])')

    def answer(self) -> None:
        """Answer one decision by clicking."""
        had = self.page.evaluate(f"{MODEL}.update.n")
        self.click_on(self.view())
        wait_for_effect(self.page, had)

    def play_on(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Play to the end of the game."""
        self.wait()
        while not self.is_over():
            if self.is_asked():  # a reaction window may have closed since
                meanwhile()
                self.answer()
            self.wait()
        expect(self.page.locator("tin-score-sheet")).to_have_count(1)

    def click_on(self, view: Any) -> None:
        """Click an answer to the decision of this view."""
        match view["phase"]["type"]:
            case "Bidding":
                self._bid(view)
            case "HearingRumor":
                self.page.locator(".peek-row .btn").first.click()
                self.page.locator(CONFIRM).click()
            case _:
                self.page.locator(":is(.prompt, .hat-actions) .btn-primary").click()

    def _bid(self, view: Any) -> None:
        kinds = {option["type"] for option in view["options"]}
        bar = self.page.locator(".prompt-actions")
        if "CallDuel" in kinds:
            bar.get_by_role("button", name="Duel").click()
            bar.locator(".btn-danger").click()
        elif "Bid" in kinds and view["phase"]["standing"] < MODEST:
            bar.locator(".btn-primary").click()
        else:
            bar.get_by_role("button", name="Pass", exact=True).click()


SomePlayer = TypeVar("SomePlayer", bound=Player)


def asked(*players: SomePlayer) -> SomePlayer:
    """Return the first of these players who is asked."""
    found: list[SomePlayer] = []

    def look() -> bool:
        found.extend(player for player in players if player.is_asked())
        return bool(found)

    until(players[0].page, look)
    return found[0]

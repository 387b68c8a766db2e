"""People who pass one device around."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.player import STORE, Player

DEAF: Final = 850
"""For so many milliseconds a curtain that has just fallen heeds nobody."""
CURTAIN: Final = "document.querySelector('tin-curtain')"


class Sharers:
    """Ann and others at one device."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open_table(self, *others: str, players: int = 3, game: str = "Winchester") -> None:
        card = self.page.locator(".game-card", has_text=game)
        card.get_by_role("link", name="One device").click()
        self.page.get_by_role("radio", name=str(players), exact=True).click()
        for number, name in enumerate(others, start=2):
            self.page.get_by_role("textbox", name=f"Player {number}").fill(name)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_selector(".invite")

    def start(self) -> None:
        Player(self.page).add_bots()
        self.page.locator(".start .btn").click()

    def wait_for_curtain(self) -> str:
        """Whose name is on it."""
        self.page.wait_for_selector(".curtain tin-hold")
        return self.page.locator(".curtain h1").inner_text().removeprefix("Hand the device to ")

    def hold(self) -> None:
        """By mouse, until something is shown."""
        self.page.wait_for_selector(".curtain tin-hold")
        self.page.wait_for_timeout(DEAF)
        self.page.locator(".hold").hover()
        self.page.mouse.down()
        self.page.wait_for_selector(".table .prompt")
        self.page.mouse.up()

    def view(self) -> Any:
        """What the page has been told last, by whichever line it shows."""
        return self.page.evaluate(f"{STORE}.update.view")

    def is_covered(self) -> bool:
        return bool(self.page.evaluate(f"{CURTAIN}.hand === null"))

    def wait_until_covered(self) -> None:
        self.page.wait_for_function(f"() => {CURTAIN}.hand === null")

    def answer(self) -> None:
        """One decision of whoever has the device."""
        Player(self.page).wait()
        player = Player(self.page)
        player.click_on(self.view())


FAST_FORWARD: Final = """async ({ code, kind }) => {
  let isAsked = false;
  const table = () => fetch(`/api/tables/${code}`).then(answer => answer.json());
  const answered = seat => new Promise(done => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${code}/socket?seat=${seat}`);
    line.onopen = () => line.send(JSON.stringify({ type: "Hello" }));
    line.onclose = done;
    line.onmessage = ({ data }) => {
      const heard = JSON.parse(data);
      if (["Acknowledged", "Refused"].includes(heard.type)) line.close();
      if (heard.type !== "Update" || line.isSent) return;
      line.isSent = true;
      const { view: { decision }, options, take } = heard;
      isAsked = decision?.kind === kind;
      if (!decision || isAsked) return line.close();
      const { action } = options[Math.floor(Math.random() * options.length)];
      line.send(JSON.stringify({ type: "Answer", request: crypto.randomUUID(), take, action,
        prompt: decision.prompt }));
    };
  });
  for (;;) {
    const now = await table();
    if (now.status === "over" || isAsked || isThere(now)) return;
    if (now.is_moment) await fetch(`/api/tables/${code}/nobody`, { method: "POST" });
    else if (now.asked.length) await answered(now.asked[0]);
  }
}"""
"""Answers at random for all seats of a device, until the table is where the test wants it."""


def fast_forward(
    page: Page, code: str, until: str = "now => false", *, asked: str = "none"
) -> None:
    """In another tab of the same device, until the table is so or somebody is asked for this."""
    tab = page.context.new_page()
    tab.goto(page.url.split("/t/")[0] + "/new/dicetown")
    script = FAST_FORWARD.replace("isThere(now)", f"({until})(now)")
    tab.evaluate(script, {"code": code, "kind": asked})
    tab.close()


def texts(page: Page) -> Sequence[str]:
    """All that is in the page to be read: its markup, and what a screen reader is given."""
    return (page.content(), page.locator("body").aria_snapshot())

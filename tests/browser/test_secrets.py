"""Two people and a bot: each device receives its own secrets and nobody else's."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from tests.browser.conftest import Opened
from tests.browser.player import Player

ANN, BOB = 0, 1
DECISIONS = 25


class Ears:
    """Everything that a page receives."""

    def __init__(self) -> None:
        self.frames: list[Any] = []
        self.bodies: list[str] = []

    def follow(self, page: Page) -> None:
        page.on("websocket", self._listen)
        page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def _read(self, response: Response) -> None:
        if "/api/" in response.url and "qr.svg" not in response.url:
            self.bodies.append(response.text())

    def updates(self) -> list[Any]:
        return [frame for frame in self.frames if frame["type"] == "Update"]


def test_each_device_receives_only_its_own_secrets(open_page: Opened) -> None:
    ann_ears, bob_ears = Ears(), Ears()
    ann_page = open_page("Ann", watched=ann_ears.follow)
    ann = Player(ann_page)
    ann.open_table(3)
    link = ann_page.evaluate("location.pathname")
    bob_page = open_page("Bob", path=link, watched=bob_ears.follow)
    bob_page.locator(".start .btn").click()
    bob_page.get_by_text("Waiting for the host").wait_for()
    ann_page.get_by_text("Bob").wait_for()
    ann.add_bots()
    ann.start()
    bob = Player(bob_page)

    for _ in range(DECISIONS):
        player = _asked(ann, bob)
        player.answer()

    assert [_stray(update, ANN) for update in ann_ears.updates()] == [[]] * len(ann_ears.updates())
    assert [_stray(update, BOB) for update in bob_ears.updates()] == [[]] * len(bob_ears.updates())
    assert len(ann_ears.updates()) > DECISIONS
    assert not any("objectives" in body for body in ann_ears.bodies + bob_ears.bodies)
    assert _own(ann_ears, ANN) != _own(bob_ears, BOB)


def _asked(*players: Player) -> Player:
    """Whoever is asked next."""
    while True:
        for player in players:
            if player.is_asked():
                return player
        players[0].page.wait_for_timeout(10)


def _own(ears: Ears, seat: int) -> Any:
    objectives = ears.updates()[-1]["view"]["players"][seat]["objectives"]
    assert None not in objectives
    return objectives


def _stray(update: Any, viewer: int) -> list[str]:
    """What this update tells its viewer that it should not."""
    view = update["view"]
    looked = view["players"][viewer]["looked"]
    found = [] if view["viewer"] == viewer else ["somebody else's view"]
    for seat, player in enumerate(view["players"]):
        if seat == viewer:
            continue
        found += [] if player["cash"] is None else [f"the cash of {seat}"]
        for position, objective in enumerate(player["objectives"], start=1):
            look = {"type": "LookAtObjective", "seat": seat, "position": position}
            found += [f"objective of {seat}"] if objective and look not in looked else []
    found += ["the bank"] if view["bank"] is not None else []
    for line in update["story"]:
        found += _stray_event(line["event"], viewer)
    return found


def _stray_event(event: Any, viewer: int) -> list[str]:
    is_other = event.get("seat") != viewer
    is_told = event.get("objectives") or event.get("face") is not None
    is_secret = event["type"] in ("ObjectivesDealt", "RumorHeard")
    return [f"{event['type']} of {event['seat']}"] if is_secret and is_other and is_told else []

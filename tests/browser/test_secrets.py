"""Two players and a bot: each device receives its own secrets only."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, Response, WebSocket

from tests.browser.conftest import Opened
from tests.browser.player import Player, asked, until
from tests.browser.test_dicetown import DICE_TOWN, DicePlayer
from tests.browser.updates import whole_updates
from tests.support.people import ANN, BOB

WINCHESTER: Final = "winchester"
DECISIONS: Final = 6
"""What a server sends in whole games is tested without a browser."""
PARTIES: Final = {
    "CardsDrawn": ("seat",),
    "CardKept": ("seat",),
    "PropertyDrawn": ("seat",),
    "LuckDrawn": ("seat",),
    "LootDrawn": ("thief", "victim"),
    "CardStolen": ("thief", "victim"),
    "CardGiven": ("giver", "taker"),
    "OfferMade": ("seat", "sheriff"),
    "OfferTaken": ("seat", "sheriff"),
}
"""The fields that name the seats which see the card faces of an event."""


class TrafficRecorder:
    """Records everything that a page receives."""

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
        return whole_updates(self.frames)


class TwoPlayers(NamedTuple):
    """Two players at a table, and everything their devices receive."""

    ann: Player
    bob: Player
    heard_by_ann: TrafficRecorder
    heard_by_bob: TrafficRecorder


def _two_players(open_page: Opened, kind: type[Player], *, game: str) -> TwoPlayers:
    """Ann, Bob and a bot in a game."""
    ann_ears, bob_ears = TrafficRecorder(), TrafficRecorder()
    ann = kind(open_page("Ann", watched=ann_ears.follow))
    ann.open_table(3, game=game)
    link = ann.page.evaluate("location.pathname")
    bob = kind(open_page("Bob", path=link, watched=bob_ears.follow))
    bob.page.locator(".start .btn").click()
    bob.page.get_by_text("Waiting for the host").wait_for()
    ann.page.get_by_text("Bob", exact=True).wait_for()
    ann.add_bots()
    ann.start()
    return TwoPlayers(ann, bob, ann_ears, bob_ears)


def test_each_device_receives_only_its_own_secrets(open_page: Opened) -> None:
    ann, bob, ann_ears, bob_ears = _two_players(open_page, Player, game=WINCHESTER)

    for _ in range(DECISIONS):
        asked(ann, bob).answer()
    until(ann.page, lambda: len(ann_ears.updates()) > DECISIONS)

    assert [leaks(update, ANN) for update in ann_ears.updates()] == [[]] * len(ann_ears.updates())
    assert [leaks(update, BOB) for update in bob_ears.updates()] == [[]] * len(bob_ears.updates())
    assert not any("objectives" in body for body in ann_ears.bodies + bob_ears.bodies)
    assert _own(ann_ears, ANN) != _own(bob_ears, BOB)


def test_in_dice_town_cups_hands_and_offers_stay_with_their_owners(open_page: Opened) -> None:
    ann, bob, ann_ears, bob_ears = _two_players(open_page, DicePlayer, game=DICE_TOWN)

    for _ in range(DECISIONS):
        asked(ann, bob).answer()
    until(ann.page, lambda: len(ann_ears.updates()) > DECISIONS)

    assert {
        line for update in ann_ears.updates() for line in leaks_of_dicetown(update, ANN)
    } == set()
    assert {
        line for update in bob_ears.updates() for line in leaks_of_dicetown(update, BOB)
    } == set()
    assert not any('"dice"' in body for body in ann_ears.bodies + bob_ears.bodies)
    assert _rolled(ann_ears, ANN)
    assert _rolled(bob_ears, BOB)


def _rolled(traffic: TrafficRecorder, seat: int) -> bool:
    """Return True if the seat's own hidden dice were received."""
    phases = [update["view"]["phase"] for update in traffic.updates()]
    return any(phase["dice"][seat] for phase in phases if phase["type"] == "Keeping")


def leaks_of_dicetown(update: Any, viewer: int) -> list[str]:
    """Secrets of others in an update of Dice Town."""
    view = update["view"]
    found = [] if view["viewer"] == viewer else ["somebody else's view"]
    others = [seat for seat in range(len(view["players"])) if seat != viewer]
    if view["phase"]["type"] != "Over":
        for seat in others:
            player = view["players"][seat]
            found += [f"the hand of {seat}"] if any(player["store"] + player["properties"]) else []
    found += [f"sealed: {line}" for line in _sealed(view["phase"], viewer, others)]
    for line in update["story"]:
        found += _told(line["event"], viewer)
    return found


def _sealed(phase: Any, viewer: int, others: list[int]) -> list[str]:
    """Sealed dice, answers and drawn cards of other seats."""
    found = []
    for field in ("dice", "answers"):
        if field in phase:
            found += [f"{field} of {seat}" for seat in others if phase[field][seat]]
    concerned = (phase.get("seat"), phase.get("rob", {}).get("victim"))
    return [*found, "drawn"] if phase.get("drawn") and viewer not in concerned else found


def _told(event: Any, viewer: int) -> list[str]:
    """Faces of cards and dice in an event that this viewer must not see."""
    if event["type"] == "DiceRolled":
        return [
            f"roll of {seat}" for seat, roll in enumerate(event["dice"]) if roll and seat != viewer
        ]
    concerned = (
        {event.get(role) for role in PARTIES[event["type"]]} if event["type"] in PARTIES else None
    )
    is_joe = event["type"] == "LuckDrawn" and event["card"] == "joe"
    if concerned is None or viewer in concerned or is_joe:
        return []
    shown = event.get("cards") or event.get("card") or event.get("offer", {}).get("cards")
    return [f"{event['type']}: {shown}"] if shown else []


def _own(traffic: TrafficRecorder, seat: int) -> Any:
    objectives = traffic.updates()[-1]["view"]["players"][seat]["objectives"]
    assert None not in objectives
    return objectives


def leaks(update: Any, viewer: int) -> list[str]:
    """Secrets of others in an update of Winchester."""
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
        found += _leaks_of_event(line["event"], viewer)
    return found


def _leaks_of_event(event: Any, viewer: int) -> list[str]:
    is_other = event.get("seat") != viewer
    is_told = event.get("objectives") or event.get("face") is not None
    is_secret = event["type"] in ("ObjectivesDealt", "RumorHeard")
    return [f"{event['type']} of {event['seat']}"] if is_secret and is_other and is_told else []

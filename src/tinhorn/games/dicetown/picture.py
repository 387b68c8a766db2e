"""The table as a picture, for notebooks and environments: the town, and a row for each player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tinhorn.games.dicetown.components import Face
from tinhorn.games.dicetown.phases import Keeping, Over
from tinhorn.kernel.picture import board, disc, label, picture, symbol

if TYPE_CHECKING:
    from tinhorn.games.dicetown.view import PlayerView, View

ART: Final = Path(__file__).parent / "web" / "art"
TOWN: Final = (1200, 760)
ROW: Final = 96
SLOTS: Final = ("first", "second", "third")


def svg(view: View) -> str:
    """Draw what the viewer sees."""
    parts = [board(ART / "board.svg", *TOWN), *_town(view), *_players(view)]
    height = TOWN[1] + ROW * len(view.players) + 20
    return picture(TOWN[0], height, parts, ART / "sprite.svg")


@cache
def _places() -> dict[str, Any]:
    text = (ART / "town.js").read_text(encoding="utf-8")
    places = msgspec.json.decode(text[text.index("[") : text.rindex("]") + 1])
    return {place["id"]: place["slots"] for place in places}


def _town(view: View) -> Iterator[str]:
    for x, y in _places()["mine"]["nuggets"]["spots"][: view.mine]:
        yield symbol("nugget", x, y, 25, 20)
    for place, bills in (("bank", view.bank), ("coach", view.coach)):
        at = _places()[place]["bills"]
        yield symbol("bill-stack", at["x"], at["y"], 80, 54) if bills else ""
        yield label(f"${bills}", at["x"], at["y"], 34)
    yield from _deck("store", "deck", "back-store", view.store_deck)
    yield from _deck("store", "discard", "back-store", view.discards + len(view.played))
    yield from _deck("hall", "deck", "back-property", view.property_deck)
    yield from _deck("doc", "deck", "back-elixir", len(view.elixir_deck))
    yield from _row("hall", "frame-property", view.display)
    yield from _row("doc", "frame-elixir", [f"elixir-{elixir}" for elixir in view.elixirs])


def _deck(place: str, slot: str, back: str, count: int) -> Iterator[str]:
    at = _places()[place][slot]
    if count:
        yield symbol(back, at["x"], at["y"], at["w"], at["h"])
    yield label(count, at["x"], at["y"], 26)


def _row(place: str, frame: str, names: Any) -> Iterator[str]:
    for slot, name in zip(SLOTS, names, strict=False):
        at = _places()[place][slot]
        yield symbol(frame, at["x"], at["y"], at["w"], at["h"])
        yield symbol(name, at["x"], at["y"], 44, 44)


def _players(view: View) -> Iterator[str]:
    for seat, player in enumerate(view.players):
        yield from _player(view, player, seat, TOWN[1] + 10 + ROW * (seat + 0.5))


def _player(view: View, player: PlayerView, seat: int, y: float) -> Iterator[str]:
    yield disc(seat, 60, y, 32)
    if seat == view.sheriff:
        yield symbol("sheriff-star", 134, y, 62, 62)
    yield symbol("bill-1", 214, y, 64, 36)
    yield label(f"${player.bills}", 250, y, 32, at="start")
    yield symbol("nugget", 350, y, 44, 36)
    yield label(player.nuggets, 378, y, 32, at="start")
    for count, back, x in (
        (len(player.store), "back-store", 446),
        (len(player.properties), "back-property", 536),
    ):
        yield symbol(back, x, y, 46, 64)
        yield label(count, x + 30, y, 32, at="start")
    for place, name in enumerate(player.protected):
        yield symbol(name, 620 + place * 40, y, 44, 44)
    yield from _dice(player.dice, "die-{}", 740, y)
    match view.phase:
        case Keeping(dice=cups) if cups[seat]:
            yield from _dice(cups[seat], "die-{}", 740 + 58 * (len(player.dice) + 0.5), y)
        case Keeping():
            yield symbol("cup-closed", 740 + 58 * (len(player.dice) + 0.5), y, 70, 70)
        case Over(sheets=sheets):
            yield label(sheets[seat].total, 1130, y, 44)


def _dice(dice: tuple[Face, ...], name: str, x: float, y: float) -> Iterator[str]:
    for place, face in enumerate(dice):
        yield symbol(name.format(face.lower()), x + place * 58, y, 52, 52)

"""The table as a picture, for notebooks and environments: the map, and a row for each player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tinhorn.games.winchester.phases import Bidding, Dueling, HearingRumor, MovingVehicle, Over
from tinhorn.kernel.picture import COLORS, GOLD, board, disc, label, picture, symbol

if TYPE_CHECKING:
    from tinhorn.games.winchester.view import PlayerView, View

ART: Final = Path(__file__).parent / "web" / "art"
MAP: Final = (1200, 900)
PANEL: Final = 420
ROW: Final = 120


def svg(view: View) -> str:
    """Draw what the viewer sees."""
    parts = [board(ART / "board.svg", *MAP), *_plots(view), *_vehicles(view), *_players(view)]
    return picture(MAP[0] + PANEL, MAP[1], parts, ART / "sprite.svg")


@cache
def _map() -> Any:
    text = (ART / "map.js").read_text(encoding="utf-8")
    return msgspec.json.decode(text[text.index("{") : text.rindex("}") + 1])


def _plots(view: View) -> Iterator[str]:
    for plot in _map()["plots"]:
        number = plot["number" if view.setup.edition == "2020" else "number2019"]
        owner, at = view.owners[number - 1], plot["anchors"]
        if owner is not None:
            yield _area(plot["path"], COLORS[owner], 0.45)
        elif number == _for_sale(view):
            yield _area(plot["path"], GOLD, 0.6)
        yield label(number, at["label"]["x"], at["label"]["y"], 34)
        if view.bonuses:
            name = f"bonus-{view.bonuses[number - 1] or 'back'}"
            yield symbol(name, at["bonus"]["x"], at["bonus"]["y"], 50, 50)
        if owner is not None:
            yield disc(owner, at["hat"]["x"], at["hat"]["y"], 26)


def _area(path: str, color: str, opacity: float) -> str:
    return f'<path d="{path}" fill="{color}" opacity="{opacity}"/>'


def _for_sale(view: View) -> int | None:
    at_plots = Bidding | Dueling | MovingVehicle | HearingRumor
    return view.phase.plot if isinstance(view.phase, at_plots) else None


def _vehicles(view: View) -> Iterator[str]:
    for line, square, name in (
        ("boat", view.boat, "boat"),
        ("locomotive", view.locomotive, "loco"),
    ):
        if square:
            at = _map()[line][square - 1]["anchor"]
            yield symbol(name, at["x"], at["y"], 96, 56, angle=at["angle"])
    tips = _map()["saloon"]
    yield label(f"${view.saloon}k", tips["x"], tips["y"], 26)


def _players(view: View) -> Iterator[str]:
    left = MAP[0] + 30
    for seat, player in enumerate(view.players):
        yield from _player(view, player, seat, left, 80 + ROW * seat)
    below = 80 + ROW * len(view.players)
    for place, pile in enumerate(view.display):
        x = left + 36 + place * 76
        yield symbol(f"shared-{pile.objective}", x, below + 20, 68, 68)
        yield label(f"${pile.amount}k", x, below + 72, 22)


def _player(view: View, player: PlayerView, seat: int, x: float, y: float) -> Iterator[str]:
    yield disc(seat, x + 30, y, 30)
    amount = _amount(view, player, seat)
    yield label("$?" if amount is None else f"${amount}k", x + 74, y - 14, 30, at="start")
    for place, objective in enumerate(player.objectives):
        name = "back-secret" if objective is None else f"secret-{objective}"
        yield symbol(name, x + 190 + place * 52, y - 14, 48, 48)
    token = "duel-token" if player.has_duel_token else "duel-token-spent"
    yield symbol(token, x + 296, y - 14, 44, 44)
    for place, shared in enumerate(player.met):
        yield symbol(f"shared-{shared}", x + 90 + place * 34, y + 32, 32, 32)
    match view.phase:
        case Bidding(standing=standing, in_auction=seats) if seat in seats:
            is_holder = standing and seat == seats[-1]
            yield symbol("gavel", x + 350, y - 14, 40, 40) if seat == seats[0] else ""
            yield label(f"${standing}k", x + 340, y + 30, 26) if is_holder else ""


def _amount(view: View, player: PlayerView, seat: int) -> int | None:
    """Return the cash, or the fortune after the end."""
    return view.phase.sheets[seat].total if isinstance(view.phase, Over) else player.cash

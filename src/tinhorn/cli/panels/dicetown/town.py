"""The town, place by place: who leads as it stands, and what lies there."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours
from tinhorn.cli.panels.context import Sight
from tinhorn.cli.panels.dicetown.leaders import STOPS, Stop, hand_kind, leaders, stop_of
from tinhorn.cli.panels.frame import framed
from tinhorn.games.dicetown.components import LED_BY, POINTS, Face
from tinhorn.games.dicetown.names import card_name, elixir_name
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.game import Seat

CROWDED: Final = 60
"""Below this, what is told of a place runs on in one line or two."""


def town(sight: Sight, width: int) -> RenderableType:
    """A line for each place, in the order in which they are visited."""
    grid = Table.grid(padding=(0, 2), expand=True)
    for ratio in (None, None, 1) if width < CROWDED else (None, None, None, 1, 1):
        grid.add_column(ratio=ratio)
    ahead = leaders(sight)
    for stop in STOPS:
        is_lit = stop_of(sight.seen.phase) == stop
        told = (
            Text(_place(sight, stop), style="bold reverse" if is_lit else ""),
            _leaders(sight, stop, ahead[stop]),
            Text(_lies(sight, stop)),
        )
        grid.add_row(
            "►" if is_lit else " ",
            Text(sight.voice("dicetown-panel-best") if stop == "hall" else _face(stop) or ""),
            *([Text("  ").join(told)] if width < CROWDED else told),
        )
    return framed(grid, sight.voice("dicetown-panel-town", round=sight.seen.round))


def guide(sight: Sight) -> RenderableType:
    """What each place does, and the open cards of the decks."""
    seen: View = sight.seen
    grid = Table.grid(padding=(0, 2))
    for stop in STOPS:
        grid.add_row(Text(_place(sight, stop)), Text(sight.voice(f"dicetown-panel-does-{stop}")))
    for key, cards in (
        ("dicetown-panel-played", [card_name(card) for card in seen.played]),
        ("dicetown-panel-used", [elixir_name(elixir) for elixir in seen.elixir_discards]),
    ):
        if cards:
            grid.add_row(Text(sight.voice(key)), Text(", ".join(map(sight.voice.say, cards))))
    return framed(grid, sight.voice("dicetown-panel-guide"))


def _place(sight: Sight, stop: Stop) -> str:
    return sight.voice(f"dicetown-panel-place-{stop}")


def _face(stop: Stop) -> Face | None:
    """The dice that a place is led with, if it is by one face."""
    match stop:
        case "coach" | "doc":
            return None
        case place:
            return LED_BY.get(place)


def _leaders(sight: Sight, stop: Stop, seats: tuple[Seat, ...]) -> Text:
    """Who is ahead, and by how many dice or by which hand; several are tied."""
    if not seats:
        return Text("·", style="dim")
    text = Text(", ").join(colours.name(sight, seat) for seat in seats)
    dice = sight.seen.players[seats[0]].dice
    if face := _face(stop):
        text.append(f" ×{dice.count(face)}")
    elif stop == "hall":
        text.append(f" {sight.voice(f'dicetown-panel-hand-{hand_kind(dice)}')}")
    return text


def _lies(sight: Sight, stop: Stop) -> str:
    """What there is to gain."""
    seen, voice = sight.seen, sight.voice
    match stop:
        case "mine":
            return voice("dicetown-nuggets", count=seen.mine)
        case "bank":
            return voice("dicetown-bills", count=seen.bank)
        case "coach":
            return voice("dicetown-bills", count=seen.coach)
        case "store":
            return voice("dicetown-panel-deck", count=seen.store_deck)
        case "office":
            return voice("dicetown-panel-sheriff", seat=seen.sheriff)
        case "hall":
            if not seen.display:
                return voice("dicetown-panel-row-empty")
            worth = " ".join(str(POINTS[card]) for card in seen.display)
            return voice("dicetown-panel-row", worth=worth, count=seen.property_deck)
        case "doc":
            return ", ".join(voice.say(elixir_name(elixir)) for elixir in seen.elixirs)
        case _:
            return ""

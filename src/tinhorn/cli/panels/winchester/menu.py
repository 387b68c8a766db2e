"""What may be answered, and how it is typed."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours, plain
from tinhorn.cli.panels.context import Sight
from tinhorn.cli.panels.frame import NARROW
from tinhorn.games.winchester.actions import Action, Bid, CallDuel, Claim, MoveVehicle, Pass
from tinhorn.games.winchester.components import Vehicle, board
from tinhorn.games.winchester.rules.bonus import VEHICLES
from tinhorn.games.winchester.state import Bidding, MovingVehicle
from tinhorn.games.winchester.view import View

WORDS: Final[dict[str, Action]] = {
    "p": Pass(),
    "pass": Pass(),
    "d": CallDuel(),
    "duel": CallDuel(),
}
DRIVERS: Final[dict[str, Vehicle]] = {
    "b": "boat",
    "boat": "boat",
    "l": "locomotive",
    "loco": "locomotive",
    "locomotive": "locomotive",
    "train": "locomotive",
}
_DRIVE: Final = re.compile(r"([a-z]+) *(\d+)")


def menu(sight: Sight, width: int) -> RenderableType:
    match sight.seen.phase:
        case Bidding():
            return _bids(sight)
        case MovingVehicle():
            return _drives(sight, width)
        case _:
            return plain.menu(sight, width)


def _bids(sight: Sight) -> RenderableType:
    """All bids in one line; then passing, the duel and claims, each with what would come of it."""
    seen: View = sight.seen
    grid = Table.grid(padding=(0, 2))
    bids = [action for action in seen.options if isinstance(action, Bid)]
    if bids:
        least, most = bids[0].amount, bids[-1].amount
        keys = f"{least}–{most}" if least < most else f"{least}"
        told = sight.voice("winchester-panel-bids", least=least, most=most)
        grid.add_row(_key(keys), Text(told))
    for action in seen.options:
        match action:
            case Pass():
                grid.add_row(_key("p"), _told(sight, action))
            case CallDuel():
                grid.add_row(_key("d"), _told(sight, action))
            case Claim(objective=objective):
                grid.add_row(_key(f"claim {objective}"), _told(sight, action))
    return grid


def _told(sight: Sight, action: Action) -> Text:
    text = Text(sight.voice.say(sight.game.label(action)))
    consequence = sight.game.consequence(sight.seen, action)
    if consequence is not None:
        text.append(f"  {sight.voice.say(consequence)}", style="dim")
    return text


def _drives(sight: Sight, width: int) -> RenderableType:
    """River and rails side by side: each square, its plots, and who would earn what."""
    grid = Table.grid(padding=(0, 3), expand=True)
    lines = [_line(sight, vehicle) for vehicle in VEHICLES]
    if width < NARROW:
        for line in lines:
            grid.add_row(line)
    else:
        for _ in VEHICLES:
            grid.add_column(ratio=1)
        grid.add_row(*lines)
    claims = [action for action in sight.seen.options if isinstance(action, Claim)]
    return Group(
        grid, *(Text.assemble(_key(f"claim {c.objective}  "), _told(sight, c)) for c in claims)
    )


def _line(sight: Sight, vehicle: Vehicle) -> Table:
    grid = Table.grid(padding=(0, 1))
    here = getattr(sight.seen, vehicle)
    squares = board(sight.seen.setup.edition).squares(vehicle)
    word = "boat" if vehicle == "boat" else "loco"
    for square, plots in enumerate(squares, start=1):
        pay = sight.game.consequence(sight.seen, MoveVehicle(vehicle, square))
        assert pay is not None
        grid.add_row(
            Text("►" if square == here else " "),
            _key(f"{word} {square}"),
            Text(" ".join(map(str, plots)), style="dim"),
            Text(sight.voice.say(pay)),
        )
    return grid


def _key(text: str) -> Text:
    return Text(text, style=colours.KEY)


def read(text: str, sight: Sight) -> Action:
    """Besides menu numbers and text forms: `3` bids, `p`, `d`, `boat 7`, `l3`."""
    words = text.lower()
    phase = sight.seen.phase
    if isinstance(phase, Bidding) and words.isdecimal():
        return Bid(int(words))
    if words in WORDS:
        return WORDS[words]
    drive = _DRIVE.fullmatch(words)
    if drive and drive[1] in DRIVERS:
        return MoveVehicle(DRIVERS[drive[1]], int(drive[2]))
    action: Action = plain.read(text, sight)
    return action

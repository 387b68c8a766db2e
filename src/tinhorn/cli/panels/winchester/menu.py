"""The possible answers and how they are typed."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours, plain
from tinhorn.cli.panels.context import PanelContext
from tinhorn.cli.panels.frame import NARROW
from tinhorn.games.winchester.actions import Action, Bid, CallDuel, Claim, MoveVehicle, Pass
from tinhorn.games.winchester.components import Vehicle, board
from tinhorn.games.winchester.phases import Bidding, MovingVehicle
from tinhorn.games.winchester.rules.bonus import VEHICLES
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


def menu(context: PanelContext, width: int) -> RenderableType:
    match context.seen.phase:
        case Bidding():
            return _bids(context)
        case MovingVehicle():
            return _drives(context, width)
        case _:
            return plain.menu(context, width)


def _bids(context: PanelContext) -> RenderableType:
    """All bids in one line; then passing, the duel and claims, each with its consequence."""
    seen: View = context.seen
    grid = Table.grid(padding=(0, 2))
    bids = [action for action in seen.options if isinstance(action, Bid)]
    if bids:
        least, most = bids[0].amount, bids[-1].amount
        keys = f"{least}–{most}" if least < most else f"{least}"
        grid.add_row(_key(keys), Text(context.translator("winchester-panel-bids")))
    for action in seen.options:
        match action:
            case Pass():
                grid.add_row(_key("p"), _explained(context, action))
            case CallDuel():
                grid.add_row(_key("d"), _explained(context, action))
            case Claim(objective=objective):
                grid.add_row(_key(f"claim {objective}"), _explained(context, action))
    return grid


def _explained(context: PanelContext, action: Action) -> Text:
    text = Text(context.translator.say(context.game.label(action)))
    consequence = context.game.consequence(context.seen, action)
    if consequence is not None:
        text.append(f"  {context.translator.say(consequence)}", style="dim")
    return text


def _drives(context: PanelContext, width: int) -> RenderableType:
    """River and rails side by side: each square, its plots, and what it would pay to whom."""
    grid = Table.grid(padding=(0, 3), expand=True)
    lines = [_line(context, vehicle) for vehicle in VEHICLES]
    if width < NARROW:
        for line in lines:
            grid.add_row(line)
    else:
        for _ in VEHICLES:
            grid.add_column(ratio=1)
        grid.add_row(*lines)
    claims = [action for action in context.seen.options if isinstance(action, Claim)]
    return Group(
        grid,
        *(Text.assemble(_key(f"claim {c.objective}  "), _explained(context, c)) for c in claims),
    )


def _line(context: PanelContext, vehicle: Vehicle) -> Table:
    grid = Table.grid(padding=(0, 1))
    here = getattr(context.seen, vehicle)
    squares = board(context.seen.setup.edition).squares(vehicle)
    word = "boat" if vehicle == "boat" else "loco"
    for square, plots in enumerate(squares, start=1):
        pay = context.game.consequence(context.seen, MoveVehicle(vehicle, square))
        assert pay is not None
        grid.add_row(
            Text("►" if square == here else " "),
            _key(f"{word} {square}"),
            Text(" ".join(map(str, plots)), style="dim"),
            Text(context.translator.say(pay)),
        )
    return grid


def _key(text: str) -> Text:
    return Text(text, style=colours.KEY)


def read(text: str, context: PanelContext) -> Action:
    """Besides menu numbers and text forms: `3` bids, `p`, `d`, `boat 7`, `l3`."""
    words = text.lower()
    phase = context.seen.phase
    if isinstance(phase, Bidding) and words.isdecimal():
        return Bid(int(words))
    if words in WORDS:
        return WORDS[words]
    drive = _DRIVE.fullmatch(words)
    if drive and drive[1] in DRIVERS:
        return MoveVehicle(DRIVERS[drive[1]], int(drive[2]))
    action: Action = plain.read(text, context)
    return action

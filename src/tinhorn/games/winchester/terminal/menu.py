"""The possible answers and how they are typed."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.errors import UnclearAnswerError
from tinhorn.cli.panels import NARROW, PanelContext, colours, plain
from tinhorn.games.winchester.actions import Action, Bid, CallDuel, Claim, MoveVehicle, Pass
from tinhorn.games.winchester.components import Vehicle, board
from tinhorn.games.winchester.phases import Bidding, MovingVehicle
from tinhorn.games.winchester.rules.bonus import VEHICLES, earnings
from tinhorn.games.winchester.terminal.drawn_map import short_names, vehicle_word
from tinhorn.games.winchester.view import View
from tinhorn.kernel import phrase
from tinhorn.kernel.catalogue import MONEY_UNIT

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
BEST: Final = "←"
"""Marks the best moves; `cli-best` below them says what it means."""
_DRIVE: Final = re.compile(r"([a-z]+) *(\d+)")
_CLAIM: Final = re.compile(r"c(\d+)")
_BID: Final = re.compile(r"(?:bid|raise)? *(.*)")


def menu(context: PanelContext, width: int) -> RenderableType:
    match context.seen.phase:
        case Bidding():
            return _bids(context)
        case MovingVehicle():
            return _drives(context, width)
        case _:
            return plain.menu(context, width)


def _bids(context: PanelContext) -> RenderableType:
    """List bids and passing in one line; then the duel and claims, each with its consequence."""
    options = context.seen.options
    line = Text("   ").join([*_bid_range(context), *_pass(context)])
    grid = Table.grid(padding=(0, 2))
    for action in options:
        if isinstance(action, CallDuel):
            grid.add_row(_key("d"), _explained(context, action))
    return Group(line, grid, *_claims(context)) if options else grid


def _bid_range(context: PanelContext) -> list[Text]:
    """Return the lowest and the highest bid as amounts, and how else they may be typed."""
    bids = [action.amount for action in context.seen.options if isinstance(action, Bid)]
    if not bids:
        return []
    ends = [
        context.translator("winchester-panel-money", amount=amount)
        for amount in dict.fromkeys((bids[0], bids[-1]))
    ]
    told = context.translator(
        "winchester-panel-bids", dollars=str(bids[0] * MONEY_UNIT), amount=str(bids[0])
    )
    return [Text("  ").join((_key("–".join(ends)), Text(told)))]


def _pass(context: PanelContext) -> list[Text]:
    return [
        Text("  ").join((_key("p"), _explained(context, action)))
        for action in context.seen.options
        if isinstance(action, Pass)
    ]


def _claims(context: PanelContext) -> list[Text]:
    return [
        Text("  ").join((_key(f"c{number}"), _explained(context, claim)))
        for number, claim in enumerate(_claimable(context), start=1)
    ]


def _claimable(context: PanelContext) -> list[Claim]:
    return [action for action in context.seen.options if isinstance(action, Claim)]


def _explained(context: PanelContext, action: Action) -> Text:
    text = Text(context.translator.say(context.game.label(action)))
    consequence = context.game.consequence(context.seen, action)
    if consequence is not None:
        text.append(f"  {context.translator.say(consequence)}", style="dim")
    return text


def _drives(context: PanelContext, width: int) -> RenderableType:
    """Draw river and rails side by side: each square, its plots, and what it would pay to whom."""
    grid = Table.grid(padding=(0, 1), expand=True)
    lines = [_line(context, vehicle) for vehicle in VEHICLES]
    if width < NARROW:
        for line in lines:
            grid.add_row(line)
    else:
        for _ in VEHICLES:
            grid.add_column(ratio=1)
        grid.add_row(*lines)
    best = [] if _best_gain(context) is None else [Text(context.translator("cli-best"))]
    return Group(grid, *best, *_claims(context))


def _line(context: PanelContext, vehicle: Vehicle) -> Table:
    """List the squares of a line; those that touch the same plots pay the same and share a row."""
    grid = Table.grid(padding=(0, 1))
    here = getattr(context.seen, vehicle)
    squares = enumerate(board(context.seen.setup.edition).squares(vehicle), start=1)
    for plots, group in groupby(squares, key=lambda square: square[1]):
        numbers = [number for number, _ in group]
        told = Text(_paid(context, plots))
        if _gain(context, plots) == _best_gain(context):
            told.append(f" {BEST}", style="bold")
        grid.add_row(
            Text("►" if here in numbers else " "),
            _key(f"{vehicle_word(context, vehicle)} {_span(numbers)}"),
            Text(" ".join(map(str, plots)), style="dim"),
            told,
        )
    return grid


def _paid(context: PanelContext, plots: tuple[int, ...]) -> str:
    """Return who is paid how many thousand dollars; short, so that a row stays one line."""
    seen, names = context.seen, short_names(context.translator.names)
    paid = earnings(seen.owners, len(seen.players), plots)
    cells = [f"{names[seat]} {amount}k" for seat, amount in enumerate(paid) if amount]
    return " ".join(cells) or context.translator("winchester-earned-nothing")


def _span(numbers: list[int]) -> str:
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"


def _gain(context: PanelContext, plots: tuple[int, ...]) -> tuple[int, int]:
    """Return what a square pays the viewer; of equal ones, one that pays others less is better."""
    seen: View = context.seen
    paid = earnings(seen.owners, len(seen.players), plots)
    own = 0 if seen.viewer is None else paid[seen.viewer]
    return own, own - sum(paid)


def _best_gain(context: PanelContext) -> tuple[int, int] | None:
    """`None` if no square pays the viewer anything."""
    drawn = board(context.seen.setup.edition)
    best = max(_gain(context, plots) for kind in VEHICLES for plots in drawn.squares(kind))
    return best if best[0] else None


def _key(text: str) -> Text:
    return Text(text, style=colours.KEY)


def read(text: str, context: PanelContext) -> Action:
    """Read menu numbers and text forms, and `4k` for a bid, `p`, `d`, `c1`, `boat 7`, `l3`."""
    words = " ".join(text.lower().split())
    if words in WORDS:
        return WORDS[words]
    action = _claim(words, context) or _bid(words, context) or _drive(words, context)
    return action if action is not None else plain.read(text, context)


def _bid(words: str, context: PanelContext) -> Action | None:
    if not isinstance(context.seen.phase, Bidding):
        return None
    found = _BID.fullmatch(words)
    amount = None if found is None else banknotes(found[1])
    return None if amount is None else Bid(amount)


def _claim(words: str, context: PanelContext) -> Action | None:
    found, claims = _CLAIM.fullmatch(words), _claimable(context)
    return claims[int(found[1]) - 1] if found and 1 <= int(found[1]) <= len(claims) else None


def _drive(words: str, context: PanelContext) -> Action | None:
    """Return a vehicle and a square. A number alone names no vehicle, so it moves none."""
    drivers = DRIVERS | {vehicle_word(context, vehicle): vehicle for vehicle in VEHICLES}
    if isinstance(context.seen.phase, MovingVehicle) and words.isdecimal():
        named = {str(vehicle): vehicle_word(context, vehicle) for vehicle in VEHICLES}
        raise UnclearAnswerError(
            phrase("winchester-panel-which-vehicle", square=int(words), **named)
        )
    drive = _DRIVE.fullmatch(words)
    if drive is None or drive[1] not in drivers:
        return None
    return MoveVehicle(drivers[drive[1]], int(drive[2]))


_AMOUNT: Final = re.compile(
    r"(?P<before>\$)?\s*"
    "(?P<number>[0-9]{1,3}(?:[.,' \u2019\u00a0\u202f][0-9]{3})+|[0-9]+)"
    r"\s*(?P<thousand>k)?\s*(?P<after>\$)?"
)


def banknotes(text: str) -> int | None:
    """Return how many banknotes an amount is: `4`, `4k`, `4000`, `$4,000` and `4.000 $` are four.

    `None` if the text is no amount; UnclearAnswerError if it is not a whole number of banknotes.
    """
    found = _AMOUNT.fullmatch(text.strip().lower())
    if found is None:
        return None
    number = int(re.sub(r"[^0-9]", "", found["number"]))
    has_sign = bool(found["before"] or found["after"])
    if found["thousand"] or (number < MONEY_UNIT and not has_sign):
        return number
    if number % MONEY_UNIT:
        raise UnclearAnswerError(phrase("winchester-panel-thousands"))
    return number // MONEY_UNIT

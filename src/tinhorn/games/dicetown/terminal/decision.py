"""The decision at hand: the dice under one's cup, what there is to offer, what it means."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tinhorn.cli.panels import PanelContext, lit
from tinhorn.games.dicetown.actions import KeepWithBrute
from tinhorn.games.dicetown.names import goods
from tinhorn.games.dicetown.phases import Keeping, Offering
from tinhorn.games.dicetown.rules.hand import cost
from tinhorn.games.dicetown.terminal.players import dice_line, hand
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import names_of


def focus(context: PanelContext, width: int) -> RenderableType:
    """Draw what is asked; with the cup before dice are kept, the purse before an offer."""
    asked = Text(context.translator.say(context.game.question(context.seen)), style="bold")
    if context.seen.decision is None:
        return asked
    match context.seen.phase:
        case Keeping() as phase:
            return Group(_cup(context, phase), asked)
        case Offering() as phase:
            return Group(_purse(context, phase), asked)
        case _:
            return asked


def brief(context: PanelContext, width: int) -> RenderableType:
    """Return what is asked, under the dice of a player who keeps some."""
    asked = Text(context.translator.say(context.game.question(context.seen)), style="bold")
    phase = context.seen.phase
    if context.seen.decision is None or not isinstance(phase, Keeping):
        return asked
    return Group(*_dice(context, phase), asked)


def _cup(context: PanelContext, phase: Keeping) -> RenderableType:
    bills = context.seen.players[context.seen.viewer].bills
    title = context.translator("dicetown-panel-cup", bills=bills)
    return lit(Group(*_dice(context, phase)), title)


def _dice(context: PanelContext, phase: Keeping) -> list[Text]:
    """Return the dice under the cup, those already set aside, and the price of keeping some."""
    seen: View = context.seen
    assert seen.viewer is not None
    dice, player = phase.dice[seen.viewer], seen.players[seen.viewer]
    text = Text("  ").join(Text(f"[{face}]", style="bold") for face in dice)
    if player.dice:
        text.append(f"    {context.translator('dicetown-panel-aside')} ").append(
            dice_line(player.dice)
        )
    prices = [
        context.translator("dicetown-panel-price", count=count, cost=cost(count))
        for count in (*range(1, len(dice) + 1), 0)
        if cost(count) <= player.bills
    ]
    lines = [text, Text(" · ".join(prices))]
    if any(isinstance(action, KeepWithBrute) for action in seen.options):
        lines.append(Text(context.translator("dicetown-panel-brute"), style="italic"))
    return lines


def _purse(context: PanelContext, phase: Offering) -> RenderableType:
    """Return the players whom the viewer is tied with, and what the viewer could offer."""
    seen: View = context.seen
    assert seen.viewer is not None
    player = seen.players[seen.viewer]
    others = tuple(seat for seat in phase.tied if seat != seen.viewer)
    purse = goods(player.bills, player.nuggets, ())
    lines = Group(
        Text(context.translator("dicetown-panel-tied", tied_seats=names_of(others))),
        Text(context.translator("dicetown-panel-have", purse=purse)),
        hand(context),
    )
    return lit(lines, context.translator("dicetown-panel-your-goods"))

"""The decision at hand: the plot on sale, the bidders, what it would mean to the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import NARROW, PanelContext, colours, lit
from tinhorn.games.winchester.components import board
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.view import View
from tinhorn.games.winchester.words.report import near
from tinhorn.kernel import Fact, name_of, names_of

CUT: Final = " …"
"""Stands at the end of a line for what does not fit."""


def focus(context: PanelContext, width: int) -> RenderableType:
    """Return what is asked; in an auction, under a card of the plot."""
    asked = Text(context.translator.say(context.game.question(context.seen)), style="bold")
    phase = context.seen.phase
    return Group(_card(context, phase, width), asked) if isinstance(phase, Bidding) else asked


def brief(context: PanelContext, width: int) -> RenderableType:
    """Return the question; in an auction, under the plot, the bidders and what would pay."""
    asked = Text(context.translator.say(context.game.question(context.seen)), style="bold")
    phase = context.seen.phase
    if not isinstance(phase, Bidding):
        return asked
    title = context.translator("winchester-panel-plot", plot=phase.plot)
    first, *others = _place(context, phase.plot)
    place = _fitting([Text(f"{title}: {first}"), *map(Text, others)], " · ", width)
    told = context.game.facts(context.seen)
    facts = [fact for fact in told if fact.amount and not fact.seats and fact.kind != "total"]
    paying = _fitting([Text("").join(_fact(context, fact)) for fact in facts], "  ", width)
    lines = [place, _bidders(context, phase), *([paying] if facts else []), asked]
    return Group(*lines)


def _fitting(parts: Sequence[Text], between: str, width: int) -> Text:
    """Join the parts that fit on a line; leave the others out whole, with a sign of it."""
    line, is_short = Text(), False
    for place, part in enumerate(parts):
        longer = Text(between).join([line, part]) if line else part
        left = len(CUT) if is_short or place < len(parts) - 1 else 0
        fits = longer.cell_len + left <= width
        line, is_short = longer if fits else line, is_short or not fits
    return line.append(CUT) if is_short else line


def _card(context: PanelContext, phase: Bidding, width: int) -> Panel:
    inside: list[RenderableType] = [
        Text(" · ".join(_place(context, phase.plot))),
        _bidders(context, phase),
    ]
    told = context.game.facts(context.seen)
    facts = [fact for fact in told if fact.amount != 0 and not fact.seats]
    facts = [fact for fact in facts if fact.kind not in ("total", "worth")]
    if facts:
        inside.append(_facts(context, facts, 1 if width < NARROW else 2))
    title = context.translator("winchester-panel-plot", plot=phase.plot)
    return lit(Group(*inside), title)


def _place(context: PanelContext, plot: int) -> list[str]:
    """Return terrain, token, what it has or touches, and its borders."""
    seen: View = context.seen
    drawn, translator = board(seen.setup.edition), context.translator
    bonus = seen.bonuses[plot - 1] or "hidden"
    words = [
        translator(f"winchester-terrain-{drawn.terrain(plot)}"),
        translator(f"winchester-panel-token-{bonus}"),
    ]
    words += [translator(f"winchester-panel-near-{kind}") for kind in near(drawn, plot)]
    beside = " ".join(map(str, sorted(drawn.neighbours[plot - 1])))
    return [*words, translator("winchester-panel-beside", plots=beside)]


def _bidders(context: PanelContext, phase: Bidding) -> Text:
    """Return the standing bid, who is still in from the one to speak on, and who has passed."""
    translator = context.translator
    seats = range(len(context.seen.players))
    passed = tuple(seat for seat in seats if seat not in phase.in_auction)
    if phase.standing:
        bid = translator(
            "winchester-panel-bid", amount=phase.standing, seat=name_of(phase.in_auction[-1])
        )
    else:
        bid = translator("winchester-panel-no-bid")
    text = Text().append(bid, style=colours.MONEY)
    text.append("  " + translator("winchester-panel-in", in_seats=names_of(phase.in_auction)))
    if passed:
        text.append(
            "  " + translator("winchester-panel-out", out_seats=names_of(passed)), style="dim"
        )
    return text


def _facts(context: PanelContext, facts: list[Fact], abreast: int) -> Table:
    """Return what the plot would bring, `abreast` facts in a row, with the amounts in bold."""
    grid = Table.grid(padding=(0, 1))
    cells = [cell for fact in facts for cell in _fact(context, fact)]
    for left in range(0, len(cells), 2 * abreast):
        grid.add_row(*cells[left : left + 2 * abreast])
    return grid


def _fact(context: PanelContext, fact: Fact) -> tuple[Text, Text]:
    """Return a sign if it completes something, and what it is."""
    text = Text(context.translator.say(fact.text))
    if fact.amount:
        gain = context.translator("winchester-panel-gain", amount=fact.amount)
        text.append(f" {gain}", style="bold green")
    return Text("✓" if fact.is_complete else " "), text

"""The decision at hand: the plot under the hammer, who is in, what it would mean to the reader."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours
from tinhorn.cli.panels.context import Sight
from tinhorn.cli.panels.frame import NARROW, lit
from tinhorn.games.winchester.components import board
from tinhorn.games.winchester.report import near
from tinhorn.games.winchester.state import Bidding
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Fact


def focus(sight: Sight, width: int) -> RenderableType:
    """What is asked; in an auction, under a card of the plot."""
    asked = Text(sight.voice.say(sight.game.ask(sight.seen)), style="bold")
    phase = sight.seen.phase
    return Group(_card(sight, phase, width), asked) if isinstance(phase, Bidding) else asked


def _card(sight: Sight, phase: Bidding, width: int) -> Panel:
    inside: list[RenderableType] = [Text(_place(sight, phase.plot)), _bidders(sight, phase)]
    facts = [fact for fact in sight.game.facts(sight.seen) if fact.amount != 0]
    if facts:
        inside.append(_facts(sight, facts, 1 if width < NARROW else 2))
    title = sight.voice("winchester-panel-plot", plot=phase.plot)
    return lit(Group(*inside), title)


def _place(sight: Sight, plot: int) -> str:
    """Terrain, token, what it has or touches, and its borders, in a row."""
    seen: View = sight.seen
    drawn, voice = board(seen.setup.edition), sight.voice
    bonus = seen.bonuses[plot - 1] or "hidden"
    words = [
        voice(f"winchester-terrain-{drawn.terrain(plot)}"),
        voice(f"winchester-panel-token-{bonus}"),
    ]
    words += [voice(f"winchester-panel-near-{kind}") for kind in near(drawn, plot)]
    beside = " ".join(map(str, sorted(drawn.neighbours[plot - 1])))
    return " · ".join([*words, voice("winchester-panel-beside", plots=beside)])


def _bidders(sight: Sight, phase: Bidding) -> Text:
    """The standing bid, who is still in from the one to speak on, and who has passed."""
    voice = sight.voice
    seats = range(len(sight.seen.players))
    passed = tuple(seat for seat in seats if seat not in phase.in_auction)
    if phase.standing:
        bid = voice("winchester-panel-bid", amount=phase.standing, seat=phase.in_auction[-1])
    else:
        bid = voice("winchester-panel-no-bid")
    text = Text().append(bid, style=colours.MONEY)
    text.append("  " + voice("winchester-panel-in", in_seats=phase.in_auction))
    if passed:
        text.append("  " + voice("winchester-panel-out", out_seats=passed), style="dim")
    return text


def _facts(sight: Sight, facts: list[Fact], abreast: int) -> Table:
    """What the plot would bring, so many in a row, what pays first in bold."""
    grid = Table.grid(padding=(0, 1))
    told = [cell for fact in facts for cell in _fact(sight, fact)]
    for left in range(0, len(told), 2 * abreast):
        grid.add_row(*told[left : left + 2 * abreast])
    return grid


def _fact(sight: Sight, fact: Fact) -> tuple[Text, Text]:
    """A sign if it completes something, and what it is."""
    text = Text(sight.voice.say(fact.text))
    if fact.amount:
        gain = sight.voice("winchester-panel-gain", amount=fact.amount)
        text.append(f" {gain}", style="bold green")
    return Text("✓" if fact.is_complete else " "), text

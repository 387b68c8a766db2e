"""The players, the shared objectives on display, and what only the reader knows."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours
from tinhorn.cli.panels.context import PanelContext
from tinhorn.cli.panels.frame import framed
from tinhorn.games.winchester.actions import Look
from tinhorn.games.winchester.components import Objective
from tinhorn.games.winchester.names import shared_name
from tinhorn.games.winchester.report import TOKENS, progress, saw
from tinhorn.games.winchester.scoring import plots_of
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Seat
from tinhorn.kernel.phrase import names_of

PILES_WIDTH: Final = 37
"""Room for the longest English name of an objective and its money."""
PEOPLE_WIDTH: Final = 43
"""Room for names of five letters beside a player's columns, in every language."""
_NAME_WIDTH: Final = PILES_WIDTH - len("│ $ 7.000  │")


def people(context: PanelContext, *, tall: int | None = None) -> RenderableType:
    translator = context.translator
    return framed(
        people_lines(context),
        translator("winchester-panel-players"),
        below=translator("winchester-panel-signs"),
        height=tall,
    )


def people_lines(context: PanelContext) -> Table:
    """The public facts of each player; cash where the reader may know it."""
    seen, translator = context.seen, context.translator
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True, ratio=1)
    for justify in ("right", "left", "center", "right"):
        table.add_column(no_wrap=True, justify=justify)
    heads = ("name", "plots", "tokens", "duel", "cash")
    table.add_row(*(Text(translator(f"winchester-panel-head-{key}"), style="dim") for key in heads))
    for seat, player in enumerate(seen.players):
        cash = player.cash
        table.add_row(
            _who(context, seat),
            str(len(plots_of(seen.owners, seat))),
            _tokens(context, seat),
            "●" if player.has_duel_token else "·",
            "?" if cash is None else translator("winchester-panel-money", amount=cash),
        )
    return table


def height(context: PanelContext) -> int:
    """Players and objectives stand side by side: each has a line more than it counts.

    A name that is too long for its line, as in other languages than English, has two.
    """
    seen: View = context.seen
    names = (_pile(context, pile.objective).plain for pile in seen.display)
    return max(len(seen.players), sum(len(wrap(name, _NAME_WIDTH)) for name in names)) + 3


def _who(context: PanelContext, seat: Seat) -> Text:
    """Signs for the first player and the reader, and the name."""
    text = Text("★" if seat == context.seen.first else " ")
    return text.append("▸" if seat == context.seen.viewer else " ").append(
        colours.name(context, seat)
    )


def _tokens(context: PanelContext, seat: Seat) -> Text:
    """How many tokens of each kind, by initial; by two letters where initials are the same."""
    seen: View = context.seen
    held = Counter(seen.bonuses[plot - 1] for plot in plots_of(seen.owners, seat))
    names = {kind: context.translator(f"winchester-token-{kind}") for kind in TOKENS}
    letters = 1 if len({name[0] for name in names.values()}) == len(names) else 2
    text = Text()
    for kind, name in names.items():
        text.append(f"{name[:letters]}{held[kind]} ", style="bold" if held[kind] else "dim")
    text.rstrip()
    return text


def piles(context: PanelContext, *, tall: int | None = None) -> RenderableType:
    title = context.translator("winchester-panel-display")
    return framed(piles_lines(context), title, height=tall)


def piles_lines(context: PanelContext, *, has_tips: bool = True) -> Table:
    """The shared objectives on display and the money under them, and the tips in the saloon."""
    seen, translator = context.seen, context.translator
    grid = Table.grid(padding=(0, 1))
    for pile in seen.display:
        grid.add_row(_money(context, pile.amount), _pile(context, pile.objective))
    if has_tips:
        tips = Text(translator("winchester-panel-tips"), style="italic")
        grid.add_row(_money(context, seen.saloon), tips)
    return grid


def _pile(context: PanelContext, objective: int) -> Text:
    """The name of an objective; with manual claims also who has met it and not claimed it."""
    text = Text(context.translator.say(shared_name(objective)))
    seats = tuple(
        seat for seat, player in enumerate(context.seen.players) if objective in player.met
    )
    if seats:
        text.append(
            " " + context.translator("winchester-panel-met", met_seats=names_of(seats)), style="dim"
        )
    return text


def mine(context: PanelContext) -> RenderableType:
    """The reader's money and objectives, and the cards they saw with Rumor tokens."""
    return framed(Group(*_own_lines(context)), _purse(context))


def mine_lines(context: PanelContext) -> RenderableType:
    """The same in as few lines as possible: the money is in the list of players."""
    return Group(*_own_lines(context))


def _own_lines(context: PanelContext) -> list[Text]:
    seen: View = context.seen
    assert seen.viewer is not None
    player = seen.players[seen.viewer]
    lines = [_objective(context, seen.viewer, held) for held in player.objectives if held]
    return lines + [_looked(context, card) for card in player.looked]


def mine_width(context: PanelContext) -> int:
    """Wide enough for the whole title."""
    return max(PILES_WIDTH, len(_purse(context)) + len("╭─  ─╮"))


def _purse(context: PanelContext) -> str:
    amount = context.seen.players[context.seen.viewer].cash
    return context.translator("winchester-panel-mine", amount=amount)


def _objective(context: PanelContext, seat: Seat, objective: Objective) -> Text:
    return Text(context.translator.say(progress(context.seen, seat, objective)))


def _looked(context: PanelContext, card: Look) -> Text:
    return Text(context.translator.say(saw(context.seen, card)), style="italic")


def _money(context: PanelContext, amount: int) -> Text:
    return Text(context.translator("winchester-panel-money", amount=amount), style=colours.MONEY)

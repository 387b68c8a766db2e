"""The players, the shared objectives on display, and what only the reader knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import PanelContext, colours, framed
from tinhorn.cli.translator import Translator
from tinhorn.games.winchester.actions import Look
from tinhorn.games.winchester.components import Objective
from tinhorn.games.winchester.names import shared_name
from tinhorn.games.winchester.scoring import plots_of
from tinhorn.games.winchester.terminal.drawn_map import short_names
from tinhorn.games.winchester.view import View
from tinhorn.games.winchester.words.report import TOKENS, progress, race, saw
from tinhorn.kernel import Seat, names_of

PILES_WIDTH: Final = 37
"""Room for the longest English name of an objective and its money."""
PEOPLE_WIDTH: Final = 43
"""Room for names of five letters beside a player's columns, in every language."""
FEW_PILES_WIDTH: Final = PILES_WIDTH + 3
FEW_LINES: Final = 6
"""As many as five players have, with the heads of their columns."""
_RACE_WIDTH: Final = PILES_WIDTH - len("│   │")
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
    """Return the public facts of each player; cash where the reader may know it."""
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
    """Return the lines of players and objectives side by side: one more than the longer list.

    A name that is too long for its line, as in other languages than English, has two.
    """
    seen: View = context.seen
    piles = sum(
        len(wrap(_pile(context, pile.objective).plain, _NAME_WIDTH))
        + len(wrap(_race(context, pile.objective).plain, _RACE_WIDTH))
        for pile in seen.display
    )
    return max(len(seen.players), piles) + 3


def _who(context: PanelContext, seat: Seat) -> Text:
    """Return signs for the first player and the reader, and the name."""
    text = Text("★" if seat == context.seen.first else " ")
    return text.append("▸" if seat == context.seen.viewer else " ").append(
        colours.name(context, seat)
    )


def _tokens(context: PanelContext, seat: Seat) -> Text:
    """Count tokens of each kind, by initial; by two letters where initials are the same."""
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


def piles_lines(context: PanelContext) -> RenderableType:
    """List shared objectives on display, the money under them, and the tips in the saloon.

    Below each objective stands how far everybody has come.
    """
    seen: View = context.seen
    tips = Text(context.translator("winchester-panel-tips"), style="italic")
    races = [pile.objective for pile in seen.display]
    return Group(
        *_pile_lines(context, races),
        _beside_money(context, seen.saloon, tips),
    )


def few_piles_lines(context: PanelContext, *, has_tips: bool) -> RenderableType:
    """List the same in few lines: how far everybody has come only where somebody is closest."""
    seen: View = context.seen
    names = (_pile(context, pile.objective).plain for pile in seen.display)
    taken = sum(len(wrap(name, FEW_PILES_WIDTH - len("7.000 $ "))) for name in names) + has_tips
    races = _closest(context)[: max(0, FEW_LINES - taken)]
    tips = Text(context.translator("winchester-panel-tips"), style="italic")
    return Group(
        *_pile_lines(context, races),
        *([_beside_money(context, seen.saloon, tips)] if has_tips else []),
    )


def _pile_lines(context: PanelContext, races: Collection[int]) -> Iterator[RenderableType]:
    for pile in context.seen.display:
        yield _beside_money(context, pile.amount, _pile(context, pile.objective))
        if pile.objective in races and (race := _race(context, pile.objective)):
            yield race


def _closest(context: PanelContext) -> list[int]:
    """Return the shared objectives that somebody has begun, the fewest steps left first."""
    steps = [fact for fact in context.game.facts(context.seen) if fact.kind == "progress"]
    left = {
        int(fact.subject or 0): (fact.needed or 0) - (fact.count or 0)
        for fact in sorted(steps, key=lambda fact: fact.count or 0)
        if fact.count
    }
    return sorted(left, key=left.__getitem__)


def _beside_money(context: PanelContext, amount: int, name: Text) -> Table:
    line = Table.grid(padding=(0, 1))
    line.add_row(_money(context, amount), name)
    return line


def _race(context: PanelContext, objective: int) -> Text:
    """Tell how far everybody has come, with the names of the map."""
    translator = Translator(short_names(context.translator.names), context.translator.language)
    return Text(" ").join(Text(translator.say(far), "dim") for far in race(context.seen, objective))


def _pile(context: PanelContext, objective: int) -> Text:
    """Name an objective; with manual claims also who has met it and not claimed it."""
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
    """Return the reader's money and objectives, and the cards they saw with Rumor tokens."""
    return framed(Group(*_own_lines(context)), _purse(context))


def mine_lines(context: PanelContext) -> RenderableType:
    """Return the same in as few lines as possible: the money is in the list of players."""
    return Group(*_own_lines(context))


def _own_lines(context: PanelContext) -> list[Text]:
    seen: View = context.seen
    assert seen.viewer is not None
    player = seen.players[seen.viewer]
    lines = [_objective(context, seen.viewer, held) for held in player.objectives if held]
    return lines + [_looked(context, card) for card in player.looked]


def mine_width(context: PanelContext) -> int:
    """Return a width for the whole title."""
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

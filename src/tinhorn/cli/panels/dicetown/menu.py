"""What may be answered, and how it is typed."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours
from tinhorn.cli.panels.context import PanelContext
from tinhorn.cli.panels.frame import NARROW
from tinhorn.games.dicetown.actions import Action, Keep, KeepWithBrute, NameLeader, TurnDie
from tinhorn.games.dicetown.names import card_name, goods
from tinhorn.games.dicetown.phases import Deciding, Gambling, Keeping, Offering
from tinhorn.games.dicetown.view import View

TALL = 9
"""More answers than this stand in two columns, where there is room for them."""


def is_numbered(context: PanelContext) -> bool:
    """Whether the answers are few enough to be listed, each with its number."""
    return not isinstance(context.seen.phase, Keeping | Gambling | Offering)


def menu(context: PanelContext, width: int) -> RenderableType:
    match context.seen.phase:
        case Keeping() as phase:
            return _grid(_keeps(context, phase))
        case Gambling():
            return _grid(_turns(context))
        case Offering():
            return _grid(_offers(context))
        case _:
            return _numbered(context, width)


def _grid(rows: list[tuple[Text, ...]]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for row in rows:
        grid.add_row(*row)
    return grid


def _typed(context: PanelContext, words: str, key: str) -> tuple[Text, Text]:
    """What to type, for example, and what it does."""
    return Text(words, style=colours.KEY), Text(context.translator(key))


def _keeps(context: PanelContext, phase: Keeping) -> list[tuple[Text, ...]]:
    """How dice are kept: all, some, none, or with the Brute."""
    seen: View = context.seen
    if seen.viewer is None or not seen.options:
        return []
    dice = phase.dice[seen.viewer]
    rows = [_typed(context, f"keep {' '.join(dice[-2:])}", "dicetown-panel-type-keep")]
    if Keep(()) in seen.options:
        rows.append(_typed(context, "keep none", "dicetown-panel-type-none"))
    if any(isinstance(action, KeepWithBrute) for action in seen.options):
        rows.append(_typed(context, f"brute {' '.join(dice)}", "dicetown-panel-type-brute"))
    return [*rows]


def _turns(context: PanelContext) -> list[tuple[Text, ...]]:
    turns = [action for action in context.seen.options if isinstance(action, TurnDie)]
    rows = [(Text("pass", style=colours.KEY), Text(context.translator("dicetown-label-pass")))]
    if turns:
        example = f"turn {turns[0].die} {turns[0].face}"
        rows.insert(0, _typed(context, example, "dicetown-panel-type-turn"))
    return [*rows]


def _offers(context: PanelContext) -> list[tuple[Text, ...]]:
    """Nothing, or an example made of what the reader has."""
    seen: View = context.seen
    if seen.viewer is None or not seen.options:
        return []
    player = seen.players[seen.viewer]
    words = ["offer"]
    words += ["$1"] if player.bills else []
    words += ["1 nugget"] if player.nuggets else []
    words += [card for card in (*player.store, *player.properties) if card][:1]
    rows = [_typed(context, "offer nothing", "dicetown-panel-type-nothing")]
    if len(words) > 1:
        rows.append(_typed(context, " ".join(words), "dicetown-panel-type-offer"))
    return [*rows]


def _numbered(context: PanelContext, width: int) -> RenderableType:
    """The answers by their numbers, each with what it does."""
    rows = [
        (Text(f"{number:>3}", style=colours.KEY), _label(context, action), _told(context, action))
        for number, action in enumerate(context.seen.options, start=1)
    ]
    if len(rows) <= TALL or width < NARROW:
        return _grid([*rows])
    half = (len(rows) + 1) // 2
    outer = Table.grid(padding=(0, 2), expand=True)
    for _ in range(2):
        outer.add_column(ratio=1)
    outer.add_row(_grid([*rows[:half]]), _grid([*rows[half:]]))
    return outer


def _label(context: PanelContext, action: Action) -> Text:
    return Text(context.translator.say(context.game.label(action)))


def _told(context: PanelContext, action: Action) -> Text:
    """What would come of it; of naming a leader, what is offered for that."""
    if isinstance(action, NameLeader):
        return Text(_offered(context, action.seat), style="dim")
    consequence = context.game.consequence(context.seen, action)
    return Text("" if consequence is None else context.translator.say(consequence), style="dim")


def _offered(context: PanelContext, seat: int) -> str:
    phase = context.seen.phase
    assert isinstance(phase, Deciding)
    offer = phase.offers[seat]
    if offer is None:
        return ""
    named = goods(offer.bills, offer.nuggets, map(card_name, offer.cards))
    return context.translator("dicetown-panel-offers", offer=named)

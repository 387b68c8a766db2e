"""What may be answered, and how it is typed."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tinhorn.cli.panels import PanelContext, colours, plain
from tinhorn.games.dicetown.actions import (
    Action,
    Give,
    Keep,
    KeepWithBrute,
    NameLeader,
    Protect,
    SendJoe,
    Steal,
    TurnDie,
)
from tinhorn.games.dicetown.components import POINTS, Card
from tinhorn.games.dicetown.names import card_name, goods
from tinhorn.games.dicetown.phases import Deciding, Gambling, Keeping, Offering
from tinhorn.games.dicetown.rules.joe import DEMAND
from tinhorn.games.dicetown.scoring import BILLS_A_POINT
from tinhorn.games.dicetown.view import View


def is_numbered(context: PanelContext) -> bool:
    """Return whether the answers are few enough to be listed, each with its number."""
    return not isinstance(context.seen.phase, Keeping | Gambling | Offering)


def menu(context: PanelContext, width: int) -> RenderableType:
    match context.seen.phase:
        case Keeping() as phase:
            return plain.rows_of(_keeps(context, phase))
        case Gambling():
            return plain.rows_of(_turns(context))
        case Offering():
            return plain.rows_of(_offers(context))
        case _:
            return _numbered(context, width)


def _typed(context: PanelContext, words: str, key: str) -> tuple[Text, Text]:
    """Return what to type, for example, and what it does."""
    return Text(words, style=colours.KEY), Text(context.translator(key))


def _keeps(context: PanelContext, phase: Keeping) -> list[tuple[Text, ...]]:
    """Return how dice are kept: all, some, none, or with the Brute."""
    seen: View = context.seen
    if seen.viewer is None or not seen.options:
        return []
    dice, brute = phase.dice[seen.viewer], _card_word(context, "brute")
    rows = [_typed(context, " ".join(dice[-2:]), "dicetown-panel-type-keep")]
    if Keep(()) in seen.options:
        rows.append(_typed(context, "0", "dicetown-panel-type-none"))
    if any(isinstance(action, KeepWithBrute) for action in seen.options):
        rows.append(_typed(context, f"{brute} {' '.join(dice)}", "dicetown-panel-type-brute"))
    return [*rows]


def _turns(context: PanelContext) -> list[tuple[Text, ...]]:
    turns = [action for action in context.seen.options if isinstance(action, TurnDie)]
    rows = [(Text("p", style=colours.KEY), Text(context.translator("dicetown-label-pass")))]
    if turns:
        example = f"{turns[0].die} {turns[0].face}"
        rows.insert(0, _typed(context, example, "dicetown-panel-type-turn"))
    return [*rows]


def _offers(context: PanelContext) -> list[tuple[Text, ...]]:
    """Return examples made of what the reader has; none if they are not asked."""
    seen: View = context.seen
    if seen.viewer is None or not seen.options:
        return []
    player = seen.players[seen.viewer]
    words = ["$1"] if player.bills else []
    words += [context.translator("dicetown-nuggets", count=1)] if player.nuggets else []
    cards = [card for card in (*player.store, *player.properties) if card]
    words += [_card_word(context, card) for card in cards[:1]]
    rows = [_typed(context, "0", "dicetown-panel-type-nothing")]
    if words:
        rows.append(_typed(context, " + ".join(words).lower(), "dicetown-panel-type-offer"))
    return [*rows]


def _card_word(context: PanelContext, card: Card) -> str:
    """Return the name of a card as it is typed."""
    return context.translator.say(card_name(card)).lower()


def _numbered(context: PanelContext, width: int) -> RenderableType:
    """Return the answers by their numbers, each with what it does."""
    told = [_told(context, action) for action in context.seen.options]
    return plain.numbered(context, width, told, best=_best(context))


def _best(context: PanelContext) -> list[Action]:
    """Return the answers that bring the most, if all of them can be counted and some bring less."""
    worths = [_worth(context, action) for action in context.seen.options]
    known = [worth for worth in worths if worth is not None]
    if len(known) < len(worths) or len({*known}) < 2:
        return []
    pairs = zip(context.seen.options, worths, strict=True)
    return [action for action, worth in pairs if worth == max(known)]


def _worth(context: PanelContext, action: Action) -> int | None:
    """Return what an answer brings the reader, in dollars or points; `None` if nobody can tell."""
    match action:
        case SendJoe(target=target):
            bills: int = context.seen.players[target].bills
            return min(DEMAND, bills)
        case Steal(card=card):
            return POINTS[card]
        case Give(card=card):
            return -POINTS[card]
        case Protect(properties=properties):
            return sum(POINTS[card] for card in properties)
        case NameLeader(seat=seat):
            return _offered_worth(context, seat)
        case _:
            return None


def _offered_worth(context: PanelContext, seat: int) -> int:
    """Return dollars: a nugget is worth a point, and so are two dollars."""
    phase = context.seen.phase
    assert isinstance(phase, Deciding)
    offer = phase.offers[seat]
    if offer is None:
        return 0
    points = offer.nuggets + sum(POINTS[card] for card in offer.cards)
    return offer.bills + BILLS_A_POINT * points


def _told(context: PanelContext, action: Action) -> str:
    """Return what would come of it; of naming a leader, what is offered for that."""
    if isinstance(action, NameLeader):
        return _offered(context, action.seat)
    consequence = context.game.consequence(context.seen, action)
    return "" if consequence is None else context.translator.say(consequence)


def _offered(context: PanelContext, seat: int) -> str:
    phase = context.seen.phase
    assert isinstance(phase, Deciding)
    offer = phase.offers[seat]
    if offer is None:
        return ""
    named = goods(offer.bills, offer.nuggets, map(card_name, offer.cards))
    return context.translator("dicetown-panel-offers", offer=named)

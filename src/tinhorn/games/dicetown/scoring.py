"""The final count (D-END): points, the ranking and its tie-breaks."""

from __future__ import annotations

from typing import Final

from tinhorn.games.dicetown.components import POINTS
from tinhorn.games.dicetown.phases import Criterion, Over, Sheet
from tinhorn.games.dicetown.state import Player, State
from tinhorn.kernel import Outcome, Seat

STAR: Final = 5
BILLS_A_POINT: Final = 2


def sheet(player: Player, *, is_sheriff: bool) -> Sheet:
    """Count the points of a player (D-END-2)."""
    deeds = player.properties + player.protected
    equipment = sum(POINTS[card] for card in player.store)
    properties = sum(POINTS[card] for card in deeds)
    bills, star = player.bills // BILLS_A_POINT, STAR if is_sheriff else 0
    return Sheet(
        nuggets=player.nuggets,
        bills=bills,
        star=star,
        equipment=equipment,
        properties=properties,
        property_cards=len(deeds),
        total=player.nuggets + bills + star + equipment + properties,
    )


def sheets(state: State) -> tuple[Sheet, ...]:
    return tuple(
        sheet(player, is_sheriff=seat == state.sheriff) for seat, player in enumerate(state.players)
    )


def _key(final: Sheet) -> tuple[int, int]:
    """Compare by points, then by the number of property cards (D-END-3)."""
    return final.total, final.property_cards


def best(final: tuple[Sheet, ...]) -> tuple[Seat, ...]:
    """Return the first seats; several if the sheriff has to decide."""
    top = max(map(_key, final))
    return tuple(seat for seat, one in enumerate(final) if _key(one) == top)


def outcome(over: Over) -> Outcome:
    """Return the ranking; its reason names the ending and what decided."""
    keys = [_key(one) for one in over.sheets]
    ranks = sorted(set(keys), reverse=True)
    ranking = [tuple(seat for seat, key in enumerate(keys) if key == rank) for rank in ranks]
    if over.chosen is not None:
        others = tuple(seat for seat in ranking[0] if seat != over.chosen)
        ranking[:1] = [(over.chosen,), others]
    points = tuple(one.total for one in over.sheets)
    return Outcome(f"{over.ending}-{decisive(over)}", tuple(ranking), points)


def decisive(over: Over) -> Criterion:
    """Return what decided who won."""
    if over.chosen is not None:
        return "sheriff"
    first, second = sorted((one.total for one in over.sheets), reverse=True)[:2]
    return "points" if first > second else "cards"

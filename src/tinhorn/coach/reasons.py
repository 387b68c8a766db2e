"""Why one answer is better than another, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from tinhorn.bots.heuristic.winchester import fair_price
from tinhorn.bots.heuristic.winchester.worth import position
from tinhorn.coach.comparison import Comparison
from tinhorn.games.dicetown import NAME as DICETOWN
from tinhorn.games.dicetown.actions import Keep, KeepWithBrute
from tinhorn.games.winchester import NAME as WINCHESTER
from tinhorn.games.winchester.actions import Bid, CallDuel, Pass
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.phrase import Phrase, phrase


def reasons(game: AnyGame, seen: Any, action: Any, compared: Comparison) -> tuple[Phrase, ...]:
    """Say what speaks for the better answer, then how much it matters."""
    worth = phrase(
        "coach-why-chance", best=round(compared.best * 100), chosen=round(compared.chosen * 100)
    )
    return (*OF_GAME[game.NAME](seen, action, compared.better), worth)


def _winchester(seen: Any, action: Any, better: Any) -> Iterator[Phrase]:
    if not isinstance(seen.phase, Bidding):
        return
    worth = max(0, round(fair_price(position(seen), seen.phase, seen.viewer)))
    match action, better:
        case Bid(amount=bid), Pass():
            yield phrase("coach-why-too-dear", worth=worth, bid=bid)
        case Pass(), Bid(amount=bid):
            yield phrase("coach-why-let-go", worth=worth, bid=bid)
        case Bid(amount=bid), Bid(amount=other):
            yield phrase("coach-why-smaller-raise" if other < bid else "coach-why-larger-raise")
        case _, CallDuel():
            yield phrase("coach-why-duel")
        case CallDuel(), _:
            yield phrase("coach-why-no-duel")


def _dicetown(seen: Any, action: Any, better: Any) -> Iterator[Phrase]:
    match action, better:
        case ((Keep() | KeepWithBrute()), (Keep() | KeepWithBrute())):
            more = len(better.dice) - len(action.dice)
            yield phrase(f"coach-why-keep-{'more' if more > 0 else 'fewer' if more else 'other'}")


OF_GAME: Final[dict[str, Callable[[Any, Any, Any], Iterator[Phrase]]]] = {
    WINCHESTER: _winchester,
    DICETOWN: _dicetown,
}

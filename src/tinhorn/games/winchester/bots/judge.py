"""The judge of Winchester: chances in a state, and reasons in words.

All payments are public, so money counts as known even at tables that do not show it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tinhorn.bots import Chances, Judge, Maker
from tinhorn.games.winchester.actions import Action, Bid, CallDuel, Pass
from tinhorn.games.winchester.bots.heuristic import WinchesterHeuristic, fair_price
from tinhorn.games.winchester.bots.value import (
    after_auction,
    between_auctions,
    quick_value,
    winchester_value,
)
from tinhorn.games.winchester.bots.worth import position
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.state import State
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Phrase, phrase


def public(state: State) -> State:
    """Return the state at a table that shows all money: payments are public."""
    return replace(state, setup=replace(state.setup, ledger="open"))


def ahead(state: State, seed: str, new_bot: Maker) -> Chances:
    """Judge where the auction leads if such bots bid on."""
    return between_auctions(after_auction(state, seed, new_bot=new_bot))


def suggestion_reasons(seen: View, action: Action) -> Iterator[Phrase]:
    """Say what speaks for a bid, a pass or a duel. Other answers have no reasons in words yet."""
    if not isinstance(seen.phase, Bidding):
        return
    match action:
        case Pass():
            yield _why_pass(seen, seen.phase)
        case CallDuel():
            yield phrase("winchester-why-duel")
        case _:
            yield phrase("winchester-suggestion-worth", worth=_worth(seen, seen.phase))


def _why_pass(seen: View, phase: Bidding) -> Phrase:
    if not any(isinstance(option, Bid) for option in seen.options):
        return phrase("winchester-suggestion-broke")
    worth = _worth(seen, phase)
    if worth <= phase.standing:
        return phrase("winchester-suggestion-dear", worth=worth)
    share = phase.standing // (len(seen.players) - 1)
    return phrase("winchester-suggestion-pass", worth=worth, share=share)


def comparison_reasons(seen: View, action: Action, better: Action) -> Iterator[Phrase]:
    """Say what speaks for the better of two answers in an auction."""
    if not isinstance(seen.phase, Bidding):
        return
    worth = _worth(seen, seen.phase)
    match action, better:
        case Bid(amount=bid), Pass():
            yield phrase("winchester-why-too-dear", worth=worth, bid=bid)
        case Pass(), Bid(amount=bid):
            yield phrase("winchester-why-let-go", worth=worth, bid=bid)
        case Bid(amount=bid), Bid(amount=other):
            size = "smaller" if other < bid else "larger"
            yield phrase(f"winchester-why-{size}-raise")
        case _, CallDuel():
            yield phrase("winchester-why-duel")
        case CallDuel(), _:
            yield phrase("winchester-why-no-duel")


def _worth(seen: View, phase: Bidding) -> int:
    assert seen.viewer is not None
    return max(0, round(fair_price(position(seen), phase, seen.viewer)))


JUDGE: Final[Judge] = Judge(
    value=winchester_value,
    quick_value=quick_value,
    public=public,
    heuristic=WinchesterHeuristic,
    ahead=ahead,
    repetitions=8,
    suggestion_reasons=suggestion_reasons,
    comparison_reasons=comparison_reasons,
)

"""When a rule acts: a test for each rule id that the batched code implements, on the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, TypeVar

from tinhorn.games import winchester
from tinhorn.games.winchester import events
from tinhorn.games.winchester.actions import Bid, CallDuel, Claim, Deal, Pass
from tinhorn.games.winchester.phases import Bidding
from tinhorn.testing.random_play import Turn

E = TypeVar("E")
RELABELLED: Final = range(2, 7)
"""The plots whose numbers differ between the editions."""


def _happened(turn: Turn, kind: type[E]) -> Iterator[E]:
    return (event for event in turn.events if isinstance(event, kind))


def _deals(turn: Turn) -> bool:
    return isinstance(turn.action, Deal)


def _sold(turn: Turn, test: Callable[[events.PlotSold], bool]) -> bool:
    return any(test(sold) for sold in _happened(turn, events.PlotSold))


def _bidding(turn: Turn, test: Callable[[Bidding, Any], bool]) -> bool:
    """Return True if a player speaks in an auction and this holds for the phase and the player."""
    phase = turn.before.phase
    if not isinstance(phase, Bidding):
        return False
    return test(phase, turn.before.players[phase.in_auction[0]])


def _could_duel(phase: Bidding, player: Any) -> bool:
    return len(phase.in_auction) == 2 and player.has_duel_token


def _meets(objective: int, turn: Turn) -> bool:
    before, after = turn.before.players, turn.after.players
    return any(
        objective in now.met and objective not in then.met
        for then, now in zip(before, after, strict=True)
    )


def _ended(turn: Turn, test: Callable[[Any], bool]) -> bool:
    return any(test(ended.sheets) for ended in _happened(turn, events.GameEnded))


def _is_tied(sheets: Any) -> bool:
    plots = sorted(sheet.plots for sheet in sheets)
    return bool(plots[-1] == plots[-2])


ACTS: Final[dict[str, Callable[[Turn], bool]]] = {
    "W-COMP-4": lambda turn: any(sum(moved.earned) for moved in _rides(turn)),
    "W-COMP-5": lambda turn: (
        turn.before.setup.edition == "2019" and _sold(turn, lambda sold: sold.plot in RELABELLED)
    ),
    **{f"W-SETUP-{number}": _deals for number in (1, 2, 3, 5, 6)},
    "W-SETUP-4": lambda turn: any(taken.amount for taken in _happened(turn, events.TipsTaken)),
    "W-SETUP-7": lambda turn: _deals(turn) and turn.before.setup.first is not None,
    "W-AUCTION-1": lambda turn: any(_happened(turn, events.PlotDrawn)),
    "W-AUCTION-2": lambda turn: (
        isinstance(turn.action, Bid) and _bidding(turn, lambda phase, _: phase.standing > 0)
    ),
    "W-AUCTION-3": lambda turn: _bidding(turn, lambda phase, who: who.cash > phase.standing),
    "W-AUCTION-4": lambda turn: (
        isinstance(turn.action, Pass)
        and isinstance(turn.before.phase, Bidding)
        and isinstance(turn.after.phase, Bidding)
    ),
    "W-AUCTION-5": lambda turn: (
        isinstance(turn.action, Bid) and _bidding(turn, lambda phase, _: len(phase.in_auction) == 1)
    ),
    "W-AUCTION-6": lambda turn: _sold(turn, lambda sold: sold.is_forced and sold.price == 0),
    "W-AUCTION-7": lambda turn: _bidding(turn, lambda phase, who: who.cash <= phase.standing),
    "W-DUEL-1": lambda turn: isinstance(turn.action, CallDuel),
    "W-DUEL-2": lambda turn: _bidding(
        turn, lambda phase, who: _could_duel(phase, who) and phase.standing == 0
    ),
    "W-DUEL-3": lambda turn: _bidding(
        turn, lambda phase, who: _could_duel(phase, who) and who.cash < phase.standing
    ),
    "W-DUEL-4": lambda turn: any(_happened(turn, events.DuelFought)),
    "W-BUY-1": lambda turn: _sold(turn, lambda sold: sold.share > 0 and sold.tip > 0),
    "W-BUY-2": lambda turn: _sold(turn, lambda sold: sold.is_forced and sold.price == 1),
    "W-BUY-3": lambda turn: any(_happened(turn, events.BonusTaken)),
    "W-BUY-4": lambda turn: any(card.amount for card in _happened(turn, events.CardTurned)),
    "W-BUY-5": lambda turn: _sold(turn, lambda sold: sold.buyer != turn.before.first),
    "W-BONUS-1": lambda turn: any(max(moved.earned) > 1 for moved in _rides(turn)),
    "W-BONUS-2": lambda turn: any(taken.amount for taken in _happened(turn, events.TipsTaken)),
    "W-BONUS-3": lambda turn: any(_happened(turn, events.RumorHeard)),
    "W-SHARED-0": lambda turn: (
        not isinstance(turn.action, Claim) and any(_happened(turn, events.ObjectiveWon))
    ),
    "W-SHARED-CLAIM": lambda turn: isinstance(turn.action, Claim),
    **{f"W-SHARED-{number}": partial(_meets, number) for number in range(1, 11)},
    "W-END-1": lambda turn: any(_happened(turn, events.GameEnded)),
    "W-END-2": lambda turn: _ended(
        turn, lambda sheets: any(score.amount for score in sheets[0].objectives)
    ),
    "W-END-3": lambda turn: _ended(turn, _is_tied),
    "W-END-4": lambda turn: any(_happened(turn, events.GameEnded)) and _reason(turn) != "fortune",
}


def _rides(turn: Turn) -> Iterator[events.VehicleMoved]:
    return _happened(turn, events.VehicleMoved)


def _reason(turn: Turn) -> str:
    outcome = winchester.outcome(turn.after)
    return outcome.reason if outcome else ""

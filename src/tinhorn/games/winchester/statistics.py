"""Statistics of a finished game of Winchester: money over time, and luck in duels."""

from __future__ import annotations

from collections.abc import Iterable

from tinhorn.games.winchester.actions import Action, CallDuel, DrawDuel
from tinhorn.games.winchester.events import DuelFought, Event
from tinhorn.games.winchester.scoring import sheets
from tinhorn.games.winchester.state import State
from tinhorn.kernel.game import DiceCount, Luck, Seat
from tinhorn.kernel.phrase import phrase


def round_number(state: State) -> int:
    """How many plots are sold."""
    return sum(owner is not None for owner in state.owners)


def net_worth(state: State) -> tuple[int, ...]:
    """Return what each seat would have if the game ended now, in banknotes."""
    return tuple(sheet.total for sheet in sheets(state))


def luck(events: Iterable[Event], players: int) -> tuple[Luck, ...]:
    """Compare each seat's won duels with the expected half of them."""
    fought, won = [0] * players, [0] * players
    for event in events:
        if isinstance(event, DuelFought):
            fought[event.winner] += 1
            fought[event.loser] += 1
            won[event.winner] += 1
    return tuple(Luck(tries, wins, tries / 2) for tries, wins in zip(fought, won, strict=True))


def count_dice(answers: Iterable[tuple[Seat, Action]]) -> tuple[DiceCount, ...]:
    challenger, counts = 0, [0, 0]
    for seat, action in answers:
        if isinstance(action, CallDuel):
            challenger = seat
        elif isinstance(action, DrawDuel):
            counts[action.bang != challenger] += 1
    outcomes = (
        phrase("winchester-dice-count-challenger"),
        phrase("winchester-dice-count-challenged"),
    )
    return (DiceCount(phrase("winchester-dice-count"), outcomes, tuple(counts)),)

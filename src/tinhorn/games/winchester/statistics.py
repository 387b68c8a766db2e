"""Statistics of a finished game of Winchester: money over time, and luck in duels."""

from __future__ import annotations

from collections.abc import Iterable

from tinhorn.games.winchester.actions import Action, CallDuel, DrawDuel
from tinhorn.games.winchester.events import DuelFought, Event
from tinhorn.games.winchester.phases import Over
from tinhorn.games.winchester.scoring import sheets
from tinhorn.games.winchester.state import State
from tinhorn.kernel import DiceCount, Luck, Seat, phrase


def round_number(state: State) -> int:
    """Return how many plots are sold."""
    return sum(owner is not None for owner in state.owners)


def net_worth(state: State) -> tuple[int, ...]:
    """Return what each seat would have if the game ended now, in banknotes.

    During the game, the money for most plots counts only for a seat that leads alone. Early on all
    seats are tied, and each would seem richer than it is.
    """
    written = sheets(state)
    is_shared = sum(sheet.most_plots > 0 for sheet in written) > 1
    if isinstance(state.phase, Over) or not is_shared:
        return tuple(sheet.total for sheet in written)
    return tuple(sheet.total - sheet.most_plots for sheet in written)


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

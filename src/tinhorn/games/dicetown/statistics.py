"""Statistics of a finished game of Dice Town: points over time, and luck with the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product

from tinhorn.games.dicetown.actions import Action, Roll
from tinhorn.games.dicetown.components import FACES, Face
from tinhorn.games.dicetown.events import (
    DiceKept,
    DiceRolled,
    DiceTrimmed,
    Event,
    LastDiceRolled,
    RoundBegan,
)
from tinhorn.games.dicetown.scoring import sheets
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import DiceCount, Luck, Seat, phrase


def round_number(state: State) -> int:
    """Return the round."""
    return state.round


def net_worth(state: State) -> tuple[int, ...]:
    """Return what each seat would score if the game ended now, in points."""
    return tuple(sheet.total for sheet in sheets(state))


def luck(events: Iterable[Event], players: int) -> tuple[Luck, ...]:
    """Compare what each seat's rolls were worth with what they were worth on average.

    Equal dice lead a place and make a hand, whatever their face. A roll is therefore worth the
    largest number of equal dice that it gives, together with the dice set aside before it.
    """
    tally = _LuckTally(players)
    for event in events:
        tally.count(event)
    return tuple(
        Luck(tries, got, expected)
        for tries, got, expected in zip(tally.rolls, tally.got, tally.expected, strict=True)
    )


class _LuckTally:
    """Counts the rolls of a game, and remembers the dice that each seat has set aside."""

    def __init__(self, players: int) -> None:
        self.rolls = [0] * players
        self.got = [0] * players
        self.expected = [0.0] * players
        self._kept: list[tuple[Face, ...]] = [()] * players
        self._kept_before: list[tuple[Face, ...]] = [()] * players

    def count(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self._kept = [()] * len(self._kept)
            case DiceRolled(dice=rolled):
                for seat, dice in enumerate(rolled):
                    self._roll(seat, dice or ())
            case LastDiceRolled(seat=seat, dice=dice):
                self._roll(seat, dice)
            case DiceKept(seat=seat, dice=dice):
                self._kept_before[seat] = self._kept[seat]
                self._kept[seat] += dice
            case DiceTrimmed(seat=seat, dice=dice):
                self._kept[seat] = self._kept_before[seat] + dice
            case _:
                pass

    def _roll(self, seat: Seat, dice: tuple[Face, ...]) -> None:
        if not dice:
            return
        kept = self._kept[seat]
        self.rolls[seat] += 1
        self.got[seat] += _most_equal(Counter(kept + dice))
        self.expected[seat] += _expected_equal(tuple(sorted(Counter(kept).values())), len(dice))


def _most_equal(counts: Mapping[Face, int]) -> int:
    return max(counts.values(), default=0)


@cache
def _expected_equal(kept: tuple[int, ...], dice: int) -> float:
    """Return the mean largest number of equal dice; `kept` counts those set aside by face."""
    start = kept + (0,) * (len(FACES) - len(kept))
    rolls = list(product(range(len(FACES)), repeat=dice))
    most = (max(had + fallen.count(face) for face, had in enumerate(start)) for fallen in rolls)
    return sum(most) / len(rolls)


def count_dice(answers: Iterable[tuple[Seat, Action]]) -> tuple[DiceCount, ...]:
    fallen: Counter[str] = Counter()
    for _, action in answers:
        if isinstance(action, Roll):
            for dice in action.dice:
                fallen.update(dice)
    outcomes = tuple(phrase("dicetown-dice-count-face", face=face) for face in FACES)
    counts = tuple(fallen[face] for face in FACES)
    return (DiceCount(phrase("dicetown-dice-count"), outcomes, counts),)

"""Statistics of a finished game of Dice Town: points over time, and luck with the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tinhorn.games.dicetown.actions import Action, Roll
from tinhorn.games.dicetown.components import FACES, Face
from tinhorn.games.dicetown.events import DiceRolled, Event, LastDiceRolled
from tinhorn.games.dicetown.scoring import sheets
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import DiceCount, Luck, Seat
from tinhorn.kernel.phrase import phrase


def round_number(state: State) -> int:
    """The round."""
    return state.round


def net_worth(state: State) -> tuple[int, ...]:
    """Return what each seat would score if the game ended now, in points."""
    return tuple(sheet.total for sheet in sheets(state))


def luck(events: Iterable[Event], players: int) -> tuple[Luck, ...]:
    """Compare each seat's dice with the expected 3½ a die; a 9 counts 1 and an ace 6."""
    fallen: list[list[Face]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, DiceRolled):
            for seat, dice in enumerate(event.dice):
                fallen[seat] += dice or ()
        elif isinstance(event, LastDiceRolled):
            fallen[event.seat] += event.dice
    middle = (1 + len(FACES)) / 2
    return tuple(
        Luck(len(dice), sum(FACES.index(face) + 1 for face in dice), middle * len(dice))
        for dice in fallen
    )


def count_dice(answers: Iterable[tuple[Seat, Action]]) -> tuple[DiceCount, ...]:
    fallen: Counter[str] = Counter()
    for _, action in answers:
        if isinstance(action, Roll):
            for dice in action.dice:
                fallen.update(dice)
    outcomes = tuple(phrase("dicetown-dice-count-face", face=face) for face in FACES)
    counts = tuple(fallen[face] for face in FACES)
    return (DiceCount(phrase("dicetown-dice-count"), outcomes, counts),)

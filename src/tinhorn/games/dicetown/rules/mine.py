"""The gold mine (D-MINE): most 9s."""

from __future__ import annotations

from msgspec.structs import replace

from tinhorn.games.dicetown.events import Event, NuggetsDug
from tinhorn.games.dicetown.phases import AtMine
from tinhorn.games.dicetown.rules import reactions
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone
from tinhorn.games.dicetown.rules.transfers import gaining
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Seat


def lead(state: State, seat: Seat, before: tuple[Event, ...]) -> StepOrDone:
    """Open the reaction window for Dynamite, if the card could have an effect (D-REACT-1)."""
    if state.mine > state.players[seat].dice.count("9"):
        asked = reactions.possible_holders(state, "dynamite", (seat,))
        if asked:
            return reactions.open_window(state, "dynamite", AtMine(seat), asked, before)
    return dig(state, seat, 1, before)


def dig(state: State, seat: Seat, times: int, before: tuple[Event, ...]) -> Done:
    """Take one nugget for each 9, with Dynamite two; at most what is left."""
    nuggets = min(times * state.players[seat].dice.count("9"), state.mine)
    after = replace(
        state,
        players=gaining(state.players, seat, nuggets=nuggets),
        mine=state.mine - nuggets,
    )
    return Done("mine", after, (*before, NuggetsDug(seat, nuggets)))

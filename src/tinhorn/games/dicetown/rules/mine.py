"""The gold mine (D-MINE): most 9s."""

from __future__ import annotations

from msgspec.structs import replace

from tinhorn.games.dicetown.events import Event, NuggetsDug
from tinhorn.games.dicetown.phases import AtMine
from tinhorn.games.dicetown.rules import bank, ties, windows
from tinhorn.games.dicetown.rules.hands import gaining
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import Seat, Step


def arrive(state: State, before: tuple[Event, ...]) -> Step[State, Event]:
    tied = ties.most(state, "9")
    return ties.visit(state, "mine", tied, lead, before) if tied else bank.arrive(state, before)


def lead(state: State, seat: Seat, before: tuple[Event, ...]) -> Step[State, Event]:
    """The moment for Dynamite, if it could make a difference (D-REACT-1)."""
    state, before = ties.leading(state, seat, "mine", before)
    if state.mine > state.players[seat].dice.count("9"):
        asked = windows.holders(state, "dynamite", (seat,))
        if asked:
            return windows.open_for(state, "dynamite", AtMine(seat), asked, before)
    return dig(state, seat, 1, before)


def dig(state: State, seat: Seat, times: int, before: tuple[Event, ...]) -> Step[State, Event]:
    """One nugget for each 9, with Dynamite two; at most what is left."""
    nuggets = min(times * state.players[seat].dice.count("9"), state.mine)
    after = replace(
        state,
        players=gaining(state.players, seat, nuggets=nuggets),
        mine=state.mine - nuggets,
    )
    return bank.arrive(after, (*before, NuggetsDug(seat, nuggets)))

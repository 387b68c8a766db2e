"""The bank (D-BANK): most 10s. Then the stagecoach (D-COACH), led by nobody."""

from __future__ import annotations

from msgspec.structs import replace

from tinhorn.games.dicetown.events import BankRobbed, CoachUnloaded, Event, LootShared
from tinhorn.games.dicetown.phases import AtBank
from tinhorn.games.dicetown.rules import store, ties, windows
from tinhorn.games.dicetown.rules.hands import gaining
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import Seat, Step


def arrive(state: State, before: tuple[Event, ...]) -> Step[State, Event]:
    tied = ties.most(state, "10")
    return ties.visit(state, "bank", tied, lead, before) if tied else _unload(state, before)


def lead(state: State, seat: Seat, before: tuple[Event, ...]) -> Step[State, Event]:
    """The moment for Equal Shares, from two bills of loot on (D-REACT-1)."""
    state, before = ties.leading(state, seat, "bank", before)
    if state.bank > 1:
        asked = windows.holders(state, "shares", windows.opponents(state, seat))
        if asked:
            return windows.open_for(state, "shares", AtBank(seat), asked, before)
    return rob(state, seat, None, before)


def rob(
    state: State, seat: Seat, sharer: Seat | None, before: tuple[Event, ...]
) -> Step[State, Event]:
    """All bills on the bank; half of them, rounded down, for whoever played Equal Shares."""
    loot = state.bank
    players = gaining(state.players, seat, bills=loot)
    before = (*before, BankRobbed(seat, loot))
    if sharer is not None:
        players = gaining(players, seat, bills=-(loot // 2))
        players = gaining(players, sharer, bills=loot // 2)
        before = (*before, LootShared(sharer, seat, loot // 2))
    return _unload(replace(state, players=players, bank=0), before)


def _unload(state: State, before: tuple[Event, ...]) -> Step[State, Event]:
    """D-COACH-1: this round's payments are next round's loot."""
    if state.coach:
        before = (*before, CoachUnloaded(state.coach))
        state = replace(state, bank=state.bank + state.coach, coach=0)
    return store.arrive(state, before)

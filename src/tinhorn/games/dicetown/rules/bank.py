"""The bank (D-BANK): most 10s. Then the stagecoach (D-COACH), led by nobody."""

from __future__ import annotations

from msgspec.structs import replace

from tinhorn.games.dicetown.events import BankRobbed, CoachUnloaded, Event, LootShared
from tinhorn.games.dicetown.phases import AtBank
from tinhorn.games.dicetown.rules import reactions
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone
from tinhorn.games.dicetown.rules.transfers import gaining, opponents
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Seat


def lead(state: State, seat: Seat, before: tuple[Event, ...]) -> StepOrDone:
    """Open the reaction window for Equal Shares, if there are two bills or more (D-REACT-1)."""
    if state.bank > 1:
        asked = reactions.possible_holders(state, "shares", opponents(state, seat))
        if asked:
            return reactions.open_window(state, "shares", AtBank(seat), asked, before)
    return rob(state, seat, None, before)


def rob(state: State, seat: Seat, sharer: Seat | None, before: tuple[Event, ...]) -> Done:
    """Take all bills on the bank. The player of Equal Shares gets half of them, rounded down."""
    loot = state.bank
    players = gaining(state.players, seat, bills=loot)
    before = (*before, BankRobbed(seat, loot))
    if sharer is not None:
        players = gaining(players, seat, bills=-(loot // 2))
        players = gaining(players, sharer, bills=loot // 2)
        before = (*before, LootShared(sharer, seat, loot // 2))
    return Done("bank", replace(state, players=players, bank=0), before)


def unload_coach(state: State, before: tuple[Event, ...]) -> Done:
    """Make this round's payments the loot of the next round (D-COACH-1)."""
    if state.coach:
        before = (*before, CoachUnloaded(state.coach))
        state = replace(state, bank=state.bank + state.coach, coach=0)
    return Done("coach", state, before)

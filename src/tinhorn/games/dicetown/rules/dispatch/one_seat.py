"""The phases that ask one seat: which section its answer belongs to."""

from __future__ import annotations

from typing import assert_never

from tinhorn.games.dicetown.actions import (
    Action,
    Give,
    NameGiver,
    NameLeader,
    NameWinner,
    OrderVisits,
    Protect,
    Rob,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TakeTopElixir,
    Trim,
)
from tinhorn.games.dicetown.phases import SeatPhase
from tinhorn.games.dicetown.rules import doc, elixirs, end, hand, joe, saloon, store, ties, town
from tinhorn.games.dicetown.rules.steps import StepOrDone
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import DOES_NOT_FIT, Refusal


def check(  # noqa: C901 - one case for each phase
    state: State, phase: SeatPhase, action: Action
) -> Refusal | None:
    match phase.kind:
        case "leader" if isinstance(action, NameLeader):
            return ties.check_leader(phase, action)
        case "card" if isinstance(action, (TakeCard, SendJoe)):
            return store.check_choice(state, phase, action)
        case "rob" if isinstance(action, Rob):
            return saloon.check_rob(state, phase, action)
        case "steal" if isinstance(action, Steal):
            return saloon.check_steal(phase, action)
        case "visit" if isinstance(action, (TakeElixir, TakeTopElixir)):
            return elixirs.check_take(state, action)
        case "order" if isinstance(action, OrderVisits):
            return doc.check_order(phase, action)
        case "giver" if isinstance(action, NameGiver):
            return elixirs.check_giver(state, phase, action)
        case "gift" if isinstance(action, Give):
            return elixirs.check_gift(state, phase, action)
        case "protect" if isinstance(action, Protect):
            return elixirs.check_protect(state, phase, action)
        case "joe" if isinstance(action, SendJoe):
            return joe.check(state, phase.seat, action)
        case "trim" if isinstance(action, Trim):
            return hand.check_trim(state, phase, action)
        case "winner" if isinstance(action, NameWinner):
            return end.check_winner(phase, action)
        case _:
            return DOES_NOT_FIT


def options(state: State, phase: SeatPhase) -> tuple[Action, ...]:  # noqa: C901 - one case for each
    match phase.kind:
        case "leader":
            return ties.leader_options(phase)
        case "card":
            return store.choice_options(state, phase)
        case "rob":
            return saloon.rob_options(state, phase)
        case "steal":
            return saloon.steal_options(phase)
        case "visit":
            return elixirs.elixir_options(state)
        case "order":
            return doc.order_options(phase.visitors)
        case "giver":
            return elixirs.giver_options(state, phase)
        case "gift":
            return elixirs.gift_options(state, phase)
        case "protect":
            return elixirs.protect_options(state, phase)
        case "joe":
            return joe.options(state, phase.seat)
        case "trim":
            return hand.trim_options(state, phase)
        case "winner":
            return end.winner_options(phase)
    assert_never(phase)


def apply(  # noqa: C901 - one case for each phase
    state: State, phase: SeatPhase, action: Action
) -> StepOrDone:
    match phase.kind:
        case "leader":
            assert isinstance(action, NameLeader)
            state, before = ties.name_leader(state, phase, action)
            return town.lead(state, phase.place, action.seat, before)
        case "card":
            assert isinstance(action, (TakeCard, SendJoe))
            return store.choose(state, phase, action)
        case "rob":
            assert isinstance(action, Rob)
            return saloon.rob(state, phase, action)
        case "steal":
            assert isinstance(action, Steal)
            return saloon.steal(state, phase, action)
        case "visit":
            assert isinstance(action, (TakeElixir, TakeTopElixir))
            return elixirs.take(state, phase, action)
        case "order":
            assert isinstance(action, OrderVisits)
            return doc.order(state, action)
        case "giver":
            assert isinstance(action, NameGiver)
            return elixirs.name_giver(state, phase, action)
        case "gift":
            assert isinstance(action, Give)
            return elixirs.give(state, phase, action)
        case "protect":
            assert isinstance(action, Protect)
            return elixirs.protect(state, phase, action)
        case "joe":
            assert isinstance(action, SendJoe)
            return elixirs.send_joe(state, phase, action)
        case "trim":
            assert isinstance(action, Trim)
            return hand.trim(state, phase, action)
        case "winner":
            assert isinstance(action, NameWinner)
            return end.name_winner(state, phase, action)
    assert_never(phase)


def default(state: State, phase: SeatPhase) -> Action:
    """An absent sheriff names himself if he can; every other seat takes its first option."""
    match phase.kind:
        case "leader":
            return ties.default_leader(state, phase)
        case "winner":
            return end.default_winner(state, phase)
        case _:
            return options(state, phase)[0]

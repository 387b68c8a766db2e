"""The rules of Winchester, one module per section of rulebook/en.md.

This module says what is asked in each phase and hands every answer to the section it belongs to.
Three quarters of all answers are bids and passes, so auctions come first, found by `isinstance`: a
`case` with a class takes five times as long.
"""

from __future__ import annotations

from random import Random
from typing import assert_never

from tinhorn.games.winchester import scoring
from tinhorn.games.winchester.actions import (
    Action,
    Bid,
    CallDuel,
    Claim,
    Deal,
    DrawDuel,
    DrawPlot,
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.events import Event
from tinhorn.games.winchester.phases import (
    Bidding,
    Claiming,
    Dealing,
    DrawingPlot,
    Dueling,
    HearingRumor,
    MovingVehicle,
    Over,
    Phase,
)
from tinhorn.games.winchester.rules import auction, bonus, duel, objectives, setup
from tinhorn.games.winchester.state import State
from tinhorn.kernel import (
    CHANCE,
    DOES_NOT_FIT,
    NOT_ASKED,
    Decision,
    IllegalActionError,
    Outcome,
    Refusal,
    Seat,
    Step,
)

new = setup.new


def pending(state: State) -> tuple[Decision, ...]:
    """Return the one open decision; Winchester asks one seat at a time."""
    phase, prompt = state.phase, state.prompt
    if isinstance(phase, Bidding):
        return (Decision(phase.in_auction[0], prompt, "bid"),)
    match phase:
        case DrawingPlot():
            return (Decision(CHANCE, prompt, "plot"),)
        case MovingVehicle():
            return (Decision(phase.buyer, prompt, "vehicle"),)
        case HearingRumor():
            return (Decision(phase.buyer, prompt, "rumor"),)
        case Dueling():
            return (Decision(CHANCE, prompt, "duel"),)
        case Claiming():
            return (Decision(phase.asked[0], prompt, "claim"),)
        case Dealing():
            return (Decision(CHANCE, prompt, "deal"),)
        case Over():
            return ()
    assert_never(phase)


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return why this seat may not answer with this action now; `None` if it may."""
    phase = state.phase
    if isinstance(phase, Bidding):
        return _check_bidding(state, phase, seat, action)
    if seat != asked_seat(phase):
        return NOT_ASKED
    match phase, action:
        case DrawingPlot(), DrawPlot():
            return auction.check_plot(state, action)
        case MovingVehicle(), MoveVehicle():
            return bonus.check_vehicle(state, action)
        case HearingRumor(), LookAtObjective() | LookAtCard():
            return bonus.check_look(state, seat, action)
        case Dueling(), DrawDuel():
            return duel.check_draw(phase, action)
        case Dealing(), Deal():
            return setup.check_deal(state, action)
        case Claiming(), Pass():
            return None
        case ((Claiming() | MovingVehicle() | HearingRumor()), Claim()):
            return objectives.check_claim(state, seat, action)
        case _:
            return DOES_NOT_FIT


def _check_bidding(state: State, phase: Bidding, seat: Seat, action: Action) -> Refusal | None:
    if seat != phase.in_auction[0]:
        return auction.out_of_turn(state, phase, seat)
    if isinstance(action, Bid):
        return auction.check_bid(state, phase, action)
    if isinstance(action, Pass):
        return None
    if isinstance(action, CallDuel):
        return duel.check_call(state, phase)
    if isinstance(action, Claim):
        return objectives.check_claim(state, seat, action)
    return DOES_NOT_FIT


def asked_seat(phase: Phase) -> Seat | None:
    if isinstance(phase, Bidding):
        return phase.in_auction[0]
    match phase:
        case DrawingPlot():
            return CHANCE
        case MovingVehicle() | HearingRumor():
            return phase.buyer
        case Claiming():
            return phase.asked[0]
        case Dueling() | Dealing():
            return CHANCE
        case Over():
            return None
    assert_never(phase)


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """List all legal answers of this seat; none for a seat that is not asked."""
    phase = state.phase
    if seat != asked_seat(phase):
        return ()
    if isinstance(phase, Bidding):
        answers = auction.options(state, phase)
    elif isinstance(phase, (MovingVehicle, HearingRumor, Claiming)):
        answers = _turn_options(state, phase, seat)
    else:
        return _draw_options(state, phase)
    if state.setup.claims == "auto":
        return answers
    return answers + objectives.claim_options(state, seat)


def _turn_options(
    state: State, phase: MovingVehicle | HearingRumor | Claiming, seat: Seat
) -> tuple[Action, ...]:
    match phase:
        case MovingVehicle():
            return bonus.vehicle_options(state.setup.edition)
        case HearingRumor():
            return bonus.look_options(state, seat)
        case Claiming():
            return (Pass(),)
    assert_never(phase)


def _draw_options(
    state: State, phase: DrawingPlot | Dueling | Dealing | Over
) -> tuple[Action, ...]:
    """List all outcomes of a draw, equally likely; there are too many deals to list."""
    match phase:
        case DrawingPlot():
            return tuple(DrawPlot(plot) for plot in auction.unsold(state))
        case Dueling():
            return (DrawDuel(phase.challenger), DrawDuel(phase.challenged))
        case Dealing() | Over():
            return ()
    assert_never(phase)


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Return the next state and the events. Raises IllegalActionError if `check` objects."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    phase = state.phase
    if isinstance(phase, Bidding):
        return _apply_bidding(state, phase, action)
    match phase, action:
        case DrawingPlot(), DrawPlot():
            return auction.draw(state, action)
        case MovingVehicle(), MoveVehicle():
            return bonus.move(state, phase, action)
        case HearingRumor(), LookAtObjective() | LookAtCard():
            return bonus.look(state, phase, action)
        case Dueling(), DrawDuel():
            return duel.fight(state, phase, action)
        case Dealing(), Deal():
            return setup.deal(state, action)
        case Claiming(), Pass():
            return objectives.decline(state, phase)
    assert isinstance(action, Claim), "check allowed what apply does not know"
    return objectives.claim(state, seat, action)


def _apply_bidding(state: State, phase: Bidding, action: Action) -> Step[State, Event]:
    if isinstance(action, Bid):
        return auction.bid(state, phase, action)
    if isinstance(action, Pass):
        return auction.leave(state, phase)
    if isinstance(action, Claim):
        return objectives.claim(state, phase.in_auction[0], action)
    return duel.call(state, phase)


def chance(state: State, rng: Random) -> Action:
    """Draw the answer that CHANCE owes."""
    match state.phase:
        case DrawingPlot():
            return auction.chance_plot(state, rng)
        case Dueling() as phase:
            return duel.chance_draw(phase, rng)
    assert isinstance(state.phase, Dealing), "chance is not asked"
    return setup.chance_deal(state, rng)


def default(state: State, seat: Seat) -> Action:
    """Answer for an absent player: pass, leave the boat, look at the first card allowed."""
    match state.phase:
        case Bidding() | Claiming():
            return Pass()
        case MovingVehicle():
            return MoveVehicle("boat", state.boat)
        case _:
            return options(state, seat)[0]


def outcome(state: State) -> Outcome | None:
    return scoring.outcome(state.phase.sheets) if isinstance(state.phase, Over) else None

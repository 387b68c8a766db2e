"""The rules (rulebook/en.md), as pure functions: a state and an answer in, the next state out."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tinhorn.kernel import (
    CHANCE,
    DOES_NOT_FIT,
    NOT_ASKED,
    Decision,
    IllegalActionError,
    Outcome,
    Refusal,
    Seat,
    SetupError,
    Step,
    phrase,
)
from tinhorn_liars_dice.types import (
    PLAYERS,
    Action,
    Bid,
    BidMade,
    Call,
    DiceRolled,
    DiceShown,
    Event,
    Hand,
    RollDie,
    Setup,
    State,
    View,
)


def new(setup: Setup) -> State:
    """Return the table before the first die is rolled."""
    if setup.players not in PLAYERS:
        raise SetupError(phrase("liarsdice-refusal-players", players=setup.players))
    return State(setup=setup)


def pending(state: State) -> tuple[Decision, ...]:
    """Ask chance for each die, then the players in turn (L-BID-1), until a bid is called."""
    if state.is_called:
        return ()
    if len(state.rolled) < all_dice(state.setup):
        return (Decision(CHANCE, prompt(state), "roll"),)
    return (Decision(on_turn(state), prompt(state), "bid"),)


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Say why an answer is not allowed."""
    asked = {decision.seat for decision in pending(state)}
    if seat not in asked:
        return NOT_ASKED
    match action:
        case RollDie(face) if seat == CHANCE and 1 <= face <= sides(state.setup):
            return None
        case Bid() if seat != CHANCE:
            return _check_bid(state, action)
        case Call() if seat != CHANCE:
            nothing = Refusal("L-CALL-1", phrase("liarsdice-refusal-no-bid"))
            return None if state.bids else nothing
        case _:
            return DOES_NOT_FIT


def _check_bid(state: State, bid: Bid) -> Refusal | None:
    most, highest = all_dice(state.setup), sides(state.setup)
    if not (1 <= bid.count <= most and 1 <= bid.face <= highest):
        return Refusal("L-BID-2", phrase("liarsdice-refusal-dice", dice=most, sides=highest))
    if state.bids and rank(bid, highest) <= rank(state.bids[-1], highest):
        return Refusal("L-BID-3", phrase("liarsdice-refusal-low"))
    return None


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    """List what a seat may answer: the higher bids in their order, then the call."""
    if seat not in {decision.seat for decision in pending(state)}:
        return ()
    if seat == CHANCE:
        return tuple(map(RollDie, faces(state.setup)))
    return (*_higher_bids(state), *((Call(),) if state.bids else ()))


def _higher_bids(state: State) -> Iterator[Bid]:
    highest = sides(state.setup)
    lowest = rank(state.bids[-1], highest) + 1 if state.bids else 0
    for number in range(lowest, all_dice(state.setup) * highest):
        count, face = divmod(number, highest)
        yield Bid(count + 1, face + 1)


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Return the next state and what happened."""
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    match action:
        case RollDie(face):
            after = replace(state, rolled=(*state.rolled, face))
            is_last = len(after.rolled) == all_dice(state.setup)
            return Step(after, (DiceRolled(on_turn(after)),) if is_last else ())
        case Bid():
            return Step(replace(state, bids=(*state.bids, action)), (BidMade(seat, action),))
        case Call():
            after = replace(state, is_called=True)
            shown = DiceShown(seat, bidder(state), state.bids[-1], found(after))
            return Step(after, (shown,))


def outcome(state: State) -> Outcome | None:
    """Rank the winner of the call first, and the loser last (L-CALL-3)."""
    if not state.is_called:
        return None
    is_true = found(state) >= state.bids[-1].count
    winner, loser = (bidder(state), on_turn(state)) if is_true else (on_turn(state), bidder(state))
    others = tuple(seat for seat in range(state.setup.players) if seat not in (winner, loser))
    points = tuple(int(seat == winner) - int(seat == loser) for seat in range(state.setup.players))
    ranking = [ranked for ranked in ((winner,), others, (loser,)) if ranked]
    return Outcome("called", tuple(ranking), points)


def found(state: State) -> int:
    """Count the dice that show the face of the last bid, or the wild one (L-CALL-2)."""
    return sum(face in (state.bids[-1].face, sides(state.setup)) for face in state.rolled)


def rank(bid: Bid, highest: int) -> int:
    """Number the bids from the lowest: more dice are higher, then a higher face (L-BID-3)."""
    return (bid.count - 1) * highest + bid.face - 1


def hand(state: State, seat: Seat) -> Hand:
    each = int(state.setup.dice)
    return tuple(sorted(state.rolled[seat * each : (seat + 1) * each]))


def on_turn(state: State | View) -> Seat:
    """Return whose turn it is to bid or to call: seat 0 begins (L-BID-1)."""
    return len(state.bids) % state.setup.players


def bidder(state: State | View) -> Seat:
    return (len(state.bids) - 1) % state.setup.players


def prompt(state: State) -> int:
    return len(state.rolled) + len(state.bids) + int(state.is_called)


def sides(setup: Setup) -> int:
    return int(setup.sides)


def faces(setup: Setup) -> range:
    return range(1, sides(setup) + 1)


def all_dice(setup: Setup) -> int:
    return setup.players * int(setup.dice)

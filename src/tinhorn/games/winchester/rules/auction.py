"""The auction (W-AUCTION)."""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec.structs import replace

from tinhorn.games.winchester.actions import Action, Bid, CallDuel, DrawPlot, Pass
from tinhorn.games.winchester.components import PLOT_COUNT
from tinhorn.games.winchester.events import BidMade, Event, Passed, PlotDrawn
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.rules import duel
from tinhorn.games.winchester.rules.purchase import buy
from tinhorn.games.winchester.rules.seats import clockwise
from tinhorn.games.winchester.state import State
from tinhorn.kernel import NOT_ASKED, Refusal, Seat, Step, name_of, phrase


def unsold(state: State) -> tuple[int, ...]:
    """Return the plots whose tokens have not been drawn, lowest first."""
    return tuple([plot for plot, owner in enumerate(state.owners, start=1) if owner is None])


def check_plot(state: State, drawn: DrawPlot) -> Refusal | None:
    if not 1 <= drawn.plot <= PLOT_COUNT or state.owners[drawn.plot - 1] is not None:
        return Refusal("W-AUCTION-1", phrase("winchester-refusal-no-token", plot=drawn.plot))
    return None


def chance_plot(state: State, rng: Random) -> DrawPlot:
    plots = unsold(state)
    return DrawPlot(plots[rng.randrange(len(plots))])


def draw(state: State, drawn: DrawPlot) -> Step[State, Event]:
    """Start the auction of a plot; the first player acts first."""
    bidding = Bidding(drawn.plot, 0, clockwise(len(state.players), state.first))
    after = replace(state, prompt=state.prompt + 1, phase=bidding)
    is_open = state.setup.bonus == "open"
    return Step(after, (PlotDrawn(drawn.plot, state.bonuses[drawn.plot - 1] if is_open else None),))


def out_of_turn(state: State, phase: Bidding, seat: Seat) -> Refusal:
    if seat in phase.in_auction:
        return Refusal(
            "W-AUCTION-2", phrase("winchester-refusal-turn", seat=name_of(phase.in_auction[0]))
        )
    if not 0 <= seat < len(state.players):
        return NOT_ASKED
    return Refusal("W-AUCTION-4", phrase("winchester-refusal-passed"))


def check_bid(state: State, phase: Bidding, bid: Bid) -> Refusal | None:
    """Check a bid of the player to act. W-AUCTION-7: players who cannot bid are asked, too."""
    if bid.amount <= phase.standing:
        return Refusal(
            "W-AUCTION-2", phrase("winchester-refusal-too-low", least=phase.standing + 1)
        )
    cash = state.players[phase.in_auction[0]].cash
    if bid.amount > cash:
        return Refusal("W-AUCTION-3", phrase("winchester-refusal-too-dear", cash=cash))
    return None


def options(state: State, phase: Bidding) -> tuple[Action, ...]:
    least, cash = phase.standing + 1, state.players[phase.in_auction[0]].cash
    if len(phase.in_auction) == 2 and duel.check_call(state, phase) is None:
        return _duel_or_bid(least, cash)
    return _pass_or_bid(least, cash)


@cache
def _pass_or_bid(least: int, most: int) -> tuple[Action, ...]:
    return (Pass(), *[_bid(amount) for amount in range(least, most + 1)])


@cache
def _duel_or_bid(least: int, most: int) -> tuple[Action, ...]:
    return (*_pass_or_bid(least, most), CallDuel())


@cache
def _bid(amount: int) -> Bid:
    """Return the same object for the same bid, in all lists of options."""
    return Bid(amount)


def bid(state: State, phase: Bidding, action: Bid) -> Step[State, Event]:
    """Ask the next player still in; the bidder now holds the standing bid."""
    plot, amount, in_auction = phase.plot, action.amount, phase.in_auction
    made = BidMade(in_auction[0], plot, amount)
    if len(in_auction) == 1:
        # W-AUCTION-5: the last to be asked, all others having passed without a bid.
        return buy(state, plot, in_auction[0], amount, (made,))
    bidding = Bidding(plot, amount, in_auction[1:] + in_auction[:1])
    return Step(replace(state, prompt=state.prompt + 1, phase=bidding), (made,))


def leave(state: State, phase: Bidding) -> Step[State, Event]:
    others = phase.in_auction[1:]
    passed = Passed(phase.in_auction[0], phase.plot)
    if not others:
        # W-AUCTION-6: nobody bid.
        price = min(1, state.players[state.first].cash)
        return buy(state, phase.plot, state.first, price, (passed,), is_forced=True)
    if len(others) == 1 and phase.standing:
        return buy(state, phase.plot, others[0], phase.standing, (passed,))
    bidding = Bidding(phase.plot, phase.standing, others)
    return Step(replace(state, prompt=state.prompt + 1, phase=bidding), (passed,))

"""The duel (W-DUEL)."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.winchester.actions import DrawDuel
from tinhorn.games.winchester.events import DuelCalled, DuelFought, Event
from tinhorn.games.winchester.phases import Bidding, Dueling
from tinhorn.games.winchester.rules.purchase import buy
from tinhorn.games.winchester.state import State
from tinhorn.kernel import Refusal, Step, name_of, phrase, replaced

_NOT_TWO: Final = Refusal("W-DUEL-1", phrase("winchester-refusal-duel-not-two"))
_TOKEN_SPENT: Final = Refusal("W-DUEL-1", phrase("winchester-refusal-duel-token"))
_NO_BID: Final = Refusal("W-DUEL-2", phrase("winchester-refusal-duel-no-bid"))


def check_call(state: State, phase: Bidding) -> Refusal | None:
    """Check whether the player to act may challenge the other one."""
    if len(phase.in_auction) != 2:
        return _NOT_TWO
    challenger = state.players[phase.in_auction[0]]
    if not challenger.has_duel_token:
        return _TOKEN_SPENT
    if not phase.standing:
        return _NO_BID
    if challenger.cash < phase.standing:
        return Refusal("W-DUEL-3", phrase("winchester-refusal-duel-cash", standing=phase.standing))
    return None


def call(state: State, phase: Bidding) -> Step[State, Event]:
    """End the auction at once; the token leaves the game (W-DUEL-4)."""
    challenger, challenged = phase.in_auction
    spent = replace(state.players[challenger], has_duel_token=False)
    after = replace(
        state,
        prompt=state.prompt + 1,
        phase=Dueling(phase.plot, phase.standing, challenger, challenged),
        players=replaced(state.players, challenger, spent),
    )
    return Step(after, (DuelCalled(challenger, challenged, phase.plot, phase.standing),))


def check_draw(phase: Dueling, drawn: DrawDuel) -> Refusal | None:
    if drawn.bang not in (phase.challenger, phase.challenged):
        return Refusal(
            "W-DUEL-4", phrase("winchester-refusal-not-dueling", seat=name_of(drawn.bang))
        )
    return None


def chance_draw(phase: Dueling, rng: Random) -> DrawDuel:
    return DrawDuel((phase.challenger, phase.challenged)[rng.randrange(2)])


def fight(state: State, phase: Dueling, drawn: DrawDuel) -> Step[State, Event]:
    """Bang wins the plot for the last bid, whoever made it."""
    winner = drawn.bang
    loser = phase.challenger if winner == phase.challenged else phase.challenged
    return buy(state, phase.plot, winner, phase.price, (DuelFought(winner, loser, phase.plot),))

"""The end of a round, and of the game (D-END)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown import scoring
from tinhorn.games.dicetown.actions import Action, NameWinner
from tinhorn.games.dicetown.events import Event, GameEnded, GameWon, RoundBegan
from tinhorn.games.dicetown.phases import Ending, Over, Rolling, Settling
from tinhorn.games.dicetown.rules import reactions
from tinhorn.games.dicetown.rules.steps import enter_phase
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, Seat, Step, phrase

_NOT_TIED: Final = Refusal("D-END-3", phrase("dicetown-refusal-not-tied"))


def finish_round(state: State, before: tuple[Event, ...]) -> Step[State, Event]:
    """Take the dice back for the next round, unless this was the last one (D-END-1)."""
    state = reactions.discard_card(state, "marshal")
    ending = _ending(state)
    if ending is not None:
        return _count(state, ending, before)
    state = replace(
        state,
        round=state.round + 1,
        players=tuple([replace(player, dice=()) for player in state.players]),
        led=(),
    )
    return enter_phase(state, Rolling(), (*before, RoundBegan(state.round)))


def _ending(state: State) -> Ending | None:
    is_taken = not state.display and not state.property_deck
    if not state.mine:
        return "both" if is_taken else "mine"
    return "properties" if is_taken else None


def _count(state: State, ending: Ending, before: tuple[Event, ...]) -> Step[State, Event]:
    """Reveal and count everything; the sheriff decides what the tie-break does not (D-END-3)."""
    sheets = scoring.sheets(state)
    before = (*before, GameEnded(ending, sheets))
    tied = scoring.best(sheets)
    if len(tied) > 1:
        return enter_phase(state, Settling(state.sheriff, ending, sheets, tied), before)
    return _over(state, Over(ending, sheets, None), before)


def _over(state: State, phase: Over, before: tuple[Event, ...]) -> Step[State, Event]:
    result = scoring.outcome(phase)
    winner = result.ranking[0][0]
    won = GameWon(winner, scoring.decisive(phase), result.points[winner])
    return enter_phase(state, phase, (*before, won))


def winner_options(_: State, phase: Settling) -> tuple[Action, ...]:
    return tuple(NameWinner(seat) for seat in phase.tied)


def check_winner(_: State, phase: Settling, action: NameWinner) -> Refusal | None:
    return None if action.seat in phase.tied else _NOT_TIED


def default_winner(state: State, phase: Settling, _: Seat) -> NameWinner:
    """Return the sheriff if he is tied, else the first tied seat."""
    return NameWinner(state.sheriff if state.sheriff in phase.tied else phase.tied[0])


def name_winner(state: State, phase: Settling, action: NameWinner) -> Step[State, Event]:
    return _over(state, Over(phase.ending, phase.sheets, action.seat), ())

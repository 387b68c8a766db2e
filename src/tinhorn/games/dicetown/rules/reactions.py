"""Reaction windows (D-REACT): when an action card may be played, and who is asked.

A reaction window is a phase that asks several seats, under one prompt and with sealed answers,
whether they play one particular card. Who holds the card must stay secret, so a window opens, and
asks a seat, by what the public knows alone: `possible_holders` never looks at the cards in a hand.
`resume.py` opens the answers and continues from the point that the window carries.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, KeepWithBrute, Pass, Play, Reaction, TurnDie
from tinhorn.games.dicetown.components import COPIES, ActionCard
from tinhorn.games.dicetown.events import CardPlayed, Event
from tinhorn.games.dicetown.names import card_name
from tinhorn.games.dicetown.phases import Countering, Gambling, Reacting, ResumePoint
from tinhorn.games.dicetown.rules import memory
from tinhorn.games.dicetown.rules.steps import enter_phase
from tinhorn.games.dicetown.rules.transfers import opponents
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, Seat, Step, phrase, replaced, without

PASS_ONLY: Final[tuple[Action, ...]] = (Pass(),)
"""The options of a seat that does not hold the card."""

LASTING: Final[frozenset[ActionCard]] = frozenset({"credit", "elixir", "marshal"})
"""Cards that stay on the table after they are played, because their effect lasts (D-COMP-3).

Every other effect is over before another store card can be drawn, so whether those cards are
discarded at once or later makes no difference.
"""


def possible_holders(state: State, card: ActionCard, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return which of these seats could hold the card, as far as the public knows (D-REACT-1)."""
    if state.played.count(card) + state.in_play.count(card) >= COPIES[card]:
        return ()
    players, holders = state.players, []
    for seat in seats:
        if players[seat].store:
            holders.append(seat)
    return tuple(holders)


def open_window(
    state: State,
    card: ActionCard,
    resume: ResumePoint,
    asked: tuple[Seat, ...],
    before: tuple[Event, ...],
) -> Step[State, Event]:
    """Ask all of these seats at once; their answers stay sealed."""
    return enter_phase(state, Reacting(asked, (None,) * len(state.players), card, resume), before)


def ask_for_wanted(
    state: State, card: ActionCard, seat: Seat, resume: ResumePoint, before: tuple[Event, ...]
) -> Step[State, Event] | None:
    """Ask the possible holders of Wanted whether to counter a card (D-WANTED); `None` if none."""
    asked = possible_holders(state, "wanted", opponents(state, seat))
    if not asked:
        return None
    phase = Countering(asked, (None,) * len(state.players), card, seat, resume)
    return enter_phase(state, phase, before)


def play_card(state: State, seat: Seat, card: ActionCard) -> tuple[State, CardPlayed]:
    """Put a card from a hand on the table, for everybody to see."""
    player = state.players[seat]
    poorer = replace(player, store=without(player.store, (card,)))
    # By version 1 of the rules, every card was discarded as it was played.
    is_lasting = card in LASTING and state.rules > 1
    after = replace(
        state,
        players=replaced(state.players, seat, poorer),
        in_play=(*state.in_play, card) if is_lasting else state.in_play,
        played=state.played if is_lasting else (*state.played, card),
        memories=memory.shown_loss(state.memories, seat, (card,), "store"),
    )
    return after, CardPlayed(seat, card)


def discard_card(state: State, card: ActionCard) -> State:
    """Discard a card that is on the table, because its effect is over (D-COMP-3)."""
    if card not in state.in_play:
        return state
    return replace(state, in_play=without(state.in_play, (card,)), played=(*state.played, card))


def asked_card(phase: Reacting | Countering) -> ActionCard:
    """Return the card that may be played in this window."""
    return "wanted" if phase.kind == "counter" else phase.card


def closed_window(action: Action) -> Refusal | None:
    """Refuse a card that is played outside its reaction windows; `None` for other actions."""
    match action:
        case Play(card=card):
            played = card
        case KeepWithBrute():
            played = "brute"
        case TurnDie():
            played = "gambler"
        case _:
            return None
    return Refusal("D-REACT-1", phrase("dicetown-refusal-closed", card=card_name(played)))


def check(
    state: State, phase: Reacting | Countering, seat: Seat, action: Reaction
) -> Refusal | None:
    if isinstance(action, Pass):
        return None
    card = asked_card(phase)
    if action.card != card:
        return Refusal(
            "D-REACT-1", phrase("dicetown-refusal-reaction-window", card=card_name(card))
        )
    if card not in state.players[seat].store:
        return Refusal("D-REACT-1", phrase("dicetown-refusal-not-held", card=card_name(card)))
    return None


def options(state: State, phase: Reacting | Countering, seat: Seat) -> tuple[Action, ...]:
    card = asked_card(phase)
    return _pass_or_play(card) if card in state.players[seat].store else PASS_ONLY


@cache
def _pass_or_play(card: ActionCard) -> tuple[Action, ...]:
    return (Pass(), Play(card))


def default(_: State, phase: Reacting | Countering | Gambling, seat: Seat) -> Pass:
    """Return the answer of a player who is absent, in any seat: not to react."""
    return Pass()

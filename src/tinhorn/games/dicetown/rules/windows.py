"""The moments at which cards may be played (D-REACT): when they open, and for whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, Pass
from tinhorn.games.dicetown.components import COPIES, ActionCard
from tinhorn.games.dicetown.events import CardPlayed, Event
from tinhorn.games.dicetown.phases import Countering, Moment, Phase, Reacting
from tinhorn.games.dicetown.rules import memory
from tinhorn.games.dicetown.rules.hands import with_player
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.chance import without
from tinhorn.kernel.game import Seat, Step

PASS_ONLY: Final[tuple[Action, ...]] = (Pass(),)
"""What somebody may answer who is asked for a card and does not hold it."""


def ask(state: State, phase: Phase, before: tuple[Event, ...]) -> Step[State, Event]:
    """Go on to this phase, under a new prompt."""
    return Step(replace(state, prompt=state.prompt + 1, phase=phase), before)


def holders(state: State, card: ActionCard, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Which of these seats could hold the card, as far as the public knows (D-REACT-1)."""
    if state.played.count(card) >= COPIES[card]:
        return ()
    players = state.players
    return tuple([seat for seat in seats if players[seat].store])


def open_for(
    state: State,
    card: ActionCard,
    moment: Moment,
    asked: tuple[Seat, ...],
    before: tuple[Event, ...],
) -> Step[State, Event]:
    """All of them are asked at once; their answers stay sealed."""
    return ask(state, Reacting(asked, (None,) * len(state.players), card, moment), before)


def play(state: State, seat: Seat, card: ActionCard) -> tuple[State, CardPlayed]:
    """An action card is discarded as it is played (D-COMP-3), openly."""
    player = state.players[seat]
    after = replace(
        state,
        players=with_player(
            state.players, seat, replace(player, store=without(player.store, (card,)))
        ),
        played=(*state.played, card),
        memories=memory.shown_loss(state.memories, seat, (card,), "store"),
    )
    return after, CardPlayed(seat, card)


def opponents(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.players)) if other != seat]


def counter(
    state: State, card: ActionCard, seat: Seat, moment: Moment, before: tuple[Event, ...]
) -> Step[State, Event] | None:
    """Ask whoever could hold Wanted whether to counter this card (D-WANTED); `None` if nobody."""
    asked = holders(state, "wanted", opponents(state, seat))
    if not asked:
        return None
    phase = Countering(asked, (None,) * len(state.players), card, seat, moment)
    return ask(state, phase, before)

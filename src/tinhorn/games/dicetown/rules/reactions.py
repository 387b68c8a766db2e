"""Playing cards at their moments (D-REACT), Wanted against them (D-WANTED), and what follows."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, Pass, Play, Reaction
from tinhorn.games.dicetown.components import ActionCard
from tinhorn.games.dicetown.events import CardCountered, Event, StarKept
from tinhorn.games.dicetown.names import card_name
from tinhorn.games.dicetown.phases import (
    AtBank,
    AtDoc,
    AtGamble,
    AtHall,
    AtJoe,
    AtMine,
    AtOffice,
    AtReveal,
    AtSaloon,
    AtStore,
    Countering,
    Moment,
    Reacting,
)
from tinhorn.games.dicetown.rules import (
    bank,
    doc,
    hall,
    hand,
    joe,
    mine,
    saloon,
    star,
    store,
    windows,
)
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import Refusal, Seat, Step
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.sealed import sealing


def wished(phase: Reacting | Countering) -> ActionCard:
    """The card that this moment is for."""
    return "wanted" if isinstance(phase, Countering) else phase.card


def check(
    state: State, phase: Reacting | Countering, seat: Seat, action: Reaction
) -> Refusal | None:
    if isinstance(action, Pass):
        return None
    card = wished(phase)
    if action.card != card:
        return Refusal(
            "D-REACT-1", phrase("dicetown-refusal-reaction-window", card=card_name(card))
        )
    if card not in state.players[seat].store:
        return Refusal("D-REACT-1", phrase("dicetown-refusal-not-held", card=card_name(card)))
    return None


def options(state: State, phase: Reacting | Countering, seat: Seat) -> tuple[Action, ...]:
    card = wished(phase)
    return _pass_or_play(card) if card in state.players[seat].store else windows.PASS_ONLY


@cache
def _pass_or_play(card: ActionCard) -> tuple[Action, ...]:
    return (Pass(), Play(card))


def answer(
    state: State, phase: Reacting | Countering, seat: Seat, action: Reaction
) -> Step[State, Event]:
    """Seal the answer; when it is the last, all are opened together."""
    phase = replace(phase, answers=sealing(phase.answers, seat, action))
    if not phase.is_complete():
        return Step(replace(state, phase=phase), ())
    # A moment with several answers is always for a card there is only one of (D-COMP-3).
    plays = [one for one, sealed in enumerate(phase.answers) if isinstance(sealed, Play)]
    if isinstance(phase, Countering):
        return _countered(state, phase, plays[0] if plays else None)
    if plays:
        return _played(state, phase, plays[0])
    return _resolve(state, phase.moment, None, ())


def _played(state: State, phase: Reacting, player: Seat) -> Step[State, Event]:
    state, played = windows.play(state, player, phase.card)
    asked = windows.counter(state, phase.card, player, phase.moment, (played,))
    return asked or _resolve(state, phase.moment, player, (played,))


def _countered(state: State, phase: Countering, player: Seat | None) -> Step[State, Event]:
    if player is None:
        return _resolve(state, phase.moment, phase.seat, ())
    state, played = windows.play(state, player, "wanted")
    lost = CardCountered(phase.seat, phase.card)
    return _resolve(state, phase.moment, None, (played, lost))


def _resolve(  # noqa: C901 - one case for each moment
    state: State, moment: Moment, player: Seat | None, before: tuple[Event, ...]
) -> Step[State, Event]:
    """Go on from a moment, with the effect of this player's card, or of none."""
    is_played = player is not None
    match moment:
        case AtReveal():
            return hand.settle_brute(state, moment, before, is_countered=not is_played)
        case AtGamble():
            return hand.settle_turn(state, moment, before, is_countered=not is_played)
        case AtMine(leader=leader):
            return mine.dig(state, leader, 2 if is_played else 1, before)
        case AtBank(robber=robber):
            return bank.rob(state, robber, player, before)
        case AtStore(leader=leader):
            return store.enter(state, leader, before, has_credit=is_played)
        case AtSaloon(thief=thief):
            return saloon.next_theft(state, thief, 2 if is_played else 1, before)
        case AtOffice():
            return _star(state, moment, before, is_prevented=is_played)
        case AtHall(leader=leader):
            return hall.bribe(state, leader, before) if is_played else hall.refill(state, before)
        case AtDoc(visit=visit):
            return doc.enter(state, visit, player, before)
        case AtJoe():
            return _joe(state, moment, before, is_countered=not is_played)
    assert_never(moment)


def _star(
    state: State, moment: AtOffice, before: tuple[Event, ...], *, is_prevented: bool
) -> Step[State, Event]:
    """D-SHERIFF-2: the Marshal leaves the old sheriff in office."""
    if is_prevented:
        before = (*before, StarKept(state.sheriff))
    else:
        state, before = star.take(state, moment.candidate, before)
    if moment.visit is None:
        return hall.arrive(state, before)
    return doc.finish(state, moment.visit, before)


def _joe(
    state: State, moment: AtJoe, before: tuple[Event, ...], *, is_countered: bool
) -> Step[State, Event]:
    if not is_countered:
        state, robbed = joe.rob(state, moment)
        before = (*before, robbed)
    if moment.visit is None:
        return store.next_visit(state, moment.seat, moment.visits, before)
    return doc.finish(state, moment.visit, before)

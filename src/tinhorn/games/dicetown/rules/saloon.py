"""The saloon (D-SALOON): most Qs."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, DrawLoot, Rob, Steal
from tinhorn.games.dicetown.components import Card
from tinhorn.games.dicetown.events import CardStolen, Event, LootDrawn, NobodyRobbed
from tinhorn.games.dicetown.phases import AtSaloon, DrawingLoot, Robbing, Stealing
from tinhorn.games.dicetown.rules import memory, reactions
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone, enter_phase
from tinhorn.games.dicetown.rules.transfers import hand_over, kind_of
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, Seat, Step, draw, is_part, phrase

_NO_VICTIM: Final = Refusal("D-SALOON-1", phrase("dicetown-refusal-victim"))
_BAD_LOOT: Final = Refusal("D-SALOON-1", phrase("dicetown-refusal-loot-draw"))
_NOT_DRAWN: Final = Refusal("D-SALOON-1", phrase("dicetown-refusal-card-not-drawn"))


def lead(state: State, seat: Seat, before: tuple[Event, ...]) -> StepOrDone:
    """Open the reaction window for Barmaids on arrival, if there is a victim (D-REACT-1)."""
    if victims(state, seat):
        asked = reactions.possible_holders(state, "barmaids", (seat,))
        if asked:
            return reactions.open_window(state, "barmaids", AtSaloon(seat), asked, before)
    return next_theft(state, seat, 1, before)


def victims(state: State, seat: Seat) -> list[Seat]:
    """Return the opponents with a card that can be drawn."""
    return [
        other
        for other, player in enumerate(state.players)
        if other != seat and (player.store or player.properties)
    ]


def next_theft(state: State, seat: Seat, thefts: int, before: tuple[Event, ...]) -> StepOrDone:
    if not thefts:
        return Done("saloon", state, before)
    if not victims(state, seat):
        return Done("saloon", state, (*before, NobodyRobbed(seat)))
    return enter_phase(state, Robbing(seat, thefts), before)


def rob_options(state: State, phase: Robbing) -> tuple[Action, ...]:
    """List every victim, with every split of the cards between the two kinds."""
    queens = state.players[phase.seat].dice.count("Q")
    answers: tuple[Action, ...] = ()
    for seat in victims(state, phase.seat):
        player = state.players[seat]
        answers += _robs(seat, len(player.store), len(player.properties), queens)
    return answers


@cache
def _robs(seat: Seat, store: int, properties: int, queens: int) -> tuple[Action, ...]:
    count = min(queens, store + properties)
    return tuple(
        Rob(seat, count - deeds, deeds)
        for deeds in range(max(count - store, 0), min(count, properties) + 1)
    )


def check_rob(state: State, phase: Robbing, action: Rob) -> Refusal | None:
    if action.victim not in victims(state, phase.seat):
        return _NO_VICTIM
    player = state.players[action.victim]
    queens = state.players[phase.seat].dice.count("Q")
    if action in _robs(action.victim, len(player.store), len(player.properties), queens):
        return None
    return Refusal(
        "D-SALOON-1",
        phrase(
            "dicetown-refusal-rob-count",
            count=min(queens, len(player.store) + len(player.properties)),
            store=len(player.store),
            properties=len(player.properties),
        ),
    )


def rob(state: State, phase: Robbing, action: Rob) -> Step[State, Event]:
    return enter_phase(state, DrawingLoot(phase.seat, phase.thefts, action), ())


def check_loot(state: State, phase: DrawingLoot, drawn: DrawLoot) -> Refusal | None:
    victim, rob = state.players[phase.rob.victim], phase.rob
    store, properties = drawn.cards[: rob.store], drawn.cards[rob.store :]
    is_possible = (
        (len(store), len(properties)) == (rob.store, rob.properties)
        and is_part(store, victim.store)
        and is_part(properties, victim.properties)
        and list(drawn.cards) == sorted(store) + sorted(properties)
    )
    return None if is_possible else _BAD_LOOT


def chance_loot(state: State, phase: DrawingLoot, rng: Random) -> DrawLoot:
    """Draw the cards at random within each kind."""
    victim = state.players[phase.rob.victim]
    store = sorted(draw(victim.store, phase.rob.store, rng))
    properties = sorted(draw(victim.properties, phase.rob.properties, rng))
    return DrawLoot((*store, *properties))


def loot_options(state: State, phase: DrawingLoot) -> tuple[Action, ...]:
    """List a single card as any of its kind; more are too many to list."""
    victim = state.players[phase.rob.victim]
    if phase.rob.store + phase.rob.properties > 1:
        return ()
    cards = victim.store if phase.rob.store else victim.properties
    return tuple([DrawLoot((card,)) for card in cards])


def look(state: State, phase: DrawingLoot, drawn: DrawLoot) -> Step[State, Event]:
    """Show the thief, and the victim, what was drawn."""
    thief, rob = phase.thief, phase.rob
    store, properties = drawn.cards[: rob.store], drawn.cards[rob.store :]
    memories = memory.shown_to(state.memories, thief, rob.victim, store, "store")
    memories = memory.shown_to(memories, thief, rob.victim, properties, "property")
    seen = LootDrawn(thief, rob.victim, rob.store, rob.properties, drawn.cards)
    choosing = Stealing(thief, phase.thefts, rob, drawn.cards)
    return enter_phase(replace(state, memories=memories), choosing, (seen,))


def steal_options(_: State, phase: Stealing) -> tuple[Action, ...]:
    return tuple(map(_steal, dict.fromkeys(phase.drawn)))


@cache
def _steal(card: Card) -> Action:
    return Steal(card)


def check_steal(_: State, phase: Stealing, action: Steal) -> Refusal | None:
    return None if action.card in phase.drawn else _NOT_DRAWN


def steal(state: State, phase: Stealing, action: Steal) -> StepOrDone:
    """Keep one card and give the others back to the victim."""
    victim = phase.rob.victim
    after = hand_over(state, victim, phase.seat, (action.card,))
    stolen = CardStolen(phase.seat, victim, kind_of(action.card), action.card)
    return next_theft(after, phase.seat, phase.thefts - 1, (stolen,))

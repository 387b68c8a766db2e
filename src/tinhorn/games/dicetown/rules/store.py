"""The General Store (D-STORE): most Js."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, DrawStore, SendJoe, TakeCard
from tinhorn.games.dicetown.components import ACTION_CARDS, EQUIPMENT, StoreCard
from tinhorn.games.dicetown.events import (
    CardKept,
    CardsDrawn,
    Event,
    JoeSent,
    StoreShuffled,
)
from tinhorn.games.dicetown.phases import AtJoe, AtStore, ChoosingCard, DrawingCards, DrawingLuck
from tinhorn.games.dicetown.rules import joe, memory, reactions
from tinhorn.games.dicetown.rules.joe import JOE
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone, enter_phase
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, Seat, Step, draw, is_part, phrase, replaced, without

_TAKE: Final[dict[StoreCard, Action]] = {
    card: TakeCard(card) for card in (*ACTION_CARDS, *EQUIPMENT)
}
_NOT_DRAWN: Final = Refusal("D-STORE-1", phrase("dicetown-refusal-card-not-drawn"))
_JOE_IS_PLAYED: Final = Refusal("D-STORE-4", phrase("dicetown-refusal-joe-is-played"))


def lead(state: State, seat: Seat, before: tuple[Event, ...]) -> StepOrDone:
    """Open the reaction window for Unlimited Credit on arrival."""
    asked = reactions.possible_holders(state, "credit", (seat,))
    if asked:
        return reactions.open_window(state, "credit", AtStore(seat), asked, before)
    return enter(state, seat, before, has_credit=False)


def enter(state: State, seat: Seat, before: tuple[Event, ...], *, has_credit: bool) -> StepOrDone:
    """Start the visits: one more with credit."""
    return next_visit(state, seat, usual_visits(state.round) + has_credit, before)


def usual_visits(round_now: int) -> int:
    """Return one visit, in the first round two (D-STORE-2)."""
    return 2 if round_now == 1 else 1


def next_visit(state: State, seat: Seat, visits: int, before: tuple[Event, ...]) -> StepOrDone:
    """Draw as many cards as Js, or what there is."""
    count = min(state.players[seat].dice.count("J"), supply(state)) if visits else 0
    if not count:
        return Done("store", reactions.discard_card(state, "credit"), before)
    return enter_phase(state, DrawingCards(seat, count, visits), before)


def supply(state: State) -> int:
    """Return how many store cards can be drawn, deck and discards together."""
    return len(state.store_deck) + len(state.discards) + len(state.played)


def check_draw(state: State, phase: DrawingCards | DrawingLuck, drawn: DrawStore) -> Refusal | None:
    """Refuse cards that the deck and the discards cannot give."""
    if _is_drawable(state, drawn.cards, _count(phase)):
        return None
    rule = "D-STORE-1" if isinstance(phase, DrawingCards) else "D-ELIXIR"
    return Refusal(rule, phrase("dicetown-refusal-store-draw"))


def _is_drawable(state: State, cards: tuple[StoreCard, ...], count: int) -> bool:
    """Tell whether the cards can be drawn: from the discards only those the deck cannot give."""
    deck = state.store_deck
    if len(cards) != count or list(cards) != sorted(cards):
        return False
    if count <= len(deck):
        return is_part(cards, deck)
    return is_part(deck, cards) and is_part(without(cards, deck), shuffled_discards(state))


def _count(phase: DrawingCards | DrawingLuck) -> int:
    return phase.count if isinstance(phase, DrawingCards) else 1


def chance_draw(state: State, phase: DrawingCards | DrawingLuck, rng: Random) -> DrawStore:
    deck, count = state.store_deck, _count(phase)
    if count <= len(deck):
        return DrawStore(tuple(sorted(draw(deck, count, rng))))
    more = draw(shuffled_discards(state), count - len(deck), rng)
    return DrawStore(tuple(sorted(deck + more)))


def draw_options(state: State, phase: DrawingCards | DrawingLuck) -> tuple[Action, ...]:
    """List any card of the deck for a single draw; more are too many."""
    if _count(phase) > 1:
        return ()
    return tuple(DrawStore((card,)) for card in state.store_deck or shuffled_discards(state))


def shuffled_discards(state: State) -> tuple[StoreCard, ...]:
    return tuple(sorted(state.discards + state.played))


def take_from_deck(
    state: State, seat: Seat, cards: tuple[StoreCard, ...], target: int
) -> tuple[State, tuple[Event, ...]]:
    """Take these cards from the deck, seen by this seat alone; refill the deck when needed."""
    deck = state.store_deck
    if len(cards) <= len(deck):
        return _draw_from_deck(state, seat, cards, target), ()
    state = _draw_from_deck(state, seat, deck, target)
    state = replace(
        state,
        store_deck=shuffled_discards(state),
        discards=(),
        played=(),
        memories=memory.shuffled(state.memories, state.played),
    )
    return _draw_from_deck(state, seat, without(cards, deck), target), (StoreShuffled(),)


def _draw_from_deck(state: State, seat: Seat, cards: tuple[StoreCard, ...], target: int) -> State:
    rest = without(state.store_deck, cards)
    memories = memory.drawn(state.memories, seat, cards, target, is_emptied=not rest)
    return replace(state, store_deck=rest, memories=memories)


def receive(state: State, phase: DrawingCards, drawn: DrawStore) -> Step[State, Event]:
    state, events = take_from_deck(state, phase.leader, drawn.cards, memory.DRAWN)
    choosing = ChoosingCard(phase.leader, phase.count, phase.visits, drawn.cards)
    seen = CardsDrawn(phase.leader, phase.count, drawn.cards)
    return enter_phase(state, choosing, (*events, seen))


def choice_options(state: State, phase: ChoosingCard) -> tuple[Action, ...]:
    """List each different card drawn, and Nervous Joe once for each possible target."""
    cards = [_TAKE[card] for card in dict.fromkeys(phase.drawn) if card != JOE]
    if JOE in phase.drawn:
        cards += joe.options(state, phase)
    return tuple(cards)


def check_choice(state: State, phase: ChoosingCard, action: TakeCard | SendJoe) -> Refusal | None:
    card = action.card if isinstance(action, TakeCard) else JOE
    if card not in phase.drawn:
        return _NOT_DRAWN
    if isinstance(action, TakeCard):
        return _JOE_IS_PLAYED if card == JOE else None
    return joe.check(state, phase, action)


def choose(state: State, phase: ChoosingCard, action: TakeCard | SendJoe) -> StepOrDone:
    if isinstance(action, TakeCard):
        return _take(state, phase, action)
    return _send_joe(state, phase, action)


def _take(state: State, phase: ChoosingCard, action: TakeCard) -> StepOrDone:
    """Keep one card, discard the others face down."""
    seat, player = phase.seat, state.players[phase.seat]
    others = without(phase.drawn, (action.card,))
    hand = tuple(sorted((*player.store, action.card)))
    after = replace(
        state,
        players=replaced(state.players, seat, replace(player, store=hand)),
        discards=tuple(sorted(state.discards + others)),
        memories=memory.chosen(state.memories, seat, others, is_kept=True),
    )
    return next_visit(after, seat, phase.visits - 1, (CardKept(seat, action.card),))


def _send_joe(state: State, phase: ChoosingCard, action: SendJoe) -> StepOrDone:
    """Play Nervous Joe as soon as he is kept (D-STORE-4)."""
    seat, others = phase.seat, without(phase.drawn, (JOE,))
    memories = memory.turned_up(state.memories, JOE, memory.DRAWN)
    after = replace(
        state,
        discards=tuple(sorted(state.discards + others)),
        played=(*state.played, JOE),
        memories=memory.chosen(memories, seat, others, is_kept=False),
    )
    resume = AtJoe(seat, action.target, phase.visits - 1, None)
    sent = JoeSent(seat, action.target)
    asked = reactions.ask_for_wanted(after, JOE, seat, resume, (sent,))
    if asked:
        return asked
    after, robbed = joe.rob(after, resume)
    return next_visit(after, seat, resume.visits, (sent, robbed))

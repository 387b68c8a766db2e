"""One answer, of a seat or of chance, and all that follows until the next one is due.

An answer leads to a stage of the round. Stages follow each other in the order of `_STAGES`: each
goes on to a later one or to a phase that asks, so that one pass through all of them is enough. Each
step computes every stage, and the phase says which of them count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import once
from tinhorn.batch.lanes import where_needed
from tinhorn.batch.rows import either
from tinhorn.games.dicetown.batch import doc, draws, hand, news, notes, rounds, ties, town, windows
from tinhorn.games.dicetown.batch.arrays import Array, entry
from tinhorn.games.dicetown.batch.notes import Notes, notes_of
from tinhorn.games.dicetown.codec.box import (
    BANK,
    BRUTE,
    ELIXIR_CARD,
    GAMBLER,
    HALL,
    JACK,
    JOE,
    KING,
    MINE,
    NINE,
    OFFICE,
    QUEEN,
    SALOON,
    SINGLES,
    STORE,
    TEN,
)
from tinhorn.games.dicetown.codec.state import (
    ARRIVED,
    BRUTE_SETTLED,
    BRUTES,
    CHANCES,
    CHOOSING_CARD,
    COUNTERING,
    DEALING,
    DECIDING,
    DOC,
    DOC_ENTERED,
    DRAWING_CARDS,
    DRAWING_ELIXIR,
    DRAWING_LOOT,
    DRAWING_LUCK,
    DRAWING_PROPERTY,
    ELIXIR_TAKEN,
    GAMBLE,
    GAMBLING,
    GIVING,
    JOE_SETTLED,
    KEEPING,
    LED,
    NAMING,
    NEXT_THEFT,
    NEXT_VISIT,
    OFFERING,
    ONWARD,
    ORDERING_VISITS,
    OVER,
    PROTECTING,
    REACTING,
    REFILL,
    REFILLING,
    REPLACING_ELIXIR,
    ROBBING,
    ROLLING,
    ROUND_OVER,
    SENDING_JOE,
    SETTLING,
    STAR_SETTLED,
    STEALING,
    TRIMMING,
    TURN_SETTLED,
    TURNS,
    UNLOADING,
    USED,
    VIEWERS,
    VISIT_OVER,
    VISITING,
    WELCOME,
    Draw,
    State,
    merge,
    narrow,
    widen,
)

Stage: TypeAlias = Callable[[State], State]

_ANSWERS: Final[tuple[tuple[tuple[int, ...], Callable[[State, Array], State]], ...]] = (
    ((KEEPING,), hand.keep),
    ((TRIMMING,), hand.trim),
    ((GAMBLING,), hand.turn),
    ((OFFERING,), ties.offer),
    ((DECIDING,), ties.name_leader),
    ((REACTING, COUNTERING), windows.react),
    ((CHOOSING_CARD,), town.choose_card),
    ((ROBBING,), town.rob),
    ((STEALING,), town.steal),
    ((ORDERING_VISITS,), doc.order),
    ((VISITING,), doc.visit),
    ((SENDING_JOE,), town.send_joe),
    ((NAMING,), doc.name_giver),
    ((GIVING,), doc.give),
    ((PROTECTING,), doc.protect),
    ((SETTLING,), rounds.name_winner),
)
_DRAWS: Final[tuple[tuple[int, Callable[[State, Draw], State]], ...]] = (
    (DEALING, rounds.deal),
    (ROLLING, hand.roll),
    (DRAWING_CARDS, town.receive_cards),
    (DRAWING_LOOT, town.receive_loot),
    (DRAWING_PROPERTY, town.receive_property),
    (REFILLING, town.fill_row),
    (DRAWING_ELIXIR, doc.receive_elixir),
    (DRAWING_LUCK, doc.draw_luck),
    (REPLACING_ELIXIR, doc.replace_elixir),
)


def _arriving(place: int, face: int, otherwise: int) -> Stage:
    """Find who leads a place by the most dice of a face."""
    return lambda state: ties.arrive(state, place, ties.most(state, face), otherwise)


def _arrive_at_hall(state: State) -> State:
    return ties.arrive(state, HALL, ties.best(state), DOC)


def _lead_hall(state: State) -> State:
    """Show everybody which properties the leader takes."""
    leader = jnp.arange(VIEWERS) == state.leader
    others = notes.viewers(state) & ~leader
    taken = town.deeds_taken(state)[SINGLES:] * others[:, None]
    seen = notes.adding(state.notes, taken, jnp.left_shift(1, jnp.maximum(state.leader, 0)))
    return town.lead_hall(state)._replace(notes=seen)


_STAGES: Final[tuple[tuple[int, Stage], ...]] = (
    (BRUTE_SETTLED, hand.settle_brute),
    (BRUTES, hand.next_brute),
    (GAMBLE, hand.gamble),
    (TURN_SETTLED, hand.settle_turn),
    (TURNS, hand.next_turn),
    (ONWARD, hand.onward),
    (JOE_SETTLED, town.settle_joe),
    (STAR_SETTLED, town.settle_star),
    (ELIXIR_TAKEN, doc.apply_elixir),
    (ARRIVED + MINE, _arriving(MINE, NINE, ARRIVED + BANK)),
    (LED + MINE, town.lead_mine),
    (USED + MINE, town.dig),
    (ARRIVED + BANK, _arriving(BANK, TEN, UNLOADING)),
    (LED + BANK, town.lead_bank),
    (USED + BANK, town.rob_bank),
    (UNLOADING, town.unload),
    (ARRIVED + STORE, _arriving(STORE, JACK, ARRIVED + SALOON)),
    (LED + STORE, town.lead_store),
    (USED + STORE, town.enter_store),
    (NEXT_VISIT, town.next_visit),
    (ARRIVED + SALOON, _arriving(SALOON, QUEEN, ARRIVED + OFFICE)),
    (LED + SALOON, town.lead_saloon),
    (USED + SALOON, town.enter_saloon),
    (NEXT_THEFT, town.next_theft),
    (ARRIVED + OFFICE, _arriving(OFFICE, KING, ARRIVED + HALL)),
    (LED + OFFICE, town.lead_office),
    (ARRIVED + HALL, _arrive_at_hall),
    (LED + HALL, _lead_hall),
    (USED + HALL, town.bribe),
    (REFILL, town.refill),
    (VISIT_OVER, doc.finish_visit),
    (DOC, doc.arrive),
    (WELCOME, doc.welcome),
    (DOC_ENTERED, doc.enter),
    (ROUND_OVER, rounds.finish),
)


def _is_one_of(phase: Array, phases: tuple[int, ...]) -> Array:
    return jnp.stack([phase == one for one in phases]).any()


def _answered(state: State, action: Array) -> State:
    after = state
    for phases, answer in _ANSWERS:
        after = merge(_is_one_of(state.phase, phases), answer(state, action), state, after)
    return after


def _drawn(state: State, draw: Draw) -> State:
    after = state
    for phase, receive in _DRAWS:
        after = merge(state.phase == phase, receive(state, draw), state, after)
    return after


def _through(state: State, start: int, end: int) -> State:
    """Pass through the stages from one to another, that one included."""
    phases = [phase for phase, _ in _STAGES]
    for phase, stage in _STAGES[phases.index(start) : phases.index(end) + 1]:
        state = merge(state.phase == phase, stage(state), state, state)
        state = state._replace(phase=once(state.phase))
    return state


def _settled(state: State) -> State:
    """Return the same state, of which every field is computed once."""
    return State(state.options, *map(once, state[1:]))


def _go_on(state: State) -> State:
    """Pass through the stages until an answer is due."""
    return _rested(_through(_settled(state), BRUTE_SETTLED, ROUND_OVER))


def _rested(state: State) -> State:
    """Set fields that mean nothing in this phase to their resting values."""
    phase, card = state.phase, state.card

    def at(*phases: int) -> Array:
        return _is_one_of(phase, phases)

    window = at(REACTING, COUNTERING)
    many = (card == BRUTE) | (card == GAMBLER)
    place = at(DRAWING_CARDS, CHOOSING_CARD, ROBBING, DRAWING_LOOT, STEALING, DRAWING_PROPERTY)
    countered = phase == COUNTERING
    is_seen_through = countered & many
    joe = countered & (card == JOE)
    theft = at(DRAWING_LOOT, STEALING)
    kept = (phase == TRIMMING) | (countered & (card == BRUTE))
    sealed = at(KEEPING, GAMBLING, OFFERING)
    offers = sealed | at(DECIDING) | (countered & (card == GAMBLER))
    leads = place | (window & ~many & (card != ELIXIR_CARD))
    counted = at(DRAWING_CARDS, CHOOSING_CARD, ROBBING, DRAWING_LOOT, STEALING) | joe
    return state._replace(
        actor=jnp.where((phase >= CHANCES) & (phase != OVER), state.actor, 0),
        cup=jnp.where(phase == KEEPING, state.cup, 0),
        kept=jnp.where(kept, state.kept, 0),
        asked=state.asked & (sealed | is_seen_through | (phase == TRIMMING)),
        answers=jnp.where(offers, state.answers, -1),
        place=jnp.where(at(OFFERING, DECIDING), state.place, -1),
        tied=state.tied & at(OFFERING, DECIDING, SETTLING),
        leader=jnp.where(leads, state.leader, -1),
        left=jnp.where(counted, state.left, 0),
        drawn=jnp.where(at(CHOOSING_CARD, STEALING), state.drawn, 0),
        wish=jnp.where(theft, state.wish, 0),
        target=jnp.where(theft | joe, state.target, -1),
        card=jnp.where(window, card, -1),
        player=jnp.where(countered, state.player, -1),
        is_effective=jnp.zeros_like(state.is_effective),
    )


def apply(state: State, action: Array) -> State:
    """Return the state after an action of the seat that is asked; it must be legal."""
    before, action = widen(state), jnp.asarray(action, jnp.int32)
    seen = news.told(notes_of(before), news.of_answer(before, action))
    seen = news.after_offers(before, seen, action)
    return narrow(_go_on(_noted(_answered(before, action), seen)))


def apply_draw(state: State, draw: Draw) -> State:
    """Return the state after what chance drew; it must be what chance owes."""
    before, draw = widen(state), _wide(draw)
    seen = news.told(notes_of(before), news.of_draw(before, draw))
    seen = news.after_shuffle(before, seen, draw)
    return narrow(_go_on(_noted(_drawn(before, draw), seen)))


def step(state: State, action: Array, draw: Draw) -> State:
    """Return the state after the draw if chance owes an answer, or else after the action."""
    before, action, draw = widen(state), jnp.asarray(action, jnp.int32), _wide(draw)
    is_chance = before.phase < CHANCES
    after = merge(is_chance, _drawn(before, draw), before, _answered(before, action))
    shown = either(is_chance, news.of_draw(before, draw), news.of_answer(before, action))
    seen = news.told(notes_of(before), shown)
    seen = news.after_offers(before, seen, action)
    seen = news.after_shuffle(before, seen, draw)
    return narrow(_go_on(_noted(after, seen)))


class _Luck(NamedTuple):
    """The random words of all draws that can follow an action, and how many were made."""

    words: Array
    made: Array


MOST_DRAWS: Final = 3
"""No more draws follow an action before a seat is asked: such as the last dice, the row of
properties and the next round's dice."""


def start(state: State, key: Array) -> State:
    """Return the state after the deal and the first dice, of a table before the deal."""
    words = _random_words(key)
    dealt = rounds.deal(state, draws.drawn(widen(state), words[0]))
    rolled = hand.roll(widen(dealt), draws.drawn(widen(dealt), words[1]))
    return narrow(_rested(rolled))


def play(state: State, action: Array, key: Array) -> State:
    """`apply`, then `draw` and `apply_draw` until a seat is asked, in one pass.

    The result is that of the single steps when each draw splits its key off the given one. Half of
    all answers are given in secret before others: nothing follows from these yet.
    """
    before, action = widen(state), jnp.asarray(action, jnp.int32)
    sealed = narrow(hand.seal(before, action))
    is_followed = hand.is_followed(before)
    return where_needed(~is_followed, _resolved, sealed, state, action, _random_words(key))


def resolve(state: State, action: Array, key: Array) -> State:
    """`play` where more follows from an answer than that it is sealed."""
    return _resolved(state, state, jnp.asarray(action, jnp.int32), _random_words(key))


def _resolved(_: State, state: State, action: Array, words: Array) -> State:
    before, luck = widen(state), _Luck(words, jnp.zeros((), jnp.int32))
    after = _answered(before, action)
    shows = news.shows(before, after, action)
    seen = where_needed(shows, _seen, notes_of(before), before, after, action, words[0])
    after, luck = _drawing(_settled(_noted(after, seen)), luck, DRAWING_ELIXIR)
    after, luck = _drawing(_through(after, BRUTE_SETTLED, ONWARD), luck, ROLLING)
    after = _through(_through(after, GAMBLE, GAMBLE), ONWARD, NEXT_VISIT)
    is_due = _is_one_of(after.phase, (DRAWING_CARDS, DRAWING_LOOT, DRAWING_LUCK))
    after = where_needed(is_due, _drawing_cards, after, entry(luck.words, luck.made))
    luck = luck._replace(made=luck.made + is_due)
    after, luck = _drawing(_through(after, ARRIVED + SALOON, USED + HALL), luck, DRAWING_PROPERTY)
    after, luck = _drawing(_through(after, REFILL, REFILL), luck, REFILLING)
    after, luck = _drawing(_through(after, VISIT_OVER, VISIT_OVER), luck, REPLACING_ELIXIR)
    after, luck = _drawing(_through(after, DOC, ROUND_OVER), luck, ROLLING)
    return narrow(_rested(after))


def _seen(seen: Notes, before: State, after: State, action: Array, words: Array) -> Notes:
    """Return the notes after an answer, and after the elixir drawn for it."""
    drawn = draws.drawn(after, words)
    is_top = after.phase == DRAWING_ELIXIR
    shown = either(is_top, news.of_elixir(after, drawn), news.of_answer(before, action))
    return news.after_offers(before, news.told(seen, shown), action)


def _random_words(key: Array) -> Array:
    """Return the random bits of all draws that can follow; each draw splits off its key."""
    words = []
    for _ in range(MOST_DRAWS):
        key, used = jax.random.split(key)
        words.append(draws.random_words(used))
    return jnp.stack(words)


def _drawing(state: State, luck: _Luck, phase: int) -> tuple[State, _Luck]:
    """Let chance answer in this phase, if it is the present one."""
    receive = dict(_DRAWS)[phase]
    is_due = state.phase == phase
    drawn = draws.drawn(state, entry(luck.words, luck.made))
    after = merge(is_due, receive(state, drawn), state, state)
    return after._replace(phase=once(after.phase)), luck._replace(made=luck.made + is_due)


def _drawing_cards(state: State, words: Array) -> State:
    """Let chance draw store cards or a thief's loot, if they are due."""
    drawn = Draw(*map(once, draws.drawn(state, words)))
    seen = news.told(notes_of(state), news.of_draw(state, drawn))
    seen = news.after_shuffle(state, seen, drawn)
    is_due = _is_one_of(state.phase, (DRAWING_CARDS, DRAWING_LOOT, DRAWING_LUCK))
    after = state
    for phase in (DRAWING_CARDS, DRAWING_LOOT, DRAWING_LUCK):
        answer = dict(_DRAWS)[phase](state, drawn)
        after = merge(state.phase == phase, answer, state, after)
    after = merge(is_due, _noted(after, seen), after, after)
    return after._replace(phase=once(after.phase))


def _noted(state: State, seen: Notes) -> State:
    return state._replace(single_notes=seen.single, notes=seen.several)


def _wide(draw: Draw) -> Draw:
    return Draw(*(value.astype(jnp.int32) for value in draw))

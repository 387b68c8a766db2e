"""Phase II, the town: mine, bank, stagecoach, store, saloon, sheriff's office and Town Hall."""

from __future__ import annotations

import jax.numpy as jnp

from tinhorn.batch.rows import either
from tinhorn.games.dicetown.batch import ties, windows
from tinhorn.games.dicetown.batch.arrays import Array, entry, one_hot, plus, seat
from tinhorn.games.dicetown.codec import actions
from tinhorn.games.dicetown.codec.actions import WAYS_TO_DRAW
from tinhorn.games.dicetown.codec.box import (
    ACE,
    BANK,
    BARMAIDS,
    CORRUPTION,
    CREDIT,
    DYNAMITE,
    HALL,
    JACK,
    JOE,
    KINDS,
    MARSHAL,
    MINE,
    NINE,
    OFFICE,
    PROPERTIES,
    PROPERTY,
    QUEEN,
    ROW,
    SALOON,
    SHARES,
    STORE,
)
from tinhorn.games.dicetown.codec.state import (
    ARRIVED,
    CHOOSING_CARD,
    DOC,
    DRAWING_CARDS,
    DRAWING_LOOT,
    DRAWING_PROPERTY,
    JOE_SETTLED,
    NEXT_THEFT,
    NEXT_VISIT,
    REFILL,
    REFILLING,
    ROBBING,
    STEALING,
    UNLOADING,
    USED,
    VISIT_OVER,
    Draw,
    State,
    ahead,
    in_game,
)

_JOE_DEMANDS = 4


def _own(state: State, face: int) -> Array:
    """Return how many dice of this face the leader has."""
    return entry(state.dice[:, face], state.leader)


# ------------------------------------------------------------------ gold mine


def lead_mine(state: State) -> State:
    """Open the window of Dynamite, if it could make a difference (D-MINE-2, D-REACT-1)."""
    could_matter = state.mine > _own(state, NINE)
    state = ties.leading(state)
    return windows.ask(state, DYNAMITE, seat(state.leader) & could_matter, USED + MINE)


def dig(state: State) -> State:
    """Take one nugget for each 9, with Dynamite two; at most what is left (D-MINE-1)."""
    nuggets = jnp.minimum((1 + state.is_effective) * _own(state, NINE), state.mine)
    return state._replace(
        phase=jnp.full_like(state.phase, ARRIVED + BANK),
        nuggets=state.nuggets + seat(state.leader) * nuggets,
        mine=state.mine - nuggets,
    )


# ----------------------------------------------------------- bank, stagecoach


def lead_bank(state: State) -> State:
    """Return the reaction window of Equal Shares, from two bills of loot on (D-REACT-1)."""
    state = ties.leading(state)
    return windows.ask(state, SHARES, ~seat(state.leader) & (state.bank > 1), USED + BANK)


def rob_bank(state: State) -> State:
    """Take all bills on the bank (D-BANK-1); half go to the player of Equal Shares (D-BANK-2)."""
    share = jnp.where(state.is_effective, state.bank // 2, 0)
    gained = seat(state.leader) * (state.bank - share) + seat(state.player) * share
    return state._replace(
        phase=jnp.full_like(state.phase, UNLOADING),
        bills=state.bills + gained,
        bank=jnp.zeros_like(state.bank),
    )


def unload(state: State) -> State:
    """Make this round's payments the loot of the next round (D-COACH-1)."""
    return state._replace(
        phase=jnp.full_like(state.phase, ARRIVED + STORE),
        bank=state.bank + state.coach,
        coach=jnp.zeros_like(state.coach),
    )


# -------------------------------------------------------------- General Store


def lead_store(state: State) -> State:
    """Open the reaction window of Unlimited Credit on arrival (D-STORE-3)."""
    state = ties.leading(state)
    return windows.ask(state, CREDIT, seat(state.leader), USED + STORE)


def enter_store(state: State) -> State:
    """Begin one visit, in the first round two; with credit one more (D-STORE-2)."""
    return state._replace(
        phase=jnp.full_like(state.phase, NEXT_VISIT),
        left=jnp.where(state.round == 1, 2, 1) + state.is_effective,
    )


def cards_due(state: State) -> Array:
    """Return as many cards as Jacks, or what there is (D-STORE-1)."""
    supply = state.deck[:PROPERTY].sum() + state.discards.sum() + state.played.sum()
    return jnp.minimum(_own(state, JACK), supply)


def next_visit(state: State) -> State:
    draws = (state.left > 0) & (cards_due(state) > 0)
    state = windows.discard(state, CREDIT, ~draws)
    return state._replace(phase=jnp.where(draws, DRAWING_CARDS, ARRIVED + SALOON))


def is_short(state: State, cards: Array) -> Array:
    """Return whether the store deck has fewer cards than these."""
    return cards.sum() > state.deck[:PROPERTY].sum()


def take_from_deck(state: State, cards: Array) -> State:
    """Store cards leave the deck; if it has too few, the discards are shuffled into it."""
    is_shuffled = is_short(state, cards)
    refill = jnp.where(is_shuffled, state.discards + state.played, 0)
    return state._replace(
        deck=state.deck + jnp.pad(refill, (0, PROPERTIES)) - cards,
        discards=jnp.where(is_shuffled, 0, state.discards),
        played=jnp.where(is_shuffled, 0, state.played),
    )


def receive_cards(state: State, draw: Draw) -> State:
    state = take_from_deck(state, draw.cards)
    return state._replace(
        phase=jnp.full_like(state.phase, CHOOSING_CARD), actor=state.leader, drawn=draw.cards
    )


def choose_card(state: State, action: Array) -> State:
    """Keep one card, discard the others face down; Nervous Joe is played at once (D-STORE-4)."""
    sends_joe = action >= actions.SEAT
    card = one_hot(jnp.where(sends_joe, JOE, action - actions.CARD), KINDS)
    after = state._replace(
        phase=jnp.full_like(state.phase, NEXT_VISIT),
        left=state.left - 1,
        discards=state.discards + (state.drawn - card)[:PROPERTY],
        hands=state.hands + (seat(state.actor) & ~sends_joe)[:, None] * card,
        played=plus(state.played, JOE, sends_joe),
    )
    return either(sends_joe, send_joe(after, action), after)


def send_joe(state: State, action: Array) -> State:
    """Play Nervous Joe against a player; Wanted can counter him."""
    state = state._replace(
        player=state.actor,
        target=ahead(state, action - actions.SEAT),
        card=jnp.full_like(state.card, JOE),
    )
    settled = state._replace(
        phase=jnp.full_like(state.phase, JOE_SETTLED),
        is_effective=jnp.ones_like(state.is_effective),
    )
    return windows.counter(state, settled)


def settle_joe(state: State) -> State:
    """Take $4 from the target, or all they have; then back to the store or to Doc Badluck."""
    bills = jnp.minimum(entry(state.bills, state.target), _JOE_DEMANDS)
    bills = jnp.where(state.is_effective, bills, 0)
    change = seat(state.player) * 1 - seat(state.target)
    is_at_doc = state.waiting[0] >= 0
    return state._replace(
        phase=jnp.where(is_at_doc, VISIT_OVER, NEXT_VISIT), bills=state.bills + change * bills
    )


# --------------------------------------------------------------------- saloon


def victims(state: State) -> Array:
    """Return the opponents with a card that can be drawn: `bool[5]`."""
    return ~seat(state.leader) & (state.hands.sum(1) > 0)


def lead_saloon(state: State) -> State:
    """Open the reaction window of Barmaids, if there is somebody to rob (D-REACT-1)."""
    state = ties.leading(state)
    asked = seat(state.leader) & victims(state).any()
    return windows.ask(state, BARMAIDS, asked, USED + SALOON)


def enter_saloon(state: State) -> State:
    """Begin the thefts: with Barmaids one more (D-SALOON-2)."""
    return state._replace(
        phase=jnp.full_like(state.phase, NEXT_THEFT), left=1 + state.is_effective.astype(jnp.int32)
    )


def next_theft(state: State) -> State:
    robs = (state.left > 0) & victims(state).any()
    return state._replace(phase=jnp.where(robs, ROBBING, ARRIVED + OFFICE), actor=state.leader)


def rob(state: State, action: Array) -> State:
    """Name a victim, and how many of the cards to draw are properties (D-SALOON-1)."""
    choice = action - actions.ROB
    victim = ahead(state, choice // WAYS_TO_DRAW + 1)
    deeds = choice % WAYS_TO_DRAW
    number = jnp.minimum(_own(state, QUEEN), entry(state.hands, victim).sum())
    return state._replace(
        phase=jnp.full_like(state.phase, DRAWING_LOOT),
        target=victim,
        wish=jnp.stack([number - deeds, deeds]),
    )


def receive_loot(state: State, draw: Draw) -> State:
    """Show the thief the cards, which are still the victim's."""
    return state._replace(
        phase=jnp.full_like(state.phase, STEALING), actor=state.leader, drawn=draw.cards
    )


def steal(state: State, action: Array) -> State:
    card = one_hot(action - actions.CARD, KINDS)
    change = seat(state.actor) * 1 - seat(state.target)
    return state._replace(
        phase=jnp.full_like(state.phase, NEXT_THEFT),
        left=state.left - 1,
        hands=state.hands + change[:, None] * card,
    )


# ----------------------------------------------------------- sheriff's office


def lead_office(state: State) -> State:
    """Give the star, at once, unless the Marshal objects (D-SHERIFF-1)."""
    state = ties.leading(state)
    is_new = state.leader != state.sheriff
    asked = windows.ask(state, MARSHAL, in_game(state) & is_new, ARRIVED + HALL)
    is_taken = asked.phase == ARRIVED + HALL
    return asked._replace(sheriff=jnp.where(is_taken, state.leader, state.sheriff))


def settle_star(state: State) -> State:
    """Leave the old sheriff in office if the Marshal says so (D-SHERIFF-2)."""
    is_at_doc = state.waiting[0] >= 0
    return state._replace(
        phase=jnp.where(is_at_doc, VISIT_OVER, ARRIVED + HALL),
        sheriff=jnp.where(state.is_effective, state.sheriff, state.leader),
    )


# ------------------------------------------------------------------ Town Hall


def deeds_taken(state: State) -> Array:
    """Return what the leader takes from the display, by kind of card (D-HALL-1): `int[22]`."""
    return listed(state.display, jnp.arange(ROW) <= _own(state, ACE))


def listed(row: Array, is_there: Array) -> Array:
    """Return how many properties of a row there are, by kind of card: `int[22]`."""
    kinds = jnp.arange(KINDS) == PROPERTY + row[:, None]
    return (kinds & (row >= 0)[:, None] & is_there[:, None]).sum(0, dtype=jnp.int32)


def lead_hall(state: State) -> State:
    """Take the lowest property and one more for each A; then comes the window of Corruption."""
    number = 1 + _own(state, ACE)
    hands = state.hands + seat(state.leader)[:, None] * deeds_taken(state)
    display = jnp.stack([_shifted(state.display, number + position) for position in range(ROW)])
    state = ties.leading(state._replace(hands=hands, display=display))
    asked = seat(state.leader) & (state.deck[PROPERTY:].sum() > 0)
    return windows.ask(state, CORRUPTION, asked, USED + HALL)


def _shifted(display: Array, position: Array) -> Array:
    """Return what lies at a position of the row; -1 if nothing does."""
    return jnp.where(position < ROW, entry(display, position), -1)


def bribe(state: State) -> State:
    """Give the top card of the deck for Corruption, before the row is refilled (D-HALL-2)."""
    return state._replace(phase=jnp.where(state.is_effective, DRAWING_PROPERTY, REFILL))


def receive_property(state: State, draw: Draw) -> State:
    card = one_hot(PROPERTY + draw.row[0], KINDS)
    return state._replace(
        phase=jnp.full_like(state.phase, REFILL),
        hands=state.hands + seat(state.leader)[:, None] * card,
        deck=state.deck - card,
    )


def missing(state: State) -> Array:
    """Return how many properties the row lacks that the deck can give."""
    return jnp.minimum((state.display < 0).sum(), state.deck[PROPERTY:].sum())


def refill(state: State) -> State:
    return state._replace(phase=jnp.where(missing(state) > 0, REFILLING, DOC))


def fill_row(state: State, draw: Draw) -> State:
    """Refill the row from its lower end on."""
    start = (state.display >= 0).sum()
    position = jnp.arange(ROW) - start
    drawn = jnp.stack([entry(draw.row, position[index]) for index in range(ROW)])
    is_new = (position >= 0) & (position < missing(state))
    return state._replace(
        phase=jnp.full_like(state.phase, DOC),
        display=jnp.where(is_new, drawn, state.display),
        deck=state.deck - listed(drawn, is_new),
    )

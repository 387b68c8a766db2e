"""Phase I, the hand (D-HAND): rolling, keeping in secret, the Brute and the Gambler."""

from __future__ import annotations

import jax.numpy as jnp

from tinhorn.batch.rows import either
from tinhorn.games.dicetown.batch.arrays import EVERY_SEAT, Array, earlier, entry, first, plus, seat
from tinhorn.games.dicetown.codec import actions
from tinhorn.games.dicetown.codec.actions import MASKS, OTHER_FACES
from tinhorn.games.dicetown.codec.box import BRUTE, DICE, FACES, GAMBLER, MINE, WANTED
from tinhorn.games.dicetown.codec.state import (
    ARRIVED,
    BRUTES,
    CHANCES,
    COUNTERING,
    GAMBLE,
    GAMBLING,
    KEEPING,
    OFFERING,
    ONWARD,
    OVER,
    ROLLING,
    TRIMMING,
    TURNS,
    Draw,
    State,
    holder,
    in_game,
)


def next_asked(state: State) -> Array:
    """Return the next seat that owes a sealed answer, -1 if this was the last."""
    return first(state.asked & (state.actor < EVERY_SEAT))


def sealed(state: State, answer: Array) -> Array:
    """Return the answers with that of the seat asked among them."""
    return jnp.where(seat(state.actor), answer, state.answers)


def is_sealing(state: State) -> Array:
    """Return whether seats answer in secret now."""
    return (state.phase == KEEPING) | (state.phase == GAMBLING) | (state.phase == OFFERING)


def owing(state: State) -> Array:
    """Return `bool[5]`, the seats that owe an answer: several if they answer in secret."""
    is_seat_asked = (state.phase >= CHANCES) & (state.phase != OVER)
    several = state.asked & (state.actor <= EVERY_SEAT)
    return jnp.where(is_sealing(state), several, seat(state.actor)) & is_seat_asked


def seal_all_but_last(state: State, given: Array) -> State:
    """Seal the actions of all seats that answer in secret, but for the last of them."""
    owes = owing(state)
    last = jnp.where(owes, EVERY_SEAT, -1).max()
    is_sealed = is_sealing(state) & owes & (last > EVERY_SEAT)
    return state._replace(
        actor=jnp.where(is_sealing(state), last, state.actor),
        answers=jnp.where(is_sealed, _secret_answer(state, given), state.answers),
    )


def is_followed(state: State) -> Array:
    """Return whether this seat answers in secret, and another one does after it."""
    return is_sealing(state) & (next_asked(state) >= 0)


def seal(state: State, action: Array) -> State:
    """Seal the action of the seat that is asked, and ask the next one."""
    return state._replace(
        actor=next_asked(state), answers=sealed(state, _secret_answer(state, action))
    )


def _secret_answer(state: State, action: Array) -> Array:
    """Return an action as it stands in `State.answers`."""
    kept = jnp.where(state.phase == KEEPING, action - actions.KEEP, action - actions.OFFER_NOTHING)
    return jnp.where(state.phase == GAMBLING, _turn_answer(action), kept)


def roll(state: State, draw: Draw) -> State:
    """Let the dice fall; once somebody is complete, they must all be kept (D-HAND-3)."""
    seats = in_game(state)
    rolled = jnp.where(seats[:, None], draw.dice, 0)
    is_last = (seats & (state.dice.sum(1) == DICE)).any()
    return state._replace(
        phase=jnp.where(is_last, GAMBLE, KEEPING),
        actor=jnp.zeros_like(state.actor),
        asked=seats,
        answers=jnp.full_like(state.answers, -1),
        dice=state.dice + jnp.where(is_last, rolled, 0),
        kept=rolled,
        cup=rolled,
    )


def positions(dice: Array) -> Array:
    """Return the face of each position when dice (by face) lie in rising order, one-hot."""
    start = earlier(dice)[..., None, :]
    position = jnp.arange(DICE)[:, None]
    return (position >= start) & (position < start + dice[..., None, :])


def picked(dice: Array, mask: Array) -> Array:
    """Return the dice, by face, at the positions of a mask."""
    bits = (mask[..., None] >> jnp.arange(DICE)) & 1
    return (bits[..., None] * positions(dice)).sum(-2, dtype=jnp.int32)


def brutes(state: State, action: Array) -> Array:
    """Return who sends a Brute, if this is the last answer: `bool[5]`."""
    is_last = next_asked(state) < 0
    return in_game(state) & (sealed(state, action - actions.KEEP) >= MASKS) & is_last


def keep(state: State, action: Array) -> State:
    """Seal the choice; when it is the last, all reveal at once."""
    following = next_asked(state)
    answers = sealed(state, action - actions.KEEP)
    revealed = _reveal(state, answers, brutes(state, action))
    return either(following < 0, revealed, state._replace(actor=following, answers=answers))


def _reveal(state: State, answers: Array, sent: Array) -> State:
    """Let those who have not sent a Brute pay for the extra dice (D-HAND-2)."""
    seats = in_game(state)
    kept = jnp.where(seats[:, None], picked(state.cup, answers), 0)
    number = kept.sum(1)
    price = jnp.where(seats & ~sent, jnp.where(number > 0, number - 1, 1), 0)
    return state._replace(
        phase=jnp.full_like(state.phase, BRUTES),
        kept=kept,
        dice=state.dice + kept,
        bills=state.bills - price,
        coach=state.coach + price.sum(),
        asked=sent,
        hands=plus(state.hands, BRUTE, -1 * sent),
        played=plus(state.played, BRUTE, sent.sum()),
    )


def _clockwise(state: State) -> Array:
    """Return how far each seat sits from the sheriff: `int[5]`."""
    return (EVERY_SEAT - state.sheriff) % state.options.players


def _contested(state: State) -> Array:
    """Return the first of the cards to be seen through that somebody else could counter."""
    wanted = holder(state, WANTED)
    open_to_it = state.asked & wanted.any() & ~wanted
    order = jnp.where(open_to_it, _clockwise(state), DICE)
    return open_to_it & (order == order.min())


def _see_through(state: State, card: int, contested: Array, onward: int) -> State:
    """Ask for Wanted against the contested card; cards before it, or all, are settled."""
    turn = jnp.where(contested, _clockwise(state), 0).sum()
    is_contested = contested.any()
    return state._replace(
        phase=jnp.where(is_contested, COUNTERING, onward),
        actor=first(holder(state, WANTED)),
        card=jnp.full_like(state.card, card),
        player=first(contested),
        asked=state.asked & is_contested & (_clockwise(state) >= turn),
    )


def next_brute(state: State) -> State:
    return _see_through(state, BRUTE, _contested(state), GAMBLE)


def settle_brute(state: State) -> State:
    """Let a countered Brute pay for the extra dice, as far as the money goes (D-HAND-4)."""
    player = seat(state.player)
    price = entry(state.kept.sum(1), state.player) - 1
    is_short = price > entry(state.bills, state.player)
    trims = is_short & ~state.is_effective
    paid = jnp.where(state.is_effective | is_short, 0, price)
    return state._replace(
        phase=jnp.where(trims, TRIMMING, BRUTES),
        actor=state.player,
        bills=state.bills - paid * player,
        coach=state.coach + paid,
        asked=state.asked & (trims | ~player),
    )


def trim(state: State, action: Array) -> State:
    """Put the dice that cannot be paid for back under the cup."""
    me = seat(state.actor)
    kept = entry(state.kept, state.actor)
    stay = picked(kept, action - actions.KEEP)
    price = entry(state.bills, state.actor)
    return state._replace(
        phase=jnp.full_like(state.phase, BRUTES),
        dice=state.dice + me[:, None] * (stay - kept),
        kept=jnp.where(me[:, None], stay, state.kept),
        bills=state.bills - price * me,
        coach=state.coach + price,
        asked=state.asked & ~me,
    )


def gamble(state: State) -> State:
    """Ask the seats that set dice aside in this reveal and hold a Gambler (D-HAND-5)."""
    asked = in_game(state) & (state.kept.sum(1) > 0) & holder(state, GAMBLER)
    return state._replace(
        phase=jnp.where(asked.any(), GAMBLING, ONWARD),
        actor=first(asked),
        asked=asked,
        answers=jnp.full_like(state.answers, -1),
    )


def _turn_answer(action: Array) -> Array:
    return jnp.where(action == actions.PASS, 0, action - actions.TURN + 1)


def gamblers(state: State, action: Array) -> Array:
    """Return who plays a Gambler, if this is the last answer: `bool[5]`."""
    return (sealed(state, _turn_answer(action)) > 0) & (next_asked(state) < 0)


def turn(state: State, action: Array) -> State:
    """Seal the answer; when it is the last, all Gamblers sit down at once."""
    following = next_asked(state)
    playing = gamblers(state, action)
    is_last = following < 0
    return state._replace(
        phase=jnp.where(is_last, TURNS, state.phase),
        actor=following,
        answers=sealed(state, _turn_answer(action)),
        asked=jnp.where(is_last, playing, state.asked),
        hands=plus(state.hands, GAMBLER, -1 * playing),
        played=plus(state.played, GAMBLER, playing.sum()),
    )


def _turned(state: State, seats: Array) -> Array:
    """Return the dice set aside after the turns of these seats."""
    answer = state.answers - 1
    die, other = answer // OTHER_FACES, answer % OTHER_FACES
    face = other + (other >= die)
    faces = jnp.arange(len(FACES))
    change = (faces == face[:, None]) * 1 - (faces == die[:, None])
    return state.dice + jnp.where(seats[:, None], change, 0)


def settle_turn(state: State) -> State:
    player = seat(state.player)
    return state._replace(
        phase=jnp.full_like(state.phase, TURNS),
        dice=_turned(state, player & state.is_effective),
        asked=state.asked & ~player,
    )


def next_turn(state: State) -> State:
    """Turn the dice of Gamblers that nobody can counter at once."""
    after = _see_through(state, GAMBLER, _contested(state), ONWARD)
    return after._replace(
        dice=_turned(state, state.asked & ~after.asked),
        answers=jnp.where(after.asked, state.answers, -1),
    )


def onward(state: State) -> State:
    """Roll again, or go to town when every hand is complete."""
    is_complete = (~in_game(state) | (state.dice.sum(1) == DICE)).all()
    return state._replace(phase=jnp.where(is_complete, ARRIVED + MINE, ROLLING))

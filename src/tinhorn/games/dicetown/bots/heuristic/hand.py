"""Phase I of Dice Town: which dice to keep, what to pay for them, when to turn one."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, mul
from typing import Final

from msgspec import Struct

from tinhorn.games.dicetown.actions import Action, Keep, KeepWithBrute, Pass, Trim, TurnDie
from tinhorn.games.dicetown.bots.heuristic.dice import (
    HAND_COUNTS,
    HANDS,
    Counts,
    Dice,
    Odds,
    counts,
    expected,
    hands_from,
    odds,
)
from tinhorn.games.dicetown.bots.heuristic.places import elixirs, gains
from tinhorn.games.dicetown.bots.heuristic.worth import Position, Values, card_worth
from tinhorn.games.dicetown.components import DICE, LED_BY
from tinhorn.games.dicetown.phases import Trimming
from tinhorn.games.dicetown.rules.hand import cost
from tinhorn.kernel import without

ROLLS: Final = (1.0, 1.0, 1.0, 1.5, 2.0, 2.5)
"""The expected number of rolls after a reveal, by the dice that the leading rival still lacks.

There are more in fact, but a bot that counts on them waits too long for a better roll.
"""
DOC: Final = 0.9
"""The worth of a visit as a part of the best elixir: another visitor may take that first."""


class Stakes(Struct, frozen=True):
    """What there is to be won this round."""

    places: tuple[Values, ...]
    """By face and number of dice."""
    hall: Values
    """By the number of Aces."""
    doc: float
    """For those who lead nothing."""


def stakes(at: Position) -> Stakes:
    return Stakes(
        places=tuple([gains(at, place) for place in LED_BY]),
        hall=gains(at, "hall"),
        doc=DOC * elixirs(at)[0],
    )


def keep(at: Position, options: Sequence[Action]) -> Action:
    """Return the dice with the best prospects, less what keeping them costs."""
    own, won, rolls = counts(at.seen.players[at.seat].dice), stakes(at), rolls_to_come(at)
    # The rivals have one more roll to choose from: the one under their cups now.
    worths = hand_worths(won, chances(at, 1 + rolls), own)
    prospects: dict[Dice, float] = {}

    def net(option: Action) -> float:
        assert isinstance(option, Keep | KeepWithBrute)
        dice = option.dice
        if dice not in prospects:
            after = tuple(map(add, own, counts(dice)))
            prospects[dice] = (
                expected(worths, after, rolls, at.prices.paid)
                if sum(after) < DICE
                else hand_worth(won, chances(at, 2.0), after)
            )
        return prospects[dice] - price(at, option)

    return max(options, key=net)


def rolls_to_come(at: Position) -> float:
    return ROLLS[min([DICE - len(at.seen.players[rival].dice) for rival in at.rivals])]


def price(at: Position, option: Keep | KeepWithBrute) -> float:
    if isinstance(option, KeepWithBrute):
        return card_worth(at, "brute")
    return at.prices.paid * cost(len(option.dice))


def trim(at: Position, phase: Trimming, options: Sequence[Action]) -> Action:
    """Keep the best of the dice that can be paid for, once the Brute was countered."""
    own = counts(without(at.seen.players[at.seat].dice, phase.resume.kept[at.seat]))
    rolls = rolls_to_come(at)
    worths = hand_worths(stakes(at), chances(at, rolls), own)

    def prospect(option: Action) -> float:
        assert isinstance(option, Trim)
        return expected(worths, tuple(map(add, own, counts(option.dice))), rolls, at.prices.paid)

    return max(options, key=prospect)


def turn(at: Position, options: Sequence[Action]) -> Action:
    """Turn a die of a complete hand, if that brings more than the Gambler may bring later."""
    dice = at.seen.players[at.seat].dice
    if len(dice) < DICE:
        return Pass()
    won, ahead = stakes(at), chances(at, 1.0)

    def net(option: Action) -> float:
        if isinstance(option, Pass):
            return hand_worth(won, ahead, counts(dice)) + card_worth(at, "gambler")
        assert isinstance(option, TurnDie)
        after = (*without(dice, (option.die,)), option.face)
        return hand_worth(won, ahead, counts(after))

    return max(options, key=net)


def chances(at: Position, rolls: float) -> Odds:
    """Return the chances to lead against the rivals' dice, with this many rolls to come."""
    seen, law = at.seen, at.seen.sheriff
    others = tuple(sorted([seen.players[each].dice for each in at.rivals if each != law]))
    return odds(others, None if law == at.seat else seen.players[law].dice, rolls)


def hand_worth(won: Stakes, ahead: Odds, hand: Counts) -> float:
    """Return what a complete hand is worth."""
    return hand_worths(won, ahead, hand)[hands_from(hand)[0]]


def hand_worths(won: Stakes, ahead: Odds, dice: Counts) -> list[float]:
    """Return, for each hand dice can grow to, all that it may lead, or else a visit to the Doc."""
    mine, bank, store, saloon, office = [
        list(map(mul, curve, worths))
        for curve, worths in zip(ahead.places, won.places, strict=True)
    ]
    no_mine, no_bank, no_store, no_saloon, no_office = [
        [1 - chance for chance in curve] for curve in ahead.places
    ]
    worths = [0.0] * len(HANDS)
    for hand in hands_from(dice):
        nines, tens, jacks, queens, kings, aces = HAND_COUNTS[hand]
        nothing = no_mine[nines] * no_bank[tens] * no_store[jacks]
        nothing *= no_saloon[queens] * no_office[kings] * (1 - ahead.hall[hand])
        leads = mine[nines] + bank[tens] + store[jacks] + saloon[queens] + office[kings]
        worths[hand] = leads + ahead.hall[hand] * won.hall[aces] + won.doc * nothing
    return worths

"""Poker dice as chances: which hands can come of the dice on the table, and how surely they lead.

Everything here depends on dice alone, so it is computed once and cached.

A *plan* is a set of faces that a player rolls for: whatever shows one of them is kept, the rest is
rolled again. Under a plan the dice do not depend on each other, so the chance of every hand has a
closed form. Real players change plans; the best current plan is still a good estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import accumulate, combinations, combinations_with_replacement
from math import comb, factorial, prod
from operator import add, itemgetter, mul
from typing import Final, TypeAlias

from msgspec import Struct

from tinhorn.games.dicetown.components import DICE, FACES, Face
from tinhorn.games.dicetown.rules.hall import strength
from tinhorn.games.dicetown.rules.hand import cost

Dice: TypeAlias = tuple[Face, ...]
Counts: TypeAlias = tuple[int, ...]
"""How many dice show each face, in the order of the faces."""
Plan: TypeAlias = tuple[int, ...]
"""The faces rolled for, by their place in the order of the faces."""
Curve: TypeAlias = tuple[float, ...]
"""A chance for each number of dice, or for each hand."""

ANY: Final[Plan] = tuple(range(len(FACES)))
"""To take the dice as they fall."""
SIDES: Final = len(FACES)
HANDS: Final[tuple[Dice, ...]] = tuple(
    sorted(combinations_with_replacement(FACES, DICE), key=strength)
)
"""All complete hands, the weakest first: a hand's place here is its strength."""
TIE: Final = 0.4
"""The chance to be named by a sheriff who is not tied."""


@cache
def counts(dice: Dice) -> Counts:
    return tuple([dice.count(face) for face in FACES])


HAND_COUNTS: Final = tuple(map(counts, HANDS))
_PLACES: Final = {hand: place for place, hand in enumerate(HAND_COUNTS)}


@cache
def falls(number: int) -> tuple[Counts, ...]:
    """Return all ways in which this many dice can fall."""
    return tuple(map(counts, combinations_with_replacement(FACES, number)))


@cache
def hands_from(dice: Counts) -> tuple[int, ...]:
    """List the complete hands that these dice can grow to, one for each way others can fall."""
    return tuple([_PLACES[tuple(map(add, dice, fall))] for fall in falls(DICE - sum(dice))])


@cache
def picker(dice: Counts) -> Callable[[list[float]], tuple[float, ...]]:
    """Return what picks, of a value for each hand, those that unfinished dice can grow to."""
    return itemgetter(*hands_from(dice))


@cache
def plans(dice: Counts) -> tuple[Plan, ...]:
    """List the plans to consider: one or two faces that are there already, or none."""
    held = [face for face, count in enumerate(dice) if count]
    return (ANY, *((face,) for face in held), *combinations(held, 2))


@cache
def die(plan: Plan, rolls: float) -> Curve:
    """Return the distribution of one die under a plan, with this many rolls to come."""
    missed = (1 - len(plan) / SIDES) ** rolls
    hit = (1 - missed) / len(plan)
    miss = missed / (SIDES - len(plan)) if plan != ANY else 0.0
    return tuple([hit if face in plan else miss for face in range(SIDES)])


@cache
def spread(number: int, plan: Plan, rolls: float) -> Curve:
    """Return the chance of every fall of this many dice under a plan."""
    chances = die(plan, rolls)
    return tuple([_chance(fall, chances) for fall in falls(number)])


def _chance(fall: Counts, chances: Curve) -> float:
    ways = factorial(sum(fall)) // prod(map(factorial, fall))
    return ways * prod(map(pow, chances, fall))


@cache
def toll(number: int, plan: Plan, rolls: int) -> float:
    """Return the dollars that a plan may cost (D-HAND-2): for extra dice, and for keeping none.

    The last roll is free, and a player who keeps dice as they fall gets one die free each time.
    """
    if plan == ANY or rolls <= 1 or not number:
        return 0.0
    hit = len(plan) / SIDES
    total = 0.0
    for hits in range(number + 1):
        chance: float = comb(number, hits) * hit**hits * (1 - hit) ** (number - hits)
        total += chance * (cost(hits) + toll(number - hits, plan, rolls - 1))
    return total


@cache
def courses(dice: Counts, rolls: float) -> tuple[tuple[Curve, float], ...]:
    """Return, for each plan, the chances of the hands to come and the dollars it may cost."""
    missing = DICE - sum(dice)
    return tuple(
        [(spread(missing, plan, rolls), toll(missing, plan, int(rolls))) for plan in plans(dice)]
    )


def expected(values: list[float], dice: Counts, rolls: float, dollar: float) -> float:
    """Return what unfinished dice may come to by the best plan, given a value for each hand."""
    reachable = picker(dice)(values)
    worths: list[float] = [
        sum(map(mul, chances, reachable)) - dollar * paid for chances, paid in courses(dice, rolls)
    ]
    return max(worths)


def intentions(held: Counts) -> Iterator[tuple[float, Plan]]:
    """Guess the plan of a rival. A face weighs the square of its kept dice; having no plan, one."""
    if not any(held):
        yield from ((1 / SIDES, (face,)) for face in range(SIDES))
        return
    total = 1 + sum(count * count for count in held)
    yield 1 / total, ANY
    yield from ((count * count / total, (face,)) for face, count in enumerate(held) if count)


class Outlook(Struct, frozen=True, gc=False):
    """How a player may end the round: chances by face and number of dice, and by hand."""

    below: tuple[Curve, ...]
    """By face and number: the chance of fewer dice of that face."""
    up_to: tuple[Curve, ...]
    """By face and number: the chance of at most that many dice of that face."""
    weaker: Curve
    """By hand: the chance of a weaker hand."""
    no_better: Curve


@cache
def outlook(dice: Dice, rolls: float) -> Outlook:
    """Return what a rival with these dice set aside may end with, whichever plan it follows."""
    held = counts(dice)
    chances = [0.0] * len(HANDS)
    for weight, plan in intentions(held):
        for place, chance in zip(
            hands_from(held), spread(DICE - sum(held), plan, rolls), strict=True
        ):
            chances[place] += weight * chance
    no_better = tuple(accumulate(chances))
    exact = [_by_count(chances, face) for face in range(SIDES)]
    up_to = tuple([tuple(accumulate(each)) for each in exact])
    return Outlook(
        below=tuple([(0.0, *each[:-1]) for each in up_to]),
        up_to=up_to,
        weaker=(0.0, *no_better[:-1]),
        no_better=no_better,
    )


def _by_count(chances: list[float], face: int) -> list[float]:
    totals = [0.0] * (DICE + 1)
    for hand, chance in zip(HAND_COUNTS, chances, strict=True):
        totals[hand[face]] += chance
    return totals


class Odds(Struct, frozen=True, gc=False):
    """The chance to lead."""

    places: tuple[Curve, ...]
    """By face and number of dice; Aces lead nowhere by themselves."""
    hall: Curve
    """By hand."""


@lru_cache(maxsize=2_000)  # a review tries each decision in several worlds
def odds(rivals: tuple[Dice, ...], sheriff: Dice | None, rolls: float) -> Odds:
    """Return the odds against rivals with these dice set aside.

    A tied sheriff names himself. `None` as sheriff means the bot itself.
    """
    others = [outlook(dice, rolls) for dice in rivals]
    law = None if sheriff is None else outlook(sheriff, rolls)
    places = [
        _leads(
            [each.below[face] for each in others],
            [each.up_to[face] for each in others],
            None if law is None else law.below[face],
        )
        for face in range(SIDES - 1)
    ]
    hall = _leads(
        [each.weaker for each in others],
        [each.no_better for each in others],
        None if law is None else law.weaker,
    )
    # A place nobody rolled for is led by nobody.
    return Odds(tuple([(0.0, *curve[1:]) for curve in places]), hall)


def _leads(below: list[Curve], up_to: list[Curve], law: Curve | None) -> Curve:
    """Return the chance to be alone at the top, or tied there and named."""
    if not below:
        assert law is not None
        return law
    level = _products(up_to)
    if law is None:
        return tuple(level)
    ahead = _products(below)
    return tuple(
        [
            under * (sole + TIE * (tied - sole))
            for under, sole, tied in zip(law, ahead, level, strict=True)
        ]
    )


def _products(curves: Sequence[Sequence[float]]) -> Sequence[float]:
    """Multiply several curves, number by number."""
    return reduce(lambda one, other: list(map(mul, one, other)), curves)

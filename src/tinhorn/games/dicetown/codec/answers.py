"""Things and answers of the engine as the small integers of the batched game."""

from __future__ import annotations

from functools import cache

from tinhorn.games.dicetown import actions as played
from tinhorn.games.dicetown import phases
from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.codec import actions as ids
from tinhorn.games.dicetown.codec.box import CARDS, ELIXIRS, FACES, PLACES

KIND = {card: kind for kind, card in enumerate(CARDS)}
FACE = {face: index for index, face in enumerate(FACES)}
ELIXIR = {elixir: index for index, elixir in enumerate(ELIXIRS)}
PLACE = {place: index for index, place in enumerate(PLACES)}


@cache
def picks(chosen: tuple[str, ...], dice: tuple[str, ...]) -> int:
    """Return the mask of some of these dice; of equal ones the first."""
    left, mask = list(chosen), 0
    for position, face in enumerate(dice):
        if face in left:
            left.remove(face)
            mask |= 1 << position
    return mask


def mask(chosen: tuple[str, ...], dice: tuple[str, ...], action: Action) -> int:
    brute = ids.MASKS if isinstance(action, played.KeepWithBrute) else 0
    return picks(chosen, dice) + brute


def turn(action: played.TurnDie | played.Pass | None) -> int:
    """Return a turn in `State.answers`."""
    if not isinstance(action, played.TurnDie):
        return -1 if action is None else 0
    die, face = FACE[action.die], FACE[action.face]
    return 1 + die * ids.OTHER_FACES + face - (face > die)


def offer(offer: played.Offer | phases.Bundle) -> int:
    """Return an offer in `State.answers`; ValueError if the batched game has no such offer."""
    goods = (bool(offer.bills), bool(offer.nuggets), len(offer.cards))
    if sum(goods) > 1 or max(offer.bills, offer.nuggets) > ids.MOST_OFFERED:
        raise ValueError(f"The batched game has no offer like {offer}.")
    if offer.cards:
        return ids.CARD + KIND[offer.cards[0]] - ids.OFFER_NOTHING
    return offer.nuggets + ids.MOST_OFFERED if offer.nuggets else offer.bills


def bundle(bundled: phases.Bundle | None) -> int:
    return -1 if bundled is None else offer(bundled)

"""Ties (D-TIE): the offers of the tied players, and the decision of the sheriff."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action, NameLeader, Offer
from tinhorn.games.dicetown.components import POINTS, Card, Face, Place
from tinhorn.games.dicetown.events import Event, LeaderNamed, OfferMade, OfferTaken
from tinhorn.games.dicetown.phases import Bundle, Deciding, Offering
from tinhorn.games.dicetown.rules import memory
from tinhorn.games.dicetown.rules.steps import enter_phase
from tinhorn.games.dicetown.rules.transfers import gaining, hand_over, split
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, Seat, Step, is_part, phrase, replaced

_MONEY_LISTED: Final = 5
"""The most bills, or nuggets, in an offer among the options; `check` allows more."""
_CARD_OFFERS: Final[dict[Card, Action]] = {card: Offer(0, 0, (card,)) for card in POINTS}
_NOT_YOUR_CARDS: Final = Refusal("D-TIE-2", phrase("dicetown-refusal-offer-cards"))
_NOT_TIED: Final = Refusal("D-TIE-1", phrase("dicetown-refusal-not-tied"))


def most(state: State, face: Face) -> tuple[Seat, ...]:
    """Return the seats with the most dice of this face; none if nobody has one."""
    best, leaders = 1, []
    for seat, player in enumerate(state.players):
        count = player.dice.count(face)
        if count > best:
            best, leaders = count, [seat]
        elif count == best:
            leaders.append(seat)
    return tuple(leaders)


def ask_sheriff(
    state: State, place: Place, tied: tuple[Seat, ...], before: tuple[Event, ...]
) -> Step[State, Event]:
    """Collect the offers of the tied players, if bribes are on; then the sheriff decides."""
    nothing = (None,) * len(state.players)
    if state.setup.bribes == "off":
        return enter_phase(state, Deciding(state.sheriff, place, tied, nothing), before)
    asked = tuple([seat for seat in tied if seat != state.sheriff])
    return enter_phase(state, Offering(asked, nothing, place, tied), before)


def check_offer(state: State, _: Offering, seat: Seat, offer: Offer) -> Refusal | None:
    player = state.players[seat]
    if not 0 <= offer.bills <= player.bills:
        return Refusal("D-TIE-2", phrase("dicetown-refusal-offer-bills", bills=player.bills))
    if not 0 <= offer.nuggets <= player.nuggets:
        return Refusal("D-TIE-2", phrase("dicetown-refusal-offer-nuggets", nuggets=player.nuggets))
    if not is_part(offer.cards, player.store + player.properties):
        return _NOT_YOUR_CARDS
    return None


def offer_options(state: State, _: Offering, seat: Seat) -> tuple[Action, ...]:
    """Return a few plain offers: nothing, some bills, some nuggets, or one card."""
    player = state.players[seat]
    money = _money_offers(min(player.bills, _MONEY_LISTED), min(player.nuggets, _MONEY_LISTED))
    cards = dict.fromkeys(player.store + player.properties)
    return (*money, *[_CARD_OFFERS[card] for card in cards])


@cache
def _money_offers(bills: int, nuggets: int) -> tuple[Action, ...]:
    return (
        *[Offer(amount, 0, ()) for amount in range(bills + 1)],
        *[Offer(0, amount, ()) for amount in range(1, nuggets + 1)],
    )


def default_offer(_: State, phase: Offering, seat: Seat) -> Offer:
    """Return an offer of nothing, for any seat."""
    return Offer(0, 0, ())


def offer(state: State, phase: Offering, seat: Seat, action: Offer) -> Step[State, Event]:
    """Seal the offer. The last offer shows all of them to the sheriff."""
    sealed = replace(action, cards=tuple(sorted(action.cards))) if action.cards else action
    phase = replace(phase, answers=replaced(phase.answers, seat, sealed))
    if not phase.is_complete():
        return Step(replace(state, phase=phase), ())
    memories, events = state.memories, []
    bundles: list[Bundle | None] = [None] * len(state.players)
    for other in phase.asked:
        given = phase.answers[other]
        assert given is not None
        store, properties = split(given.cards)
        bundle = Bundle(given.bills, given.nuggets, len(store), len(properties), store + properties)
        bundles[other] = bundle
        if given.cards:
            memories = memory.shown_to(memories, state.sheriff, other, store, "store")
            memories = memory.shown_to(memories, state.sheriff, other, properties, "property")
        events.append(OfferMade(other, state.sheriff, phase.place, bundle))
    desk = Deciding(state.sheriff, phase.place, phase.tied, tuple(bundles))
    return enter_phase(replace(state, memories=memories), desk, tuple(events))


def check_leader(_: State, phase: Deciding, action: NameLeader) -> Refusal | None:
    return None if action.seat in phase.tied else _NOT_TIED


def leader_options(_: State, phase: Deciding) -> tuple[Action, ...]:
    return _leaders(phase.tied)


@cache
def _leaders(tied: tuple[Seat, ...]) -> tuple[Action, ...]:
    return tuple([NameLeader(seat) for seat in tied])


def default_leader(state: State, phase: Deciding, _: Seat) -> NameLeader:
    """Return the sheriff if he is tied, else the first tied seat."""
    return NameLeader(state.sheriff if state.sheriff in phase.tied else phase.tied[0])


def name_leader(
    state: State, phase: Deciding, action: NameLeader
) -> tuple[State, tuple[Event, ...]]:
    """Hand the chosen player's offer over; the others keep theirs (D-TIE-2)."""
    named = LeaderNamed(state.sheriff, action.seat, phase.place)
    bundle = phase.offers[action.seat]
    if bundle is None or not (bundle.bills or bundle.nuggets or bundle.cards):
        return state, (named,)
    if bundle.cards:
        state = hand_over(state, action.seat, state.sheriff, bundle.cards)
    players = gaining(state.players, action.seat, bills=-bundle.bills, nuggets=-bundle.nuggets)
    players = gaining(players, state.sheriff, bills=bundle.bills, nuggets=bundle.nuggets)
    taken = OfferTaken(action.seat, state.sheriff, bundle)
    return replace(state, players=players), (named, taken)

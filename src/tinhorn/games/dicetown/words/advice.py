"""What a place or an option means to one viewer, worked out from their view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import assert_never, cast

from tinhorn.games.dicetown.actions import (
    Action,
    Give,
    Keep,
    KeepWithBrute,
    Offer,
    Play,
    Protect,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TurnDie,
)
from tinhorn.games.dicetown.components import LED_BY, POINTS, Elixir, Place
from tinhorn.games.dicetown.hands import name_so_far
from tinhorn.games.dicetown.names import effect
from tinhorn.games.dicetown.phases import Over, Reacting, Visiting
from tinhorn.games.dicetown.rules.dice import ordered
from tinhorn.games.dicetown.rules.hall import strength
from tinhorn.games.dicetown.rules.joe import DEMAND
from tinhorn.games.dicetown.rules.store import usual_visits
from tinhorn.games.dicetown.scoring import BILLS_A_POINT, STAR, outcome
from tinhorn.games.dicetown.view import View
from tinhorn.games.dicetown.windows import benefit
from tinhorn.games.dicetown.words.points import score_facts
from tinhorn.games.dicetown.words.stops import is_done, stop_of
from tinhorn.kernel import Fact, Phrase, Seat, name_of, names_of, phrase, upon


def consequence(seen: View, action: Action) -> Phrase | None:
    """Say what follows from an option, where its label does not say it already."""
    match action:
        case Play() if isinstance(seen.phase, Reacting):
            return benefit(seen, seen.phase.resume)
        case Play(card=card) | TakeCard(card=card) | Steal(card=card) | Give(card=card):
            return effect(card)
        case TakeElixir(elixir=elixir):
            is_wasted = isinstance(seen.phase, Visiting) and _is_wasted(seen, seen.phase, elixir)
            return phrase(f"dicetown-{'consequence-wasted' if is_wasted else f'effect-{elixir}'}")
        case Keep(dice=dice) if dice and seen.viewer is not None:
            return name_so_far(ordered((*seen.players[seen.viewer].dice, *dice)))
        case KeepWithBrute():
            return effect("brute")
        case TurnDie():
            return effect("gambler")
        case SendJoe(target=target):
            bills = min(DEMAND, seen.players[target].bills)
            return phrase("dicetown-consequence-joe", bills=bills)
        case Offer():
            return phrase("dicetown-consequence-offer", sheriff_seat=name_of(seen.sheriff))
        case Protect():
            return phrase("dicetown-effect-protection")
        case _:
            return None


def _is_wasted(seen: View, phase: Visiting, elixir: Elixir) -> bool:
    """Tell whether everybody can see that an elixir would bring the visitor nothing (D-ELIXIR)."""
    visitor = seen.players[phase.seat]
    others = [player for seat, player in enumerate(seen.players) if seat != phase.seat]
    match elixir:
        case "wealth":
            return not any(player.bills for player in others)
        case "charm":
            return not any(player.nuggets for player in others)
        case "friendship":
            return not any(player.store for player in others)
        case "dominion":
            return not any(player.properties for player in others)
        case "protection":
            return not visitor.properties
        case "power":
            return phase.seat == seen.sheriff
        case "luck":
            return False
        case _:
            assert_never(elixir)


def facts(seen: View) -> tuple[Fact, ...]:
    """List who leads each place now, what leading it would bring the viewer, and the points."""
    if isinstance(seen.phase, Over):
        return tuple(_tie_facts(seen, seen.phase))
    places = tuple(_place_facts(seen))
    scores = (*_hand_facts(seen), *score_facts(seen))
    if seen.viewer is None:
        return (*places, *scores)
    own = (*_own_facts(seen, seen.viewer), _doc_fact(seen, places))
    return (*places, *own, *_rival_facts(seen, seen.viewer), *scores)


def _tie_facts(seen: View, phase: Over) -> Iterator[Fact]:
    """Say of seats with equal points, one behind the other, what put one of them ahead."""
    order = [seats[0] for seats in outcome(phase).ranking if seats]
    for ahead, behind in pairwise(order):
        first, second = phase.sheets[ahead], phase.sheets[behind]
        if first.total == second.total:
            by = "sheriff" if first.property_cards == second.property_cards else "cards"
            key = f"dicetown-tie-{by}"
            text = upon(key, seen.viewer, ahead, behind, points=first.total)
            yield Fact("tie", text, seats=(ahead, behind))


def facts_basis(seen: View) -> object:
    """Return what the facts depend on: a sealed answer changes none of it."""
    is_over = isinstance(seen.phase, Over)
    place = seen.mine, seen.bank, seen.display, seen.round, seen.sheriff, seen.led
    return is_over, seen.viewer, seen.players, place, seen.common, stop_of(seen.phase)


def _rival_facts(seen: View, viewer: Seat) -> Iterator[Fact]:
    """List which rivals have the most dice for each place."""
    for place, face in LED_BY.items():
        counts = [player.dice.count(face) for player in seen.players]
        most = max(count for seat, count in enumerate(counts) if seat != viewer)
        seats = [seat for seat, count in enumerate(counts) if count == most and seat != viewer]
        if most:
            text = phrase("dicetown-fact-rivals", rival_seats=names_of(seats), count=most)
            yield Fact("rivals", text, subject=place, seats=tuple(seats), count=most)


def _hand_facts(seen: View) -> Iterator[Fact]:
    """Name the hand of each seat, by the dice set aside."""
    for seat, player in enumerate(seen.players):
        name = name_so_far(player.dice)
        if name is not None:
            yield Fact("hand", name, seats=(seat,))


def _place_facts(seen: View) -> Iterator[Fact]:
    """Return the facts about places, by the dice set aside so far."""
    for place, face in LED_BY.items():
        counts = [player.dice.count(face) for player in seen.players]
        best = max(counts)
        leaders = tuple(seat for seat, count in enumerate(counts) if count == best and best)
        yield _place_fact(seen, place, leaders, best)
    yield _place_fact(seen, "hall", _best_hands(seen), 0)


def _best_hands(seen: View) -> tuple[Seat, ...]:
    """Return the seats with the best hand so far, if anybody has set dice aside."""
    if not any(player.dice for player in seen.players):
        return ()
    hands = [strength(player.dice) for player in seen.players]
    return tuple(seat for seat, hand in enumerate(hands) if hand == max(hands))


def _place_fact(seen: View, place: Place, leaders: tuple[Seat, ...], count: int) -> Fact:
    return Fact(
        "place",
        _standing(seen, place, leaders, count),
        is_complete=seen.viewer in leaders,
        subject=place,
        seats=leaders,
        count=count if place in LED_BY else None,
    )


def _standing(seen: View, place: Place, leaders: tuple[Seat, ...], count: int) -> Phrase:
    """Say who leads a place, and with what."""
    worth, names = _worth(seen, place), names_of(leaders)
    if len(leaders) != 1:
        state = "tied" if leaders else "open"
        return phrase(f"dicetown-fact-{state}", leader_seats=names, count=count, worth=worth)
    hand = name_so_far(seen.players[leaders[0]].dice) if place == "hall" else None
    if hand is not None:
        return phrase("dicetown-fact-hand", leader_seats=names, hand=hand, worth=worth)
    return phrase("dicetown-fact-led", leader_seats=names, count=count, worth=worth)


def _worth(seen: View, place: Place) -> Phrase:
    """Return what lies at a place."""
    match place:
        case "mine":
            return phrase("dicetown-worth-mine", count=seen.mine)
        case "bank":
            return phrase("dicetown-worth-bank", bills=seen.bank)
        case "hall":
            points = POINTS[seen.display[0]] if seen.display else 0
            return phrase("dicetown-worth-hall", points=points)
        case "store" | "saloon" | "office":
            return phrase(f"dicetown-worth-{place}")
    assert_never(place)


def _own_facts(seen: View, seat: Seat) -> Iterator[Fact]:
    """Say what leading each place would bring the viewer, or that it is done in this round."""
    for fact in _worth_to(seen, seat):
        if is_done(seen.phase, cast(Place, fact.subject)):
            yield Fact("own", phrase("dicetown-own-done"), subject=fact.subject)
        else:
            yield fact


def _worth_to(seen: View, seat: Seat) -> Iterator[Fact]:
    """Return what the viewer would get as the leader, with the dice set aside; in points."""
    dice, bills = seen.players[seat].dice, seen.players[seat].bills
    nuggets = min(max(1, dice.count("9")), seen.mine)
    yield _own_fact("mine", phrase("dicetown-own-mine", count=nuggets), nuggets, nuggets)
    points = (bills + seen.bank) // BILLS_A_POINT - bills // BILLS_A_POINT
    told = phrase("dicetown-own-bank", bills=seen.bank, points=points)
    yield _own_fact("bank", told, seen.bank, points)
    drawn = max(1, dice.count("J"))
    told = phrase("dicetown-own-store", count=drawn, visits=usual_visits(seen.round))
    yield _own_fact("store", told, drawn)
    yield _loot_fact(seen, seat)
    office = "kept" if seat == seen.sheriff else "won"
    yield _own_fact("office", phrase(f"dicetown-own-office-{office}", points=STAR), None, STAR)
    taken = [POINTS[card] for card in seen.display[: 1 + dice.count("A")]]
    text = phrase("dicetown-own-hall", count=len(taken), points=sum(taken))
    yield _own_fact("hall", text, len(taken), sum(taken))


def _loot_fact(seen: View, seat: Seat) -> Fact:
    """Say what may be stolen; before the store, somebody may still draw such a card."""
    wanted = max(1, seen.players[seat].dice.count("Q"))
    rivals = [other for rival, other in enumerate(seen.players) if rival != seat]
    most = max(len(other.store) + len(other.properties) for other in rivals)
    if most == 0 and not is_done(seen.phase, "store"):
        return _own_fact("saloon", phrase("dicetown-own-saloon-later", count=wanted), wanted)
    loot = min(wanted, most)
    return _own_fact("saloon", phrase("dicetown-own-saloon", count=loot), loot)


def _own_fact(place: Place, text: Phrase, count: int | None, points: int | None = None) -> Fact:
    return Fact("own", text, points, subject=place, count=count)


def _doc_fact(seen: View, places: tuple[Fact, ...]) -> Fact:
    """Say whether the viewer would have to visit Doc Badluck as things are now (D-DOC-1)."""
    is_safe = seen.viewer in seen.led or any(place.is_complete for place in places)
    told = phrase(f"dicetown-own-doc-{'safe' if is_safe else 'due'}")
    return Fact("own", told, subject="doc", is_complete=is_safe)

"""The whole table of Dice Town in words, as far as one viewer may know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tinhorn.games.dicetown.components import POINTS, Card, CardKind
from tinhorn.games.dicetown.names import (
    back_name,
    card_name,
    cards_named,
    effect,
    elixir_name,
    faces,
    listed,
)
from tinhorn.games.dicetown.phases import Deciding, Keeping, Over
from tinhorn.games.dicetown.rules import memory
from tinhorn.games.dicetown.state import Note
from tinhorn.games.dicetown.view import View
from tinhorn.games.dicetown.words.advice import facts
from tinhorn.games.dicetown.words.points import points_of
from tinhorn.games.dicetown.words.story import bundle
from tinhorn.kernel import Phrase, Seat, Statement, name_of, numbers, of, phrase

PILES: Final = {memory.DECK: "deck", memory.DISCARDS: "discards"}


def report(seen: View) -> tuple[Statement, ...]:
    """Return what each player has, from the viewer on; then the town, place by place."""
    seats = range(len(seen.players))
    start = seen.viewer or 0
    return (
        *(line for seat in (*seats[start:], *seats[:start]) for line in _player(seen, seat)),
        *_desk(seen),
        *_town(seen),
    )


def _player(seen: View, seat: Seat) -> Iterator[Statement]:
    player, viewer = seen.players[seat], seen.viewer
    if isinstance(seen.phase, Over):
        points = seen.phase.sheets[seat].total
        told = of("dicetown-report-score", viewer, seat, points=points)
        yield Statement("score", told, seat)
    if seat == viewer and isinstance(seen.phase, Keeping) and seen.phase.dice[seat]:
        cup = phrase("dicetown-report-cup", dice=faces(seen.phase.dice[seat]))
        yield Statement("dice", cup, seat)
    aside = "dicetown-report-dice" if player.dice else "dicetown-report-no-dice"
    yield Statement("dice", of(aside, viewer, seat, dice=faces(player.dice)), seat)
    yield Statement("money", of("dicetown-report-money", viewer, seat, bills=player.bills), seat)
    nuggets = of("dicetown-report-nuggets", viewer, seat, count=player.nuggets)
    yield Statement("nuggets", nuggets, seat)
    if seat == seen.sheriff:
        yield Statement("sheriff", of("dicetown-report-sheriff", viewer, seat), seat)
    yield from _cards(seen, seat)
    if not isinstance(seen.phase, Over):
        so_far = of("dicetown-report-so-far", viewer, seat, points=points_of(seen, seat))
        yield Statement("score", so_far, seat)


def _cards(seen: View, seat: Seat) -> Iterator[Statement]:
    """Name the cards that the viewer sees; count the others by their backs."""
    player, viewer = seen.players[seat], seen.viewer
    store = [card for card in player.store if card is not None]
    for card in store:
        told = phrase("dicetown-report-card", card=card_name(card), effect=effect(card))
        yield Statement("cards", told, seat)
    if not store:
        backs = _backs("store", len(player.store))
        yield Statement("cards", of("dicetown-report-cards", viewer, seat, cards=backs), seat)
    deeds = [card for card in player.properties if card is not None]
    named = cards_named(deeds) if deeds else _backs("property", len(player.properties))
    told = of("dicetown-report-properties", viewer, seat, cards=named)
    yield Statement("properties", told, seat)
    if player.protected:
        safe = of("dicetown-report-safe", viewer, seat, cards=cards_named(player.protected))
        yield Statement("properties", safe, seat)
    if seat == viewer:
        yield from _notes(seen, seat)


def _backs(kind: CardKind, count: int) -> Phrase:
    return listed([back_name(kind, count)] if count else [])


def private_notes(seen: View) -> list[Note]:
    """List cards that only the viewer saw, where they must still be.

    They come from thefts, offers and the viewer's own discards. What everybody saw, such as
    properties taken from the display, is not shown again.
    """
    if isinstance(seen.phase, Over):
        return []
    notes = Counter(seen.memory) - Counter(seen.common)
    return sorted(note for note in notes.elements() if note[1].bit_count() == 1)


def _notes(seen: View, viewer: Seat) -> Iterator[Statement]:
    """List the places of known cards, one statement for each hand or pile."""
    found: dict[int, list[Card]] = {}
    for card, place in private_notes(seen):
        found.setdefault(place, []).append(card)
    for place, cards in found.items():
        told = phrase("dicetown-report-noted", place=_where(seen, place), cards=cards_named(cards))
        yield Statement("notes", told, viewer)


def _where(seen: View, place: int) -> Phrase:
    for seat in range(len(seen.players)):
        if place & (memory.hand(seat, "store") | memory.hand(seat, "property")):
            return phrase("dicetown-report-hand", seat=name_of(seat))
    return phrase(f"dicetown-panel-in-{PILES[place]}")


def _desk(seen: View) -> Iterator[Statement]:
    """Yield the offers that lie before the sheriff."""
    if not isinstance(seen.phase, Deciding):
        return
    for seat, offer in enumerate(seen.phase.offers):
        if offer is not None:
            told = phrase("dicetown-report-offer", seat=name_of(seat), offer=bundle(offer))
            yield Statement("offers", told)


def _town(seen: View) -> Iterator[Statement]:
    yield Statement("round", phrase("dicetown-round", round=seen.round))
    for fact in facts(seen):
        if fact.kind == "known":
            yield Statement("cards", fact.text, fact.seats[0])
        if fact.kind not in ("place", "own"):
            continue
        topic = "worth" if fact.kind == "own" else fact.topic
        name = phrase(f"dicetown-panel-place-{fact.subject}")
        yield Statement(topic, phrase("dicetown-report-place", place=name, told=fact.text))
    yield Statement("place-coach", phrase("dicetown-report-coach", bills=seen.coach))
    worth = tuple(POINTS[card] for card in seen.display)
    row = phrase("dicetown-report-row", worth=numbers(worth), count=seen.property_deck)
    none = phrase("dicetown-report-no-row", count=seen.property_deck)
    yield Statement("place-hall", row if worth else none)
    shelf = listed(map(elixir_name, seen.elixirs))
    yield Statement("place-doc", phrase("dicetown-report-doc", elixirs=shelf))
    yield Statement("decks", phrase("dicetown-report-deck", count=seen.store_deck))
    if seen.played or seen.in_play:
        played = cards_named((*seen.played, *seen.in_play))
        yield Statement("decks", phrase("dicetown-report-played", cards=played))

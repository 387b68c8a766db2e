"""Random full states of Dice Town that agree with a view."""

from __future__ import annotations

from itertools import repeat
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from tinhorn.games.dicetown.components import (
    DICE,
    Card,
    CardKind,
    Property,
    StoreCard,
    property_bag,
    store_bag,
)
from tinhorn.games.dicetown.phases import (
    ChoosingCard,
    Deciding,
    Keeping,
    Over,
    Phase,
    Settling,
    Stealing,
)
from tinhorn.games.dicetown.rules import apply, options, pending
from tinhorn.games.dicetown.rules.dice import Dice, rolls
from tinhorn.games.dicetown.rules.memory import (
    DECK,
    DISCARDS,
    DRAWN,
    HANDS,
    STORE_HANDS,
    hand,
    holds,
)
from tinhorn.games.dicetown.rules.transfers import kind_of
from tinhorn.games.dicetown.state import Memory, Note, Player, State
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Sealed, Viewer, draw, without

C = TypeVar("C", bound=Card)


def imagine(seen: View, rng: Random) -> State:
    """Return a random state that looks exactly like this view to its viewer.

    Every card that the viewer has seen is where it must still be. The other
    players remember what everybody has seen; some of them have sealed an answer already.
    """
    # A viewer's own notes can be vaguer than the public notes. Both have to hold.
    worlds = (_imagine_cards(seen, rng) for _ in repeat(None))
    state = next(world for world in worlds if holds(seen.common, _lying(world)))
    state = replace(state, memories=_imagine_memories(seen))
    return _some_answered(state, seen.viewer, rng)


def _imagine_cards(seen: View, rng: Random) -> State:
    store = _imagine_store(seen, rng)
    properties = _imagine_properties(seen, rng)
    players = tuple(
        Player(
            player.dice,
            player.bills,
            player.nuggets,
            _known(player.store) or store[hand(seat, "store")],
            _known(player.properties) or properties[hand(seat, "property")],
            player.protected,
        )
        for seat, player in enumerate(seen.players)
    )
    return State(
        rules=seen.rules,
        setup=seen.setup,
        prompt=seen.prompt,
        phase=_imagine_phase(seen, players, store[DRAWN], rng),
        round=seen.round,
        players=players,
        sheriff=seen.sheriff,
        led=seen.led,
        mine=seen.mine,
        bank=seen.bank,
        coach=seen.coach,
        display=seen.display,
        property_deck=properties[DECK],
        store_deck=store[DECK],
        discards=store[DISCARDS],
        played=seen.played,
        in_play=seen.in_play,
        elixirs=seen.elixirs,
        elixir_deck=seen.elixir_deck,
        elixir_discards=seen.elixir_discards,
        memories=(),
    )


def _known(cards: tuple[C | None, ...]) -> tuple[C, ...]:
    return tuple(card for card in cards if card is not None)


def _imagine_store(seen: View, rng: Random) -> dict[int, tuple[StoreCard, ...]]:
    """Deal the store cards that the viewer does not see to their possible places."""
    open_cards: list[StoreCard] = [*seen.played, *seen.in_play]
    room = {DECK: seen.store_deck, DISCARDS: seen.discards, DRAWN: 0}
    if isinstance(seen.phase, ChoosingCard):
        open_cards += seen.phase.drawn
        room[DRAWN] = seen.phase.count - len(seen.phase.drawn)
    for seat, player in enumerate(seen.players):
        open_cards += _known(player.store)
        room[hand(seat, "store")] = player.store.count(None)
    unknown = without(store_bag(), open_cards)
    notes = _notes(seen, "store")
    if "joe" in unknown:
        # D-STORE-4: Nervous Joe is never in a hand.
        seen_at = next((places for card, places in notes if card == "joe"), ~0)
        notes = [note for note in notes if note[0] != "joe"]
        notes.append(("joe", seen_at & ~STORE_HANDS))
    return _deal_out(unknown, notes, room, rng)


def _imagine_properties(seen: View, rng: Random) -> dict[int, tuple[Property, ...]]:
    """Deal the properties that the viewer does not see to their possible places."""
    open_cards = list(seen.display)
    room = {DECK: seen.property_deck}
    for seat, player in enumerate(seen.players):
        open_cards += player.protected
        open_cards += _known(player.properties)
        room[hand(seat, "property")] = player.properties.count(None)
    unknown = without(property_bag(), open_cards)
    return _deal_out(unknown, _notes(seen, "property"), room, rng)


def _notes(seen: View, kind: CardKind) -> list[Note]:
    """Return the viewer's notes on cards of a kind; once all hands are open, on decks only."""
    hands = HANDS if isinstance(seen.phase, Settling | Over) else 0
    return [note for note in seen.memory if kind_of(note[0]) == kind and not note[1] & hands]


def _deal_out(
    unknown: tuple[C, ...], notes: list[Note], room: dict[int, int], rng: Random
) -> dict[int, tuple[C, ...]]:
    """Put noted cards where their notes allow, then the others where there is room."""
    free = dict(room)
    notes.sort(key=lambda note: note[1].bit_count())
    places = _settle([places for _, places in notes], free, rng)
    assert places is not None, "a memory claims what cannot be"
    rest, dealt = list(unknown), {place: list[C]() for place in room}
    for (noted, _), place in zip(notes, places, strict=True):
        dealt[place].append(rest.pop(next(i for i, card in enumerate(rest) if card == noted)))
    mixed = iter(draw(rest, len(rest), rng))
    for place, count in free.items():
        dealt[place] += [next(mixed) for _ in range(count)]
    return {place: tuple(sorted(cards)) for place, cards in dealt.items()}


def _settle(notes: list[int], room: dict[int, int], rng: Random) -> list[int] | None:
    """Choose a place for each note, weighted by the room there, and use up that room."""
    if not notes:
        return []
    slots = [place for place, count in room.items() if place & notes[0] for _ in range(count)]
    for place in dict.fromkeys(draw(slots, len(slots), rng)):
        room[place] -= 1
        others = _settle(notes[1:], room, rng)
        if others is not None:
            return [place, *others]
        room[place] += 1
    return None


def _imagine_phase(
    seen: View, players: tuple[Player, ...], drawn: tuple[StoreCard, ...], rng: Random
) -> Phase:
    """Return the dice and cards that the phase hides from the viewer."""
    match seen.phase:
        case Keeping() as phase:
            return replace(phase, dice=_imagine_dice(seen, phase, rng))
        case ChoosingCard() as phase if not phase.drawn:
            return replace(phase, drawn=drawn)
        case Stealing() as phase if not phase.drawn:
            victim, rob = players[phase.rob.victim], phase.rob
            cards = _pick(victim, rob.store, rob.properties, rng)
            return replace(phase, drawn=cards)
        case Deciding() as phase:
            offers = tuple(
                offer
                if offer is None or offer.cards
                else replace(offer, cards=_pick(players[seat], offer.store, offer.properties, rng))
                for seat, offer in enumerate(phase.offers)
            )
            return replace(phase, offers=offers)
        case phase:
            return phase


def _imagine_dice(seen: View, phase: Keeping, rng: Random) -> tuple[Dice, ...]:
    dice = []
    for seat, player in enumerate(seen.players):
        ways = rolls(DICE - len(player.dice))
        dice.append(phase.dice[seat] or ways[rng.randrange(len(ways))])
    return tuple(dice)


def _pick(player: Player, store: int, properties: int, rng: Random) -> tuple[Card, ...]:
    """Pick some cards of a hand."""
    cards: list[Card] = sorted(draw(player.store, store, rng))
    cards += sorted(draw(player.properties, properties, rng))
    return tuple(cards)


def _lying(state: State) -> list[Note]:
    """List all hidden cards with their places, except the property deck, which nobody has seen."""
    lying: list[Note] = [(card, DECK) for card in state.store_deck]
    lying += [(card, DISCARDS) for card in state.discards]
    if isinstance(state.phase, ChoosingCard):
        lying += [(card, DRAWN) for card in state.phase.drawn]
    for seat, player in enumerate(state.players):
        lying += [(card, hand(seat, "store")) for card in player.store]
        lying += [(card, hand(seat, "property")) for card in player.properties]
    return lying


def _imagine_memories(seen: View) -> tuple[Memory, ...]:
    """Return the viewer's own notes; the others get the public notes, without their own cards."""
    memories = []
    for seat in range(len(seen.players)):
        own = hand(seat, "store") | hand(seat, "property")
        if isinstance(seen.phase, ChoosingCard) and seen.phase.seat == seat:
            own |= DRAWN
        memories.append(tuple(note for note in seen.common if not note[1] & own))
    if seen.viewer is not None:
        memories[seen.viewer] = seen.memory
    return (*memories, seen.common)


def _some_answered(state: State, viewer: Viewer, rng: Random) -> State:
    """Let some of the other asked seats have answered, but never all of them."""
    owing = [decision.seat for decision in pending(state)]
    if not isinstance(state.phase, Sealed):
        return state
    others = [seat for seat in owing if seat != viewer]
    if viewer not in owing:
        others.pop(rng.randrange(len(others)))
    for seat in others:
        if rng.randrange(2):
            answers = options(state, seat)
            state = apply(state, seat, answers[rng.randrange(len(answers))]).state
    return state

"""What may change in Dice Town without a viewer noticing, and what may never change.

Written from *What is hidden from whom* in games/dicetown/rulebook/en.md, not from the game's
`view`. What a seat has seen of cards that are hidden now is in the state's notes: here they are
only read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Offer
from tinhorn.games.dicetown.components import Card, Face
from tinhorn.games.dicetown.events import Event, GameEnded, PropertiesProtected
from tinhorn.games.dicetown.phases import (
    AtGamble,
    AtReveal,
    Bundle,
    ChoosingCard,
    Countering,
    Dealing,
    Deciding,
    Gambling,
    Keeping,
    Offering,
    Over,
    Phase,
    Reacting,
    Rolling,
    Settling,
    Stealing,
    Trimming,
)
from tinhorn.games.dicetown.state import Memory, State
from tinhorn.kernel.game import Seat, Viewer

ALL_FACES: Final[tuple[Face, ...]] = ("9", "10", "J", "Q", "K", "A")
ALL_STORE_CARDS: Final = Counter(
    {
        "brute": 2,
        "gambler": 2,
        "dynamite": 1,
        "barmaids": 1,
        "corruption": 1,
        "credit": 1,
        "joe": 1,
        "marshal": 1,
        "shares": 1,
        "wanted": 1,
        "elixir": 1,
        "equipment-1": 1,
        "equipment-2": 1,
        "equipment-3": 1,
        "equipment-4": 1,
        "equipment-5": 1,
        "equipment-8": 1,
    }
)
ALL_PROPERTIES: Final = Counter({f"property-{points}": 4 for points in range(1, 6)})
ALL_ELIXIRS: Final = Counter(
    ("wealth", "friendship", "charm", "luck", "power", "protection", "dominion")
)
MOST_SEATS: Final = 5
SWAPS: Final = 12
"""How often two hidden cards of a kind try to change places."""

Sealed: TypeAlias = Keeping | Gambling | Offering | Reacting | Countering
Spot: TypeAlias = tuple[str, Seat | None]
"""Where hidden cards lie: a pile, or a hand and whose it is."""
Spots: TypeAlias = dict[Spot, list[Any]]

DECK: Final = ("store deck", None)
DISCARDS: Final = ("store discards", None)
DRAWN: Final = ("store drawn", None)
PROPERTY_DECK: Final = ("property deck", None)


def shuffle_secrets(state: State, viewer: Viewer, rng: Random) -> State:
    """Return the same game to this viewer: only what they may not know is drawn anew."""
    if isinstance(state.phase, Over):
        return state
    spots = hidden_cards(state)
    _swap_cards(state, viewer, spots, rng)
    world = _with_cards(state, spots)
    world = replace(
        world,
        phase=_other_phase(world, viewer, rng),
        memories=_other_memories(world, viewer, spots, rng),
    )
    if isinstance(world.phase, Sealed):
        return _other_answers(world, world.phase, viewer, rng)
    return world


def hidden_cards(state: State) -> Spots:
    """Return all cards that lie face down, or are in a hand."""
    phase = state.phase
    spots: Spots = {
        DECK: list(state.store_deck),
        DISCARDS: list(state.discards),
        DRAWN: list(phase.drawn) if isinstance(phase, ChoosingCard) else [],
        PROPERTY_DECK: list(state.property_deck),
    }
    for seat, player in enumerate(state.players):
        spots["store hand", seat] = list(player.store)
        spots["property hand", seat] = list(player.properties)
    return spots


def _with_cards(state: State, spots: Spots) -> State:
    cards = {spot: tuple(sorted(lying)) for spot, lying in spots.items()}
    phase = state.phase
    if isinstance(phase, ChoosingCard):
        phase = replace(phase, drawn=cards[DRAWN])
    players = tuple(
        replace(player, store=cards["store hand", seat], properties=cards["property hand", seat])
        for seat, player in enumerate(state.players)
    )
    return replace(
        state,
        phase=phase,
        players=players,
        store_deck=cards[DECK],
        discards=cards[DISCARDS],
        property_deck=cards[PROPERTY_DECK],
    )


def _swap_cards(state: State, viewer: Viewer, spots: Spots, rng: Random) -> None:
    """Hidden cards change places, as long as all that this viewer and the public saw stays true."""
    known = (state.memories[-1], state.memories[-1 if viewer is None else viewer])
    for kind in ("store", "property"):
        places = [
            spot
            for spot, cards in spots.items()
            if cards and spot[0].startswith(kind) and not _is_seen(state, spot, viewer)
        ]
        for _ in range(SWAPS if len(places) > 1 else 0):
            one, other = rng.sample(places, 2)
            rng.shuffle(spots[one])
            rng.shuffle(spots[other])
            _swap_last(spots, one, other)
            if not _is_possible(spots, known):
                _swap_last(spots, one, other)


def _swap_last(spots: Spots, one: Spot, other: Spot) -> None:
    spots[one][-1], spots[other][-1] = spots[other][-1], spots[one][-1]


def _is_seen(state: State, spot: Spot, viewer: Viewer) -> bool:
    """Return True for the viewer's own cards, and at the final count for all hands."""
    if spot == DRAWN:
        return isinstance(state.phase, ChoosingCard) and state.phase.seat == viewer
    _, owner = spot
    return owner is not None and (owner == viewer or isinstance(state.phase, Settling))


def _is_possible(spots: Spots, known: Iterable[Memory]) -> bool:
    """Nervous Joe never rests in a hand (D-STORE-4), and nothing that was seen is elsewhere."""
    if any("joe" in cards for (name, _), cards in spots.items() if name == "store hand"):
        return False
    return all(is_true(memory, spots) for memory in known)


def is_true(memory: Memory, spots: Spots) -> bool:
    """Return True if each note is about a card of its own that lies where the note says."""
    noted = {card for card, _ in memory}
    lying = [
        (card, place_bit(spot)) for spot, cards in spots.items() for card in cards if card in noted
    ]
    found: dict[int, int] = {}
    return all(_is_found(memory, number, lying, found, set()) for number in range(len(memory)))


def _is_found(
    memory: Memory,
    number: int,
    lying: Sequence[tuple[Card, int]],
    found: dict[int, int],
    tried: set[int],
) -> bool:
    """Find a card for a note; the note that has it may have to find another."""
    noted, places = memory[number]
    for index, (card, bit) in enumerate(lying):
        if card == noted and bit & places and index not in tried:
            tried.add(index)
            if index not in found or _is_found(memory, found[index], lying, found, tried):
                found[index] = number
                return True
    return False


def place_bit(spot: Spot) -> int:
    """Name a place as notes do: hands of store cards, hands of properties, the piles."""
    name, owner = spot
    if owner is not None:
        return 1 << (owner if name == "store hand" else owner + MOST_SEATS)
    piles = (DECK, DISCARDS, DRAWN)
    return 1 << 2 * MOST_SEATS + piles.index(spot) if spot in piles else 0


def _other_memories(state: State, viewer: Viewer, spots: Spots, rng: Random) -> tuple[Memory, ...]:
    """Give the other seats random notes about cards, true for this state."""
    *seats, public = state.memories
    return (
        *(
            memory if seat == viewer else _other_memory(seat, spots, rng)
            for seat, memory in enumerate(seats)
        ),
        public,
    )


def _other_memory(seat: Seat, spots: Spots, rng: Random) -> Memory:
    notes = [
        (card, place_bit(spot))
        for spot, cards in spots.items()
        if place_bit(spot) and spot[1] != seat and spot != DRAWN
        for card in cards
        if rng.random() < 0.2
    ]
    return tuple(sorted(notes))


def _other_phase(state: State, viewer: Viewer, rng: Random) -> Phase:
    """Other dice under the others' cups, other faces of what a viewer sees only the backs of."""
    match state.phase:
        case Keeping(dice=dice) as phase:
            return replace(
                phase,
                dice=tuple(
                    under if seat == viewer else _other_dice(len(under), rng)
                    for seat, under in enumerate(dice)
                ),
            )
        case Stealing(seat=thief, rob=rob) as phase if viewer not in (thief, rob.victim):
            cards = _some_cards(state, rob.victim, rob.store, rob.properties, rng)
            return replace(phase, drawn=cards)
        case Deciding(seat=sheriff, offers=offers) as phase if viewer != sheriff:
            return replace(
                phase,
                offers=tuple(
                    offer if seat == viewer else _other_faces(state, seat, offer, rng)
                    for seat, offer in enumerate(offers)
                ),
            )
        case phase:
            return phase


def _other_dice(count: int, rng: Random) -> tuple[Face, ...]:
    return tuple(sorted(rng.choices(ALL_FACES, k=count), key=ALL_FACES.index))


def _other_faces(state: State, seat: Seat, offer: Bundle | None, rng: Random) -> Bundle | None:
    if offer is None:
        return None
    cards = _some_cards(state, seat, offer.store, offer.properties, rng)
    return replace(offer, cards=cards)


def _some_cards(
    state: State, seat: Seat, store: int, properties: int, rng: Random
) -> tuple[Card, ...]:
    player = state.players[seat]
    return (
        *sorted(rng.sample(player.store, store)),
        *sorted(rng.sample(player.properties, properties)),
    )


def _other_answers(state: State, phase: Sealed, viewer: Viewer, rng: Random) -> State:
    """Others have sealed other answers; as long as someone owes one, nobody knows who."""
    others = [seat for seat in phase.asked if seat != viewer]
    opened = tuple(answer if seat == viewer else None for seat, answer in enumerate(phase.answers))
    world = replace(state, phase=replace(phase, answers=opened))
    if viewer not in phase.asked or phase.answers[viewer] is not None:
        others.remove(rng.choice(others))
    answers: list[Any] = list(opened)
    for seat in others:
        if rng.random() < 0.5:
            answers[seat] = _some_answer(world, phase, seat, rng)
    return replace(world, phase=replace(phase, answers=tuple(answers)))


def _some_answer(state: State, phase: Sealed, seat: Seat, rng: Random) -> Any:
    if not isinstance(phase, Offering):
        return rng.choice(dicetown.options(state, seat))
    player = state.players[seat]
    hand = player.store + player.properties
    cards = rng.sample(hand, rng.randrange(min(len(hand), 3) + 1))
    return Offer(
        rng.randrange(player.bills + 1), rng.randrange(player.nuggets + 1), tuple(sorted(cards))
    )


def reveals(state: State, events: tuple[Event, ...], viewer: Viewer) -> bool:
    """Sealed answers that are opened, properties put face up unasked, and the final count."""
    is_opened = isinstance(state.phase, Sealed) and len(state.phase.asked) > 1
    return is_opened or any(isinstance(event, PropertiesProtected | GameEnded) for event in events)


def facts(state: State) -> State:
    """Return all but what the others remember: notes differ in number, so have no fixed places."""
    return replace(state, memories=())


def box(state: State) -> dict[str, int]:
    """Count what is in the box, wherever it lies (D-COMP), but for the bills of absent players."""
    players, spots = state.players, hidden_cards(state)
    piles = [state.bank, state.coach, state.mine]
    piles += [pile for player in players for pile in (player.bills, player.nuggets)]
    assert min(piles) >= 0, "someone holds less than nothing"
    assert state.sheriff in range(len(players)), "nobody wears the star"
    store = [card for (name, _), cards in spots.items() if name[0] == "s" for card in cards]
    deeds = [card for (name, _), cards in spots.items() if name[0] == "p" for card in cards]
    deeds += [*state.display, *(card for player in players for card in player.protected)]
    elixirs = [*state.elixirs, *state.elixir_deck, *state.elixir_discards, *_in_use(state.phase)]
    return {
        "bills": state.bank + state.coach + sum(player.bills for player in players),
        "nuggets": state.mine + sum(player.nuggets for player in players),
        "store cards": _all_of(ALL_STORE_CARDS, [*store, *state.played, *state.in_play]),
        "properties": _all_of(ALL_PROPERTIES, deeds),
        "elixirs": _all_of(ALL_ELIXIRS, elixirs),
        "dice": sum(_dice_of(state, seat) for seat in range(len(players))),
    }


def _all_of(bag: Counter[str], found: Sequence[str]) -> int:
    assert Counter(found) == bag, f"{sorted(found)} is not what is in the box"
    return len(found)


def _in_use(phase: Any) -> list[str]:
    """Return the elixir that a visitor is applying."""
    resume = getattr(phase, "resume", phase)
    visit = getattr(resume, "visit", None)
    return [visit.elixir] if visit is not None and visit.elixir is not None else []


def _dice_of(state: State, seat: Seat) -> int:
    """Count the dice set aside and under the cup; dice about to be rolled are in neither."""
    aside, phase = len(state.players[seat].dice), state.phase
    if isinstance(phase, Keeping):
        return aside + len(phase.dice[seat])
    is_hand = isinstance(phase, Dealing | Rolling | Gambling | Trimming) or (
        isinstance(phase, Countering) and isinstance(phase.resume, AtReveal | AtGamble)
    )
    assert aside <= 5
    assert is_hand or aside == 5, "someone went to town with too few dice"
    return 5

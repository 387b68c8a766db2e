"""What each seat, and the public, knows of the cards that are hidden now.

A note says that one copy of a card is in one of some places. Whoever sees a card writes a note.
When a card moves unseen, every note on a card that it could be is widened by where it went, so a
note never claims more than its owner has seen; each note is about another copy. A seat's own hand
is never one of the places: its owner knows it anyway.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tinhorn.games.dicetown.components import SEATS, Card, CardKind
from tinhorn.games.dicetown.state import Memory, Note
from tinhorn.kernel.chance import without
from tinhorn.kernel.game import Seat
from tinhorn.kernel.tuples import replaced

Memories = tuple[Memory, ...]

DECK: Final = 1 << 2 * SEATS
"""The store deck."""
DISCARDS: Final = DECK << 1
"""The cards discarded face down since the store deck was last shuffled."""
DRAWN: Final = DECK << 2
"""In the hand of the leader who is choosing at the store."""
STORE_HANDS: Final = (1 << SEATS) - 1
HANDS: Final = DECK - 1


def hand(seat: Seat, kind: CardKind) -> int:
    """Where a seat's cards of this kind are; properties that are protected lie open."""
    return 1 << seat if kind == "store" else 1 << (SEATS + seat)


def seeing(memory: Memory, cards: Sequence[Card], place: int) -> Memory:
    """These cards were seen in this place, all at once.

    A note on a card that could be one of those seen is not a second copy. Where more notes could
    be meant than cards were seen, those left over claim no more than all of them together did.
    """
    for card in dict.fromkeys(cards):
        meant = [note for note in memory if note[0] == card and note[1] & place]
        sure = max(cards.count(card), meant.count((card, place)))
        union = place
        for _, places in meant:
            union |= places
        others = [note for note in memory if note not in meant] if meant else memory
        vague = [(card, union)] * (len(meant) - sure)
        memory = (*others, *[(card, place)] * sure, *vague)
    return memory


def losing(memory: Memory, cards: Sequence[Card], place: int) -> Memory:
    """These cards were seen as they left this place for the open, or for one's own hand."""
    for _, places in memory:
        if places & place:
            return without(seeing(memory, cards, place), [(card, place) for card in cards])
    return memory


def adding(memory: Memory, cards: Sequence[Card], place: int) -> Memory:
    """These cards were seen as they went to this place from the open, or from one's own hand."""
    return (*memory, *[(card, place) for card in cards])


def blurring(memory: Memory, place: int, targets: int, *, is_emptied: bool) -> Memory:
    """Cards went unseen from one place to others: all that were there, or nobody knows which."""
    for _, places in memory:
        if places & place:
            break
    else:
        return memory
    stay = ~place if is_emptied else ~0
    return tuple(
        [(note[0], note[1] & stay | targets) if note[1] & place else note for note in memory]
    )


def shown_gain(memories: Memories, seat: Seat, cards: Sequence[Card], kind: CardKind) -> Memories:
    """A seat takes open cards to its hand."""
    place = hand(seat, kind)
    return tuple(
        [
            memory if viewer == seat else adding(memory, cards, place)
            for viewer, memory in enumerate(memories)
        ]
    )


def shown_loss(memories: Memories, seat: Seat, cards: Sequence[Card], kind: CardKind) -> Memories:
    """A seat lays cards from its hand open."""
    place = hand(seat, kind)
    return tuple(
        [
            memory if viewer == seat else losing(memory, cards, place)
            for viewer, memory in enumerate(memories)
        ]
    )


def shown_to(
    memories: Memories, viewer: Seat, seat: Seat, cards: Sequence[Card], kind: CardKind
) -> Memories:
    """One viewer alone sees these cards in a seat's hand; they stay there."""
    if not cards:
        return memories
    seen = seeing(memories[viewer], cards, hand(seat, kind))
    return replaced(memories, viewer, seen)


def handed_over(
    memories: Memories,
    giver: Seat,
    taker: Seat,
    cards: Sequence[Card],
    kind: CardKind,
    *,
    is_all: bool,
) -> Memories:
    """Cards go from hand to hand, seen by these two only; perhaps all that the giver has."""
    if not cards:
        return memories
    source, target = hand(giver, kind), hand(taker, kind)
    after = []
    for viewer, memory in enumerate(memories):
        if viewer == giver:
            after.append(adding(memory, cards, target))
        elif viewer == taker:
            after.append(losing(memory, cards, source))
        else:
            after.append(blurring(memory, source, target, is_emptied=is_all))
    return tuple(after)


def drawn(
    memories: Memories, seat: Seat, cards: Sequence[Card], target: int, *, is_emptied: bool
) -> Memories:
    """A seat draws from the store deck, seen by that seat only."""
    after = []
    for viewer, memory in enumerate(memories):
        if viewer != seat:
            after.append(blurring(memory, DECK, target, is_emptied=is_emptied))
        elif is_emptied:
            after.append(blurring(losing(memory, cards, DECK), DECK, 0, is_emptied=True))
        else:
            after.append(losing(memory, cards, DECK))
    return tuple(after)


def chosen(memories: Memories, seat: Seat, discarded: Sequence[Card], *, is_kept: bool) -> Memories:
    """At the store a seat puts one card in its hand, unless it was played, and discards others."""
    targets = (hand(seat, "store") if is_kept else 0) | (DISCARDS if discarded else 0)
    return tuple(
        [
            adding(memory, discarded, DISCARDS)
            if viewer == seat
            else blurring(memory, DRAWN, targets, is_emptied=True)
            for viewer, memory in enumerate(memories)
        ]
    )


def shuffled(memories: Memories, played: Sequence[Card]) -> Memories:
    """All discards become the store deck; those openly played are known to be there."""
    return tuple(
        [
            adding(blurring(memory, DISCARDS, DECK, is_emptied=True), played, DECK)
            for memory in memories
        ]
    )


def turned_up(memories: Memories, card: Card, place: int) -> Memories:
    """A card from this place is laid open, for everybody to see."""
    return tuple([losing(memory, (card,), place) for memory in memories])


def holds(memory: Memory, lying: Sequence[Note]) -> bool:
    """Whether every note can have a card of its own among those lying there."""
    owners: dict[int, Note] = {}
    return all(_find(note, lying, owners, set()) for note in memory)


def _find(note: Note, lying: Sequence[Note], owners: dict[int, Note], tried: set[int]) -> bool:
    """Find a card for a note; the note that has it may have to find another."""
    for index, (card, place) in enumerate(lying):
        if card == note[0] and place & note[1] and index not in tried:
            tried.add(index)
            if index not in owners or _find(owners[index], lying, owners, tried):
                owners[index] = note
                return True
    return False

"""Memory: what each seat, and the public, knows about the cards that are hidden now.

A memory is a list of notes. A note says that one copy of a card is in one of several places, which
are the bits of a number. A viewer who sees a card gets a note on it. When a card moves and a viewer
does not see which one, each of that viewer's notes on the place it left is widened by the place
where it went. So a note never claims more than its owner has seen. Each note is about a different
copy. A seat's own hand is never one of the places, because its owner sees it anyway.

Example: BOB steals one of ANN's two store cards. CAT had seen Dynamite in ANN's hand; after the
theft CAT's note says that Dynamite is in ANN's or in BOB's hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tinhorn.games.dicetown.components import SEATS, Card, CardKind
from tinhorn.games.dicetown.state import Memory, Note
from tinhorn.kernel import Seat, replaced, without

Memories = tuple[Memory, ...]

DECK: Final = 1 << 2 * SEATS
"""The store deck."""
DISCARDS: Final = DECK << 1
"""The cards discarded face down since the store deck was last shuffled."""
DRAWN: Final = DECK << 2
"""The cards among which the leader at the store is choosing."""
STORE_HANDS: Final = (1 << SEATS) - 1
HANDS: Final = DECK - 1


def hand(seat: Seat, kind: CardKind) -> int:
    """Return the place of a seat's hidden cards of this kind; protected properties are public."""
    return 1 << seat if kind == "store" else 1 << (SEATS + seat)


def seeing(memory: Memory, cards: Sequence[Card], place: int) -> Memory:
    """Note cards that were seen in this place, all at once."""
    for card in dict.fromkeys(cards):
        memory = _sighting(memory, card, place, cards.count(card), is_gone=False)
    return memory


def losing(memory: Memory, cards: Sequence[Card], place: int) -> Memory:
    """Forget cards that were seen leaving this place, face up or to the viewer's own hand."""
    if not _has_note_on(memory, place):
        return memory
    for card in dict.fromkeys(cards):
        memory = _sighting(memory, card, place, cards.count(card), is_gone=True)
    return memory


def _sighting(memory: Memory, card: Card, place: int, count: int, *, is_gone: bool) -> Memory:
    """Note copies of a card that were seen in this place, all of which left it if `is_gone`."""
    # A note that allows this place may be about the very copy that is seen now. It must not
    # become a second copy, so the sighting replaces it.
    meant = [note for note in memory if note[0] == card and note[1] & place]
    if not meant:
        return memory if is_gone else memory + ((card, place),) * count
    sure = max(count, meant.count((card, place)))
    # If more notes allow this place than copies are seen, it is unknown which of them were meant.
    # The remaining notes then allow every place that any of them allowed.
    union = place
    for _, places in meant:
        union |= places
    certain = ((card, place),) * (sure - count if is_gone else sure)
    vague = ((card, union),) * (len(meant) - sure)
    return without(memory, meant) + certain + vague


def _has_note_on(memory: Memory, place: int) -> bool:
    """Return True if a note allows this place. Most cards move without a note, and end here."""
    for _, places in memory:  # noqa: SIM110 - a generator is slow
        if places & place:
            return True
    return False


def adding(memory: Memory, cards: Sequence[Card], place: int) -> Memory:
    """Note cards that were seen going to this place, face up or from the viewer's own hand."""
    return memory + tuple([(card, place) for card in cards])


def blurring(memory: Memory, place: int, targets: int, *, is_emptied: bool) -> Memory:
    """Widen the notes on a place that cards left unseen; all of them left if `is_emptied`."""
    if not _has_note_on(memory, place):
        return memory
    gone = place if is_emptied else 0
    return tuple(
        [(note[0], note[1] ^ gone | targets) if note[1] & place else note for note in memory]
    )


def shown_gain(memories: Memories, seat: Seat, cards: Sequence[Card], kind: CardKind) -> Memories:
    """Take face-up cards into a seat's hand."""
    notes = adding((), cards, hand(seat, kind))
    return tuple(
        [memory if viewer == seat else memory + notes for viewer, memory in enumerate(memories)]
    )


def shown_loss(memories: Memories, seat: Seat, cards: Sequence[Card], kind: CardKind) -> Memories:
    """Put cards from a seat's hand face up."""
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
    """Show these cards in a seat's hand to one viewer alone; they stay there."""
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
    """Hand cards over, seen by these two seats only; `is_all` if the giver has none left."""
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
    """Draw from the store deck, seen by that seat only."""
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
    """Keep one card at the store, unless it was played, and discard the others."""
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
    """Turn all discards into the store deck; everybody knows that the played cards are there."""
    return tuple(
        [
            adding(blurring(memory, DISCARDS, DECK, is_emptied=True), played, DECK)
            for memory in memories
        ]
    )


def turned_up(memories: Memories, card: Card, place: int) -> Memories:
    """Show a card from this place to everybody."""
    return tuple([losing(memory, (card,), place) for memory in memories])


def holds(memory: Memory, lying: Sequence[Note]) -> bool:
    """Return True if each note can be matched with a different card where the cards are."""
    owners: dict[int, Note] = {}
    return all(_find(note, lying, owners, set()) for note in memory)


def _find(note: Note, lying: Sequence[Note], owners: dict[int, Note], tried: set[int]) -> bool:
    """Match a note with a card, moving other notes to other cards if needed (Kuhn's algorithm)."""
    for index, (card, place) in enumerate(lying):
        if card == note[0] and place & note[1] and index not in tried:
            tried.add(index)
            if index not in owners or _find(owners[index], lying, owners, tried):
                owners[index] = note
                return True
    return False

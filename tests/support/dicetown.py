"""Tables of Dice Town: dealt by scripted play, so that a game can reach every position of a test.

A leader of a place changes something. `quiet` rounds change as little as the rules allow: one
seat gains a store card, another the lowest property, the sheriff stays, no bill moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, Self

from tests.support.table import Table
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    Action,
    Deal,
    DrawProperties,
    DrawStore,
    Keep,
    NameLeader,
    Offer,
    Pass,
    Play,
    Roll,
    TakeCard,
)
from tinhorn.games.dicetown.components import (
    FACES,
    ActionCard,
    Elixir,
    Face,
    Place,
    Property,
    StoreCard,
)
from tinhorn.games.dicetown.events import Event
from tinhorn.games.dicetown.phases import (
    ChoosingCard,
    Countering,
    Deciding,
    DrawingCards,
    Gambling,
    Keeping,
    Offering,
    OrderingVisits,
    Phase,
    Reacting,
    Refilling,
    Rolling,
    Visiting,
)
from tinhorn.games.dicetown.state import Setup, State
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.chance import without
from tinhorn.kernel.game import CHANCE, Seat

NOTHING: Final = Offer(0, 0, ())

Leaders = dict[Place, Seat]


def dice(faces: str) -> tuple[Face, ...]:
    """`dice("K 9 9")`: the faces in the order in which the game keeps them."""
    return tuple(face for face in FACES for word in faces.split() if word == face)


class DiceTownTable(Table[Setup, State, Action, Event, View]):
    """A table of Dice Town."""

    def rolls(self, *hands: str) -> Self:
        """Let the dice fall like this, seat by seat."""
        return self.chance(Roll(tuple(map(dice, hands))))

    def keeps(self, *kept: str) -> Self:
        """Keep these dice for everybody, seat by seat."""
        for seat, faces in enumerate(kept):
            self.does(seat, Keep(dice(faces)))
        return self

    def hands(self, *hands: str) -> Self:
        """Bring everybody to this hand, one free die at a time, and to town with it."""
        assert self.is_in(Rolling), f"no dice are rolled in {self.state.phase}"
        players = self.state.players
        left = [
            without(dice(hand), player.dice) for hand, player in zip(hands, players, strict=True)
        ]
        while any(left):
            self.chance(Roll(tuple(left)))
            is_last = not self.is_in(Keeping)
            if not is_last:
                self.do_all({seat: Keep(rest[:1]) for seat, rest in enumerate(left)})
            left = [() if is_last else rest[1:] for rest in left]
            while self.is_in(Gambling):
                self.passes()
        return self

    def wastes(self, bills: int) -> Self:
        """Pay this much for everybody, for rolls of which they keep no dice."""
        seats = range(len(self.state.players))
        for _ in range(bills):
            self.rolls(*("9 9 9 9 9" for _ in seats)).keeps(*("" for _ in seats))
        return self

    def round(self, *hands: str) -> Self:
        """Play a whole round with these hands, in the plainest way."""
        return self.hands(*hands).round_over()

    def round_over(self) -> Self:
        """Play the rest of this round, in the plainest way; nothing if the next one has begun."""
        while self.asks() and not self._is_beginning():
            self.goes_on()
        return self

    def _is_beginning(self) -> bool:
        return self.is_in(Rolling) and not any(player.dice for player in self.state.players)

    def passes(self) -> Self:
        """Pass for every seat that is asked now."""
        return self.do_all(dict.fromkeys(sorted(self.asks()), Pass()))

    def do_all(self, answers: Mapping[Seat, Action]) -> Self:
        """Several seats answer one after the other under the same prompt."""
        for seat, action in answers.items():
            self.does(seat, action)
        return self

    def plays(self, seat: Seat, card: ActionCard) -> Self:
        """Play the card of the window for this seat; the other asked seats pass."""
        others = sorted(self.asks() - {seat})
        return self.do_all({seat: Play(card), **dict.fromkeys(others, Pass())})

    def until(self, kind: type[Phase], **fields: object) -> Self:
        """Go on in the plainest way until the table is in such a phase."""
        while not self.is_in(kind, **fields):
            self.goes_on()
        return self

    def is_in(self, kind: type[Phase], **fields: object) -> bool:
        phase = self.state.phase
        return isinstance(phase, kind) and all(
            getattr(phase, name) == value for name, value in fields.items()
        )

    def goes_on(self) -> Self:
        """Give one answer for an asked seat, the answer of an absent player."""
        assert self.asks(), "the game is over"
        seat = min(self.asks())
        if seat == CHANCE:
            return self.chance(dicetown.chance(self.state, Random(0)))
        return self.does(seat, dicetown.default(self.state, seat))

    def quiet(
        self, *, store: Seat | None = None, card: StoreCard | None = None, hall: Seat | None = None
    ) -> Self:
        """Play a round that gives the store's leader a card, the hall's a property, nobody more.

        Everybody leads a place, so that nobody visits Doc Badluck; with more than three players
        somebody has to rob the bank and, with five, to dig for a nugget. Nobody talks of it later.
        """
        assert store is None or self.state.round > 1, "in the first round it would be two cards"
        hands, leaders = self._quiet_hands(store, hall)
        round_now = self.state.round
        self.hands(*hands)
        while self.state.round == round_now:
            self._answers_quietly(leaders, card)
        self.events = ()
        return self

    def _quiet_hands(self, store: Seat | None, hall: Seat | None) -> tuple[list[str], Leaders]:
        sheriff, seats = self.state.sheriff, range(len(self.state.players))
        leaders: Leaders = {"office": sheriff}
        hands = {sheriff: "K K K K K"}
        if store is not None:
            hands[store] = "J K K K K" if store == sheriff else "J A A A A"
        rest = [seat for seat in seats if seat not in hands]
        if hall is None:
            hall = rest[-1] if rest else sheriff
        leaders["hall"] = hall
        rest = [seat for seat in rest if seat != hall]
        free: list[Face] = ["Q", "10", "9"] if self._nobody_can_be_robbed(store) else ["10", "9"]
        if store == sheriff:
            leaders["bank"] = rest[0] if rest else hall
            hands[leaders["bank"]] = hands[hall] = "10 10 10 10 10"
            rest, free = rest[1:], ["9"]
        elif hall != sheriff:
            hands[hall] = "K K K K K"
        hands |= {seat: f"{free.pop(0)} A A A A" for seat in rest}
        return [hands[seat] for seat in seats], leaders

    def _nobody_can_be_robbed(self, store: Seat | None) -> bool:
        cards = [player.store + player.properties for player in self.state.players]
        return store is None and not any(cards)

    def _answers_quietly(self, leaders: Leaders, card: StoreCard | None) -> None:
        match self.state.phase:
            case Offering(asked=asked):
                self.do_all(dict.fromkeys(asked, NOTHING))
            case Deciding(seat=sheriff, place=place):
                self.does(sheriff, NameLeader(leaders[place]))
            case DrawingCards() if card is not None:
                self.chance(DrawStore((card,)))
            case ChoosingCard(seat=leader) if card is not None:
                self.does(leader, TakeCard(card))
            case Refilling():
                self.chance(DrawProperties(self.state.property_deck[:1]))
            case phase:
                assert isinstance(phase, Reacting | Countering), f"not so quiet: {phase}"
                self.passes()

    def draws(self, *cards: StoreCard) -> Self:
        """Draw these cards from the store deck."""
        return self.chance(DrawStore(tuple(sorted(cards))))

    def to_doc(self, *visitors: Seat) -> Self:
        """Let only these seats lead nothing; go on to the start of their visits to Doc Badluck.

        The bank and the Town Hall are led by one of the others, if that can be, not the sheriff.
        """
        sheriff, seats = self.state.sheriff, range(len(self.state.players))
        hosts = [seat for seat in seats if seat not in visitors]
        baron = next((seat for seat in hosts if seat != sheriff), sheriff)
        best: Face = "K" if baron == sheriff else "10"
        hands = [f"{best} A A A A" if seat in visitors else "9 A A A A" for seat in seats]
        if sheriff in hosts:
            hands[sheriff] = "K K K K A"
        hands[baron] = " ".join([best] * 5)
        assert hands.count("9 A A A A") <= 1, "too many to lead a place each"
        self.hands(*hands)
        while not self._is_at_doc():
            self.goes_on()
        return self

    def _is_at_doc(self) -> bool:
        is_waiting = self.is_in(OrderingVisits) or self.is_in(Visiting)
        return is_waiting or self.is_in(Reacting, card="elixir")

    def bills(self) -> list[int]:
        return [player.bills for player in self.state.players]

    def nuggets(self) -> list[int]:
        return [player.nuggets for player in self.state.players]

    def store(self, seat: Seat) -> tuple[StoreCard, ...]:
        """Return the store cards in a hand."""
        return self.state.players[seat].store

    def properties(self, seat: Seat) -> tuple[Property, ...]:
        """Return the properties in a hand."""
        return self.state.players[seat].properties

    def told(self, kind: type[Any], viewer: Seat | None) -> Any:
        """Return the last thing of this kind that happened, as this viewer heard of it."""
        return self.happened(kind)[-1].seen_by(viewer)


def deal(
    players: int = 3,
    *,
    bribes: Literal["on", "off"] = "on",
    memory: Literal["secret", "noted", "open"] = "secret",
    sheriff: Seat | None = None,
    display: tuple[Property, ...] = ("property-1", "property-2", "property-3"),
    elixirs: tuple[Elixir, ...] = ("wealth", "charm"),
    store: Mapping[Seat, Sequence[StoreCard]] | None = None,
    hall: Seat | None = None,
    rules: int | None = None,
) -> DiceTownTable:
    """Return a table that is set up; the dice are about to be rolled. The last seat is sheriff.

    If store cards are named, quiet rounds have been played in which these seats gained them; the
    properties of those rounds went to `hall`, or wherever they could.
    """
    first = players - 1 if sheriff is None else sheriff
    setup = Setup(players=players, bribes=bribes, memory=memory, sheriff=first)
    table = DiceTownTable(dicetown, setup, rules=rules)
    table.chance(Deal(sheriff=first, properties=display, elixirs=elixirs))
    if store:
        table.quiet(hall=hall)
        for seat, cards in store.items():
            for card in cards:
                table.quiet(store=seat, card=card, hall=hall)
    return table

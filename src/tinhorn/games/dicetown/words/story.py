"""The story of a game of Dice Town: one phrase per event.

A key that ends in `-you` addresses the reader as the one who acts, in `-to-you` as the one that is
acted on. Cards are named for readers who may see them, and counted for the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from tinhorn.games.dicetown.components import Card, CardKind, Place
from tinhorn.games.dicetown.events import (
    BankRobbed,
    BrutePaidFor,
    CardCountered,
    CardGiven,
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardStolen,
    CoachUnloaded,
    DiceKept,
    DiceRolled,
    DiceTrimmed,
    DieTurned,
    ElixirEvent,
    ElixirReplaced,
    ElixirsShuffled,
    ElixirTaken,
    ElixirWasted,
    Event,
    GamblerPlayed,
    GameEnded,
    GameWon,
    GiverNamed,
    HandEvent,
    JoeRobbed,
    JoeSent,
    LastDiceRolled,
    LeaderNamed,
    LootDrawn,
    LootShared,
    LuckDrawn,
    NobodyRobbed,
    NuggetsCharmed,
    NuggetsDug,
    OfferMade,
    OfferTaken,
    PlaceEvent,
    PlaceLed,
    PropertiesProtected,
    PropertiesTaken,
    PropertyDrawn,
    RoundBegan,
    RowRefilled,
    SecretEvent,
    SheriffEvent,
    StarKept,
    StarTaken,
    StoreShuffled,
    TableEvent,
    TableSet,
    VisitsOrdered,
    WealthGained,
)
from tinhorn.games.dicetown.hands import hand_name, is_great
from tinhorn.games.dicetown.names import (
    back_name,
    card_name,
    cards_named,
    elixir_name,
    faces,
    goods,
    listed,
    place_name,
)
from tinhorn.games.dicetown.phases import Bundle
from tinhorn.kernel import Phrase, Viewer, names_of, of, phrase, upon


def narrate(event: Event, reader: Viewer) -> Phrase:
    """Tell one event to one reader; `event` is already redacted for that reader."""
    if isinstance(event, HandEvent):
        return _tell_hand(event, reader)
    if isinstance(event, PlaceEvent):
        return _tell_place(event, reader)
    if isinstance(event, SheriffEvent):
        return _tell_sheriff(event, reader)
    if isinstance(event, SecretEvent):
        return _tell_secret(event, reader)
    if isinstance(event, ElixirEvent):
        return _tell_elixir(event, reader)
    return _tell_table(event, reader)


def _tell_table(event: TableEvent, reader: Viewer) -> Phrase:
    match event:
        case TableSet(sheriff=sheriff):
            return of("dicetown-table-set", reader, sheriff)
        case RoundBegan(round=number):
            return phrase("dicetown-round", round=number)
        case CoachUnloaded(bills=bills):
            return phrase("dicetown-coach", bills=bills)
        case StoreShuffled():
            return phrase("dicetown-store-shuffled")
        case ElixirsShuffled():
            return phrase("dicetown-elixirs-shuffled")
        case RowRefilled(properties=properties):
            return phrase("dicetown-row-refilled", cards=cards_named(properties))
        case ElixirReplaced(elixir=elixir):
            return phrase("dicetown-elixir-replaced", elixir=elixir_name(elixir))
        case GameEnded(ending=ending):
            return phrase(f"dicetown-ended-{ending}")
        case GameWon(winner=winner, by=by, points=points):
            return of(f"dicetown-won-{by}", reader, winner, points=points)
    assert_never(event)


def _tell_hand(event: HandEvent, reader: Viewer) -> Phrase:
    match event:
        case DiceRolled(dice=dice):
            own = None if reader is None else dice[reader]
            if own is None:
                return phrase("dicetown-rolled")
            return phrase("dicetown-rolled-you", dice=faces(own))
        case DiceKept(seat=seat, dice=(), cost=cost):
            return of("dicetown-kept-none", reader, seat, cost=cost)
        case DiceKept(seat=seat, dice=kept, cost=cost):
            name = _great_name(event)
            return of("dicetown-kept", reader, seat, dice=faces(kept), cost=cost, **name)
        case DiceTrimmed(seat=seat, dice=kept, cost=cost):
            return of("dicetown-trimmed", reader, seat, dice=faces(kept), cost=cost)
        case BrutePaidFor(seat=seat, cost=cost):
            return of("dicetown-brute-paid", reader, seat, cost=cost)
        case LastDiceRolled(seat=seat, dice=kept):
            return of("dicetown-last-dice", reader, seat, dice=faces(kept), **_great_name(event))
        case DieTurned(seat=seat, die=die, face=face):
            return of("dicetown-turned", reader, seat, die=die, face=face)
    assert_never(event)


def _great_name(event: DiceKept | LastDiceRolled) -> dict[str, Phrase]:
    """Name a hand that everybody should notice: it is a moment of its own on the page."""
    name = hand_name(event.hand)
    if name is None or not is_great(event.hand, in_one_roll=event.hand == event.dice):
        return {}
    return {"hand": name}


def _tell_place(event: PlaceEvent, reader: Viewer) -> Phrase:  # noqa: C901 - one case for each kind
    match event:
        case PlaceLed(seat=seat, place=place, hand=best):
            name = hand_name(best)
            if name is not None:
                return of("dicetown-led-hand", reader, seat, place=place_name(place), hand=name)
            return of("dicetown-led", reader, seat, place=place_name(place))
        case GamblerPlayed(seat=seat, die=die, face=face):
            gambler = card_name("gambler")
            return of("dicetown-played-turn", reader, seat, card=gambler, die=die, face=face)
        case CardPlayed(seat=seat, card=card):
            return of("dicetown-played", reader, seat, card=card_name(card))
        case CardCountered(seat=seat, card=card):
            return of("dicetown-countered", reader, seat, card=card_name(card))
        case NuggetsDug(seat=seat, nuggets=nuggets):
            return of("dicetown-dug", reader, seat, count=nuggets)
        case BankRobbed(seat=seat, bills=bills):
            return of("dicetown-bank", reader, seat, bills=bills)
        case LootShared(seat=seat, robber=robber, bills=bills):
            return upon("dicetown-shared", reader, seat, robber, bills=bills)
        case JoeSent(seat=seat, target=target):
            return upon("dicetown-joe-sent", reader, seat, target)
        case JoeRobbed(seat=seat, target=target, bills=bills):
            return upon("dicetown-joe-robbed", reader, seat, target, bills=bills)
        case NobodyRobbed(seat=seat):
            return of("dicetown-nobody-robbed", reader, seat)
        case PropertiesTaken(seat=seat, properties=properties):
            return of("dicetown-properties", reader, seat, cards=cards_named(properties))
    assert_never(event)


def _tell_sheriff(event: SheriffEvent, reader: Viewer) -> Phrase:
    match event:
        case OfferMade(seat=seat, sheriff=sheriff, offer=offer):
            return upon("dicetown-offer", reader, seat, sheriff, offer=bundle(offer))
        case LeaderNamed(sheriff=sheriff, leader=leader, place=place):
            name = place_name(place)
            if sheriff == leader:
                return of("dicetown-leader-self", reader, sheriff, place=name)
            return upon("dicetown-leader", reader, sheriff, leader, place=name)
        case OfferTaken(seat=seat, sheriff=sheriff, offer=offer):
            return upon("dicetown-offer-taken", reader, seat, sheriff, offer=bundle(offer))
        case StarTaken(seat=seat):
            return of("dicetown-star", reader, seat)
        case StarKept(seat=seat):
            return of("dicetown-star-kept", reader, seat)
        case VisitsOrdered(sheriff=sheriff, seats=seats):
            return of("dicetown-visits", reader, sheriff, visitor_seats=names_of(seats))
    assert_never(event)


def bundle(offer: Bundle) -> Phrase:
    cards = map(card_name, offer.cards) if offer.cards else _backs(offer.store, offer.properties)
    return goods(offer.bills, offer.nuggets, cards)


def _backs(store: int, properties: int) -> list[Phrase]:
    """Return cards of both kinds, as they look from behind."""
    backs = [back_name("store", store)] if store else []
    return [*backs, back_name("property", properties)] if properties else backs


def _shown(card: Card | None, kind: CardKind) -> Phrase:
    """Name the card if the reader may see it, else its kind."""
    return back_name(kind, 1) if card is None else card_name(card)


def _tell_secret(event: SecretEvent, reader: Viewer) -> Phrase:
    match event:
        case CardsDrawn(seat=seat, count=count, cards=cards):
            drawn = back_name("store", count) if cards is None else cards_named(cards)
            return of("dicetown-drew", reader, seat, cards=drawn)
        case CardKept(seat=seat, card=card):
            return of("dicetown-kept-card", reader, seat, card=_shown(card, "store"))
        case PropertyDrawn(seat=seat, card=deed):
            return of("dicetown-corruption", reader, seat, card=_shown(deed, "property"))
        case LuckDrawn(seat=seat, card=card):
            return of("dicetown-luck", reader, seat, card=_shown(card, "store"))
        case LootDrawn(thief=thief, victim=victim, cards=loot):
            backs = _backs(event.store, event.properties)
            drawn = listed(backs) if loot is None else cards_named(loot)
            return upon("dicetown-loot", reader, thief, victim, cards=drawn)
        case CardStolen(thief=thief, victim=victim, kind=kind, card=stolen):
            return upon("dicetown-stolen", reader, thief, victim, card=_shown(stolen, kind))
        case CardGiven(giver=giver, taker=taker, kind=kind, card=given):
            return upon("dicetown-given", reader, giver, taker, card=_shown(given, kind))
    assert_never(event)


def _tell_elixir(event: ElixirEvent, reader: Viewer) -> Phrase:
    match event:
        case ElixirTaken(seat=seat, elixir=elixir, is_from_top=is_from_top):
            key = "dicetown-elixir-drawn" if is_from_top else "dicetown-elixir-taken"
            return of(key, reader, seat, elixir=elixir_name(elixir))
        case WealthGained(seat=seat, paid=paid):
            return of("dicetown-wealth", reader, seat, bills=sum(paid))
        case NuggetsCharmed(seat=seat, paid=paid):
            return of("dicetown-charm", reader, seat, count=sum(paid))
        case GiverNamed(seat=seat, giver=giver, kind=kind):
            return upon("dicetown-giver", reader, seat, giver, card=back_name(kind, 1))
        case PropertiesProtected(seat=seat, properties=properties):
            return of("dicetown-protected", reader, seat, cards=cards_named(properties))
        case ElixirWasted(seat=seat, elixir=elixir):
            return of("dicetown-wasted", reader, seat, elixir=elixir_name(elixir))
    assert_never(event)


def moment(events: Sequence[Event]) -> Phrase | None:
    """Name the round, and the last roll or the last place in it."""
    rolls = 0
    place: Place | Literal["coach"] | None = None
    for event in reversed(events):
        match event:
            case RoundBegan(round=number):
                return _named(number, rolls, place)
            case PlaceLed():
                place = place or event.place
            case CoachUnloaded():
                place = place or "coach"
            case DiceRolled():
                rolls += 1
            case _:
                pass
    return None


def _named(number: int, rolls: int, place: Place | Literal["coach"] | None) -> Phrase:
    if place is not None:
        where = phrase(f"dicetown-panel-place-{place}")
        return phrase("dicetown-moment-place", round=number, place=where)
    return phrase("dicetown-moment-roll", round=number, roll=max(rolls, 1))

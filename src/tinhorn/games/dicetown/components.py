"""What is in the box (D-COMP): loads `components.json` and checks it against the rulebook."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeGuard, get_args

from msgspec import Struct

from tinhorn.kernel.components import component_file, read_components, require

Face: TypeAlias = Literal["9", "10", "J", "Q", "K", "A"]
ActionCard: TypeAlias = Literal[
    "brute",
    "gambler",
    "dynamite",
    "barmaids",
    "corruption",
    "credit",
    "joe",
    "marshal",
    "shares",
    "wanted",
    "elixir",
]
Equipment: TypeAlias = Literal[
    "equipment-1",
    "equipment-2",
    "equipment-3",
    "equipment-4",
    "equipment-5",
    "equipment-6",
    "equipment-7",
    "equipment-8",
]
StoreCard: TypeAlias = ActionCard | Equipment
Property: TypeAlias = Literal["property-1", "property-2", "property-3", "property-4", "property-5"]
Card: TypeAlias = StoreCard | Property
CardKind: TypeAlias = Literal["store", "property"]
Elixir: TypeAlias = Literal[
    "wealth", "friendship", "charm", "luck", "power", "protection", "dominion"
]
Place: TypeAlias = Literal["mine", "bank", "store", "saloon", "office", "hall"]

PACKAGED: Final = Path(__file__).with_name("components.json")

FACES: Final[tuple[Face, ...]] = get_args(Face)
"""D-COMP-1: in rising order."""
LED_BY: Final[dict[Place, Face]] = {
    "mine": "9",
    "bank": "10",
    "store": "J",
    "saloon": "Q",
    "office": "K",
}
"""The face that leads each place but the Town Hall, in the order of the town."""
DICE: Final = 5
"""For each player."""
SEATS: Final = 5
ACTION_CARDS: Final[tuple[ActionCard, ...]] = get_args(ActionCard)
EQUIPMENT: Final[tuple[Equipment, ...]] = get_args(Equipment)
"""By their points, from 1 on."""
PROPERTIES: Final[tuple[Property, ...]] = get_args(Property)
"""By their points, from 1 on."""
_PROPERTY_CARDS: Final[frozenset[Card]] = frozenset(PROPERTIES)
ELIXIRS: Final[tuple[Elixir, ...]] = get_args(Elixir)

POINTS: Final[dict[Card, int]] = {
    **dict.fromkeys(ACTION_CARDS, 0),
    **{card: points for points, card in enumerate(EQUIPMENT, start=1)},
    **{card: points for points, card in enumerate(PROPERTIES, start=1)},
}
"""What a card is worth at the end (D-END-2)."""

COPIES: Final[dict[ActionCard, int]] = {
    **dict.fromkeys(ACTION_CARDS, 1),
    "brute": 2,
    "gambler": 2,
}
"""D-COMP-3: what the rulebook prints. A file must agree with it."""


def is_property(card: Card) -> TypeGuard[Property]:
    return card in _PROPERTY_CARDS


def is_store_card(card: Card) -> TypeGuard[StoreCard]:
    return card not in _PROPERTY_CARDS


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    about: str
    dice: int
    bills: int
    nuggets: int
    properties: tuple[int, ...]
    equipment: tuple[int, ...]
    action_cards: dict[ActionCard, int]
    elixirs: tuple[Elixir, ...]

    def store_bag(self) -> tuple[StoreCard, ...]:
        """Return all General Store cards, one by one."""
        actions = [card for card, count in self.action_cards.items() for _ in range(count)]
        return tuple(sorted([*actions, *(EQUIPMENT[points - 1] for points in self.equipment)]))

    def property_bag(self) -> tuple[Property, ...]:
        """Return all property cards, one by one."""
        return tuple(sorted(PROPERTIES[points - 1] for points in self.properties))


@cache
def components() -> Components:
    return load(component_file("dicetown", PACKAGED))


@cache
def store_bag() -> tuple[StoreCard, ...]:
    return components().store_bag()


@cache
def property_bag() -> tuple[Property, ...]:
    return components().property_bag()


def load(path: Path) -> Components:
    """Read a component file and refuse one that contradicts the rulebook."""
    box = read_components(path, Components)
    _check_counts(box, path)
    _check_cards(box, path)
    return box


def _check_counts(box: Components, path: Path) -> None:
    """Check how many there are of each thing (D-COMP-1)."""
    for item, count, printed in (
        ("dice", box.dice, DICE * SEATS),
        ("bills", box.bills, 43),
        ("nuggets", box.nuggets, 30),
    ):
        require(
            count == printed,
            path,
            "dicetown-components-count",
            item=item,
            count=count,
            printed=printed,
        )


def _check_cards(box: Components, path: Path) -> None:
    """Check which cards there are (D-COMP-2, D-COMP-3, D-COMP-4)."""
    for holds, key in (
        (
            len(box.properties) == 20 and set(box.properties) <= set(range(1, 6)),
            "dicetown-components-properties",
        ),
        (
            len(box.equipment) == len(set(box.equipment)) == 6
            and set(box.equipment) <= set(range(1, 9)),
            "dicetown-components-equipment",
        ),
        (box.action_cards == COPIES, "dicetown-components-actions"),
        (sorted(box.elixirs) == sorted(ELIXIRS), "dicetown-components-elixirs"),
    ):
        require(holds, path, key)

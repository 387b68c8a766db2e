"""Help for learning Dice Town: the rule behind each thing and question, and hints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tinhorn.games.dicetown.components import ELIXIRS, EQUIPMENT, LED_BY, PROPERTIES
from tinhorn.games.dicetown.phases import (
    ChoosingCard,
    Countering,
    Dealing,
    Deciding,
    DrawingCards,
    DrawingElixir,
    DrawingLoot,
    DrawingLuck,
    DrawingProperty,
    Gambling,
    Giving,
    Keeping,
    Naming,
    Offering,
    OrderingVisits,
    Over,
    Protecting,
    Reacting,
    Refilling,
    ReplacingElixir,
    Robbing,
    Rolling,
    SendingJoe,
    Settling,
    Stealing,
    Trimming,
    Visiting,
)
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Hint, Phrase, Seat, Thing, phrase

_CARDS: Final[dict[str, str]] = {
    "brute": "D-HAND-4",
    "gambler": "D-HAND-5",
    "dynamite": "D-MINE-2",
    "shares": "D-BANK-2",
    "credit": "D-STORE-3",
    "joe": "D-STORE-4",
    "barmaids": "D-SALOON-2",
    "marshal": "D-SHERIFF-2",
    "corruption": "D-HALL-2",
    "elixir": "D-DOC-3",
    "wanted": "D-WANTED",
}

_PLACES: Final = {
    "mine": "D-MINE-1",
    "bank": "D-BANK-1",
    "coach": "D-COACH-1",
    "store": "D-STORE-1",
    "saloon": "D-SALOON-1",
    "office": "D-SHERIFF-1",
    "hall": "D-HALL-1",
    "doc": "D-DOC-1",
}

RULE_FOR: Final[Mapping[str, str]] = {
    **_CARDS,
    **dict.fromkeys([*EQUIPMENT, *PROPERTIES], "D-END-2"),
    **{f"elixir-{elixir}": "D-ELIXIR" for elixir in ELIXIRS},
    **{f"{kind}-{place}": rule for place, rule in _PLACES.items() for kind in ("place", "own")},
    **{f"rivals-{place}": rule for place, rule in _PLACES.items()},
    "hand": "D-HALL-3",
    "hands": "D-HALL-3",
    "known": "D-END-4",
    "score": "D-END-2",
    "tie": "D-END-3",
}


def _thing(kind: str, name: str) -> Thing:
    return Thing(phrase(f"dicetown-{kind}-{name}"), phrase(f"dicetown-effect-{name}"))


THINGS: Final[Mapping[str, Thing]] = {
    **{card: _thing("card", card) for card in _CARDS},
    **{f"elixir-{elixir}": _thing("elixir", elixir) for elixir in ELIXIRS},
    **{f"place-{place}": Thing(phrase(f"dicetown-panel-place-{place}")) for place in _PLACES},
}

TIPS: Final[Mapping[str, Phrase]] = {
    kind: phrase(f"dicetown-tip-{kind}")
    for kind in (
        "RoundBegan",
        "LastDiceRolled",
        "NuggetsDug",
        "BankRobbed",
        "CoachUnloaded",
        "CardsDrawn",
        "LootDrawn",
        "StarTaken",
        "PropertiesTaken",
        "OfferMade",
        "LeaderNamed",
        "CardPlayed",
        "ElixirTaken",
    )
}

_PARAGRAPHS: Final[dict[type, tuple[str, ...]]] = {
    Dealing: ("D-SETUP-1",),
    Rolling: ("D-HAND-1", "D-HAND-3"),
    Keeping: ("D-HAND-2", "D-HAND-1", "D-HAND-3"),
    Trimming: ("D-HAND-4",),
    Gambling: ("D-HAND-5", "D-REACT-1"),
    Offering: ("D-TIE-2", "D-TIE-1"),
    Deciding: ("D-TIE-1", "D-TIE-2"),
    Countering: ("D-WANTED", "D-REACT-1"),
    DrawingCards: ("D-STORE-1",),
    ChoosingCard: ("D-STORE-1",),
    Robbing: ("D-SALOON-1",),
    DrawingLoot: ("D-SALOON-1",),
    Stealing: ("D-SALOON-1",),
    DrawingProperty: ("D-HALL-2",),
    Refilling: ("D-HALL-1",),
    OrderingVisits: ("D-DOC-1",),
    Visiting: ("D-DOC-2", "D-ELIXIR"),
    DrawingElixir: ("D-DOC-2",),
    ReplacingElixir: ("D-DOC-2",),
    SendingJoe: ("D-STORE-4",),
    **dict.fromkeys((DrawingLuck, Naming, Giving, Protecting), ("D-ELIXIR",)),
    Settling: ("D-END-3",),
    Over: ("D-END-2", "D-END-3"),
}

_MARKS: Final = {
    **dict.fromkeys(("turn", "trim"), ("dice",)),
    **dict.fromkeys(("react", "counter"), ("hand",)),
    **dict.fromkeys(("offer", "leader"), ("desk", "place-office")),
    **dict.fromkeys(("card", "joe"), ("choice", "place-store")),
    **dict.fromkeys(("rob", "steal"), ("choice", "place-saloon")),
    **dict.fromkeys(("order", "visit", "giver", "gift", "protect"), ("choice", "place-doc")),
    "winner": ("choice",),
}


def relevant_rules(seen: View) -> tuple[str, ...]:
    """List the ids of the rules that matter now, the most important first."""
    if isinstance(seen.phase, Reacting):
        return _CARDS[seen.phase.card], "D-REACT-1"
    return _PARAGRAPHS[type(seen.phase)]


def hints(seen: View) -> tuple[Hint, ...]:
    """List hints for a new player, the most important first; a client shows one of them."""
    if seen.decision is None:
        return ()
    kind = seen.decision.kind
    if kind == "keep":
        return tuple(_keep_hints(seen, seen.decision.seat))
    return (Hint(kind, phrase(f"dicetown-hint-{kind}"), _MARKS[kind]),)


def _keep_hints(seen: View, seat: Seat) -> Iterator[Hint]:
    player = seen.players[seat]
    if not player.bills:
        yield Hint("poor", phrase("dicetown-hint-poor"), ("cup",))
    yield Hint("keep", phrase("dicetown-hint-keep"), ("cup",))
    places = tuple(f"place-{place}" for place in LED_BY)
    yield Hint("town", phrase("dicetown-hint-town"), places)
    if player.dice:
        yield Hint("race", phrase("dicetown-hint-race"), ("seats",))
    yield Hint("hall", phrase("dicetown-hint-hall"), ("place-hall",))
    if seen.round > 1:
        yield Hint("nothing", phrase("dicetown-hint-nothing"), ("place-doc",))

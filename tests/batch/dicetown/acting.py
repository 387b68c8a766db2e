"""Which rules of games/dicetown/rulebook/en.md act at a step of the engine, told from its events.

A rule with several sides is named once for each of them, with a few words after its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tinhorn.games import dicetown
from tinhorn.games.dicetown import events as happened
from tinhorn.games.dicetown.components import ACTION_CARDS, ELIXIRS
from tinhorn.games.dicetown.phases import SendingJoe
from tinhorn.games.dicetown.rules.reactions import LASTING

_BY_EVENT = {
    happened.TableSet: "D-SETUP-1",
    happened.DiceRolled: "D-HAND-1",
    happened.DiceKept: "D-HAND-2",
    happened.LastDiceRolled: "D-HAND-3",
    happened.BrutePaidFor: "D-HAND-4 countered, paid for",
    happened.DiceTrimmed: "D-HAND-4 countered, too dear",
    happened.DieTurned: "D-HAND-5",
    happened.LeaderNamed: "D-TIE-1",
    happened.NuggetsDug: "D-MINE-1",
    happened.BankRobbed: "D-BANK-1",
    happened.LootShared: "D-BANK-2",
    happened.CoachUnloaded: "D-COACH-1",
    happened.CardsDrawn: "D-STORE-1",
    happened.StoreShuffled: "D-STORE-1 refilled",
    happened.JoeRobbed: "D-STORE-4",
    happened.CardStolen: "D-SALOON-1",
    happened.NobodyRobbed: "D-SALOON-1 nobody to rob",
    happened.StarTaken: "D-SHERIFF-1",
    happened.StarKept: "D-SHERIFF-2",
    happened.PropertiesTaken: "D-HALL-1",
    happened.PropertyDrawn: "D-HALL-2",
    happened.VisitsOrdered: "D-DOC-1",
    happened.ElixirReplaced: "D-DOC-2",
    happened.ElixirsShuffled: "D-DOC-2 refilled",
    happened.ElixirWasted: "D-ELIXIR wasted",
}
_BY_CARD = {
    "brute": "D-HAND-4",
    "dynamite": "D-MINE-2",
    "credit": "D-STORE-3",
    "barmaids": "D-SALOON-2",
    "elixir": "D-DOC-3",
}
_COUNTERED = [card for card in ACTION_CARDS if card != "wanted"]

IMPLEMENTED = frozenset(
    {
        *_BY_EVENT.values(),
        *_BY_CARD.values(),
        *(f"D-ELIXIR {elixir}" for elixir in ELIXIRS),
        *(f"D-WANTED {card}" for card in _COUNTERED),
        *(f"D-TIE-2 {goods}" for goods in ("off", "bills", "nuggets", "cards")),
        *(f"D-END-1 {ending}" for ending in ("mine", "properties", "both")),
        *(f"D-END-3 {criterion}" for criterion in ("cards", "sheriff")),
        *(f"D-COMP-3 {card}, its effect is over" for card in LASTING),
        "D-COMP-3 not among the cards shuffled",
        "D-SHERIFF-2 Power takes nothing",
        "D-END-2",
        "D-HALL-3",
        "D-STORE-2",
        "D-STORE-4 by Luck",
        "D-REACT-1",
    }
)
"""The rules that the batched code implements. Every one has to act in the games compared."""


def acting_rules(
    before: dicetown.State, events: Iterable[happened.Event], after: dicetown.State
) -> frozenset[str]:
    """Return the rules behind what happened."""
    named = {_BY_EVENT[type(event)] for event in events if type(event) in _BY_EVENT}
    for event in events:
        named.update(_sides(before, event))
    if not any(isinstance(event, happened.CardCountered) for event in events):
        over = set(before.in_play) - set(after.in_play)
        named.update(f"D-COMP-3 {card}, its effect is over" for card in over)
    return frozenset(named)


def _sides(  # noqa: C901 - one case for each event
    before: dicetown.State, event: happened.Event
) -> Iterator[str]:
    match event:
        case happened.CardPlayed(card=card):
            yield _BY_CARD.get(card, "D-REACT-1")
        case happened.CardCountered(card=card):
            yield f"D-WANTED {card}"
        case happened.ElixirTaken(elixir=elixir):
            yield f"D-ELIXIR {elixir}"
        case happened.OfferTaken(offer=offer):
            yield f"D-TIE-2 {_goods(offer.bills, offer.nuggets)}"
        case happened.LeaderNamed() if before.setup.bribes == "off":
            yield "D-TIE-2 off"
        case happened.PlaceLed(place="hall"):
            yield "D-HALL-3"
        case happened.CardsDrawn() if before.round == 1:
            yield "D-STORE-2"
        case happened.JoeSent() if isinstance(before.phase, SendingJoe):
            yield "D-STORE-4 by Luck"
        case happened.StoreShuffled() if before.in_play:
            yield "D-COMP-3 not among the cards shuffled"
        case happened.ElixirWasted(elixir="power", seat=seat) if seat != before.sheriff:
            yield "D-SHERIFF-2 Power takes nothing"
        case happened.GameEnded(ending=ending):
            yield f"D-END-1 {ending}"
        case happened.GameWon(by=criterion):
            yield "D-END-2" if criterion == "points" else f"D-END-3 {criterion}"


def _goods(bills: int, nuggets: int) -> str:
    return "bills" if bills else "nuggets" if nuggets else "cards"

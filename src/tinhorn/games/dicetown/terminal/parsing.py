"""What was typed, as an answer. Cards and players are known by their names, dice by their faces."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from tinhorn.cli.panels import PanelContext, plain
from tinhorn.games.dicetown.actions import (
    Action,
    Give,
    Keep,
    KeepWithBrute,
    NameGiver,
    NameLeader,
    NameWinner,
    Offer,
    OrderVisits,
    Pass,
    Play,
    Protect,
    Rob,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TakeTopElixir,
    Trim,
    TurnDie,
)
from tinhorn.games.dicetown.components import (
    ELIXIRS,
    FACES,
    POINTS,
    PROPERTIES,
    Card,
    Face,
    Property,
    is_store_card,
)
from tinhorn.games.dicetown.names import card_name, elixir_name
from tinhorn.games.dicetown.phases import (
    ChoosingCard,
    Countering,
    Deciding,
    Gambling,
    Giving,
    Keeping,
    Naming,
    Offering,
    OrderingVisits,
    Protecting,
    Reacting,
    Robbing,
    SendingJoe,
    Settling,
    Stealing,
    Trimming,
    Visiting,
)
from tinhorn.games.dicetown.rules.reactions import asked_card
from tinhorn.games.dicetown.terminal.menu import is_numbered
from tinhorn.kernel import Seat, from_text

T = TypeVar("T")
Reader = Callable[[str, str, PanelContext], Action | None]
"""Reads the first word and the rest of what was typed; `None` if it makes no sense."""

DICE: Final[dict[str, Face]] = {face.lower(): face for face in FACES}
DEEDS: Final[dict[str, Property]] = {str(POINTS[card]): card for card in PROPERTIES}
PASSES: Final = frozenset({"p", "pass", "no", "n"})
NOTHING: Final = frozenset({"nothing", "none", "0"})
_GAPS: Final = re.compile(r"[ ,;+]+")
_BILLS: Final = re.compile(r"\$ ?(\d+)|(\d+) ?\$")
_ROB: Final = re.compile(r"(.+) (\d+) (\d+)")


def read(text: str, context: PanelContext) -> Action:
    """Read an answer: in the words of the phase, by its number, or in its text form."""
    words = " ".join(text.lower().split())
    reader = READERS.get(type(context.seen.phase))
    verb, _, rest = words.partition(" ")
    action = reader(verb, rest, context) if reader else None
    if action is None and is_numbered(context):
        action = plain.read(text, context)
    return from_text(text, context.game.Action) if action is None else action


def _keep(verb: str, rest: str, context: PanelContext) -> Action | None:
    """`keep q k`, `q k`, `qk`, `keep none`, `0`, `keep all`, `brute q k`."""
    words = f"{verb} {rest}".strip()
    brutes = ("brute", context.translator.say(card_name("brute")).lower())
    brute = next((name for name in brutes if words.startswith(name)), None)
    kind = Keep if brute is None else KeepWithBrute
    rest = rest if verb in {"keep", "lift"} else words.removeprefix(brute or "").strip()
    if rest in NOTHING:
        return kind(())
    dice = context.seen.phase.dice[context.seen.viewer] if rest == "all" else _several(rest, DICE)
    return kind(dice) if dice else None


def _trim(verb: str, rest: str, context: PanelContext) -> Action | None:
    dice = _several(rest if verb == "keep" else f"{verb} {rest}", DICE)
    return Trim(dice) if dice else None


def _turn(verb: str, rest: str, context: PanelContext) -> Action | None:
    """`turn 9 a`, `9 a`, `pass`."""
    if verb in PASSES:
        return Pass()
    dice = _several(rest if verb == "turn" else f"{verb} {rest}", DICE)
    return TurnDie(*dice) if dice and len(dice) == 2 else None


def _play(verb: str, rest: str, context: PanelContext) -> Action | None:
    """`play`, `play dynamite`, `dynamite`, `pass`."""
    if verb in PASSES:
        return Pass()
    if verb in {"play", "yes", "y"} and not rest:
        return Play(asked_card(context.seen.phase))
    card = _cards(context).get(rest if verb == "play" else f"{verb} {rest}".strip())
    return from_text(f"play {card}", Action) if card else None


def _offer(verb: str, rest: str, context: PanelContext) -> Action | None:
    """`offer $2 1 nugget brute`, `offer nothing`, `pass`."""
    rest = rest if verb == "offer" else f"{verb} {rest}".strip()
    if rest in NOTHING | PASSES:
        return Offer(0, 0, ())
    bills, rest = _amount(rest, _BILLS)
    nuggets, rest = _amount(rest, _nuggets(context))
    cards = _several(rest, _cards(context))
    is_empty = not (bills or nuggets or cards)
    return None if cards is None or is_empty else Offer(bills, nuggets, cards)


def _nuggets(context: PanelContext) -> re.Pattern[str]:
    """`2 nuggets`, `2n`, and the word of the reader's language."""
    counted = [context.translator("dicetown-nuggets", count=count) for count in (2, 1)]
    words = [re.escape(text.lower().lstrip("0123456789 \u00a0")) for text in counted]
    return re.compile(rf"(\d+) ?(?:{'|'.join(words)}|nuggets?|n\b)")


def _amount(text: str, pattern: re.Pattern[str]) -> tuple[int, str]:
    """Return how much of something is named, all together, and the text without it."""
    found = [int(amount) for match in pattern.finditer(text) for amount in match.groups() if amount]
    return sum(found), pattern.sub(" ", text)


def _several(text: str, known: Mapping[str, T]) -> tuple[T, ...] | None:
    """Read things by their names, one after the other; `None` if something else is among them."""
    found = []
    names = sorted(known, key=len, reverse=True)
    while text := _GAPS.sub(" ", text).strip():
        name = next((name for name in names if text.startswith(name)), None)
        if name is None:
            return None
        found.append(known[name])
        text = text[len(name) :]
    return tuple(found)


def _cards(context: PanelContext) -> dict[str, Card]:
    """Return each card by its names: `equipment-3`, `equipment 3`, `boots (3)`, `boots`."""
    known: dict[str, Card] = {}
    for card in POINTS:
        shown = context.translator.say(card_name(card)).lower()
        bare, _, value = shown.removesuffix(")").partition(" (")
        names = (card, card.replace("-", " "), shown, bare, f"{bare} {value}".strip())
        known |= dict.fromkeys(names, card)
    return known


def _seats(context: PanelContext) -> dict[str, Seat]:
    return {name.lower(): seat for seat, name in enumerate(context.translator.names)}


def _whole(verb: str, rest: str, known: Mapping[str, T], *verbs: str) -> T | None:
    """Read one thing by its name, with or without a verb before it."""
    return known.get(rest if verb in verbs and rest else f"{verb} {rest}".strip())


def _name(kind: Callable[[Seat], Action], *verbs: str) -> Reader:
    """`Bob`, `name Bob`."""

    def reader(verb: str, rest: str, context: PanelContext) -> Action | None:
        seat = _whole(verb, rest, _seats(context), *verbs)
        return None if seat is None else kind(seat)

    return reader


def _choose(verb: str, rest: str, context: PanelContext) -> Action | None:
    """`take dynamite`, `dynamite`, `joe Bob`."""
    if verb == "joe" and rest:
        target = _seats(context).get(rest)
        return None if target is None else SendJoe(target)
    card = _whole(verb, rest, _cards(context), "take", "keep", "pick")
    return TakeCard(card) if card and is_store_card(card) else None


def _hand(kind: Callable[[Card], Action], *verbs: str) -> Reader:
    """`brute`, `steal brute`."""

    def reader(verb: str, rest: str, context: PanelContext) -> Action | None:
        card = _whole(verb, rest, _cards(context), "pick", *verbs)
        return kind(card) if card else None

    return reader


def _rob(verb: str, rest: str, context: PanelContext) -> Action | None:
    """`rob Bob 2 1`: two store cards and one property."""
    found = _ROB.fullmatch(rest if verb == "rob" else f"{verb} {rest}")
    seat = _seats(context).get(found[1]) if found else None
    return Rob(seat, int(found[2]), int(found[3])) if found and seat is not None else None


def _order(verb: str, rest: str, context: PanelContext) -> Action | None:
    """`order Cat Bob`."""
    seats = _several(rest if verb == "order" else f"{verb} {rest}", _seats(context))
    return OrderVisits(seats) if seats else None


def _elixir(verb: str, rest: str, context: PanelContext) -> Action | None:
    """`take luck`, `luck`, `top`."""
    known = {context.translator.say(elixir_name(elixir)).lower(): elixir for elixir in ELIXIRS}
    wanted = rest if verb in {"take", "pick"} else verb
    if wanted == "top":
        return TakeTopElixir()
    elixir = known.get(wanted)
    return TakeElixir(elixir) if elixir else None


def _protect(verb: str, rest: str, context: PanelContext) -> Action | None:
    """`protect 4 5`: by what they are worth."""
    deeds = _several(rest, DEEDS) if verb == "protect" else None
    return Protect(deeds) if deeds else None


READERS: Final[dict[type, Reader]] = {
    Keeping: _keep,
    Trimming: _trim,
    Gambling: _turn,
    Reacting: _play,
    Countering: _play,
    Offering: _offer,
    Deciding: _name(NameLeader, "name"),
    Settling: _name(NameWinner, "name"),
    Naming: _name(NameGiver, "name", "ask"),
    SendingJoe: _name(SendJoe, "name", "joe", "send"),
    ChoosingCard: _choose,
    Robbing: _rob,
    Stealing: _hand(Steal, "steal", "keep", "take"),
    Giving: _hand(Give, "give"),
    OrderingVisits: _order,
    Visiting: _elixir,
    Protecting: _protect,
}

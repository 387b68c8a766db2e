"""Who has what: what everybody may know of each player, and what the reader alone knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours
from tinhorn.cli.panels.frame import framed
from tinhorn.cli.panels.sight import Sight
from tinhorn.games.dicetown.components import DICE, EQUIPMENT, POINTS, Card, Face
from tinhorn.games.dicetown.names import card_name, cards_named, effect
from tinhorn.games.dicetown.report import PILES, private_notes
from tinhorn.games.dicetown.rules import memory
from tinhorn.kernel.game import Seat

HEADS: Final = ("name", "dice", "bills", "nuggets", "store", "properties", "protected")


def people(sight: Sight) -> RenderableType:
    """Dice set aside, money and cards by their backs."""
    seen, voice = sight.seen, sight.voice
    table = Table.grid(padding=(0, 2))
    for head in HEADS:
        is_word = head in {"name", "dice", "protected"}
        table.add_column(no_wrap=True, justify="left" if is_word else "right")
    table.add_row(*(Text(voice(f"dicetown-panel-head-{head}"), style="dim") for head in HEADS))
    for seat, player in enumerate(seen.players):
        table.add_row(
            _who(sight, seat),
            dice_line(player.dice, DICE),
            voice("dicetown-bills", count=player.bills),
            str(player.nuggets),
            str(len(player.store)),
            str(len(player.properties)),
            worth(player.protected),
        )
    return framed(table, voice("dicetown-panel-players"), below=voice("dicetown-panel-signs"))


def _who(sight: Sight, seat: Seat) -> Text:
    """Signs for the sheriff and the reader, and the name."""
    text = Text("★" if seat == sight.seen.sheriff else " ")
    return text.append("▸" if seat == sight.seen.viewer else " ").append(colours.name(sight, seat))


def dice_line(dice: tuple[Face, ...], places: int = 0) -> Text:
    """Dice as they lie there, with a dot for each that is missing."""
    text = Text(" ".join(dice), style="bold")
    missing = ["·"] * (places - len(dice))
    return text.append(" ".join(["", *missing] if dice and missing else missing), style="dim")


def worth(cards: tuple[Card, ...]) -> str:
    """What cards are worth, the best first."""
    return " ".join(str(POINTS[card]) for card in sorted(cards, key=POINTS.__getitem__)[::-1])


def mine(sight: Sight) -> RenderableType:
    """The reader's cards with what each does, and what they saw of others' cards."""
    grid = hand(sight)
    for row in _notes(sight):
        grid.add_row(*row)
    if not grid.row_count:
        grid.add_row(Text(sight.voice("dicetown-panel-no-cards"), style="dim"))
    return framed(grid, sight.voice("dicetown-panel-mine"))


def hand(sight: Sight) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for row in _cards(sight):
        grid.add_row(*row)
    return grid


def _cards(sight: Sight) -> Iterator[tuple[Text, Text]]:
    """Each action card; Equipment and properties by what they are worth together."""
    player = sight.seen.players[sight.seen.viewer]
    store: list[Card] = [card for card in player.store if card not in EQUIPMENT]
    for card in dict.fromkeys(store):
        does = Text(sight.voice.say(effect(card)), style="dim")
        yield _titled(sight, card, store.count(card)), does
    equipment = tuple(card for card in player.store if card in EQUIPMENT)
    for key, cards in (
        ("dicetown-panel-equipment", equipment),
        ("dicetown-panel-properties", player.properties),
    ):
        if cards:
            yield Text(sight.voice(key), style="bold"), _sum(sight, cards)


def _notes(sight: Sight) -> Iterator[tuple[Text, Text]]:
    """Where the reader knows a card to be, one line for each player or pile."""
    found: dict[str, list[Card]] = {}
    for card, place in private_notes(sight.seen):
        found.setdefault(_where(sight, place), []).append(card)
    for where, cards in found.items():
        named = Text(sight.voice.say(cards_named(cards)), style="dim")
        yield Text(sight.voice("dicetown-panel-seen", place=where)), named


def _titled(sight: Sight, card: Card, copies: int) -> Text:
    name = sight.voice.say(card_name(card))
    return Text(f"{name} ×{copies}" if copies > 1 else name, style="bold")


def _sum(sight: Sight, cards: tuple[Card, ...]) -> Text:
    points = sum(POINTS[card] for card in cards)
    text = sight.voice("dicetown-panel-worth", worth=worth(cards), points=points)
    return Text(text, style="dim")


def _where(sight: Sight, place: int) -> str:
    for seat, name in enumerate(sight.voice.names):
        if place & (memory.hand(seat, "store") | memory.hand(seat, "property")):
            return name
    return sight.voice(f"dicetown-panel-in-{PILES[place]}")

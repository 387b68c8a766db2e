"""The public facts of each player, and what only the reader knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import NARROW, PanelContext, colours, framed
from tinhorn.games.dicetown.components import DICE, EQUIPMENT, POINTS, Card, Face
from tinhorn.games.dicetown.names import card_name, cards_named, effect
from tinhorn.games.dicetown.rules import memory
from tinhorn.games.dicetown.words.report import PILES, private_notes
from tinhorn.kernel import Seat

HEADS: Final = ("dice", "bills", "nuggets", "store", "properties", "protected")


def people(context: PanelContext, width: int) -> RenderableType:
    """Draw dice set aside, money and numbers of cards; stacked in a narrow terminal."""
    translator = context.translator
    heads = [translator(f"dicetown-panel-head-{head}") for head in HEADS]
    inside = _listed(context, heads) if width < NARROW else _rows(context, heads)
    return framed(
        inside, translator("dicetown-panel-players"), below=translator("dicetown-panel-signs")
    )


def people_lines(context: PanelContext) -> RenderableType:
    """Return the same without a frame."""
    heads = [context.translator(f"dicetown-panel-head-{head}") for head in HEADS]
    return _rows(context, heads)


def _rows(context: PanelContext, heads: list[str]) -> RenderableType:
    """Return a line for each player."""
    table = Table.grid(padding=(0, 2))
    for head in ("name", *HEADS):
        is_word = head in {"name", "dice", "protected"}
        table.add_column(no_wrap=True, justify="left" if is_word else "right")
    names = (context.translator("dicetown-panel-head-name"), *heads)
    table.add_row(*(Text(name, style="dim") for name in names))
    for seat in range(len(context.seen.players)):
        table.add_row(_who(context, seat), *_has(context, seat))
    return table


def _listed(context: PanelContext, heads: list[str]) -> RenderableType:
    """Return the name of each player, and below it what there is of each thing."""
    lines: list[RenderableType] = []
    for seat in range(len(context.seen.players)):
        dice, *others = zip(heads, _has(context, seat), strict=True)
        lines.append(Text("  ").join((_who(context, seat), dice[1])))
        cells = (Text.assemble((head, "dim"), " ", has) for head, has in others if has)
        lines.append(Padding(Text(", ").join(cells), (0, 0, 0, 2)))
    return Group(*lines)


def _has(context: PanelContext, seat: Seat) -> tuple[Text, ...]:
    """Return what everybody sees of a player, in the order of the heads."""
    player = context.seen.players[seat]
    bills = context.translator("dicetown-bills", count=player.bills)
    counts = (player.nuggets, len(player.store), len(player.properties))
    return (
        dice_line(player.dice, DICE),
        *map(Text, (bills, *map(str, counts), worth(player.protected))),
    )


def _who(context: PanelContext, seat: Seat) -> Text:
    """Return signs for the sheriff and the reader, and the name."""
    text = Text("★" if seat == context.seen.sheriff else " ")
    return text.append("▸" if seat == context.seen.viewer else " ").append(
        colours.name(context, seat)
    )


def dice_line(dice: tuple[Face, ...], places: int = 0) -> Text:
    """Draw dice as they lie there, with a dot for each that is missing."""
    text = Text(" ".join(dice), style="bold")
    missing = ["·"] * (places - len(dice))
    return text.append(" ".join(["", *missing] if dice and missing else missing), style="dim")


def worth(cards: tuple[Card, ...]) -> str:
    """Return what cards are worth, the best first."""
    return " ".join(str(POINTS[card]) for card in sorted(cards, key=POINTS.__getitem__)[::-1])


def mine(context: PanelContext) -> RenderableType:
    """Return the reader's cards with what each does, and what they saw of others' cards."""
    grid = hand(context)
    for row in _notes(context):
        grid.add_row(*row)
    if not grid.row_count:
        grid.add_row(Text(context.translator("dicetown-panel-no-cards"), style="dim"))
    return framed(grid, context.translator("dicetown-panel-mine"))


def mine_lines(context: PanelContext) -> Text:
    """Return the names of the reader's cards, and the worth of Equipment and properties."""
    cells = [name for name, _ in _action_cards(context)]
    cells += [Text(" ").join(pair) for pair in _valuables(context)]
    empty = Text(context.translator("dicetown-panel-no-cards"), style="dim")
    title = Text(f"{context.translator('dicetown-panel-mine')}: ")
    return title.append(Text(" · ").join(cells) if cells else empty)


def hand(context: PanelContext) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for row in _cards(context):
        grid.add_row(*row)
    return grid


def _cards(context: PanelContext) -> Iterator[tuple[Text, Text]]:
    """List each action card; Equipment and properties by what they are worth together."""
    yield from _action_cards(context)
    yield from _valuables(context)


def _action_cards(context: PanelContext) -> Iterator[tuple[Text, Text]]:
    player = context.seen.players[context.seen.viewer]
    store: list[Card] = [card for card in player.store if card not in EQUIPMENT]
    for card in dict.fromkeys(store):
        does = Text(context.translator.say(effect(card)), style="dim")
        yield _titled(context, card, store.count(card)), does


def _valuables(context: PanelContext) -> Iterator[tuple[Text, Text]]:
    player = context.seen.players[context.seen.viewer]
    equipment = tuple(card for card in player.store if card in EQUIPMENT)
    for key, cards in (
        ("dicetown-panel-equipment", equipment),
        ("dicetown-panel-properties", player.properties),
    ):
        if cards:
            yield Text(context.translator(key), style="bold"), _sum(context, cards)


def _notes(context: PanelContext) -> Iterator[tuple[Text, Text]]:
    """Say where the reader knows a card to be, one line for each player or pile."""
    found: dict[str, list[Card]] = {}
    for card, place in private_notes(context.seen):
        found.setdefault(_where(context, place), []).append(card)
    for where, cards in found.items():
        named = Text(context.translator.say(cards_named(cards)), style="dim")
        yield Text(context.translator("dicetown-panel-seen", place=where)), named


def _titled(context: PanelContext, card: Card, copies: int) -> Text:
    name = context.translator.say(card_name(card))
    return Text(f"{name} ×{copies}" if copies > 1 else name, style="bold")


def _sum(context: PanelContext, cards: tuple[Card, ...]) -> Text:
    points = sum(POINTS[card] for card in cards)
    text = context.translator("dicetown-panel-worth", worth=worth(cards), points=points)
    return Text(text, style="dim")


def _where(context: PanelContext, place: int) -> str:
    for seat, name in enumerate(context.translator.names):
        if place & (memory.hand(seat, "store") | memory.hand(seat, "property")):
            return name
    return context.translator(f"dicetown-panel-in-{PILES[place]}")

"""The town, place by place: who controls it so far, and what it offers."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import PanelContext, colours, framed
from tinhorn.games.dicetown.components import LED_BY, POINTS, Face
from tinhorn.games.dicetown.hands import hand_kind
from tinhorn.games.dicetown.names import card_name, elixir_name
from tinhorn.games.dicetown.rules.steps import Stop
from tinhorn.games.dicetown.rules.town import ROUTE
from tinhorn.games.dicetown.view import View
from tinhorn.games.dicetown.words.stops import stop_of
from tinhorn.kernel import Seat, name_of

CROWDED: Final = 60
"""Below this width, the facts of a place share one column."""


def town(context: PanelContext, width: int) -> RenderableType:
    title = context.translator("dicetown-panel-town", round=context.seen.round)
    return framed(town_lines(context, width), title)


def town_lines(context: PanelContext, width: int) -> Table:
    """Return a line for each place, in the order in which they are visited."""
    grid = Table.grid(padding=(0, 2), expand=True)
    for ratio in (None, None, 1) if width < CROWDED else (None, None, None, 1, 1):
        grid.add_column(ratio=ratio)
    ahead = leaders(context)
    for stop in ROUTE:
        is_lit = stop_of(context.seen.phase) == stop
        cells = (
            Text(_place(context, stop), style="bold reverse" if is_lit else ""),
            _leaders(context, stop, ahead[stop]),
            Text(_lies(context, stop)),
        )
        grid.add_row(
            "►" if is_lit else " ",
            Text(
                context.translator("dicetown-panel-best") if stop == "hall" else _face(stop) or ""
            ),
            *([Text("  ").join(cells)] if width < CROWDED else cells),
        )
    return grid


def guide(context: PanelContext) -> RenderableType:
    """Return what each place does, and the open cards of the decks."""
    seen: View = context.seen
    grid = Table.grid(padding=(0, 2))
    for stop in ROUTE:
        grid.add_row(
            Text(_place(context, stop)), Text(context.translator(f"dicetown-panel-does-{stop}"))
        )
    for key, cards in (
        ("dicetown-panel-played", [card_name(card) for card in (*seen.played, *seen.in_play)]),
        ("dicetown-panel-used", [elixir_name(elixir) for elixir in seen.elixir_discards]),
    ):
        if cards:
            grid.add_row(
                Text(context.translator(key)), Text(", ".join(map(context.translator.say, cards)))
            )
    return framed(grid, context.translator("dicetown-panel-guide"))


def _place(context: PanelContext, stop: Stop) -> str:
    return context.translator(f"dicetown-panel-place-{stop}")


def _face(stop: Stop) -> Face | None:
    """Return the dice that a place is led with, if it is by one face."""
    match stop:
        case "coach" | "doc":
            return None
        case place:
            return LED_BY.get(place)


def _leaders(context: PanelContext, stop: Stop, seats: tuple[Seat, ...]) -> Text:
    """Return the leaders of a place, with their dice or their hand; several leaders are tied."""
    if not seats:
        return Text("·", style="dim")
    text = Text(", ").join(colours.name(context, seat) for seat in seats)
    dice = context.seen.players[seats[0]].dice
    if face := _face(stop):
        text.append(f" ×{dice.count(face)}")
    elif stop == "hall":
        text.append(f" {context.translator(f'dicetown-panel-hand-{hand_kind(dice)}')}")
    return text


def _lies(context: PanelContext, stop: Stop) -> str:
    """Return what there is to gain."""
    seen, translator = context.seen, context.translator
    match stop:
        case "mine":
            return translator("dicetown-nuggets", count=seen.mine)
        case "bank":
            return translator("dicetown-bills", count=seen.bank)
        case "coach":
            return translator("dicetown-bills", count=seen.coach)
        case "store":
            return translator("dicetown-panel-deck", count=seen.store_deck)
        case "office":
            return translator("dicetown-panel-sheriff", seat=name_of(seen.sheriff))
        case "hall":
            if not seen.display:
                return translator("dicetown-panel-row-empty")
            worth = " ".join(str(POINTS[card]) for card in seen.display)
            return translator("dicetown-panel-row", worth=worth, count=seen.property_deck)
        case "doc":
            return ", ".join(translator.say(elixir_name(elixir)) for elixir in seen.elixirs)
        case _:
            return ""


def leaders(context: PanelContext) -> dict[str, tuple[Seat, ...]]:
    """Return who would act at each place: nobody, one, or several tied; at Doc's who visits."""
    seen: View = context.seen
    found: dict[str, tuple[Seat, ...]] = dict.fromkeys(ROUTE, ())
    for fact in context.game.facts(seen):
        if fact.kind == "place" and fact.subject is not None:
            found[fact.subject] = fact.seats
    if any(found.values()):
        here = stop_of(seen.phase)
        to_come = ROUTE[ROUTE.index(here) :] if here else ROUTE
        busy = {*seen.led, *(seat for stop in to_come for seat in found[stop])}
        found["doc"] = tuple(seat for seat in range(len(seen.players)) if seat not in busy)
    return found

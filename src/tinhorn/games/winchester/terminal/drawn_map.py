"""The map as a drawing: plots that share a side touch, river and rails run between the others."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from tinhorn.cli.panels import PanelContext, colours
from tinhorn.games.winchester.components import Board, Edition, Terrain, Vehicle, board, components
from tinhorn.games.winchester.view import View
from tinhorn.games.winchester.words.report import TOKENS

DRAWING: Final = """\
╭─────────────#────────┬────────┬────────┬───────────~~──────┬─────────────────╮
│<1     >     #<2     >│<3     >│<4     >│<5     > ~~<6     >│<9     >         │
│             #        ├────────┴────────┴──────~~~──────────┴──┬─────┬────────┤
│             #        │<7     >              ~~<8     >        │ [S] │<15    >│
├────────┬────##################################################################
│<10    >│<11    >                ~~<12    >  │<13    >  │<14    >             │
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~─────┬────┴──────────┴──┬─────────┬────────┤
│<16    >                                │<17    >          │<18    > │<19    >│
╰────────────────────────────────────────┴──────────────────┴─────────┴────────╯
"""
"""Plots have the numbers of 2020. What is between angle brackets is replaced."""
LINES: Final = tuple(DRAWING.splitlines())
WIDTH: Final = len(LINES[0])
HEIGHT: Final = len(LINES)
GROUND: Final[dict[Terrain, tuple[str, str]]] = {
    "forest": ("^", "green"),
    "desert": (":", "yellow"),
    "prairie": (",", "default"),
}
"""The sign and the colour of each terrain."""
SQUARES: Final[dict[Vehicle, tuple[tuple[int, int], ...]]] = {
    "boat": (
        *((0, 53), (1, 51), (2, 49), (2, 48), (3, 47), (3, 46)),
        *((4, 40), (5, 35), (6, 34), (6, 10), (6, 6), (6, 2)),
    ),
    "locomotive": (
        *((0, 14), (1, 14), (2, 14), (3, 14), (4, 22), (4, 30), (4, 39)),
        *((4, 46), (4, 52), (4, 57), (4, 61), (4, 71), (4, 74), (4, 77)),
    ),
}
"""Where each square of river and rails is drawn, by line and column."""
SALOON: Final = (3, 65)
_SLOT: Final = re.compile(r"<(\d+) *>")
_SIDES: Final = "│─┬┴├┤"
_BARRIERS: Final = f"{_SIDES}╭╮╰╯~#"
_NAME_LETTERS: Final = 3


def drawing(context: PanelContext) -> RenderableType:
    """Return the whole map, with owners, tokens, both vehicles and the plot that is for sale."""
    lines = [_line(context, text) for text in LINES]
    for vehicle, squares in SQUARES.items():
        row, column = squares[getattr(context.seen, vehicle) - 1]
        _place(lines[row], column, vehicle_word(context, vehicle)[0].upper())
    row, column = SALOON
    _place(lines[row], column, f"S${context.seen.saloon}k".ljust(5))
    return Group(*lines)


def legend(context: PanelContext) -> Text:
    """Return the signs of terrains, tokens and vehicles."""
    translator = context.translator
    ground = [
        f"{sign} {translator(f'winchester-terrain-{terrain}')}"
        for terrain, (sign, _) in GROUND.items()
    ]
    letters = token_letters(context)
    tokens = [f"·{letters[kind]} {translator(f'winchester-token-{kind}')}" for kind in letters]
    vehicles = [vehicle_word(context, vehicle) for vehicle in SQUARES]
    signs = [f"{word[0].upper()} {word}" for word in vehicles]
    return Text("  ".join((*ground, *tokens, *signs)), style="dim")


def vehicle_word(context: PanelContext, vehicle: Vehicle) -> str:
    """Return what to type for a vehicle; its initial stands for it in the drawing."""
    return context.translator(f"winchester-panel-word-{vehicle}")


def token_letters(context: PanelContext) -> dict[str, str]:
    """Return the initial of each kind of token; two letters where initials are the same."""
    names = {kind: context.translator(f"winchester-token-{kind}") for kind in TOKENS}
    letters = 1 if len({name[0] for name in names.values()}) == len(names) else 2
    return {kind: name[:letters] for kind, name in names.items()}


@cache
def is_drawn(edition: Edition) -> bool:
    """Return whether the drawing fits the components: their owner may have replaced them."""
    drawn, chart, label = drawn_neighbours(), board(edition), _labels(edition)
    return (
        all(len(SQUARES[vehicle]) == len(chart.squares(vehicle)) for vehicle in SQUARES)
        and {label[plot] for plot in drawn} == {*range(1, len(chart.neighbours) + 1)}
        and all(
            chart.neighbours[label[plot] - 1] == {label[other] for other in near}
            for plot, near in drawn.items()
        )
    )


def _labels(edition: Edition) -> dict[int, int]:
    """Return the number of each plot in an edition, by that of 2020."""
    return {
        plot.number: plot.number if edition == "2020" else plot.number_2019
        for plot in components().plots
    }


def drawn_neighbours() -> dict[int, set[int]]:
    """Return the plots that touch in the drawing: only a thin line parts them."""
    fields = {
        int(found[1]): _field(row, found.start())
        for row, text in enumerate(LINES)
        for found in _SLOT.finditer(text)
    }
    owner = {at: plot for plot, field in fields.items() for at in field}
    near: dict[int, set[int]] = {plot: set() for plot in fields}
    for row, column in product(range(HEIGHT), range(WIDTH)):
        if LINES[row][column] in _SIDES:
            for one, other in (
                ((row, column - 1), (row, column + 1)),
                ((row - 1, column), (row + 1, column)),
            ):
                a, b = owner.get(one), owner.get(other)
                if a and b and a != b:
                    near[a].add(b)
                    near[b].add(a)
    return near


def _field(row: int, column: int) -> set[tuple[int, int]]:
    """Return everything around a place within its borders."""
    found, edge = {(row, column)}, [(row, column)]
    while edge:
        row, column = edge.pop()
        for at in ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)):
            if at not in found and LINES[at[0]][at[1]] not in _BARRIERS:
                found.add(at)
                edge.append(at)
    return found


def _line(context: PanelContext, text: str) -> Text:
    """Return a line of the drawing, with river and rails in colour and the plots filled in."""
    label = _labels(context.seen.setup.edition)
    line, end = Text(no_wrap=True, overflow="crop"), 0
    for found in _SLOT.finditer(text):
        line.append(_scenery(text[end : found.start()]))
        line.append(_plot(context, label[int(found[1])], found.end() - found.start()))
        end = found.end()
    return line.append(_scenery(text[end:]))


def _scenery(text: str) -> Text:
    drawn = Text(text, style=colours.FRAME)
    drawn.highlight_regex(r"~+", "bold blue")
    drawn.highlight_regex(r"#+", "bold default")
    return drawn


def _plot(context: PanelContext, plot: int, width: int) -> Text:
    """Return number, terrain, mine or ranch, then the owner; without one, the token."""
    seen: View = context.seen
    drawn = board(seen.setup.edition)
    sign, colour = GROUND[drawn.terrain(plot)]
    is_up = getattr(seen.phase, "plot", None) == plot
    text = Text("►" if is_up else " ")
    text.append(f"{plot:>2}", style="bold reverse" if is_up else "bold")
    text.append(sign, style=colour).append(_site(drawn, plot), style="bold yellow")
    text.append(_holder(context, plot))
    text.truncate(width, overflow="crop", pad=True)
    return text


def _site(drawn: Board, plot: int) -> str:
    if plot == drawn.ranch:
        return "R"
    return "M" if plot in drawn.mines else " "


def _holder(context: PanelContext, plot: int) -> Text:
    owner, bonus = context.seen.owners[plot - 1], context.seen.bonuses[plot - 1]
    if owner is None:
        return Text("·?" if bonus is None else f"·{token_letters(context)[bonus]}", style="dim")
    return Text(short_names(context.translator.names)[owner], style=f"bold {colours.SEATS[owner]}")


@cache
def short_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the first letters of each name; with the seat's number where they are the same."""
    short = [name[:_NAME_LETTERS] for name in names]
    return tuple(
        name if short.count(name) == 1 else f"{name[: _NAME_LETTERS - 1]}{seat}"
        for seat, name in enumerate(short, start=1)
    )


def _place(line: Text, column: int, sign: str) -> None:
    """Put a sign over what is drawn there."""
    end = column + len(sign)
    line.plain = f"{line.plain[:column]}{sign}{line.plain[end:]}"
    line.stylize(Style(bold=True, reverse=len(sign) == 1), column, end)

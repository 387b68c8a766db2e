"""The map: blocks of plots that share sides, what each plot has, and the two lines."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import NARROW, PanelContext, colours, framed
from tinhorn.games.winchester.components import Board, Terrain, Vehicle, board
from tinhorn.games.winchester.rules.bonus import VEHICLES
from tinhorn.games.winchester.view import View

WIDE: Final = 104
"""From here on there is room for the borders of each plot."""
TERRAIN: Final[dict[Terrain, str]] = {"desert": "yellow", "prairie": "default", "forest": "green"}
RIVER: Final = "blue"


def chart(context: PanelContext, width: int) -> RenderableType:
    """Return the whole map in a frame, two blocks abreast where there is room."""
    seen: View = context.seen
    drawn = board(seen.setup.edition)
    columns = [blocks(drawn)] if width < NARROW else _halves(blocks(drawn))
    grid = Table.grid(expand=True, padding=(0, 2))
    for _ in columns:
        grid.add_column(ratio=1)
    grid.add_row(*(_column(context, drawn, column, width) for column in columns))
    vehicles = [_vehicle(context, drawn, vehicle) for vehicle in VEHICLES]
    for row in range(0, len(vehicles), len(columns)):
        grid.add_row(*vehicles[row : row + len(columns)])
    legend = Text(context.translator("winchester-panel-legend"), style="dim")
    sold = sum(owner is not None for owner in seen.owners)
    return framed(
        Group(grid, legend),
        context.translator("winchester-panel-map"),
        below=context.translator("winchester-panel-sold", sold=sold, plots=len(seen.owners)),
    )


def blocks(drawn: Board) -> list[list[int]]:
    """Group plots that are joined by shared sides: what river and rails leave together."""
    found: list[list[int]] = []
    for plot in range(1, len(drawn.neighbours) + 1):
        if not any(plot in block for block in found):
            found.append(sorted(_reach(drawn, plot)))
    return found


def _reach(drawn: Board, plot: int) -> set[int]:
    reached, edge = {plot}, {plot}
    while edge:
        edge = {near for at in edge for near in drawn.neighbours[at - 1]} - reached
        reached |= edge
    return reached


def _halves(all_blocks: list[list[int]]) -> list[list[list[int]]]:
    """Return two columns of blocks, in order, as even as they can be."""
    heights = [len(block) for block in all_blocks]
    cut = min(range(len(heights) + 1), key=lambda cut: max(sum(heights[:cut]), sum(heights[cut:])))
    return [all_blocks[:cut], all_blocks[cut:]]


def _column(context: PanelContext, drawn: Board, column: list[list[int]], width: int) -> Table:
    """Draw one line a plot, a gap between blocks."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    for _ in range(4 if width >= WIDE else 3):
        grid.add_column(no_wrap=True)
    grid.add_column(overflow="ellipsis")
    for number, block in enumerate(column):
        if number:
            grid.add_row()
        for plot in block:
            grid.add_row(*_plot(context, drawn, plot, width))
    return grid


def _plot(context: PanelContext, drawn: Board, plot: int, width: int) -> list[Text]:
    """Return number, terrain, marks, token, owner; where there is room, also the borders."""
    seen: View = context.seen
    is_up = getattr(seen.phase, "plot", None) == plot
    terrain = drawn.terrain(plot)
    owner = seen.owners[plot - 1]
    cells = [
        Text(f"►{plot:>2}" if is_up else f"{plot:>2}", style="bold reverse" if is_up else "bold"),
        Text(context.translator(f"winchester-terrain-{terrain}"), style=TERRAIN[terrain]),
        marks(drawn, plot),
        _token(context, plot),
    ]
    if width >= WIDE:
        near = " ".join(map(str, sorted(drawn.neighbours[plot - 1])))
        cells.append(Text(context.translator("winchester-panel-beside", plots=near), style="dim"))
    named = Text("·", style="dim") if owner is None else colours.name(context, owner)
    named.no_wrap = True
    return [*cells, named]


def marks(drawn: Board, plot: int) -> Text:
    """Return one letter for each thing the plot has or touches, always in the same place."""
    text = Text()
    near_ranch = "R" if plot == drawn.ranch else "r"
    for letter, holds, style in (
        ("~", plot in drawn.near_river, RIVER),
        ("#", plot in drawn.near_rails, "bold"),
        ("S", plot in drawn.near_saloon, "red"),
        ("M", plot in drawn.mines, "bold yellow"),
        (near_ranch, plot in drawn.near_ranch, "bold green"),
    ):
        text.append(letter if holds else "·", style=style if holds else "dim")
    return text


def _token(context: PanelContext, plot: int) -> Text:
    """Draw a plot's token, fainter once it has been taken; a question mark if it is face down."""
    bonus = context.seen.bonuses[plot - 1]
    if bonus is None:
        return Text("?", style="dim")
    is_taken = context.seen.owners[plot - 1] is not None
    return Text(context.translator(f"winchester-token-{bonus}"), style="dim" if is_taken else "")


def _vehicle(context: PanelContext, drawn: Board, vehicle: Vehicle) -> Text:
    """Say where a vehicle stands and which plots it would serve there."""
    square = getattr(context.seen, vehicle)
    squares = drawn.squares(vehicle)
    plots = " ".join(map(str, squares[square - 1]))
    return Text(
        context.translator(
            f"winchester-panel-vehicle-{vehicle}",
            square=square,
            squares=len(squares),
            plots=plots,
        )
    )


def lines(context: PanelContext) -> RenderableType:
    """List every square of river and rails with the plots it touches."""
    drawn = board(context.seen.setup.edition)
    grid = Table.grid(padding=(0, 1))
    for vehicle in VEHICLES:
        text = Text()
        for square, plots in enumerate(drawn.squares(vehicle), start=1):
            here = square == getattr(context.seen, vehicle)
            text.append(f"{square}:", style="bold reverse" if here else "bold")
            text.append("·".join(map(str, plots)) + "  ")
        grid.add_row(
            Text(context.translator(f"winchester-panel-squares-{vehicle}"), style="bold"), text
        )
    return grid

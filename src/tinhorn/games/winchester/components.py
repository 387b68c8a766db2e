"""What is in the box (W-COMP): loads `components.json` and checks it against the rulebooks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tinhorn.kernel.components import component_file, read_components, require

Terrain: TypeAlias = Literal["desert", "prairie", "forest"]
Bonus: TypeAlias = Literal["movement", "rumor", "saloon"]
Edition: TypeAlias = Literal["2020", "2019"]
Vehicle: TypeAlias = Literal["boat", "locomotive"]
Objective: TypeAlias = Literal[
    "forest", "desert", "prairie", "river", "rails", "saloon", "mine", "ranch", "rumor", "movement"
]

PACKAGED: Final = Path(__file__).with_name("components.json")

OBJECTIVES: Final[tuple[Objective, ...]] = (
    "forest",
    "desert",
    "prairie",
    "river",
    "rails",
    "saloon",
    "mine",
    "ranch",
    "rumor",
    "movement",
)
SHARED_OBJECTIVES: Final = tuple(range(1, 11))
"""W-SHARED-1 to W-SHARED-10, by number."""

# W-COMP-1, W-COMP-4: what the rulebooks print, in the 2020 numbering. A file must agree with it.
PLOT_COUNT: Final = 19
TERRAIN_COUNTS: Final[dict[Terrain, int]] = {"desert": 7, "prairie": 6, "forest": 6}
PRINTED: Final[dict[str, frozenset[int]]] = {
    "river": frozenset({5, 6, 7, 8, 10, 11, 12, 16}),
    "rails": frozenset({1, 2, 7, 8, 11, 12, 13, 14, 15}),
    "saloon": frozenset({8, 9, 14, 15}),
    "mines": frozenset({3, 4, 5}),
    "ranch": frozenset({12, 13, 14, 16, 17, 18}),
}
# W-COMP-5: the numbers that differ in 2019.
RELABELLED: Final = {2: 6, 3: 2, 4: 3, 5: 4, 6: 5}
# W-COMP-2, W-SETUP-3: how many cards there are.
MINE_CARD_COUNT: Final = 5
RANCH_CARD_COUNT: Final = 3


class Plot(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    number_2019: int
    terrain: Terrain
    site: Literal["mine", "ranch"] | None
    neighbours: tuple[int, ...]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    about: str
    banknotes: int
    hats: int
    mine_cards: tuple[int, ...]
    ranch_cards: tuple[int, ...]
    bonus_tokens: dict[Bonus, int]
    plots: tuple[Plot, ...]
    saloon: tuple[int, ...]
    river: tuple[tuple[int, ...], ...]
    rails: tuple[tuple[int, ...], ...]

    def bonus_bag(self) -> tuple[Bonus, ...]:
        """Return all bonus tokens, one by one."""
        return tuple([kind for kind, count in self.bonus_tokens.items() for _ in range(count)])


class Board(Struct, frozen=True):
    """The map in the numbering of one edition. What a plot has is found at index `plot - 1`."""

    plots: frozenset[int]
    terrains: tuple[Terrain, ...]
    neighbours: tuple[frozenset[int], ...]
    river: tuple[tuple[int, ...], ...]
    rails: tuple[tuple[int, ...], ...]
    mines: tuple[int, ...]
    ranch: int
    near_river: frozenset[int]
    near_rails: frozenset[int]
    near_saloon: frozenset[int]
    near_ranch: frozenset[int]

    def squares(self, vehicle: Vehicle) -> tuple[tuple[int, ...], ...]:
        """Return the plots at each square of the vehicle's line."""
        return self.river if vehicle == "boat" else self.rails

    def terrain(self, plot: int) -> Terrain:
        return self.terrains[plot - 1]

    def largest_group(self, plots: frozenset[int]) -> int:
        """Return the size of the largest chain of these plots by shared sides."""
        largest, unvisited = 0, set(plots)
        while unvisited:
            group = [unvisited.pop()]
            for plot in group:
                near = self.neighbours[plot - 1] & unvisited
                unvisited -= near
                group.extend(near)
            largest = max(largest, len(group))
        return largest

    def isolated(self, plots: frozenset[int]) -> int:
        """Return how many of these plots are adjacent to no other of them."""
        return sum(1 for plot in plots if not self.neighbours[plot - 1] & plots)


@cache
def components() -> Components:
    return load(component_file("winchester", PACKAGED))


@cache
def bonus_bag() -> tuple[Bonus, ...]:
    return components().bonus_bag()


@cache
def board(edition: Edition) -> Board:
    """Return the map as this edition numbers it (W-COMP-5: a relabelling and nothing else)."""
    box = components()
    label = {
        plot.number: plot.number if edition == "2020" else plot.number_2019 for plot in box.plots
    }
    plots = sorted(box.plots, key=lambda plot: label[plot.number])
    ranch = next(plot for plot in plots if plot.site == "ranch")
    return Board(
        plots=frozenset(label.values()),
        terrains=tuple(plot.terrain for plot in plots),
        neighbours=tuple(frozenset(label[near] for near in plot.neighbours) for plot in plots),
        river=tuple(tuple(sorted(label[plot] for plot in square)) for square in box.river),
        rails=tuple(tuple(sorted(label[plot] for plot in square)) for square in box.rails),
        mines=tuple(label[plot.number] for plot in plots if plot.site == "mine"),
        ranch=label[ranch.number],
        near_river=frozenset(label[plot] for square in box.river for plot in square),
        near_rails=frozenset(label[plot] for square in box.rails for plot in square),
        near_saloon=frozenset(label[plot] for plot in box.saloon),
        near_ranch=frozenset(label[plot] for plot in (ranch.number, *ranch.neighbours)),
    )


def load(path: Path) -> Components:
    """Read a component file and refuse one that contradicts the rulebooks."""
    box = read_components(path, Components)
    _check_counts(box, path)
    _check_plots(box, path)
    _check_lists(box, path)
    return box


def _check_counts(box: Components, path: Path) -> None:
    require(box.banknotes == 110, path, "winchester-components-banknotes", count=box.banknotes)
    require(box.hats == 10, path, "winchester-components-hats", count=box.hats)
    for cards, count, kind in (
        (box.mine_cards, MINE_CARD_COUNT, "mine"),
        (box.ranch_cards, RANCH_CARD_COUNT, "ranch"),
    ):
        require(
            len(cards) == count and min(cards) >= 0,
            path,
            "winchester-components-cards",
            kind=kind,
            count=count,
        )
    tokens = box.bonus_tokens
    require(
        len(tokens) == 3 and min(tokens.values()) >= 0 and sum(tokens.values()) == PLOT_COUNT,
        path,
        "winchester-components-tokens",
        count=sum(tokens.values()),
    )


def _check_plots(box: Components, path: Path) -> None:
    numbers = [plot.number for plot in box.plots]
    require(
        sorted(numbers) == list(range(1, PLOT_COUNT + 1)), path, "winchester-components-numbers"
    )
    for terrain, count in TERRAIN_COUNTS.items():
        found = sum(plot.terrain == terrain for plot in box.plots)
        require(
            found == count,
            path,
            "winchester-components-terrain",
            terrain=terrain,
            count=count,
            found=found,
        )
    borders = {(plot.number, near) for plot in box.plots for near in plot.neighbours}
    for a, b in sorted(borders):
        require(
            a != b and (b, a) in borders, path, "winchester-components-neighbours", plot=a, other=b
        )
    for plot in box.plots:
        require(
            plot.number_2019 == RELABELLED.get(plot.number, plot.number),
            path,
            "winchester-components-2019",
            plot=plot.number,
        )
        require(
            (plot.site != "mine" or plot.terrain == "desert")
            and (plot.site != "ranch" or plot.terrain == "prairie"),
            path,
            "winchester-components-site",
            plot=plot.number,
        )


def _check_lists(box: Components, path: Path) -> None:
    """Check that the geometry satisfies every printed list (W-COMP-6)."""
    ranches = [plot for plot in box.plots if plot.site == "ranch"]
    require(len(ranches) == 1, path, "winchester-components-ranches", count=len(ranches))
    drawn = {
        "river": {plot for square in box.river for plot in square},
        "rails": {plot for square in box.rails for plot in square},
        "saloon": set(box.saloon),
        "mines": {plot.number for plot in box.plots if plot.site == "mine"},
        "ranch": {ranches[0].number, *ranches[0].neighbours},
    }
    for name, plots in PRINTED.items():
        require(
            drawn[name] == plots,
            path,
            "winchester-components-list",
            list=name,
            printed=" ".join(map(str, sorted(plots))),
            found=" ".join(map(str, sorted(drawn[name]))),
        )

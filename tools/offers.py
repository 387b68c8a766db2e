"""Measure what the sheriff of Dice Town is offered, by what it is offered for and by whom.

    PYTHONPATH=src python -m tools.offers --games 25 --save sheriff-offers

Tables of all sizes, each with bots of one level. A nugget counts as two dollars, a card as one
offer of something. Decisions with players who have neither money nor nuggets are counted, too.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import chain
from random import Random
from typing import Any, Final

from msgspec import Struct

from bench.readings import add_option, save
from tinhorn.arena.schedule import all_played, play_out
from tinhorn.bots import bot_named
from tinhorn.bots.game_bots import bots_of
from tinhorn.games import dicetown
from tinhorn.games.dicetown.bots.heuristic.places import gains
from tinhorn.games.dicetown.bots.heuristic.town import led_dice
from tinhorn.games.dicetown.bots.heuristic.worth import position
from tinhorn.games.dicetown.phases import Bundle, Deciding
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.game import Seat
from tinhorn.kernel.log import steps

NUGGET: Final = 2
"""The dollars that a nugget counts as, and a point (D-END-2)."""
MOST: Final = 4
"""Larger offers are one group."""
WORTHS: Final = (3, 7)
"""A lead is worth dollars up to the first, up to the second, or more."""
TIED: Final = ("one other player", "several others", "the sheriff")
"""Whom a player who makes an offer is tied with; the sheriff, and perhaps others."""


class Offered(Struct, frozen=True):
    """An offer to the sheriff, in dollars."""

    dollars: int
    worth: float
    """What the lead is worth to the player, in dollars, if points count as at the end."""


class Decided(Struct, frozen=True):
    """What a sheriff is offered when it decides who leads a place."""

    tied: str
    offers: tuple[Offered, ...]


def decided(level: str, number: int) -> list[Decided]:
    """Return the decisions of the sheriffs of a game."""
    sizes = tuple(dicetown.PLAYERS)
    players = sizes[number % len(sizes)]
    bots = [bot_named(level, "dicetown", Random(f"{number}/{seat}")) for seat in range(players)]
    played = play_out(dicetown, dicetown.Setup(players=players), bots, Random(number))
    before: State | None = None
    found = []
    for step in steps(dicetown, played.setup, played.entries):
        phase = step.state.phase
        is_new = before is None or not isinstance(before.phase, Deciding)
        if isinstance(phase, Deciding) and is_new:
            found.append(Decided(_tied(phase), tuple(_offers(step.state, phase))))
        before = step.state
    return found


def _tied(phase: Deciding) -> str:
    if phase.seat in phase.tied:
        return TIED[2]
    return TIED[0] if len(phase.tied) == 2 else TIED[1]


def _offers(state: State, phase: Deciding) -> Iterator[Offered]:
    for seat, bundle in enumerate(phase.offers):
        if bundle is not None:
            yield Offered(dollars(bundle), _worth(state, phase, seat))


def _worth(state: State, phase: Deciding, seat: Seat) -> float:
    at = position(dicetown.view(state, seat), seat)
    return NUGGET * gains(at, phase.place)[led_dice(at, seat, phase.place)]


def dollars(bundle: Bundle) -> int:
    return bundle.bills + NUGGET * bundle.nuggets + len(bundle.cards)


def figures(level: str, games: int, *, workers: int = 1) -> list[dict[str, Any]]:
    """Return the distribution of offers, and of decisions without any, by who is tied."""
    played = chain(*all_played(partial(decided, level), range(games), workers, batch=1))
    decisions = list(played)
    return [
        {"level": level, "games": games, "tied with": tied, **_figures(some)}
        for tied in TIED
        if (some := [each for each in decisions if each.tied == tied])
    ]


def _figures(decisions: list[Decided]) -> dict[str, Any]:
    offers = [offer for each in decisions for offer in each.offers]
    amounts = [min(MOST, offer.dollars) for offer in offers]
    nothing = sum(not any(offer.dollars for offer in each.offers) for each in decisions)
    groups: tuple[list[int], ...] = ([], [], [])
    for offer in offers:
        groups[sum(round(offer.worth) > most for most in WORTHS)].append(offer.dollars)
    return {
        "decisions": len(decisions),
        "offered nothing by everyone [%]": _percent(nothing, len(decisions)),
        "offers of $0, $1, $2, $3, more [%]": [
            _percent(amounts.count(amount), len(amounts)) for amount in range(MOST + 1)
        ],
        "mean offer for a lead worth up to $3, up to $7, more [$]": [
            round(sum(some) / len(some), 1) if some else None for some in groups
        ],
    }


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=25, help="games of a level")
    parser.add_argument("--levels", nargs="+", default=list(bots_of(dicetown.NAME).levels))
    parser.add_argument("--workers", type=int, default=1, help="processes")
    add_option(parser)
    wanted = parser.parse_args()
    rows = []
    for level in wanted.levels:
        for row in figures(level, wanted.games, workers=wanted.workers):
            rows.append(row)
            print(row, flush=True)
    save(wanted.save, rows)


if __name__ == "__main__":
    main()

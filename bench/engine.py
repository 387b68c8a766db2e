"""Measure the rulebooks on one core: random play, with and without views, beside a yardstick.

The yardstick is a bare auction loop on frozen Structs, measured in the same run: what the rules
cost beyond it is a ratio that travels from one machine to another. Every figure is the best of
several short runs, so that a busy moment does not count. `--save` writes a file of the run.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from readings import add_option, processor, save

from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, Game, Seat

AnyGame = Game[Any, Any, Any, Any, Any]
Offer = Callable[[Any, Seat], tuple[Any, ...]]
"""What a seat may answer in a state."""

ROUNDS: Final = 15
SECONDS: Final = 0.1
"""Of processor time that one run takes, about: what others do on the machine counts little."""


class Rate(Struct, frozen=True, order=True):
    """Answers given (those of chance included) and games played, per second."""

    decisions: float = 0.0
    games: float = 0.0


class Sizes(Struct, frozen=True):
    """Bytes, on average over the states of a game."""

    state: float
    """A state and all it holds."""
    fresh: float
    """The part of it that the state before did not hold already."""
    json: float


class Figures(Struct, frozen=True, kw_only=True):
    """One game at one number of players."""

    game: str
    players: int
    engine: Rate = Rate()
    with_views: Rate = Rate()
    """Each person chooses from a view, made for that decision."""
    copy_nanoseconds: float = float("inf")
    """To copy a state with another prompt number."""
    sizes: Sizes


class Report(Struct, frozen=True, kw_only=True):
    processor: str
    python: str
    msgspec: str
    load: float
    """Of the machine in the last minute, before measuring."""
    yardstick: Rate
    figures: tuple[Figures, ...]


class Bid(Struct, frozen=True, gc=False):
    amount: int


class Pass(Struct, frozen=True, gc=False):
    pass


class Bidder(Struct, frozen=True, gc=False):
    cash: int


class Auction(Struct, frozen=True, gc=False):
    prompt: int
    bidders: tuple[Bidder, ...]
    standing: int
    in_auction: tuple[Seat, ...]


def bare_auctions(rng: Random) -> int:
    """Play the yardstick: 19 auctions on frozen Structs, four bidders who act at random.

    Options, a choice, the next state; no check, no event, no chance. Returns the decisions.
    """
    prompt = 0
    bidders: tuple[Bidder, ...] = (Bidder(8),) * 4
    for _ in range(19):
        state = Auction(prompt, bidders, 0, (0, 1, 2, 3))
        while len(state.in_auction) > 1:
            state = bid_or_pass(state, rng)
        buyer, price, prompt = state.in_auction[0], state.standing, state.prompt
        bidders = tuple(
            Bidder(bidder.cash - price if seat == buyer else bidder.cash + price // 3)
            for seat, bidder in enumerate(state.bidders)
        )
    return prompt


def bid_or_pass(state: Auction, rng: Random) -> Auction:
    speaker, *others = state.in_auction
    cash = state.bidders[speaker].cash
    options = (Pass(), *[Bid(amount) for amount in range(state.standing + 1, cash + 1)])
    action = options[int(rng.random() * len(options))]
    if isinstance(action, Bid):
        in_auction = (*others, speaker)
        return replace(
            state, prompt=state.prompt + 1, standing=action.amount, in_auction=in_auction
        )
    return replace(state, prompt=state.prompt + 1, in_auction=tuple(others))


def random_states(game: AnyGame, players: int, offer: Offer, rng: Random) -> Iterator[Any]:
    """Return the states of a game in which everyone picks any of what is offered."""
    pending, apply, random = game.pending, game.apply, rng.random
    state = game.new(game.Setup(players=players))
    while asked := pending(state):
        yield state
        seat = asked[0].seat
        if seat == CHANCE:
            action = game.chance(state, rng)
        else:
            choices = offer(state, seat)
            action = choices[int(random() * len(choices))]
        state = apply(state, seat, action).state
    yield state


def rate(decisions_of_a_game: Callable[[Random], int]) -> Rate:
    """Play as many games as fit into a short run."""
    rng, decisions, games = Random(1), 0, 0
    started = now = time.process_time()
    while now - started < SECONDS:
        decisions += decisions_of_a_game(rng)
        games += 1
        now = time.process_time()
    return Rate(decisions / (now - started), games / (now - started))


def engine_rate(game: AnyGame, players: int) -> Rate:
    return rate(lambda rng: count(random_states(game, players, game.options, rng)))


def view_rate(game: AnyGame, players: int) -> Rate:
    def offer(state: Any, seat: Seat) -> tuple[Any, ...]:
        choices: tuple[Any, ...] = game.view(state, seat).options
        return choices

    return rate(lambda rng: count(random_states(game, players, offer, rng)))


def count(states: Iterable[Any]) -> int:
    """Return the decisions that led from the first of these states to the last."""
    return sum(1 for _ in states) - 1


def copy_nanoseconds(state: Any) -> float:
    copies, started = 20_000, time.process_time()
    for _ in range(copies):
        replace(state, prompt=1)
    return (time.process_time() - started) / copies * 1e9


def sizes(states: list[Any]) -> Sizes:
    fresh = []
    for before, after in pairwise(states):
        counted: set[int] = set()
        deep_size(before, counted)
        fresh.append(deep_size(after, counted))
    return Sizes(
        state=mean([deep_size(state, set()) for state in states]),
        fresh=mean(fresh),
        json=mean([len(msgspec.json.encode(state)) for state in states]),
    )


def deep_size(value: object, counted: set[int]) -> int:
    """Return the bytes of a value and all it holds, but for what is counted already."""
    if id(value) in counted:
        return 0
    counted.add(id(value))
    parts: Iterable[object] = ()
    if isinstance(value, Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, tuple | frozenset):
        parts = value
    elif isinstance(value, dict):
        parts = [*value.keys(), *value.values()]
    return sys.getsizeof(value) + sum(deep_size(part, counted) for part in parts)


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def measure() -> Report:
    """Measure all figures, the best of several rounds; every round measures everything."""
    load, yardstick = os.getloadavg()[0], Rate()
    samples = {
        (game, players): list(random_states(game, players, game.options, Random(1)))
        for game in GAMES.values()
        for players in game.PLAYERS
    }
    figures = {
        key: Figures(game=key[0].NAME, players=key[1], sizes=sizes(states))
        for key, states in samples.items()
    }
    for _ in range(ROUNDS):
        yardstick = max(yardstick, rate(bare_auctions))
        for (game, players), best in figures.items():
            middle = samples[game, players][len(samples[game, players]) // 2]
            figures[game, players] = replace(
                best,
                engine=max(best.engine, engine_rate(game, players)),
                with_views=max(best.with_views, view_rate(game, players)),
                copy_nanoseconds=min(best.copy_nanoseconds, copy_nanoseconds(middle)),
            )
    return Report(
        processor=processor(),
        python=platform.python_version(),
        msgspec=msgspec.__version__,
        load=load,
        yardstick=yardstick,
        figures=tuple(figures.values()),
    )


def show(report: Report) -> None:
    print(f"{report.processor}, Python {report.python}, msgspec {report.msgspec}, one core")
    print(f"load before measuring: {report.load:.2f}")
    print(f"yardstick: {report.yardstick.decisions:,.0f} decisions a second\n")
    print(
        "game        players  decisions/s  of yardstick  games/s  with views/s"
        "  bytes/state  fresh  JSON  copy ns"
    )
    for each in report.figures:
        ratio = each.engine.decisions / report.yardstick.decisions
        print(
            f"{each.game:<12}{each.players:>7}{each.engine.decisions:>13,.0f}{ratio:>14.2f}"
            f"{each.engine.games:>9,.0f}{each.with_views.decisions:>14,.0f}"
            f"{each.sizes.state:>13,.0f}{each.sizes.fresh:>7,.0f}{each.sizes.json:>6,.0f}"
            f"{each.copy_nanoseconds:>9,.0f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add_option(parser)
    wish = parser.parse_args()
    report = measure()
    show(report)
    save(wish.save, report)


if __name__ == "__main__":
    main()

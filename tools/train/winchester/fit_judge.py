"""Learn the chance to win in Winchester from games in the engine, where no device is at hand.

`python -m tools.train.winchester.fit_judge OUT.npz --games 2000 --seed 1` adds the network `judge`
to a file of weights, and prints its reliability on games that it was not trained on.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tinhorn.bots import bot_named
from tinhorn.bots.learned.winchester.features import SEATS, asked_seat, features
from tinhorn.games import winchester
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.play import Play
from tools.train.winchester.adopt import NEW, places

Floats = NDArray[np.float32]

PER_GAME: Final = 16
"""Positions taken of each game."""
USED: Final = (
    "players unsold few cash_known cash count secret fortune group reached duel worth fair standing"
    " holder inside saloon piles first"
)
"""The features that it may use: with few games the others would teach it accidents."""
HIDDEN: Final = 24
DECAY: Final = 1e-3
BOTS: Final = ("deputy", "deputy", "deputy", "marshal")


def positions(number: int, seed: int) -> list[tuple[list[float], list[float]]]:
    """Some positions of a game, each seen from a seat drawn at random, and how the game ended."""
    rng = Random(f"{seed}/{number}")
    players = 3 + number % 3
    setup = winchester.Setup(players=players, ledger=rng.choice(("secret", "open")))
    bots = [bot_named(rng.choice(BOTS), "winchester", rng) for _ in range(players)]
    table, seen = Play(winchester, setup), []
    while asked := winchester.pending(table.state):
        decision = asked[0]
        if decision.seat == CHANCE:
            table.answer(decision, winchester.chance(table.state, rng))
            continue
        view = winchester.view(table.state, rng.randrange(players))
        if asked_seat(view) is not None:
            seen.append(view)
        own = winchester.view(table.state, decision.seat)
        table.answer(decision, bots[decision.seat].choose(own, decision))
    outcome = winchester.outcome(table.state)
    assert outcome is not None
    winners = outcome.ranking[0]
    taken = rng.sample(seen, min(PER_GAME, len(seen)))
    return [(features(view), _shares(view.viewer or 0, winners, players)) for view in taken]


def _shares(viewer: int, winners: tuple[int, ...], players: int) -> list[float]:
    """By seat from the viewer on; -1 for seats that are not at the table."""
    shares = [((viewer + ahead) % players in winners) / len(winners) for ahead in range(players)]
    return shares + [-1.0] * (SEATS - players)


class Judge:
    """One hidden layer, trained by Adam with weight decay."""

    def __init__(self, inputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        where = places(NEW, SEATS)
        self.mask = np.zeros((inputs, 1), np.float32)
        for name in USED.split():
            self.mask[where[name]] = 1.0
        first = rng.normal(0, (2 / self.mask.sum()) ** 0.5, (inputs, HIDDEN)) * self.mask
        last = rng.normal(0, 0.05, (HIDDEN, SEATS))
        self.layers: list[Any] = [first, np.zeros(HIDDEN), last, np.zeros(SEATS)]
        self.means = [np.zeros_like(part) for part in self.layers]
        self.squares = [np.zeros_like(part) for part in self.layers]
        self.steps = 0

    def chances(self, inputs: Any, shares: Any) -> tuple[Any, Any]:
        hidden = np.maximum(inputs @ self.layers[0] + self.layers[1], 0)
        logits = np.where(shares < 0, -1e9, hidden @ self.layers[2] + self.layers[3])
        raised = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, raised / raised.sum(1, keepdims=True)

    def learn(self, inputs: Any, shares: Any, rate: float) -> None:
        hidden, told = self.chances(inputs, shares)
        error = np.where(shares < 0, 0, told - shares) / len(inputs)
        back = (error @ self.layers[2].T) * (hidden > 0)
        gradient = [(inputs.T @ back) * self.mask, back.sum(0), hidden.T @ error, error.sum(0)]
        self.steps += 1
        for place, part in enumerate(gradient):
            change = part + DECAY * self.layers[place] * (place % 2 == 0)
            self.means[place] = 0.9 * self.means[place] + 0.1 * change
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * change**2
            mean = self.means[place] / (1 - 0.9**self.steps)
            square = self.squares[place] / (1 - 0.999**self.steps)
            self.layers[place] = self.layers[place] - rate * mean / (np.sqrt(square) + 1e-8)

    def loss(self, inputs: Any, shares: Any) -> float:
        _, told = self.chances(inputs, shares)
        return float(-(np.maximum(shares, 0) * np.log(told + 1e-9)).sum(1).mean())


def report(judge: Judge, inputs: Any, shares: Any) -> None:
    """Print, by bin: how often, the mean chance told, the share won."""
    told = judge.chances(inputs, shares)[1][shares >= 0]
    won = shares[shares >= 0]
    worst = 0.0
    for low in np.arange(0, 1, 0.1):
        inside = (told >= low) & (told < low + 0.1)
        if inside.sum():
            print(
                f"{low:.1f}: {inside.sum():6d} told {told[inside].mean():.3f}"
                f" won {won[inside].mean():.3f}"
            )
            worst += inside.mean() * abs(told[inside].mean() - won[inside].mean())
    print(f"mean error of the bins {worst:.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=40)
    wanted = parser.parse_args()
    found = [pair for number in range(wanted.games) for pair in positions(number, wanted.seed)]
    inputs = np.array([pair[0] for pair in found], np.float32)
    shares = np.array([pair[1] for pair in found], np.float32)
    split = int(0.75 * len(found))
    judge, rng = Judge(inputs.shape[1], wanted.seed), np.random.default_rng(wanted.seed)
    best, kept = 1e9, judge.layers
    for number in range(wanted.passes):
        for some in np.array_split(rng.permutation(split), split // 128):
            judge.learn(inputs[some], shares[some], 1e-3 * (1 - number / wanted.passes))
        lost = judge.loss(inputs[split:], shares[split:])
        if lost < best:
            best, kept = lost, list(judge.layers)
    judge.layers = kept
    print(f"{len(found)} positions, cross-entropy {best:.4f}")
    report(judge, inputs[split:], shares[split:])
    before = dict(np.load(wanted.out))
    names = ("judge_w0", "judge_b0", "judge_w1", "judge_b1")
    layers = {name: part.astype(np.float16) for name, part in zip(names, judge.layers, strict=True)}
    np.savez_compressed(wanted.out, **(before | layers))


if __name__ == "__main__":
    main()

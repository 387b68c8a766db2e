"""Measures how reliable the chances to win are that spectators see.

    python -m tools.measure_chances winchester --games 200 --bots marshal

Bots play; at every fortieth answer or so the chances are computed from what everybody knows. The
table says, for all chances told in a range, how often these seats won in the end.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from tinhorn.bots import bot_named
from tinhorn.bots.value import shares
from tinhorn.coach.chances import public_chances, public_view
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.play import Play

EVERY: Final = 40
"""A position is judged once in this many answers."""
ROWS: Final = 10

Told = tuple[float, float]
"""A chance that was told, and the share of the win that came of it."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="marshal")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    told: list[Told] = []
    for number in range(wanted.games):
        seed = f"{wanted.seed}/{number}"
        told += judged_game(wanted.game, wanted.players, wanted.bots, seed)
    print("\n".join(table(told)))


def judged_game(name: str, players: int, level: str, seed: str) -> list[Told]:
    """Play one game; return what was told at some of its positions, with the result."""
    game, rng = GAMES[name], Random(seed)
    bots = [bot_named(level, name, rng) for _ in range(players)]
    play = Play(game, game.Setup(players=players))
    told: list[tuple[int, ...]] = []
    while asked := game.pending(play.state):
        decision, state = asked[0], play.state
        if decision.kind != "deal" and rng.randrange(EVERY) == 0:
            told.append(public_chances(public_view(game, state)))
        if decision.seat == CHANCE:
            action = game.chance(state, rng)
        else:
            action = bots[decision.seat].choose(game.view(state, decision.seat), decision)
        play.answer(decision, action)
    outcome = game.outcome(play.state)
    assert outcome is not None
    won = shares(outcome)
    return [(each[seat] / 1000, won[seat]) for each in told for seat in range(players)]


def table(told: Sequence[Told]) -> Iterator[str]:
    """Rows of Markdown, and the mean error of the rows, weighted by their numbers."""
    yield "| chance told | how many | told | won |"
    yield "|---|---|---|---|"
    error = 0.0
    for row in range(ROWS):
        inside = [one for one in told if row == min(ROWS - 1, int(one[0] * ROWS))]
        if inside:
            mean = sum(chance for chance, _ in inside) / len(inside)
            won = sum(share for _, share in inside) / len(inside)
            error += abs(mean - won) * len(inside) / len(told)
            span = f"{row * 10}–{row * 10 + 10} %"
            yield f"| {span} | {len(inside):,} | {mean * 100:.1f} % | {won * 100:.1f} % |"
    yield f"mean error of the rows, weighted: {error * 100:.1f} points"


if __name__ == "__main__":
    main()

"""The choices of a network as actions of Winchester; `tools/train/winchester` has the same list."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from tinhorn.bots.learned.network import network, softmax
from tinhorn.bots.learned.weights import weights
from tinhorn.bots.learned.winchester.features import (
    FEATURES_VERSION,
    SEATS,
    distinct_squares,
    features,
    site_plots,
)
from tinhorn.games.winchester.actions import (
    Action,
    Bid,
    CallDuel,
    Claim,
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.components import board
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Decision, Seat

RAISES: Final = (1, 2, 3, 5)
GAME: Final = "winchester"


def choices(seen: View, seat: Seat) -> list[Action | None]:
    """All choices of a network, `None` for those that do not exist at this table."""
    standing = seen.phase.standing if isinstance(seen.phase, Bidding) else 0
    return [
        Pass(),
        *(Bid(standing + more) for more in RAISES),
        CallDuel(),
        *_rides(seen),
        *_looks(len(seen.players), seat),
        *(LookAtCard(plot) for plot in site_plots(seen.setup.edition)),
    ]


def _rides(seen: View) -> list[Action]:
    river = len(board(seen.setup.edition).river)
    return [
        MoveVehicle("boat", place + 1)
        if place < river
        else MoveVehicle("locomotive", place + 1 - river)
        for place, _ in distinct_squares(seen.setup.edition)
    ]


def _looks(players: int, seat: Seat) -> list[Action | None]:
    return [
        LookAtObjective((seat + ahead) % players, position) if ahead < players else None
        for ahead in range(1, SEATS)
        for position in (1, 2)
    ]


def from_folder(folder: Path, rng: Random) -> WinchesterNetwork:
    """A bot that plays by the network in a folder. Raises if there is none that fits."""
    weights(GAME, FEATURES_VERSION, folder=folder)
    return WinchesterNetwork(rng, folder=folder)


class WinchesterNetwork:
    """Plays by the trained network: always its first choice, or by chance where it is in doubt.

    The network is the shipped one, or that of a folder that `tools/train` wrote.
    """

    def __init__(
        self, rng: Random, *, temperature: float = 0.0, folder: Path | None = None
    ) -> None:
        self._rng = rng
        self._temperature = temperature
        self._folder = folder

    def choose(self, seen: View, decision: Decision) -> Action:
        for option in seen.options:
            if isinstance(option, Claim):
                return option
        if len(seen.options) == 1 or decision.kind == "claim":
            return seen.options[0] if len(seen.options) == 1 else Pass()
        offered = set(seen.options)
        answers = choices(seen, decision.seat)
        logits = network(GAME, FEATURES_VERSION, "actor", folder=self._folder)(features(seen))
        open_to = [
            (logit, answer)
            for logit, answer in zip(logits, answers, strict=True)
            if answer is not None and answer in offered
        ]
        return self._pick(open_to)

    def _pick(self, open_to: list[tuple[float, Action]]) -> Action:
        logits = [logit for logit, _ in open_to]
        if not self._temperature:
            return open_to[logits.index(max(logits))][1]
        chances = softmax(logits, temperature=self._temperature)
        return self._rng.choices([answer for _, answer in open_to], chances)[0]

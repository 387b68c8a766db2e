"""The legend of Winchester: it plays by the trained network.

`tinhorn.games.winchester.batch.opponents.policy` has the same list of choices.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from tinhorn.bots.network import network
from tinhorn.bots.network_bot import NetworkBot
from tinhorn.bots.weights import weights
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
from tinhorn.games.winchester.bots.features import (
    FEATURES_VERSION,
    SEATS,
    distinct_squares,
    features,
    site_plots,
)
from tinhorn.games.winchester.components import board
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Decision, Seat

RAISES: Final = (1, 2, 3, 5)
WEIGHTS: Final = Path(__file__).parent / "weights" / "policy.npz"


def choices(seen: View, seat: Seat) -> list[Action | None]:
    """Return all choices of a network, `None` for those that do not exist at this table."""
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


def from_folder(folder: Path, rng: Random) -> WinchesterLegend:
    """Make a bot that plays by the network in a folder. Raises if there is none that fits."""
    file = folder / "winchester.npz"
    weights(file, FEATURES_VERSION)
    return WinchesterLegend(rng, file=file)


class WinchesterLegend(NetworkBot[View, Action]):
    """Plays Winchester by the trained network."""

    WEIGHTS = WEIGHTS

    def rated(self, seen: View, decision: Decision) -> tuple[list[Action], list[float]]:
        if (certain := _certain(seen, decision)) is not None:
            return [certain], [0.0]
        offered = set(seen.options)
        answers = choices(seen, decision.seat)
        logits = network(self._file, FEATURES_VERSION, "actor")(features(seen))
        open_to = [
            (logit, answer)
            for logit, answer in zip(logits, answers, strict=True)
            if answer is not None and answer in offered
        ]
        return [answer for _, answer in open_to], [logit for logit, _ in open_to]


def _certain(seen: View, decision: Decision) -> Action | None:
    """Return an answer that needs no network: the only one, or a claim as soon as there is one."""
    for option in seen.options:
        if isinstance(option, Claim):
            return option
    if len(seen.options) == 1:
        return seen.options[0]
    return Pass() if decision.kind == "claim" else None

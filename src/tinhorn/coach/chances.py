"""The chances to win of a running game, from what everybody knows: for spectators.

In Winchester all payments are public, so money counts as known even at tables that do not show it.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tinhorn.bots.learned.evaluation import evaluate
from tinhorn.bots.value import chances
from tinhorn.coach.review import Thousandths, thousandths
from tinhorn.games.winchester import NAME as WINCHESTER
from tinhorn.kernel.game import AnyGame


def public_view(game: AnyGame, state: Any) -> Any:
    """What a spectator knows who has counted all payments."""
    if game.NAME == WINCHESTER:
        state = replace(state, setup=replace(state.setup, ledger="open"))
    return game.view(state, None)


def public_chances(seen: Any) -> Thousandths:
    """The chance to win of each seat, judged from a `public_view`."""
    return thousandths(evaluate(seen))


def final_chances(game: AnyGame, state: Any) -> Thousandths:
    """The result of a finished game as chances."""
    return thousandths(chances(game, state))

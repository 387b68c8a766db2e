"""A game whose parts do not exist, and whose sentences are those of another game."""

import sys
from importlib import import_module
from pathlib import Path

from tinhorn.kernel.offer import Offer

HERE = Path(__file__).parent

sys.path.append(str(HERE.parent / "pennies"))
globals().update(vars(import_module("pennies")) | {"__name__": __name__})
NAME = "partless"
OFFER = Offer(
    name=NAME,
    title="Partless",
    rules=__name__,
    bots="nothing_there",
    codec="nothing_there",
    batch="nothing_there",
    terminal="pennies",
    locale=HERE / "stolen",
)

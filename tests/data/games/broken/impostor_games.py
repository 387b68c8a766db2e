"""A game that takes the name of another, and one that offers a text where a folder belongs."""

from importlib import import_module

from tinhorn.kernel.offer import Offer

globals().update(vars(import_module("partless_game")) | {"__name__": __name__})
NAME = "winchester"
OFFER = Offer(name=NAME, title="Not Winchester", rules=__name__)
MISTYPED = Offer(name="mistyped", title="Mistyped", rules=__name__, place="first")  # type: ignore[arg-type]

"""A game whose rules lack most of the contract."""

from tinhorn.kernel.offer import Offer

NAME = "halfway"
OFFER = Offer(name=NAME, title="Halfway", rules=__name__)

"""Liar's Dice: everybody rolls in secret and bids on the dice of all, until one is called."""

from pathlib import Path
from typing import Final

from tinhorn.kernel import Offer

FOLDER: Final = Path(__file__).parent
OFFER: Final = Offer(
    name="liarsdice",
    title="Liar's Dice",
    rules=f"{__name__}.game",
    bots=f"{__name__}.bots",
    codec=f"{__name__}.codec",
    web=FOLDER / "web",
    locale=FOLDER / "locale",
    rulebook=FOLDER / "rulebook",
)

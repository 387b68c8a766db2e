"""Pennies again, with a board of its own."""

from pathlib import Path

import pennies
from msgspec.structs import replace

OFFER = replace(pennies.OFFER, web=Path(__file__).parent / "web")

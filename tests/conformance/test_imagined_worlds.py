"""The promises of imagined worlds and public decisions, kept by every game.

They cover code that nothing else does, so `make coverage` runs them. It leaves out the other
promises of secrets, which take long.
"""

from __future__ import annotations

from tinhorn.testing.suite.secrets import (
    test_a_public_decision_lists_what_the_seat_may_answer,
    test_an_imagined_world_can_be_played_to_its_end,
    test_an_imagined_world_looks_the_same,
)

__all__ = [
    "test_a_public_decision_lists_what_the_seat_may_answer",
    "test_an_imagined_world_can_be_played_to_its_end",
    "test_an_imagined_world_looks_the_same",
]

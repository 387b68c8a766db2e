"""States of Winchester that a record begins with."""

from __future__ import annotations

import msgspec

from tests.support.winchester import deal
from tinhorn.games import winchester
from tinhorn.kernel.log import first_state


def test_a_stored_state_opens_as_it_was() -> None:
    state = deal().state

    assert first_state(winchester, state.setup, msgspec.json.encode(state).decode()) == state

"""Errors about input."""

from __future__ import annotations

import pytest

from tinhorn.kernel.errors import (
    BadInputError,
    ComponentsError,
    IllegalActionError,
    MalformedActionError,
    RecordError,
    SetupError,
    StaleActionError,
)
from tinhorn.kernel.game import Refusal
from tinhorn.kernel.phrase import phrase


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (BadInputError, "bad-input"),
        (MalformedActionError, "malformed"),
        (StaleActionError, "stale"),
        (SetupError, "setup"),
        (RecordError, "record"),
        (ComponentsError, "components"),
    ],
)
def test_every_error_has_a_kind_a_reason_and_perhaps_a_rule(
    kind: type[BadInputError], name: str
) -> None:
    error = kind(phrase("wrong"), rule="W-SETUP-1")

    assert isinstance(error, BadInputError)
    assert (error.kind, error.reason, error.rule) == (name, phrase("wrong"), "W-SETUP-1")
    assert kind(phrase("wrong")).rule is None


def test_a_refusal_is_an_error_with_its_rule() -> None:
    error = IllegalActionError(Refusal("W-AUCTION-3", phrase("too-dear", cash=4)))

    assert (error.kind, error.rule) == ("refused", "W-AUCTION-3")
    assert error.reason == phrase("too-dear", cash=4)
    assert str(error) == "too-dear {'cash': 4}"

"""Errors about input."""

from __future__ import annotations

import pickle

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
    assert (error.kind, error.phrase, error.rule) == (name, phrase("wrong"), "W-SETUP-1")
    assert kind(phrase("wrong")).rule is None


def test_a_refusal_is_an_error_with_its_rule() -> None:
    error = IllegalActionError(Refusal("W-AUCTION-3", phrase("too-dear", cash=4)))

    assert (error.kind, error.rule) == ("refused", "W-AUCTION-3")
    assert error.phrase == phrase("too-dear", cash=4)


def test_the_text_of_an_error_is_an_english_sentence_with_the_rule() -> None:
    reason = phrase("winchester-refusal-too-dear", cash=8)

    refused = IllegalActionError(Refusal("W-AUCTION-3", reason))
    stale = StaleActionError(phrase("stale-prompt", prompt=7))

    assert str(refused) == "You only have $8,000. (W-AUCTION-3)"
    assert str(stale) == "Too late: that question is closed."


def test_an_error_without_a_message_in_the_catalogue_shows_its_key() -> None:
    assert str(BadInputError(phrase("too-dear", cash=4))) == "too-dear {'cash': 4}"


@pytest.mark.parametrize(
    "error",
    [
        IllegalActionError(Refusal("W-AUCTION-3", phrase("winchester-refusal-too-dear", cash=8))),
        RecordError(phrase("record-unreadable"), detail="line 3"),
    ],
)
def test_an_error_travels_between_processes(error: BadInputError) -> None:
    copied = pickle.loads(pickle.dumps(error))

    assert type(copied) is type(error)
    assert (copied.phrase, copied.rule, copied.detail) == (error.phrase, error.rule, error.detail)

"""The text form of an action."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec import Struct

from tinhorn.kernel.errors import MalformedActionError
from tinhorn.kernel.text import command, from_text, to_text


class Bid(Struct, frozen=True, tag=True):
    amount: int


class MoveVehicle(Struct, frozen=True, tag=True):
    vehicle: Literal["boat", "locomotive"]
    square: int


class Keep(Struct, frozen=True, tag=True):
    dice: tuple[int, ...]
    is_all: bool
    word: str | None


class Pass(Struct, frozen=True, tag=True):
    pass


Action = Bid | MoveVehicle | Keep | Pass


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Bid(3), "bid 3"),
        (Bid(-1), "bid -1"),
        (MoveVehicle("boat", 7), "move-vehicle boat 7"),
        (Keep((1, 2), is_all=True, word=None), "keep [1,2] true null"),
        (Keep((), is_all=False, word="ace"), "keep [] false ace"),
        (Pass(), "pass"),
    ],
)
def test_the_text_of_an_action_reads_back(action: Struct, text: str) -> None:
    assert to_text(action) == text
    assert from_text(text, Action) == action


def test_the_first_word_is_the_name_of_the_action() -> None:
    assert command(MoveVehicle) == "move-vehicle"


def test_spaces_and_capitals_do_not_matter() -> None:
    assert from_text("  BID   3 ", Action) == Bid(3)


@pytest.mark.parametrize("text", ["", "   ", "dance", "bids 3", "bid-3"])
def test_an_unknown_action_is_refused_with_the_known_ones(text: str) -> None:
    with pytest.raises(MalformedActionError) as refused:
        from_text(text, Action)

    assert refused.value.phrase.key == "malformed-unknown-action"
    assert refused.value.phrase.args == {"text": text, "known": "bid, keep, move-vehicle, pass"}


@pytest.mark.parametrize(
    ("text", "fields"),
    [("bid", "amount"), ("move-vehicle boat", "vehicle square"), ("pass 1", "-")],
)
def test_a_wrong_number_of_words_is_refused_with_the_expected_fields(
    text: str, fields: str
) -> None:
    with pytest.raises(MalformedActionError) as refused:
        from_text(text, Action)

    assert refused.value.phrase.key == "malformed-wrong-count"
    assert refused.value.phrase.args["fields"] == fields


@pytest.mark.parametrize(
    "text",
    [
        "bid three",
        "bid 3.5",
        "bid true",
        "bid null",
        "bid [3]",
        'bid "3',
        "bid {",
        "bid \ud800",
        "bid " + "[" * 100_000,
        "move-vehicle car 3",
        "keep 3 true null",
    ],
)
def test_a_wrong_value_is_malformed(text: str) -> None:
    with pytest.raises(MalformedActionError) as refused:
        from_text(text, Action)

    assert refused.value.phrase.key == "malformed-wrong-value"


def test_a_game_may_have_one_kind_of_action() -> None:
    assert from_text("bid 3", Bid) == Bid(3)

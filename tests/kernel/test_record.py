"""What a record says of its players and of how its draws were made."""

from __future__ import annotations

from msgspec.structs import replace

from tinhorn.kernel.record import Attempt, Fairness, recorded_name


def test_a_bot_is_recorded_with_its_kind() -> None:
    assert recorded_name("Ann", None) == "Ann"
    assert recorded_name("Ada", "deputy:tight") == "Ada (deputy:tight)"


def test_the_attempts_to_start_tell_the_version_of_the_protocol() -> None:
    old = Fairness(table="T", options="{}", commitment="", contributions=("",))

    assert old.protocol == 1
    assert replace(old, attempts=(Attempt(commitments=(None,)),)).protocol == 2

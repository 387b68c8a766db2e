"""Who may sit down and get up, where something has happened between the wish and the deed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.support.people import ANN, BOB
from tinhorn.games import GAMES
from tinhorn.server.api.errors import ForbiddenError
from tinhorn.server.seat_changes import (
    commit,
    create_person,
    is_host,
    leave,
    seat_of,
    seats_of,
)
from tinhorn.server.table_setup import arrange
from tinhorn.table.model import Absence, Conduct, Holder, SavedTable
from tinhorn.table.seating import new_saved_table

WINCHESTER = GAMES["winchester"]


def someone(name: str) -> Holder:
    return create_person(name, 1, token=f"{name}'s token", recovery="", commitment=None)


def table() -> SavedTable:
    """Cat has just sat down where Bob was."""
    seats = someone("Ann"), someone("Cat"), Holder()
    return new_saved_table("SEATS", WINCHESTER, WINCHESTER.Setup(players=3), seats, now=0)


@pytest.mark.parametrize("token", [None, "", "guessed"])
def test_a_device_without_a_token_holds_no_seat(token: str | None) -> None:
    assert seats_of(table(), token) == ()
    assert seat_of(table(), token) is None
    assert seat_of(table(), token, "2") is None
    assert not is_host(table(), token)


def test_an_old_token_cannot_give_up_the_seat_of_the_new_player() -> None:
    with pytest.raises(ForbiddenError):
        leave(table(), "Bob's token", BOB)

    assert leave(table(), "Cat's token", BOB).seats[BOB].kind == "open"
    assert leave(table(), "Ann's token", ANN).status == "abandoned"


def test_an_old_token_cannot_commit_for_the_new_player_of_a_seat() -> None:
    with pytest.raises(ForbiddenError):
        commit(table(), "Bob's token", BOB, "ab" * 32)

    assert commit(table(), "Cat's token", BOB, "ab" * 32).seats[BOB].commitment == "ab" * 32


def test_new_places_keep_who_acts_as_the_host() -> None:
    saved = replace(table(), conduct=Conduct(acting_host=BOB, gone=(Absence(ANN, 0),)))
    moved = arrange(saved, "Cat's token", WINCHESTER, (BOB, 2, ANN))

    assert moved.conduct.acting_host == 0
    assert moved.conduct.gone == (), "the seats are looked at anew"

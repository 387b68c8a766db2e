"""Seats before and during a game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import BOT, PERSON, START, seated
from tests.support.people import ANN, BOB, CAT
from tinhorn.kernel.errors import SetupError
from tinhorn.table.fairness import derived_contribution
from tinhorn.table.model import Holder, SavedTable
from tinhorn.table.seating import (
    LobbyError,
    abandon,
    begin,
    free_seat,
    leave,
    new_saved_table,
    set_rematch,
)


def table(*holders: Holder) -> SavedTable:
    setup = parcels.Setup(players=len(holders))
    return new_saved_table("MESA", parcels, setup, seated(*holders), now=START, when_left="default")


def refusal(error: pytest.ExceptionInfo[LobbyError]) -> str:
    assert error.value.kind == "conflict"
    return error.value.phrase.key


def test_every_table_has_a_secret_of_its_own() -> None:
    secrets = {table(PERSON, PERSON).terms.secret for _ in range(10)}

    assert len(secrets) == 10
    assert {len(secret) for secret in secrets} == {32}


def test_no_table_is_opened_with_an_impossible_setup() -> None:
    with pytest.raises(SetupError):
        new_saved_table("MESA", parcels, parcels.Setup(players=9), (PERSON,) * 9, now=START)


def test_a_new_player_gets_the_first_free_seat_or_the_wanted_one() -> None:
    saved = table(PERSON, Holder(), Holder())

    assert free_seat(saved) == BOB
    assert free_seat(saved, CAT) == CAT


def test_a_seat_that_is_taken_is_not_given_away() -> None:
    with pytest.raises(LobbyError) as error:
        free_seat(table(PERSON, Holder()), ANN)

    assert refusal(error) == "table-seat-taken"


def test_a_full_table_is_full() -> None:
    with pytest.raises(LobbyError) as error:
        free_seat(table(PERSON, BOT))

    assert refusal(error) == "table-full"


def test_nobody_joins_a_game_that_has_begun() -> None:
    with pytest.raises(LobbyError) as error:
        free_seat(begin(table(PERSON, Holder())))

    assert refusal(error) == "table-playing"


def test_at_the_start_open_seats_become_absent_and_every_seat_has_a_contribution() -> None:
    playing = begin(table(PERSON, BOT, Holder()))

    assert [holder.kind for holder in playing.seats] == ["person", "bot", "absent"]
    assert playing.contributions == (
        derived_contribution("MESA", ANN),
        derived_contribution("MESA", BOB),
        derived_contribution("MESA", CAT),
    )


def test_a_game_begins_once() -> None:
    with pytest.raises(LobbyError) as error:
        begin(begin(table(PERSON, PERSON)))

    assert refusal(error) == "table-playing"


def test_a_player_who_leaves_before_the_game_frees_their_seat() -> None:
    assert leave(table(PERSON, PERSON), BOB, bot="easy").seats[BOB] == Holder()


def test_a_player_who_leaves_a_game_gives_up_their_token() -> None:
    holder = replace(PERSON, token="token", recovery="code", is_away=True)

    gone = leave(begin(table(holder, PERSON)), ANN, bot="easy").seats[ANN]

    assert (gone.kind, gone.token, gone.recovery) == ("absent", None, None)


def test_a_game_that_is_over_cannot_be_abandoned() -> None:
    saved = replace(table(PERSON, PERSON), status="over")

    with pytest.raises(LobbyError) as error:
        abandon(saved)

    assert refusal(error) == "table-over"


def test_the_first_rematch_stays() -> None:
    saved = set_rematch(table(PERSON, PERSON), "FIRST")

    assert set_rematch(saved, "SECOND").rematch == "FIRST"

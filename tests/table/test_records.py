"""Exporting and importing records of games."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.support.cases import CASES, Case
from tests.support.live import EVERY_GAME, PERSON, START, open_table, play_on
from tests.table.conftest import Play, run_scene
from tinhorn.cli.play.seats import SeatHolder, seat_holder
from tinhorn.games import winchester
from tinhorn.kernel.record import Fairness, Record, from_json, to_json
from tinhorn.table.fairness import FairnessError, verify
from tinhorn.table.model import Holder
from tinhorn.table.records import export_record, import_record
from tinhorn.table.seating import abandon
from tinhorn.table.storage.interface import CodeTakenError
from tinhorn.table.storage.storage import SqlStorage


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_table_exports_replays_verifies_and_conserves_the_box(
    play_quickly: Play, case: Case
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, case.setup(3), game=case.game)
        box = case.secrets.box(table.state)

        while table.live.saved.status == "playing":
            await play_on(table, case.rng("box"), answers=1)
            assert case.secrets.box(table.state) == box

        record = await export_record(store, case.game, table.live.saved)
        assert from_json(to_json(record), EVERY_GAME) == record
        assert record.outcome is not None
        assert record.names == tuple(holder.name for holder in table.live.saved.seats)
        assert verify(case.game, record) > 1

    play_quickly(scene)


async def finished(store: SqlStorage, *, table: str = "FIRST") -> Record[Any, Any]:
    played = await open_table(store, winchester.Setup(players=3), game=winchester, table=table)
    await play_on(played, Random(7))
    return await export_record(store, winchester, played.live.saved)


def test_a_record_names_the_levels_and_characters_of_bots(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        bot = Holder(kind="bot", bot="deputy:tight")
        setup = winchester.Setup(players=3)
        table = await open_table(store, setup, PERSON, bot, bot, game=winchester)

        record = await export_record(store, winchester, table.live.saved)

        assert record.names[1] == "BOB (deputy:tight)"
        assert seat_holder(record.names[1], winchester) == SeatHolder("BOB", "deputy:tight")
        assert seat_holder(record.names[0], winchester).bot is None

    play(scene)


def test_an_imported_record_is_exported_unchanged(url: str, tmp_path: Path) -> None:
    records: list[Record[Any, Any]] = []

    async def there(store: SqlStorage) -> None:
        records.append(await finished(store))

    async def here(store: SqlStorage) -> None:
        saved = await import_record(store, winchester, records[0], "SECOND", START)

        assert (saved.terms.id, saved.status) == ("FIRST", "over")
        assert await export_record(store, winchester, saved) == records[0]

    run_scene(f"sqlite:///{tmp_path / 'elsewhere.sqlite'}", there)
    run_scene(url, here)


def test_a_game_is_imported_once(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        record = await finished(store)

        with pytest.raises(CodeTakenError):
            await import_record(store, winchester, record, "SECOND", START)

    play(scene)


def test_a_game_from_the_terminal_is_imported_without_commitments(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        record = replace(await finished(store), fairness=UNSET)

        saved = await import_record(store, winchester, record, "SECOND", START)

        assert saved.terms.id == "SECOND"
        assert await export_record(store, winchester, saved) == record

    play(scene)


def test_a_game_whose_draws_do_not_verify_is_not_imported(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        record = await finished(store)
        assert isinstance(record.fairness, Fairness)
        broken = replace(record, fairness=replace(record.fairness, table="OTHER"))

        with pytest.raises(FairnessError):
            await import_record(store, winchester, broken, "SECOND", START)

        assert await store.table("OTHER") is None

    play_quickly(scene)


def test_an_abandoned_game_is_imported_as_abandoned(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        await play_on(table, Random(1), answers=10)
        await table.live.revise(abandon)
        record = await export_record(store, winchester, table.live.saved)

        saved = await import_record(store, winchester, replace(record, fairness=UNSET), "B", START)

        assert saved.status == "abandoned"

    play_quickly(scene)

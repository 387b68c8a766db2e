"""Tables that continue from a given state: stored, reloaded, exported, verified, imported."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tests.support.cases import CASES, Case
from tests.support.live import EVERY_GAME, START, play_on
from tests.support.people import ANN
from tests.support.start import played_on
from tests.table.conftest import Play
from tinhorn.kernel.errors import RecordError
from tinhorn.kernel.record import from_json, to_json
from tinhorn.table.fairness import FairnessError, verify
from tinhorn.table.records import export_record, import_record
from tinhorn.table.storage.storage import SqlStorage

FOR_THREE = [case for case in CASES if case.players == 3]


@pytest.mark.parametrize("case", FOR_THREE, ids=str)
def test_a_table_continues_from_a_position_of_another(play: Play, case: Case) -> None:
    async def scene(store: SqlStorage) -> None:
        first, second = await played_on(store, case)

        assert second.live.view(ANN) == first.live.view(ANN)
        assert (await second.reload()).state == second.state

    play(scene)


@pytest.mark.parametrize("case", FOR_THREE, ids=str)
def test_its_record_replays_and_its_draws_are_those_it_committed_to(
    play_quickly: Play, case: Case
) -> None:
    async def scene(store: SqlStorage) -> None:
        _, table = await played_on(store, case)
        await play_on(table, case.rng("on"))
        assert (await table.reload()).state == table.state

        record = await export_record(store, case.game, table.live.saved)

        assert from_json(to_json(record), EVERY_GAME) == record
        assert record.outcome == case.game.outcome(table.state)
        assert verify(case.game, record) > 0

    play_quickly(scene)


@pytest.mark.parametrize("case", FOR_THREE, ids=str)
def test_a_changed_start_state_is_refused(play_quickly: Play, case: Case) -> None:
    async def scene(store: SqlStorage) -> None:
        first, table = await played_on(store, case)
        await play_on(table, case.rng("on"))
        record = await export_record(store, case.game, table.live.saved)

        other = msgspec.json.encode(case.game.new(first.state.setup)).decode()

        with pytest.raises((FairnessError, RecordError)):
            verify(case.game, replace(record, start=other))

    play_quickly(scene)


def test_a_continued_game_is_imported_unchanged(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        case = FOR_THREE[0]
        _, table = await played_on(store, case)
        await play_on(table, case.rng("on"))
        record = await export_record(store, case.game, table.live.saved)
        unpromised = replace(record, fairness=msgspec.UNSET)

        saved = await import_record(store, case.game, unpromised, "BROUGHT", START)

        assert saved.terms.start == record.start
        assert await export_record(store, case.game, saved) == unpromised

    play_quickly(scene)

"""What a viewer may not know changes nothing that they are told: no byte, no size, no moment.

Two tables, alike to the byte, are played with the same answers. Then, at one of them, all that the
viewer may not know is drawn anew, as the table *What is hidden from whom* of the game's rules has
it. From then on both must tell the viewer the same, at the same time, and refuse them the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.cases import CASES, Case
from tests.support.live import (
    ABSENT,
    BOT,
    EVERY_GAME,
    PERSON,
    Listener,
    Table,
    open_table,
    play_on,
)
from tests.support.parcels import Bid, Pass, Snatch
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import Seat, Viewer
from tinhorn.table.deadlines import bot_jobs
from tinhorn.table.model import BotJob, Holder, Timing
from tinhorn.table.seating import with_seat
from tinhorn.table.storage.storage import SqlStorage
from tinhorn.table.windows import HANDING_OVER

LIVE = Timing(kind="live", answer=30_000, window=4_000)
GAMES_PLAYED = 3


class Twins:
    """Two tables that differ, from some point on, only in what one viewer may not know."""

    def __init__(self, here: Table, there: Table) -> None:
        self.here = here
        self.there = there

    def part(self, case: Case, viewer: Viewer, rng: Random) -> None:
        progress = self.there.live.progress
        assert progress is not None
        other = case.secrets.shuffle_secrets(progress.state, viewer, rng)
        self.there.live.progress = replace(progress, state=other)

    def watch(self, viewer: Viewer) -> tuple[Listener, Listener]:
        return self.here.watch(viewer), self.there.watch(viewer)

    def allow(self, seat: Seat, action: Any) -> bool:
        game = self.here.live.game
        return all(
            game.check(table.state, seat, action) is None for table in (self.here, self.there)
        )

    async def do(self, seat: Seat, action: Any) -> None:
        await self.here.does(seat, action)
        await self.there.does(seat, action)

    async def wait(self, milliseconds: int) -> None:
        await self.here.passes(milliseconds)
        await self.there.passes(milliseconds)


def run(urls: Sequence[str], scene: Any) -> None:
    async def both() -> None:
        stores = [SqlStorage.open(url, EVERY_GAME) for url in urls]
        try:
            await scene(stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(both())


async def twins(
    stores: list[SqlStorage], case: Case, setup: Any, name: str, *holders: Holder
) -> Twins:
    here, there = [
        await open_table(store, setup, *holders, game=case.game, table=name, timing=LIVE)
        for store in stores
    ]
    return Twins(here, there)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_secrets_change_no_byte_that_a_viewer_is_sent(two_urls: list[str], case: Case) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        compared = 0
        for seed in range(GAMES_PLAYED):
            most = min(len(case.play(seed)), 80)
            for viewer in case.viewers:
                rng = case.rng(f"{seed} {viewer}")
                pair = await twins(stores, case, case.setup(seed), f"T{seed}{viewer}")
                answers = rng.randrange(most)
                for table in (pair.here, pair.there):
                    await play_on(table, Random(seed), answers=answers)
                if pair.here.live.saved.status == "playing":
                    pair.part(case, viewer, rng)
                    compared += await told_the_same(pair, case, viewer, rng)
        assert compared >= GAMES_PLAYED * len(case.viewers)

    run(two_urls, scene)


async def told_the_same(pair: Twins, case: Case, viewer: Viewer, rng: Random) -> int:
    """Play on for a while: how many answers could be compared."""
    compared = 0
    mine, theirs = pair.watch(viewer)
    assert mine.heard == theirs.heard
    while compared < 12 and await plays_on(pair, case, viewer, rng):
        assert mine.heard == theirs.heard
        compared += 1
    return compared


async def plays_on(pair: Twins, case: Case, viewer: Viewer, rng: Random) -> bool:
    """Give one more answer at both, unless the rules then lay open what the viewer did not know."""
    asked = case.game.pending(pair.here.state)
    if not asked:
        return False
    seat = rng.choice(asked).seat
    here = rng.choice(case.game.options(pair.here.state, seat))
    there = _likewise(pair.there, seat, here, rng)
    if _lays_open(pair, case, seat, (here, there), viewer):
        return False
    await pair.here.does(seat, here)
    if there is not None:
        await pair.there.does(seat, there)
    await pair.wait(rng.choice((0, 700, 4_000)))
    return not _has_parted(pair, case, viewer)


def _likewise(there: Table, seat: Seat, action: Any, rng: Random) -> Any:
    """Return the same answer, where it can be; another, where this seat holds other things.

    Nothing, where it has sealed its answer already. Nobody else may notice which it is.
    """
    options = there.live.game.options(there.state, seat)
    if not options:
        return None
    is_allowed = there.live.game.check(there.state, seat, action) is None
    return action if is_allowed else rng.choice(options)


def _lays_open(
    pair: Twins, case: Case, seat: Seat, actions: tuple[Any, Any], viewer: Viewer
) -> bool:
    """Return True if the rules themselves show the viewer something by these answers."""
    update = []
    for table, action in zip((pair.here, pair.there), actions, strict=True):
        step = None if action is None else case.game.apply(table.state, seat, action)
        events = () if step is None else step.events
        if case.secrets.reveals(table.state, events, viewer):
            return True
        update.append([event.seen_by(viewer) for event in events])
    return actions[0] != actions[1] and update[0] != update[1]


def _has_parted(pair: Twins, case: Case, viewer: Viewer) -> bool:
    """Return True if something was opened on the way: the game itself shows the difference."""
    here, there = (case.game.view(table.state, viewer) for table in (pair.here, pair.there))
    return bool(here != there)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_secrets_change_no_refusal(two_urls: list[str], case: Case) -> None:
    """A viewer who tries everything, allowed or not, learns nothing from what is refused."""

    async def scene(stores: list[SqlStorage]) -> None:
        for viewer in case.seats:
            rng = case.rng(f"refusals {viewer}")
            pair = await twins(stores, case, case.setup(viewer), f"R{viewer}")
            for table in (pair.here, pair.there):
                await play_on(table, Random(viewer), answers=8)
            pair.part(case, viewer, rng)
            for turn in rng.choices(case.play(viewer), k=40):
                here = await refusal(pair.here, viewer, turn.action)
                assert here == await refusal(pair.there, viewer, turn.action)
                if here is None:
                    break

    run(two_urls, scene)


async def refusal(table: Table, seat: Seat, action: Any) -> tuple[object, ...] | None:
    try:
        await table.does(seat, action)
    except BadInputError as error:
        return (error.kind, error.rule, error.phrase)
    return None


PARCELS = next(case for case in CASES if case.game.NAME == parcels.NAME)


async def at_the_moment(stores: list[SqlStorage], *holders: Holder) -> Twins:
    """ANN has bought a lot. At one table BOB could snatch it, at the other CAT."""
    setup = parcels.Setup(players=3)
    pair = await twins(stores, PARCELS, setup, "MOMENT", *(holders or (PERSON,) * 3))
    for table, holder in ((pair.here, BOB), (pair.there, CAT)):
        assert table.live.progress is not None
        state = replace(table.state, holder=holder)
        table.live.progress = replace(table.live.progress, state=state)
    for seat, coins in ((ANN, 5), (BOB, 1), (CAT, 1)):
        if (holders or (PERSON,) * 3)[seat].kind == "person":
            await pair.do(seat, Bid(coins))
    await pair.wait(6_000 if ABSENT in holders else 0)
    return pair


@pytest.mark.parametrize("thinks", [0, 100, 3_999, None])
@pytest.mark.parametrize("viewer", [ANN, None])
def test_a_reaction_window_is_equally_long_whatever_anyone_holds_or_thinks(
    two_urls: list[str], viewer: Viewer, thinks: int | None
) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = await at_the_moment(stores)
        mine, theirs = pair.watch(viewer)

        if thinks is None:
            await pair.wait(4_000)
        else:
            await pair.wait(thinks)
            await pair.here.does(BOB, Pass())
            await pair.wait(4_000 - thinks)

        assert mine.heard == theirs.heard
        assert len(mine.heard) == 2
        assert mine.heard[1].at - mine.heard[0].at == 4_000

    run(two_urls, scene)


def test_a_seat_that_cannot_react_is_sent_the_same(two_urls: list[str]) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = await at_the_moment(stores)
        for table in (pair.here, pair.there):
            assert table.live.progress is not None
            state = replace(table.state, holder=ANN if table is pair.here else CAT)
            table.live.progress = replace(table.live.progress, state=state)
        mine, theirs = pair.watch(BOB)

        await pair.there.does(CAT, Pass())
        await pair.do(BOB, Pass())
        await pair.wait(4_000)

        assert mine.heard == theirs.heard

    run(two_urls, scene)


def test_a_reaction_window_stays_open_when_all_have_answered(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3), timing=LIVE)
        for seat in (ANN, BOB, CAT):
            await table.does(seat, Bid(5 if seat == ANN else 0))
        for seat in (BOB, CAT):
            await table.does(seat, Pass())

        await table.passes(3_999)

        assert isinstance(table.state.phase, parcels.Snatching)
        await table.passes(1)
        assert isinstance(table.state.phase, parcels.Bidding)

    play_quickly(scene)


@pytest.mark.parametrize(("second", "is_over"), [("ours", True), ("mine", False)])
def test_a_reaction_window_ends_early_only_where_all_share_one_device(
    play_quickly: Play, second: str, *, is_over: bool
) -> None:
    """Who answers early at a device of their own would tell that they had a choice."""

    async def scene(store: SqlStorage) -> None:
        holders = [replace(PERSON, token=token) for token in ("ours", second)]
        table = await open_table(store, parcels.Setup(players=3), *holders, BOT, timing=LIVE)
        for seat, coins in ((ANN, 2), (BOB, 1), (CAT, 0)):
            await table.does(seat, Bid(coins))

        await table.does(BOB, Pass())
        await table.passes(0)
        assert table.asks() == {BOB, CAT}, "the bot has not made up its mind"
        await table.does(CAT, Pass())
        await table.passes(0)

        assert (table.asks() != {BOB, CAT}) == is_over

    play_quickly(scene)


@pytest.mark.parametrize(("second", "lasts"), [("ours", 4_000 + HANDING_OVER), ("mine", 4_000)])
def test_a_reaction_window_is_longer_where_some_share_a_device(
    play_quickly: Play, second: str, lasts: int
) -> None:
    async def scene(store: SqlStorage) -> None:
        holders = [replace(PERSON, token=token) for token in ("ours", second, "another")]
        table = await open_table(store, parcels.Setup(players=3), *holders, timing=LIVE)
        spectator = table.watch(None)
        for seat, coins in ((ANN, 2), (BOB, 1), (CAT, 0)):
            await table.does(seat, Bid(coins))

        assert spectator.updates[-1].state.table.closes_at == table.clock.now() + lasts
        await table.passes(lasts - 1)
        assert table.asks() == {BOB, CAT}
        await table.passes(1)

        assert table.asks() != {BOB, CAT}

    play_quickly(scene)


def test_a_player_who_starts_to_share_a_device_lengthens_the_open_window(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        holders = [replace(PERSON, token=token) for token in ("Ann's", "Bob's")]
        table = await open_table(store, parcels.Setup(players=2), *holders, timing=LIVE)
        spectator = table.watch(None)
        for seat, coins in ((ANN, 2), (BOB, 1)):
            await table.does(seat, Bid(coins))

        moved = replace(table.live.saved.seats[BOB], token="Ann's")
        await table.live.revise(lambda saved: with_seat(saved, BOB, moved))

        assert (
            spectator.updates[-1].state.table.closes_at == table.clock.now() + 4_000 + HANDING_OVER
        )
        assert table.live.due == spectator.updates[-1].state.table.closes_at

    play_quickly(scene)


def test_a_player_who_was_away_and_seals_an_answer_is_not_noticed(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        timing = Timing(kind="live", answer=30_000, patience=1, pace=0)
        table = await open_table(store, parcels.Setup(players=2), timing=timing)
        await table.does(ANN, Bid(2))
        await table.passes(30_000)
        assert [holder.is_away for holder in table.live.saved.seats] == [False, True]
        ann = table.watch(ANN)
        before = len(ann.heard)

        await table.does(BOB, Pass())

        assert [holder.is_away for holder in table.live.saved.seats] == [False, False]
        assert len(ann.heard) == before

    play_quickly(scene)


def test_a_reaction_takes_effect_when_the_window_closes(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3), timing=LIVE)
        holder = table.state.holder
        for seat in (ANN, BOB, CAT):
            await table.does(seat, Bid(0 if seat == holder else 5))
        value = table.state.phase.value
        await table.does(holder, Snatch())

        await table.passes(4_000)

        assert table.state.players[holder].points == value
        assert table.state.holder is None

    play_quickly(scene)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_when_a_bot_answers_does_not_depend_on_what_anyone_holds(
    play_quickly: Play, case: Case
) -> None:
    async def scene(store: SqlStorage) -> None:
        rng, compared = case.rng("bots"), 0
        table = await open_table(store, case.setup(1), *(BOT,) * case.players, game=case.game)
        while table.live.saved.status == "playing" and compared < 200:
            for viewer in case.viewers:
                here, there = (
                    {job.seat: job.due for job in jobs_of(table, state)}
                    for state in (
                        table.state,
                        case.secrets.shuffle_secrets(table.state, viewer, rng),
                    )
                )
                both = here.keys() & there.keys()
                assert [here[seat] for seat in both] == [there[seat] for seat in both]
                compared += len(both)
            await play_on(table, rng, answers=1)
        assert compared > 20

    play_quickly(scene)


def jobs_of(table: Table, state: Any) -> frozenset[BotJob]:
    """Return what the bots of this table would owe if this were how it stands."""
    saved, progress = table.live.saved, table.live.progress
    assert progress is not None
    return bot_jobs(replace(progress, state=state), saved)


def test_an_absent_seat_answers_like_a_person_and_always_at_the_same_time(
    two_urls: list[str],
) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = await at_the_moment(stores, PERSON, ABSENT, PERSON)
        mine, theirs = pair.watch(ANN)

        await pair.wait(10_000)

        assert mine.heard == theirs.heard
        lines = await stores[0].entries("MOMENT", "parcels")
        (default,) = [line for line in lines if line.by == "absent" and line.seat == BOB][:1]
        assert 600 <= default.at - lines[1].at <= 5_000

    run(two_urls, scene)

"""A live table: decide, record, tell; one thing at a time.

Nobody hears of anything before it is durable. No process owns a table: where another has been
faster, this one reads on and decides again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any, Final, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import AnyGame, Decision, Seat, Viewer
from tinhorn.kernel.log import open_decision
from tinhorn.kernel.phrase import phrase
from tinhorn.table.audience import Audience, Subscriber
from tinhorn.table.deadlines import Clock, bot_jobs, deadlines
from tinhorn.table.decide import (
    Proposal,
    Submission,
    TableState,
    first_progress,
    key_of,
    propose_answer,
    propose_change,
    propose_due,
    propose_undo,
)
from tinhorn.table.model import BotJob, ChangeSet, ChatLine, ExpectedVersion, LogEntry, SavedTable
from tinhorn.table.progress import FoldResult, Progress, fold, is_reaction_window
from tinhorn.table.storage.storage import Storage
from tinhorn.table.storage.writer import LostRaceError


class Schedule(NamedTuple):
    """What the bots of a table owe, and when something happens there by itself."""

    jobs: frozenset[BotJob]
    due: int | None


NOTHING_SCHEDULED: Final = Schedule(frozenset(), None)
UPDATES: Final = 1_000
"""So many updates have numbers of their own before those of a life that begins a moment later."""


class UnknownTableError(BadInputError):
    """There is no such table, or none that this version can play."""

    kind = "unknown"


class LiveTable:
    """One table in the memory of one process. Made by `load`, watched by `join`."""

    def __init__(self, storage: Storage, game: AnyGame, saved: SavedTable, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._lock = asyncio.Lock()
        self._is_behind = False
        self._requests: set[tuple[Seat, str]] = set()
        self._story: dict[int, tuple[Any, ...]] = {}
        self._schedule = NOTHING_SCHEDULED
        self._key = b""
        self.game = game
        self.saved = saved
        self.progress: Progress | None = None
        self.last_chat = 0
        """The id of the last line of chat."""
        self.audience = Audience(game, saved, clock.now() * UPDATES)

    @classmethod
    async def load(
        cls, storage: Storage, games: Mapping[str, AnyGame], table: str, clock: Clock
    ) -> LiveTable:
        """Rebuild a table from what is kept of it."""
        saved = await storage.table(table)
        if saved is None:
            raise UnknownTableError(phrase("table-unknown", table=table))
        game = games.get(saved.terms.game)
        if game is None or saved.terms.rules not in game.SUPPORTED_RULES:
            raise UnknownTableError(
                phrase("table-rules", game=saved.terms.game, rules=saved.terms.rules)
            )
        live = cls(storage, game, saved, clock)
        await live._read_on(saved)
        return live

    @property
    def id(self) -> str:
        return self.saved.terms.id

    @property
    def due(self) -> int | None:
        """When something happens here by itself."""
        return self._schedule.due

    def asked(self, seat: Seat) -> Decision | None:
        """What this seat is asked now, if anything; an answer that is sealed has been given."""
        if self.progress is None or self.progress.sealed[seat] is not None:
            return None
        return open_decision(self.game, self.progress.state, seat)

    @property
    def is_reaction_window(self) -> bool:
        """Whether anyone may react now."""
        return self.progress is not None and is_reaction_window(self.game, self.progress.state)

    def view(self, viewer: Viewer) -> Any:
        """What a viewer may know now; nothing before the game has begun."""
        return None if self.progress is None else self.game.view(self.progress.state, viewer)

    def join(self, viewer: Viewer, watcher: Subscriber, *, have: int = 0) -> None:
        """Begin to watch as this viewer, who has heard updates up to number `have`."""
        self.audience.join(viewer, watcher, self.progress, self._story, have)

    def leave(self, viewer: Viewer, watcher: Subscriber) -> None:
        self.audience.leave(viewer, watcher)

    async def submit(self, sent: Submission) -> None:
        """Accept an answer, or say why not. When this returns it is durable and all are told."""

        def decide() -> Proposal | None:
            if (sent.seat, sent.request) in self._requests:
                return None
            return propose_answer(self._state(), sent, self._clock.now())

        await self._step(decide)

    async def undo(self, seat: Seat, request: str) -> None:
        """Take back a seat's last answer, where nothing was revealed, drawn or answered since."""

        def decide() -> Proposal | None:
            if (seat, request) in self._requests:
                return None
            return propose_undo(self._state(), seat, request, self._clock.now())

        await self._step(decide)

    async def revise(self, change: Callable[[SavedTable], SavedTable]) -> None:
        """Change who sits where, begin or abandon the game. `change` may refuse by raising."""
        await self._step(lambda: propose_change(self._state(), change, self._clock.now()))

    async def tick(self) -> None:
        """Do whatever is due by now."""
        while await self._step(lambda: propose_due(self._state(), self._clock.now())):
            pass

    async def say(self, entry: ChatLine) -> None:
        await self._storage.say(self.id, entry)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read on where another process has been at work, and tell those who watch here."""
        async with self._lock:
            await self._read_on(await self._saved_now())

    # Decide, record, tell.

    async def _step(self, decide: Callable[[], Proposal | None]) -> bool:
        """Whether there was anything to do. Nobody is refused for what this process has missed."""
        async with self._lock:
            is_current = not self._storage.is_shared
            while True:
                if self._is_behind:
                    await self._read_on(await self._saved_now())
                    is_current = True
                try:
                    proposal = decide()
                except BadInputError:
                    if is_current:
                        raise
                    self._is_behind = True
                    continue
                if proposal is None:
                    return False
                if await self._record(proposal):
                    return True

    async def _record(self, proposal: Proposal) -> bool:
        """Whether it is durable now; it is not if another process was faster."""
        saved, draft = proposal
        schedule = self._plan(saved, self.progress if draft is None else draft.progress)
        changes = self._change_set(proposal, schedule)
        # If anything goes wrong from here on, what is kept is the truth, and this copy is behind.
        self._is_behind = True
        try:
            await self._storage.append(changes)
        except LostRaceError:
            return False
        self._is_behind = False
        if draft is None:
            self._tell(saved, schedule, [], [])
        else:
            self.progress = draft.progress
            self._tell(saved, schedule, draft.entries, draft.folds)
        return True

    def _change_set(self, proposal: Proposal, schedule: Schedule) -> ChangeSet:
        saved, draft = proposal
        return ChangeSet(
            table=self.id,
            expected=ExpectedVersion(
                self.saved.version, 0 if self.progress is None else self.progress.seq
            ),
            entries=() if draft is None else tuple(draft.entries),
            due=UNSET if schedule.due == self._schedule.due else schedule.due,
            jobs=tuple(schedule.jobs - self._schedule.jobs),
            done=tuple(self._schedule.jobs - schedule.jobs),
            saved=saved if saved.version != self.saved.version else None,
        )

    async def _saved_now(self) -> SavedTable:
        saved = await self._storage.table(self.id)
        assert saved is not None, "tables are never thrown away"
        return saved

    async def _read_on(self, saved: SavedTable) -> None:
        entries: list[LogEntry] = []
        folds: list[FoldResult] = []
        if saved.contributions or saved.terms.is_brought:
            progress = self.progress or first_progress(self.game, saved, saved.terms.opened)
            entries = await self._storage.entries(self.id, saved.terms.game, after=progress.seq)
            for entry in entries:
                folds.append(fold(self.game, progress, entry))
                progress = folds[-1].progress
            self.progress = progress
        self._is_behind = False
        self._tell(saved, self._plan(saved, self.progress), entries, folds)
        await self._hear()

    def _remember(self, entries: Iterable[LogEntry], folds: Iterable[FoldResult]) -> list[Any]:
        """Keep requests and story up to date: which events have been taken back."""
        undone: list[Any] = []
        for entry, folded in zip(entries, folds, strict=True):
            if entry.request is not None:
                self._requests.add((entry.seat, entry.request))
            if folded.undone is not None:
                undone += self._story.pop(folded.undone)
            if entry.kind == "answer":
                self._story[entry.seq] = folded.events
        return undone

    def _tell(
        self,
        saved: SavedTable,
        schedule: Schedule,
        entries: list[LogEntry],
        folds: list[FoldResult],
    ) -> None:
        undone = self._remember(entries, folds)
        has_changed = saved.version != self.saved.version and _shown(saved) != _shown(self.saved)
        self.saved = self.audience.saved = saved
        if not self._key and saved.contributions:
            self._key = key_of(saved)
        self._schedule = schedule
        if self.progress is not None and undone:
            self.audience.tell_undo(self.progress, self._story, undone)
        elif self.progress is not None and (entries or has_changed) and self.audience:
            self.audience.tell(self.progress, chain.from_iterable(f.events for f in folds))
        if has_changed:
            for watcher in self.audience.watchers():
                watcher.table_changed(saved)

    async def _hear(self) -> None:
        """Chat comes by the same way from wherever it was said."""
        for entry in await self._storage.chat(self.id, after=self.last_chat):
            self.last_chat = entry.id
            for watcher in self.audience.watchers():
                watcher.said(entry)

    def _state(self) -> TableState:
        return TableState(self.game, self.saved, self.progress, self._key)

    def _plan(self, saved: SavedTable, progress: Progress | None) -> Schedule:
        if progress is None or saved.status != "playing":
            return NOTHING_SCHEDULED
        found = deadlines(self.game, progress, saved.seats, saved.terms)
        jobs = bot_jobs(self.game, progress, saved.seats, saved.terms)
        return Schedule(jobs, min((due.at for due in found), default=None))


def _shown(saved: SavedTable) -> SavedTable:
    """All that anyone is shown of a table: not who counts as away.

    Who was away and answers is back; where the answer is sealed, nobody else may notice.
    """
    seats = tuple(replace(holder, is_away=False) for holder in saved.seats)
    return replace(saved, seats=seats, version=0)

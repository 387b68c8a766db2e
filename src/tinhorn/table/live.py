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
from tinhorn.kernel.game import Decision, Game, Seat, Viewer
from tinhorn.kernel.log import open_decision
from tinhorn.kernel.phrase import phrase
from tinhorn.table.audience import Audience, Watcher
from tinhorn.table.deadlines import Clock, dues, jobs
from tinhorn.table.decide import (
    Proposal,
    Sent,
    Standing,
    answered,
    begun_course,
    fallen_due,
    key_of,
    revised,
    taken_back,
)
from tinhorn.table.model import ChatLine, Job, Kept, Known, Line, Page
from tinhorn.table.progress import Course, Folded, fold, is_moment
from tinhorn.table.storage.storage import Store
from tinhorn.table.storage.writer import LostRaceError

AnyGame = Game[Any, Any, Any, Any, Any]


class Dues(NamedTuple):
    """What the bots of a table owe, and when something happens there by itself."""

    owed: frozenset[Job]
    due: int | None


NOTHING_DUE: Final = Dues(frozenset(), None)
UPDATES: Final = 1_000
"""So many updates have numbers of their own before those of a life that begins a moment later."""


class UnknownTableError(BadInputError):
    """There is no such table, or none that this version can play."""

    kind = "unknown"


class LiveTable:
    """One table in the memory of one process. Made by `load`, watched by `join`."""

    def __init__(self, store: Store, game: AnyGame, kept: Kept, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._is_behind = False
        self._requests: set[tuple[Seat, str]] = set()
        self._story: dict[int, tuple[Any, ...]] = {}
        self._known_dues = NOTHING_DUE
        self._key = b""
        self.game = game
        self.kept = kept
        self.course: Course | None = None
        self.heard = 0
        """The id of the last line of chat."""
        self.audience = Audience(game, kept, clock.now() * UPDATES)

    @classmethod
    async def load(
        cls, store: Store, games: Mapping[str, AnyGame], table: str, clock: Clock
    ) -> LiveTable:
        """Rebuild a table from what is kept of it."""
        kept = await store.table(table)
        if kept is None:
            raise UnknownTableError(phrase("table-unknown", table=table))
        game = games.get(kept.terms.game)
        if game is None or kept.terms.rules != game.RULES_VERSION:
            raise UnknownTableError(
                phrase("table-rules", game=kept.terms.game, rules=kept.terms.rules)
            )
        live = cls(store, game, kept, clock)
        await live._read_on(kept)
        return live

    @property
    def id(self) -> str:
        return self.kept.terms.id

    @property
    def due(self) -> int | None:
        """When something happens here by itself."""
        return self._known_dues.due

    def asked(self, seat: Seat) -> Decision | None:
        """What this seat is asked now, if anything; an answer that is sealed has been given."""
        if self.course is None or self.course.held[seat] is not None:
            return None
        return open_decision(self.game, self.course.state, seat)

    @property
    def is_moment(self) -> bool:
        """Whether anyone may react now."""
        return self.course is not None and is_moment(self.game, self.course.state)

    def view(self, viewer: Viewer) -> Any:
        """What a viewer may know now; nothing before the game has begun."""
        return None if self.course is None else self.game.view(self.course.state, viewer)

    def join(self, viewer: Viewer, watcher: Watcher, *, have: int = 0) -> None:
        """Begin to watch as this viewer, who has heard updates up to number `have`."""
        self.audience.join(viewer, watcher, self.course, self._story, have)

    def leave(self, viewer: Viewer, watcher: Watcher) -> None:
        self.audience.leave(viewer, watcher)

    async def submit(self, sent: Sent) -> None:
        """Accept an answer, or say why not. When this returns it is durable and all are told."""

        def decide() -> Proposal | None:
            if (sent.seat, sent.request) in self._requests:
                return None
            return answered(self._standing(), sent, self._clock.now())

        await self._step(decide)

    async def undo(self, seat: Seat, request: str) -> None:
        """Take back a seat's last answer, where nothing was revealed, drawn or answered since."""

        def decide() -> Proposal | None:
            if (seat, request) in self._requests:
                return None
            return taken_back(self._standing(), seat, request, self._clock.now())

        await self._step(decide)

    async def revise(self, change: Callable[[Kept], Kept]) -> None:
        """Change who sits where, begin or abandon the game. `change` may refuse by raising."""
        await self._step(lambda: revised(self._standing(), change, self._clock.now()))

    async def tick(self) -> None:
        """Do whatever is due by now."""
        while await self._step(lambda: fallen_due(self._standing(), self._clock.now())):
            pass

    async def say(self, line: ChatLine) -> None:
        await self._store.say(self.id, line)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read on where another process has been at work, and tell those who watch here."""
        async with self._lock:
            await self._read_on(await self._kept_now())

    # Decide, record, tell.

    async def _step(self, decide: Callable[[], Proposal | None]) -> bool:
        """Whether there was anything to do. Nobody is refused for what this process has missed."""
        async with self._lock:
            is_current = not self._store.is_shared
            while True:
                if self._is_behind:
                    await self._read_on(await self._kept_now())
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
        kept, draft = proposal
        dues = self._dues(kept, self.course if draft is None else draft.course)
        page = self._page(proposal, dues)
        # If anything goes wrong from here on, what is kept is the truth, and this copy is behind.
        self._is_behind = True
        try:
            await self._store.append(page)
        except LostRaceError:
            return False
        self._is_behind = False
        if draft is None:
            self._tell(kept, dues, [], [])
        else:
            self.course = draft.course
            self._tell(kept, dues, draft.lines, draft.folds)
        return True

    def _page(self, proposal: Proposal, dues: Dues) -> Page:
        kept, draft = proposal
        return Page(
            table=self.id,
            known=Known(self.kept.version, 0 if self.course is None else self.course.seq),
            lines=() if draft is None else tuple(draft.lines),
            due=UNSET if dues.due == self._known_dues.due else dues.due,
            jobs=tuple(dues.owed - self._known_dues.owed),
            done=tuple(self._known_dues.owed - dues.owed),
            kept=kept if kept.version != self.kept.version else None,
        )

    async def _kept_now(self) -> Kept:
        kept = await self._store.table(self.id)
        assert kept is not None, "tables are never thrown away"
        return kept

    async def _read_on(self, kept: Kept) -> None:
        lines: list[Line] = []
        folds: list[Folded] = []
        if kept.contributions or kept.terms.is_brought:
            course = self.course or begun_course(self.game, kept, kept.terms.opened)
            lines = await self._store.lines(self.id, kept.terms.game, after=course.seq)
            for line in lines:
                folds.append(fold(self.game, course, line))
                course = folds[-1].course
            self.course = course
        self._is_behind = False
        self._tell(kept, self._dues(kept, self.course), lines, folds)
        await self._hear()

    def _remember(self, lines: Iterable[Line], folds: Iterable[Folded]) -> list[Any]:
        """Keep requests and story up to date: which events have been taken back."""
        undone: list[Any] = []
        for line, folded in zip(lines, folds, strict=True):
            if line.request is not None:
                self._requests.add((line.seat, line.request))
            if folded.undone is not None:
                undone += self._story.pop(folded.undone)
            if line.kind == "answer":
                self._story[line.seq] = folded.events
        return undone

    def _tell(self, kept: Kept, dues: Dues, lines: list[Line], folds: list[Folded]) -> None:
        undone = self._remember(lines, folds)
        has_changed = kept.version != self.kept.version and _shown(kept) != _shown(self.kept)
        self.kept = self.audience.kept = kept
        if not self._key and kept.contributions:
            self._key = key_of(kept)
        self._known_dues = dues
        if self.course is not None and undone:
            self.audience.tell_undo(self.course, self._story, undone)
        elif self.course is not None and (lines or has_changed) and self.audience:
            self.audience.tell(self.course, chain.from_iterable(f.events for f in folds))
        if has_changed:
            for watcher in self.audience.watchers():
                watcher.table_changed(kept)

    async def _hear(self) -> None:
        """Chat comes by the same way from wherever it was said."""
        for line in await self._store.chat(self.id, after=self.heard):
            self.heard = line.id
            for watcher in self.audience.watchers():
                watcher.said(line)

    def _standing(self) -> Standing:
        return Standing(self.game, self.kept, self.course, self._key)

    def _dues(self, kept: Kept, course: Course | None) -> Dues:
        if course is None or kept.status != "playing":
            return NOTHING_DUE
        found = dues(self.game, course, kept.seats, kept.terms)
        owed = jobs(self.game, course, kept.seats, kept.terms)
        return Dues(owed, min((due.at for due in found), default=None))


def _shown(kept: Kept) -> Kept:
    """All that anyone is shown of a table: not who counts as away.

    Who was away and answers is back; where the answer is sealed, nobody else may notice.
    """
    seats = tuple(replace(holder, is_away=False) for holder in kept.seats)
    return replace(kept, seats=seats, version=0)

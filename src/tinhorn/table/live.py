"""A live table: decide, record, publish; one step at a time.

Nothing is sent before it is durable. No process owns a table: when another process was faster,
this one reads the new entries and decides again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from tinhorn.kernel import AnyGame, BadInputError, Decision, Seat, Viewer, phrase
from tinhorn.table.audience import Audience, Subscriber
from tinhorn.table.deadlines import NOTHING_SCHEDULED, Clock, Schedule, schedule
from tinhorn.table.decide import (
    HoldRequest,
    Proposal,
    Submission,
    TableState,
    first_progress,
    key_of,
    propose_answer,
    propose_change,
    propose_due,
    propose_hold,
    propose_release,
    propose_undo,
    propose_urge,
)
from tinhorn.table.model import (
    BotJob,
    ChangeSet,
    ChatLine,
    ExpectedVersion,
    LogEntry,
    SavedTable,
)
from tinhorn.table.progress import FoldResult, Progress, fold, not_later
from tinhorn.table.rounding import wait_for_step
from tinhorn.table.storage.interface import LostRaceError, Storage
from tinhorn.table.story import TableStory
from tinhorn.table.undo import undo_end

UPDATES_PER_MILLISECOND: Final = 1_000
"""Update numbers start at now × 1000, so a reloaded table never reuses one."""
CLOCK_TOLERANCE: Final = 1_000
"""By how many milliseconds the clocks of processes may differ before plans are made anew."""
BOT_STEP: Final = 0.1
"""A step in which bots were asked takes a multiple of this many seconds, at the usual pace: what
they compute does not show."""
Sent = TypeVar("Sent", Submission, HoldRequest)
AskBot: TypeAlias = Callable[[SavedTable, Decision, Any], Awaitable[Any]]
"""Asks the bot of a seat, given its view, for an action; `None` if it fails."""


class UnknownTableError(BadInputError):
    """There is no such table, or none that this version can play."""

    kind = "unknown"


class LiveTable:
    """One table in the memory of one process. Made by `load`; subscribers `join`."""

    def __init__(
        self,
        storage: Storage,
        game: AnyGame,
        saved: SavedTable,
        clock: Clock,
        *,
        ask_bot: AskBot | None = None,
    ) -> None:
        self._storage = storage
        self._clock = clock
        self._ask_bot = ask_bot
        self._bots: dict[tuple[int, Seat], Any] = {}
        """What bots have answered in the windows of the step that is being decided."""
        self._lock = asyncio.Lock()
        self._is_behind = False
        """True if the database may hold more than this copy: it is read before the next step."""
        self._in_flight: SavedTable | None = None
        """The table as a step that is being written, or whose write failed, would leave it."""
        self._schedule = NOTHING_SCHEDULED
        self._key = b""
        self.game = game
        self.saved = saved
        self.progress: Progress | None = None
        self.story = TableStory(game)
        self.last_chat = 0
        """The id of the last chat message."""
        self.audience = Audience(game, saved, clock.now() * UPDATES_PER_MILLISECOND)
        self.on_unneeded: Callable[[], None] = lambda: None
        """Called when the game has ended and nobody is subscribed."""
        self.on_step: Callable[[LiveTable], None] = lambda live: None
        """Called after each step: the next deadline and what bots owe may have changed.

        It takes the table, and does not hold it: a table in a cycle would stay in memory until the
        garbage collector looks at all of it, which is rare (server/app.py).
        """

    @classmethod
    async def load(
        cls,
        storage: Storage,
        games: Mapping[str, AnyGame],
        table: str,
        clock: Clock,
        *,
        ask_bot: AskBot | None = None,
    ) -> LiveTable:
        """Rebuild a table from the database. `ask_bot`: without it, bots give default answers."""
        saved = await storage.table(table)
        if saved is None:
            raise UnknownTableError(phrase("table-unknown", table=table))
        game = games.get(saved.terms.game)
        if game is None or saved.terms.rules not in game.SUPPORTED_RULES:
            raise UnknownTableError(
                phrase("table-rules", game=saved.terms.game, rules=saved.terms.rules)
            )
        live = cls(storage, game, saved, clock, ask_bot=ask_bot)
        await live._read_new(saved)
        return live

    @property
    def id(self) -> str:
        """The code of the table."""
        return self.saved.terms.id

    @property
    def due(self) -> int | None:
        """The next deadline of the table."""
        return self._schedule.due

    @property
    def jobs(self) -> frozenset[BotJob]:
        """The answers that the bots of the table owe."""
        return self._schedule.jobs

    def asked(self, seat: Seat) -> Decision | None:
        """Return the decision this seat owes now; a seat with a sealed answer owes none."""
        if self.progress is None or self.saved.status != "playing":
            return None
        return None if self.progress.sealed[seat] is not None else self.progress.decision_of(seat)

    def bot_may_answer_at(self, submission: Submission) -> int:
        """Return when a bot may give an answer: the one person here has time to undo theirs."""
        progress = self.progress
        return 0 if progress is None else undo_end(self.game, progress, self.saved, submission)

    @property
    def is_reaction_window(self) -> bool:
        """True while players may react."""
        return self.progress is not None and self.progress.is_window

    @property
    def stays_watched(self) -> bool:
        """True if the table counts as watched, and no step on its way to storage changes that."""
        is_ending = self._in_flight is not None and not self._in_flight.is_watched
        return self.saved.is_watched and not is_ending

    def is_settled(self, *, is_watched: bool) -> bool:
        """Tell whether the table counts as watched, or not, with no step on its way to storage."""
        return not self._is_behind and self.saved.is_watched is is_watched

    def view(self, viewer: Viewer) -> Any:
        """Return what a viewer may know now; `None` before the game has begun."""
        return None if self.progress is None else self.game.view(self.progress.state, viewer)

    def join(self, viewer: Viewer, subscriber: Subscriber, *, last_update: int = 0) -> None:
        """Subscribe as this viewer, who already has the updates up to `last_update`."""
        story = self.story
        self.audience.join(
            viewer, subscriber, self.progress, story.events, last_update, story.origins
        )

    def leave(self, viewer: Viewer, subscriber: Subscriber) -> None:
        """Stop telling this subscriber of updates."""
        self.audience.leave(viewer, subscriber)
        self._check_needed()

    async def submit(self, submission: Submission) -> None:
        """Accept an answer, or raise why not. Returns when it is durable and published."""
        await self._serve(submission, propose_answer)

    async def hold(self, request: HoldRequest) -> None:
        """Keep the open reaction window open for a seat that asks for time, or raise why not."""
        await self._serve(request, propose_hold)

    async def release(self, request: HoldRequest) -> None:
        """End the time that a seat asked for in the open reaction window, or raise why not."""
        await self._serve(request, propose_release)

    async def urge(self, request: HoldRequest) -> None:
        """Tell the seats that asked for time to go on, or raise why not."""
        await self._serve(request, propose_urge)

    async def _serve(
        self, sent: Sent, propose: Callable[[TableState, Sent, int], Proposal]
    ) -> None:
        await self._step(
            lambda: propose(self._state(), sent, self._clock.now()),
            request=(sent.seat, sent.request),
        )

    async def undo(self, seat: Seat, request: str) -> None:
        """Undo a seat's last answer, if nothing was revealed, drawn or answered since."""
        await self._step(
            lambda: propose_undo(self._state(), seat, request, self._clock.now()),
            request=(seat, request),
        )

    async def revise(self, change: Callable[[SavedTable], SavedTable]) -> None:
        """Change the seats, begin or abandon the game. `change` may refuse by raising."""
        await self._step(lambda: propose_change(self._state(), change, self._clock.now()))

    async def tick(self) -> None:
        """Do everything that is due by now."""
        while True:
            is_starting, known = self.saved.reveal_by is not None, len(self.saved.attempts)
            if not await self._step(lambda: propose_due(self._state(), self._clock.now())):
                return
            if is_starting:
                await self._tell_withheld(known)

    async def _tell_withheld(self, first: int) -> None:
        """Tell everybody which devices have made these attempts to start the game void."""
        attempts = self.saved.attempts
        for number, attempt in enumerate(attempts[first - 1 :], start=first):
            key = "notice-not-started" if number == len(attempts) else "notice-withheld"
            for seat in attempt.withheld:
                said = f"{seat}:{key}#{number}"
                await self.say(ChatLine(at=self._clock.now(), seat=seat, phrase=key, request=said))

    async def say(self, line: ChatLine) -> None:
        """Add a line to the chat and tell it to everybody."""
        await self._storage.say(self.id, line)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read what other processes have written, and publish it to the subscribers here."""
        async with self._lock:
            await self._read_new(await self._read_table())

    # A step: decide, record, publish.

    async def _step(
        self, decide: Callable[[], Proposal | None], *, request: tuple[Seat, str] | None = None
    ) -> bool:
        """Take one step, and announce it; return whether there was anything to do."""
        was_needed = await self._take_step(decide, request=request)
        self.on_step(self)
        return was_needed

    async def _take_step(
        self, decide: Callable[[], Proposal | None], *, request: tuple[Seat, str] | None
    ) -> bool:
        """Decide, record and publish one step; return whether there was anything to do.

        `decide` is called again whenever the table has moved on in the meantime. A request that has
        been served before is not served again.
        """
        async with self._lock:
            self._bots = {}
            began = asyncio.get_running_loop().time()
            # With SQLite no other process writes, so this copy is as new as the database.
            is_current = not self._storage.is_shared
            while True:
                if self._is_behind:
                    await self._read_new(await self._read_table())
                    is_current = True
                try:
                    proposal = None if request in self.story.requests else decide()
                except BadInputError:
                    # A refusal counts only if it was decided from the newest state: perhaps
                    # another process has asked the very question that is being answered here.
                    if is_current:
                        raise
                    self._is_behind = True
                    continue
                if proposal is None:
                    return False
                if proposal.unasked_bots:
                    await self._ask_bots(proposal)
                    continue
                if self._bots:
                    await wait_for_step(began, BOT_STEP * self.saved.terms.timing.pace)
                self._bots = {}
                if await self._record(proposal):
                    return True
                # Another process wrote first: read its entries and decide again.

    async def _ask_bots(self, proposal: Proposal) -> None:
        """Ask the bots of a private table what they seal; those that fail give default answers."""
        saved, draft = proposal
        assert draft is not None, "a step without a draft opens no window"
        asked, state = proposal.unasked_bots, draft.progress.state
        answers = await asyncio.gather(*[self._sealed_by(saved, state, one) for one in asked])
        for one, answer in zip(asked, answers, strict=True):
            self._bots[one.prompt, one.seat] = answer

    async def _sealed_by(self, saved: SavedTable, state: Any, asked: Decision) -> Any:
        game, view = self.game, self.game.view(state, asked.seat)
        if self._ask_bot is not None and len(view.options) > 1:
            action = await self._ask_bot(saved, asked, view)
            if action is not None and game.check(state, asked.seat, action) is None:
                return action
        return game.default(state, asked.seat)

    async def _record(self, proposal: Proposal) -> bool:
        """Write a proposal and publish it; return False if another process was faster."""
        saved, draft = proposal
        planned = schedule(self.game, saved, self.progress if draft is None else draft.progress)
        changes = self._change_set(proposal, planned)
        # Marked before the write: if it fails, or this task is cancelled while it waits, nobody
        # here knows whether the database has the entries. The next step then reads them first.
        self._is_behind, self._in_flight = True, saved
        try:
            await self._storage.append(changes)
        except LostRaceError:
            self._in_flight = None
            return False
        self._is_behind, self._in_flight = False, None
        if draft is None:
            self._publish(saved, planned, [], [])
        else:
            before, self.progress = self.progress, draft.progress
            self._publish(saved, planned, draft.entries, draft.folds, before)
        return True

    def _change_set(self, proposal: Proposal, planned: Schedule) -> ChangeSet:
        saved, draft = proposal
        changes = ChangeSet(
            table=self.id,
            expected=ExpectedVersion(
                self.saved.version, 0 if self.progress is None else self.progress.seq
            ),
            entries=() if draft is None else tuple(draft.entries),
            saved=saved if saved.version != self.saved.version else None,
            keeps_seats=saved.seats == self.saved.seats,
        )
        known = self._schedule
        if planned is known:  # among people without time limits, nothing is ever scheduled
            return changes
        return replace(
            changes,
            due=UNSET if planned.due == known.due else planned.due,
            new_jobs=tuple(planned.jobs - known.jobs),
            closed_jobs=tuple(known.jobs - planned.jobs),
        )

    async def _read_table(self) -> SavedTable:
        saved = await self._storage.table(self.id)
        assert saved is not None, "tables are never deleted"
        return saved

    async def _read_new(self, saved: SavedTable) -> None:
        """Read the entries and chat that this copy lacks, and publish them."""
        entries: list[LogEntry] = []
        folds: list[FoldResult] = []
        ahead: Progress | None = None
        before = None
        if saved.contributions or saved.terms.is_imported:
            progress = self.progress or first_progress(self.game, saved, saved.terms.opened)
            before = progress
            entries = await self._storage.entries(self.id, saved.terms.game, after=progress.seq)
            for entry in entries:
                folds.append(fold(self.game, progress, entry))
                progress = folds[-1].progress
            now = self._clock.now()
            self.progress = not_later(progress, now)
            ahead = progress if progress.asked_at > now + CLOCK_TOLERANCE else None
        self._is_behind, self._in_flight = False, None
        self._publish(saved, schedule(self.game, saved, self.progress), entries, folds, before)
        await self._publish_chat()
        if ahead is not None:
            await self._plan_anew(schedule(self.game, saved, ahead))

    async def _plan_anew(self, stored: Schedule) -> None:
        """Store when bots and the table answer by this clock: another clock was ahead."""
        planned, progress = self._schedule, self.progress
        if progress is None or planned == stored:
            return
        with suppress(LostRaceError):  # another process has moved on, which makes new plans
            await self._storage.append(
                ChangeSet(
                    table=self.id,
                    expected=ExpectedVersion(self.saved.version, progress.seq),
                    due=planned.due,
                    new_jobs=tuple(planned.jobs),
                    closed_jobs=tuple(stored.jobs),
                )
            )

    def _publish(
        self,
        saved: SavedTable,
        planned: Schedule,
        entries: list[LogEntry],
        folds: list[FoldResult],
        before: Progress | None = None,
    ) -> None:
        """Take over what is durable now, and send each viewer what is new for them.

        `before` is the progress before the entries; `None` if they begin the game.
        """
        undone = self.story.add(saved, entries, folds, before)
        is_new_version = saved.version != self.saved.version
        has_changed = is_new_version and _public(saved) != _public(self.saved)
        self.saved = self.audience.saved = saved
        if not self._key and saved.contributions:
            self._key = key_of(saved)
        self._schedule = planned
        events = [event for folded in folds for event in folded.events]
        if self.progress is not None and undone:
            self.audience.publish_undo(self.progress, self.story.events, undone, self.story.origins)
        elif self.progress is not None and (entries or is_new_version) and self.audience:
            new = {
                entry.seq: folded.events
                for entry, folded in zip(entries, folds)  # noqa: B905 - as in `story`
                if entry.kind == "answer"
            }
            self.audience.publish(self.progress, events, new, self.story.origins)
        if has_changed:
            for subscriber in self.audience.subscribers():
                subscriber.table_changed(saved)
        self._check_needed()

    async def _publish_chat(self) -> None:
        """Send new chat messages. They come from the database, whichever process added them."""
        for line in await self._storage.chat(self.id, after=self.last_chat):
            self.last_chat = line.id
            for subscriber in self.audience.subscribers():
                subscriber.said(line)

    def _check_needed(self) -> None:
        if self.saved.has_ended and not self.audience:
            self.on_unneeded()

    def _state(self) -> TableState:
        return TableState(self.game, self.saved, self.progress, self._key, self._bots)


def _public(saved: SavedTable) -> SavedTable:
    """Return a table without what is not shown to everybody.

    That is its version, who watches, what seats reveal before all have, which seats are away and
    since when, devices that were removed, and orders. A seat that is away and answers is back. If
    that answer is sealed, the others must not notice.
    """
    seats = tuple(
        replace(holder, is_away=False, orders=None, contribution=None) for holder in saved.seats
    )
    conduct = replace(saved.conduct, gone=(), looked_at=0, removed=())
    return replace(saved, seats=seats, conduct=conduct, is_watched=True, version=0)

"""What clients have sent and seen at one table, and whether the stored log explains all of it.

Databases are tested like this: clients write down every request and every answer, things break in
the meantime, and afterwards a checker reads the whole history. `violations` finds whatever cannot
be true of one order of entries that the rules allow:

- The log is a game by the rules, and every entry of a person was sent by a client.
- Every acknowledged request is in the log once, as it was sent; no refused one is in it.
- A request that was sent after another one was acknowledged, or after its effect was seen, follows
  it in the log.
- Every update that a client saw shows the game after the first entries of the log, as many as it
  showed before or more, with exactly the events between.

A request without an answer may have had its effect, or not: its client knows that it does not know.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import CHANCE, AnyGame, Seat, Viewer, seen_events
from tinhorn.kernel.record import CRASHES
from tinhorn.table.decide import first_progress
from tinhorn.table.model import LogEntry, SavedTable
from tinhorn.table.progress import Progress, fold

Message = dict[str, Any]
Key = tuple[Seat, str]
"""The seat and the id of a request."""
UNDECIDED: Final = ("storage", "unavailable")
"""The refusals that say nothing about the effect: the server does not know it either."""


class Call(Struct):
    """A request to change the game, from when it was sent first until its end was heard."""

    seat: Seat
    message: Message
    sent: int
    """Moments count everything that any client of the table does or hears."""
    ended: int | None = None
    result: Literal["acknowledged", "refused", None] = None


class Sighting(NamedTuple):
    """An update that a client has received."""

    at: int
    client: str
    viewer: Viewer
    is_snapshot: bool
    view: Any
    events: list[Any]


class History:
    """Everything that the clients of one table have sent and heard, in the order they did."""

    def __init__(self) -> None:
        self.calls: dict[Key, Call] = {}
        self.sightings: list[Sighting] = []
        self.on_acknowledged: Callable[[], None] = lambda: None
        self._moment = 0

    def send(self, seat: Seat, message: Message) -> None:
        """Note that a request is about to be sent, perhaps again."""
        call = Call(seat, message, self._now())
        self.calls.setdefault((seat, message["request"]), call)

    def hear(self, client: str, seat: Viewer, message: Message) -> None:
        """Note what a client has received; a delta as the whole update that it stands for."""
        match message:
            case {"type": "Acknowledged", "request": str(request)} if seat is not None:
                self._end((seat, request), "acknowledged")
                self.on_acknowledged()
            case {"type": "Refused", "request": str(request), "problem": problem} if (
                seat is not None and problem["error"] not in UNDECIDED
            ):
                self._end((seat, request), "refused")
            case {"type": "Update", "view": view, "story": story, "is_snapshot": is_snapshot}:
                events = [line["event"] for line in story]
                seen = Sighting(self._now(), client, seat, is_snapshot, view, events)
                self.sightings.append(seen)

    def _end(self, key: Key, result: Literal["acknowledged", "refused"]) -> None:
        call = self.calls[key]
        if call.result is None:
            call.ended, call.result = self._now(), result

    def _now(self) -> int:
        self._moment += 1
        return self._moment


def violations(
    game: AnyGame,
    saved: SavedTable,
    entries: Sequence[LogEntry],
    history: History,
    *,
    may_go_back: bool = False,
) -> list[str]:
    """Return a sentence for everything that no order allowed by the rules explains.

    `may_go_back`: a client that connects anew, perhaps to another process, may get a snapshot that
    is older than what it saw before. Within one connection nobody ever goes back.
    """
    story = Story(game, saved, entries)
    seen = Sightings(story, may_go_back=may_go_back)
    earliest = [(sighting.at, seen.take(sighting)) for sighting in history.sightings]
    return [
        *story.wrong,
        *_wrong_calls(entries, history),
        *seen.wrong,
        *_wrong_order(entries, history, earliest),
    ]


class Story:
    """The stored log, replayed by the rules: what was to be seen after each entry."""

    def __init__(self, game: AnyGame, saved: SavedTable, entries: Sequence[LogEntry]) -> None:
        self.wrong: list[str] = []
        self.last = 0
        """The number of the last entry that the rules allow."""
        self._game = game
        self._states: dict[int, Any] = {}
        """After each entry that is followed by a question to players, or by nothing."""
        self._events: dict[int, tuple[Any, ...]] = {}
        self._undone_by: dict[int, int] = {}
        self._views: dict[Viewer, dict[str, list[int]]] = {}
        progress = first_progress(game, saved, saved.terms.opened)
        for entry in entries:
            found = self._follow(progress, entry)
            if found is None:
                break
            progress = found
            self.last = entry.seq
            if progress.decision_of(CHANCE) is None:
                self._states[entry.seq] = progress.state

    def _follow(self, progress: Progress, entry: LogEntry) -> Progress | None:
        reason = _forbidden(self._game, progress, entry)
        if reason is not None:
            self.wrong.append(f"entry {entry.seq} is against the rules: {reason}")
            return None
        folded = fold(self._game, progress, entry)
        self._events[entry.seq] = folded.events
        self._undone_by |= dict.fromkeys(folded.undone, entry.seq)
        return folded.progress

    def positions(self, viewer: Viewer, view: Any) -> list[int]:
        """Return after which entries the game looks like this to a viewer."""
        if viewer not in self._views:
            known = self._views[viewer] = defaultdict(list)
            for seq, state in self._states.items():
                known[_text(self._game.view(state, viewer))].append(seq)
        return self._views[viewer].get(_text(view), [])

    def events(self, viewer: Viewer, after: int, until: int) -> str:
        """Return what a viewer who was told everything up to one entry is told up to another."""
        events = [
            event
            for seq in range(after + 1, until + 1)
            if self._undone_by.get(seq, until + 1) > until
            for event in self._events[seq]
        ]
        return _text(seen_events(events, viewer))


def _forbidden(game: AnyGame, progress: Progress, entry: LogEntry) -> str | None:
    """Return why the rules of the game and of the table do not allow this entry, if so."""
    if entry.seq != progress.seq + 1:
        return f"it follows entry {progress.seq}"
    if entry.kind == "undo":
        try:
            fold(game, progress, entry)
        except CRASHES as error:
            return f"nothing can be undone ({error})"
        return None
    if entry.prompt != progress.prompt:
        return f"prompt {progress.prompt} is open"
    if entry.kind not in ("answer", "seal") or (entry.kind == "seal" and entry.action is None):
        return None
    if progress.decision_of(entry.seat) is None:
        return f"seat {entry.seat} is not asked"
    try:
        refusal = game.check(progress.state, entry.seat, entry.action)
    except (*CRASHES, BadInputError) as error:
        return repr(error)
    if refusal is not None:
        return f"{refusal.rule} {refusal.reason}"
    is_of_seal = entry.kind == "answer" and progress.is_window and entry.by != "window"
    if is_of_seal and progress.sealed[entry.seat] != entry.action:
        return f"seat {entry.seat} had sealed {progress.sealed[entry.seat]}"
    return None


def _wrong_calls(entries: Sequence[LogEntry], history: History) -> Iterator[str]:
    """Compare what was sent and answered with what is in the log."""
    written = defaultdict[Key, list[LogEntry]](list)
    for entry in entries:
        if entry.request is not None and entry.by == "person":
            written[entry.seat, entry.request].append(entry)
    for key, call in history.calls.items():
        if call.result == "acknowledged" and key not in written:
            yield f"the acknowledged request {key} is lost"
        if call.result == "refused" and key in written:
            yield f"the refused request {key} is in the log"
    for key, found in written.items():
        if len(found) > 1:
            yield f"the request {key} is in the log {len(found)} times"
        if key not in history.calls:
            yield f"nobody has sent the request {key}"
        else:
            sent = history.calls[key].message
            yield from (
                f"the request {key} is not what was sent: {entry}"
                for entry in found
                if not _is_of(entry, sent)
            )


def _is_of(entry: LogEntry, sent: Message) -> bool:
    """Return True if an entry is what a request has asked for."""
    if sent["type"] == "Undo":
        return entry.kind == "undo" or (entry.kind == "seal" and entry.action is None)
    is_answer = entry.kind in ("answer", "seal") and entry.prompt == sent["prompt"]
    return is_answer and _text(entry.action) == _text(sent["action"])


class Sightings:
    """Follows every client through the log. It may be at several positions that look alike."""

    def __init__(self, story: Story, *, may_go_back: bool) -> None:
        self.wrong: list[str] = []
        self._story = story
        self._may_go_back = may_go_back
        self._at: dict[str, list[int]] = {}

    def take(self, seen: Sighting) -> int:
        """Follow a client to what it sees; return the first position where that can be."""
        story, told = self._story, _text(seen.events)
        known = self._at.get(seen.client, [0])
        alike = story.positions(seen.viewer, seen.view)
        if not alike:
            self.wrong.append(f"{seen.client} saw at {seen.at} what the log never led to")
            return 0
        if seen.is_snapshot:
            least = 0 if self._may_go_back else known[0]
            found = [at for at in alike if story.events(seen.viewer, 0, at) == told]
            later = found[bisect_left(found, least) :]
        else:
            later = [
                at
                for at in alike
                if any(p <= at and story.events(seen.viewer, p, at) == told for p in known)
            ]
            found = later
        if not later:
            word = "other events than the log has" if not found else "what was before"
            self.wrong.append(f"{seen.client} was told at {seen.at} {word}")
        self._at[seen.client] = later or alike
        return self._at[seen.client][0] if later else 0


def _wrong_order(
    entries: Iterable[LogEntry], history: History, earliest: Iterable[tuple[int, int]]
) -> Iterator[str]:
    """Find requests that come in the log before something that was known when they were sent."""
    places = {
        (entry.seat, entry.request): entry.seq
        for entry in entries
        if entry.request is not None and entry.by == "person"
    }
    moments: list[tuple[int, int, Key | None]] = [(at, seen, None) for at, seen in earliest]
    for key, call in history.calls.items():
        if key in places and call.result == "acknowledged":
            assert call.ended is not None
            moments.append((call.ended, places[key], None))
        if key in places:
            moments.append((call.sent, places[key], key))
    known = 0
    for _, place, sent in sorted(moments, key=lambda moment: moment[0]):
        if sent is None:
            known = max(known, place)
        elif place <= known:
            yield f"the request {sent} is entry {place}, but {known} was known when it was sent"


def counts(histories: Iterable[History]) -> Counter[str]:
    """Count how the requests of several tables have ended."""
    calls = [call for history in histories for call in history.calls.values()]
    return Counter(call.result or "unknown" for call in calls)


def _text(value: Any) -> str:
    """Return values that are the same as JSON as the same text."""
    return json.dumps(json.loads(msgspec.json.encode(value)), sort_keys=True)

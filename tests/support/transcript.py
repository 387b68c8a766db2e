"""A transcript of a game as each seat saw it, so that people can review differences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from tests.support.people import NAMES, name_of
from tinhorn.games import GAMES
from tinhorn.kernel.game import AnyGame, Viewer
from tinhorn.kernel.log import open_decision, steps
from tinhorn.kernel.record import Record
from tinhorn.kernel.text import to_text

NOT_SHOWN: Final = {"viewer", "prompt", "decision", "options"}
"""Of a view: what always changes, and what the line `is asked` says."""
LONG: Final = 6
"""A longer list is told entry by entry; of more options than this only the ends are told."""


def transcript(record: Record[Any, Any]) -> str:
    """Write each step: the question, the answer, and what each viewer saw of it."""
    return "\n".join(_lines(GAMES[record.game], record)) + "\n"


def _lines(game: AnyGame, record: Record[Any, Any]) -> Iterator[str]:
    yield f"{record.game}, rules {record.rules}: {_fields(msgspec.to_builtins(record.setup))}"
    viewers: tuple[Viewer, ...] = (*range(record.setup.players), None)
    before = game.new(record.setup, rules=record.rules)
    after = steps(game, record.setup, record.entries, rules=record.rules)
    played = zip(record.entries, after, strict=True)
    for number, (entry, step) in enumerate(played, start=1):
        asked = open_decision(game, before, entry.seat)
        yield ""
        yield f"{number}. {name_of(entry.seat)}, {asked and asked.kind}: {to_text(entry.action)}"
        yield from _told(viewers, [_heard(step.events, viewer) for viewer in viewers])
        yield from _told(viewers, [_changes(game, before, step.state, who) for who in viewers])
        yield from _told(viewers, [_asked(game, step.state, viewer) for viewer in viewers])
        before = step.state
    yield ""
    yield f"outcome: {_fields(msgspec.to_builtins(record.outcome))}"


def _told(viewers: Sequence[Viewer], lists: Sequence[list[str]]) -> Iterator[str]:
    """Write once what is told to several viewers, with their names."""
    audience: dict[str, list[str]] = {}
    for viewer, told in zip(viewers, lists, strict=True):
        for line in told:
            audience.setdefault(line, []).append("watchers" if viewer is None else name_of(viewer))
    for line, names in audience.items():
        yield f"   {'all' if len(names) == len(viewers) else ', '.join(names)}: {line}"


def _heard(events: tuple[Any, ...], viewer: Viewer) -> list[str]:
    seen = (event.seen_by(viewer) for event in events)
    return [_text(msgspec.to_builtins(event)) for event in seen if event is not None]


def _asked(game: AnyGame, state: Any, viewer: Viewer) -> list[str]:
    seen = game.view(state, viewer)
    if seen.decision is None:
        return []
    texts = [to_text(action) for action in seen.options]
    if len(texts) > LONG:
        texts = [*texts[:3], f"… {len(texts) - 5} more …", *texts[-2:]]
    return [f"is asked ({seen.decision.kind}): {', '.join(texts)}"]


def _changes(game: AnyGame, before: Any, after: Any, viewer: Viewer) -> list[str]:
    then, now = (msgspec.to_builtins(game.view(state, viewer)) for state in (before, after))
    shown = (name for name in now if name not in NOT_SHOWN)
    return [change for name in shown for change in _differences(name, then[name], now[name])]


def _differences(place: str, then: Any, now: Any) -> Iterator[str]:
    if then == now:
        return
    if _goes_deeper(then, now):
        for key in then if isinstance(then, dict) else range(len(then)):
            yield from _differences(_within(place, key), then[key], now[key])
    else:
        yield f"{place} {_text(then)} → {_text(now)}"


def _goes_deeper(then: Any, now: Any) -> bool:
    """Return True if the parts of these two can be compared one by one."""
    if isinstance(then, dict) and isinstance(now, dict):
        return then.get("type") == now.get("type")
    if isinstance(then, tuple | list) and len(then) == len(now):
        return len(then) > LONG or any(isinstance(part, dict | tuple | list) for part in then)
    return False


def _within(place: str, key: str | int) -> str:
    if isinstance(key, str):
        return f"{place}.{key}"
    return NAMES[key] if place == "players" else f"{place}[{key}]"


def _text(value: Any) -> str:
    """`{"type": "BidMade", "seat": 1, "amount": 3}` is `BidMade(seat=1 amount=3)`."""
    match value:
        case dict():
            rest = {name: part for name, part in value.items() if name != "type"}
            return f"{value.get('type', '')}({_fields(rest)})"
        case tuple() | list():
            return f"[{' '.join(map(_text, value))}]"
        case None:
            return "-"
        case _:
            return str(value)


def _fields(value: dict[str, Any]) -> str:
    return " ".join(f"{name}={_text(part)}" for name, part in value.items())

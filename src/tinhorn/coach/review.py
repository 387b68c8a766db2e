"""The review of a game: win chances over time, luck and skill, and choices that cost something.

Chances are whole thousandths, so all sums are exact: for every seat, the chance at the start, luck,
its own choices and those of others add up to the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tinhorn.bots import judge_of
from tinhorn.bots.value import chances, remembered
from tinhorn.coach.comparison import Comparison, compare
from tinhorn.kernel import (
    CHANCE,
    AnyGame,
    Entry,
    Fact,
    Phrase,
    Record,
    Seat,
    Step,
    Viewer,
    of,
    phrase,
    start_of,
    steps_of,
)
from tinhorn.kernel.frames import frame_numbers
from tinhorn.table.summary import story_about

WHOLE: Final = 1000
"""A certain win, in thousandths."""
CLEAR: Final = 0.04
"""A better choice is told if it wins at least this much more often."""
TURNING_POINTS: Final = 6
FACTS: Final = 3
RULES: Final = 2
LEAST_TURN: Final = 30
"""A smaller change, in thousandths, is no turning point."""

Thousandths: TypeAlias = tuple[int, ...]
"""By seat; the sum is 1000."""


class Parts(Struct, frozen=True):
    """Why one seat's result differs from its chance at the start, in thousandths.

    `start + luck + own + others == result`. Skill is `own + others`: all that players decided.
    """

    start: int
    """The chance at the start."""
    luck: int
    """What draws changed."""
    own: int
    """What the seat's own answers changed."""
    others: int
    """What the answers of others changed."""
    result: int
    """1000 for a win, shared if the title is."""


class ChancePoint(Struct, frozen=True):
    """The chances at one frame of the replay."""

    frame: int
    """The number of the frame."""
    round: int
    """The number of the round."""
    chances: tuple[int, ...]
    """By seat, in thousandths."""


class TurningPoint(Struct, frozen=True):
    """An answer, or a draw, that changed much."""

    frame: int
    """The first frame after it."""
    by: Seat
    """The seat that answered; -1 for chance."""
    seat: Seat
    """The seat whose chance changed most."""
    moment: Phrase | None
    """The round and the roll, or what was sold; `None` where the round says it all."""
    change: int
    """By how much, in thousandths."""
    story: tuple[Phrase, ...]
    """What happened, with the names of all players."""
    addressed: tuple[tuple[Phrase, ...], ...]
    """By seat: the same, said to the player of that seat."""


class Improvement(Struct, frozen=True):
    """A choice that cost something, and a better one, judged by what the seat knew then."""

    frame: int
    """The frame in which it was chosen."""
    seat: Seat
    """Who chose."""
    moment: Phrase | None
    """As in a turning point."""
    chosen: Phrase
    """What was chosen, in words."""
    better: Phrase
    """What would have been better, in words."""
    cost: int
    """In thousandths."""
    why: tuple[Phrase, ...]
    """The reasons, in words."""
    facts: tuple[Fact, ...]
    """What mattered then."""
    rules: tuple[str, ...]
    """The ids of the rules that matter."""


class Review(Struct, frozen=True, kw_only=True):
    """What the coach says of a game."""

    points: tuple[ChancePoint, ...]
    """The chances at every frame."""
    parts: tuple[Parts, ...]
    """By seat."""
    turning_points: tuple[TurningPoint, ...]
    """What changed most, in the order of the game."""
    improvements: tuple[Improvement, ...]
    """In the order of the game."""


class Move(Struct, frozen=True):
    """One entry of a record, with what it led to."""

    entry: Entry[Any]
    """The entry."""
    before: Any
    """The state before it."""
    step: Step[Any, Any]
    """What it led to."""
    frame: int
    """The frame in which it was answered."""
    next_frame: int
    """The frame after it."""
    moment: Phrase | None
    """What players call the moment of the answer."""


def review(
    game: AnyGame,
    record: Record[Any, Any],
    *,
    seats: Iterable[Seat] | None = None,
    on_move: Callable[[], None] = lambda: None,
) -> Review:
    """Review a game; `seats` says whose choices are examined, by default everybody's."""
    moves = list(moves_of(game, record))
    examined = set(range(record.setup.players) if seats is None else seats)
    told = [thousandths(chances(game, start_of(game, record)))]
    found: list[Improvement] = []
    for move in moves:
        told.append(thousandths(chances(game, move.step.state)))
        if move.entry.seat in examined:
            found += improvements(game, move)
        on_move()
    return Review(
        points=tuple(_points(game, moves, told)),
        parts=parts(moves, told),
        turning_points=_turning_points(game, moves, told),
        improvements=tuple(found),
    )


def moves_of(game: AnyGame, record: Record[Any, Any]) -> Iterator[Move]:
    before = start_of(game, record)
    played = tuple(steps_of(game, record))
    numbers = list(frame_numbers(game, before, played))
    events: list[Any] = []
    for place, (entry, step) in enumerate(zip(record.entries, played, strict=True)):
        frames = max(0, numbers[place]), max(0, numbers[place + 1])
        yield Move(entry, before, step, *frames, game.moment(events))
        before = step.state
        events += step.events


def thousandths(shares: Sequence[float]) -> Thousandths:
    """Round to thousandths with the right sum: the largest remainders are rounded up."""
    exact = [share * WHOLE for share in shares]
    whole = [int(part) for part in exact]
    missing = WHOLE - sum(whole)
    order = sorted(range(len(exact)), key=lambda seat: whole[seat] - exact[seat])
    return tuple(part + (seat in order[:missing]) for seat, part in enumerate(whole))


def parts(moves: Sequence[Move], told: Sequence[Thousandths]) -> tuple[Parts, ...]:
    """Split a step for each seat: luck is what draws changed; the rest is what players decided."""
    return tuple(
        _parts(moves, [chances[seat] for chances in told], seat) for seat in range(len(told[0]))
    )


def _parts(moves: Sequence[Move], own: Sequence[int], seat: Seat) -> Parts:
    changes = [0, 0, 0]
    for place, move in enumerate(moves):
        by = move.entry.seat
        changes[0 if by == CHANCE else 1 if by == seat else 2] += own[place + 1] - own[place]
    luck, mine, others = changes
    return Parts(own[0], luck, mine, others, own[-1])


def _points(
    game: AnyGame, moves: Sequence[Move], told: Sequence[Thousandths]
) -> Iterator[ChancePoint]:
    """Yield the last chances of each frame."""
    by_frame = {0: ChancePoint(0, 0, told[0])}
    for move, after in zip(moves, told[1:], strict=True):
        number = move.next_frame
        by_frame[number] = ChancePoint(number, game.round_number(move.step.state), after)
    yield from by_frame.values()


def _turning_points(
    game: AnyGame, moves: Sequence[Move], told: Sequence[Thousandths]
) -> tuple[TurningPoint, ...]:
    found = []
    for place, (before, after) in enumerate(pairwise(told)):
        changes = [now - then for then, now in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if abs(changes[seat]) >= LEAST_TURN:
            found.append((abs(changes[seat]), place, seat, changes[seat]))
    biggest = sorted(found, reverse=True)[:TURNING_POINTS]
    return tuple(
        _turning_point(game, moves[place], seat, change, len(told[0]))
        for _, place, seat, change in sorted(biggest, key=lambda turn: turn[1])
    )


def _turning_point(
    game: AnyGame, move: Move, seat: Seat, change: int, players: int
) -> TurningPoint:
    return TurningPoint(
        frame=move.next_frame,
        by=move.entry.seat,
        seat=seat,
        moment=move.moment,
        change=change,
        story=_story(game, move, seat, change, None),
        addressed=tuple(_story(game, move, seat, change, reader) for reader in range(players)),
    )


def _story(
    game: AnyGame, move: Move, seat: Seat, change: int, reader: Viewer
) -> tuple[Phrase, ...]:
    """Return what a move did to a seat, as this reader is told.

    A gain can lower a chance that counted on more, and a loss can raise one: that is said first.
    """
    told = story_about(game, move.step.events, seat, reader=reader)
    if told:
        return (*_unlike(game, move, seat, change), *told)
    # A sealed answer: nothing has happened yet.
    return (of("coach-chose", reader, move.entry.seat, answer=game.label(move.entry.action)),)


def _unlike(game: AnyGame, move: Move, seat: Seat, change: int) -> tuple[Phrase, ...]:
    """Say so if a move gave a seat something and lowered its chance, or the other way round."""
    gain = game.net_worth(move.step.state)[seat] - game.net_worth(move.before)[seat]
    if gain * change >= 0:
        return ()
    return (phrase("coach-less-than-hoped" if gain > 0 else "coach-better-than-feared"),)


def improvements(game: AnyGame, move: Move) -> tuple[Improvement, ...]:
    """Return the better choice at this move, if there was a clear one."""
    seat, action = move.entry.seat, move.entry.action
    seen = remembered(game, move.before, seat)
    compared = compare(game, seen, action, clear=CLEAR)
    if compared.better is None:
        return ()
    return (
        Improvement(
            frame=move.frame,
            seat=seat,
            moment=move.moment,
            chosen=game.label(action),
            better=game.label(compared.better),
            cost=round(compared.cost * WHOLE),
            why=_reasons(game, seen, action, compared),
            facts=_facts(game, seen),
            rules=game.relevant_rules(seen)[:RULES],
        ),
    )


def _reasons(game: AnyGame, seen: Any, action: Any, compared: Comparison) -> tuple[Phrase, ...]:
    """Say what speaks for the better answer, then how much it matters."""
    worth = phrase(
        "coach-why-chance", best=round(compared.best * 100), chosen=round(compared.chosen * 100)
    )
    judge = judge_of(game.NAME)
    return (*judge.comparison_reasons(seen, action, compared.better), worth)


def _facts(game: AnyGame, seen: Any) -> tuple[Fact, ...]:
    """Return what the decision was about; not what the seat, or others, had anyway."""
    told = [fact for fact in game.facts(seen) if fact.amount and not fact.seats]
    return tuple(fact for fact in told if fact.kind not in ("total", "worth"))[:FACTS]

"""The start of a game: commit, reveal, and what happens if a device reveals nothing."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.support.live import EVERY_GAME, VirtualClock, open_table, play_on, seated
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tinhorn.games import GAMES
from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.log import Entry, first_state, open_decision
from tinhorn.kernel.record import Attempt, Fairness, Record
from tinhorn.table import fairness
from tinhorn.table.decide import key_of
from tinhorn.table.fairness import (
    Draw,
    FairnessError,
    derived_contribution,
    options_of,
    verify,
)
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Holder, SavedTable
from tinhorn.table.records import export_record
from tinhorn.table.seating import (
    MORE_TIME,
    REVEAL_TIME,
    LobbyError,
    abandon,
    begin,
    free_seat,
    leave,
    new_saved_table,
    reveal,
)
from tinhorn.table.storage.storage import SqlStorage

DICETOWN = GAMES["dicetown"]
EVERYBODY = frozenset({ANN, BOB, CAT})
NOW = 1_000


def part(seat: int, attempt: int = 1) -> bytes:
    """Draw what a seat contributes."""
    return Random(f"{seat} {attempt}").randbytes(16)


def hashed(contribution: bytes) -> str:
    return hashlib.sha256(contribution).hexdigest()


def committed(seat: int) -> Holder:
    return Holder(kind="person", commitment=hashed(part(seat)))


def table(*holders: Holder) -> SavedTable:
    people = seated(*(holders or map(committed, sorted(EVERYBODY))))
    return new_saved_table("MESA", DICETOWN, DICETOWN.Setup(players=3), people, now=0)


def shown(saved: SavedTable, seat: int, attempt: int = 1) -> SavedTable:
    """Return the table after a seat has revealed its contribution to this attempt."""
    following = hashed(part(seat, attempt + 1))
    given = part(seat, attempt)
    return reveal(saved, seat, attempt=attempt, contribution=given, following=following)


def first_roll(saved: SavedTable) -> Any:
    state = DICETOWN.new(DICETOWN.Setup(players=3))
    (asked,) = DICETOWN.pending(state)
    return DICETOWN.chance(state, Draw(key_of(saved), asked.kind, 1))


def test_a_game_begins_when_all_who_committed_have_revealed() -> None:
    starting = begin(table(), EVERYBODY, NOW)

    one = shown(starting, ANN)
    two = shown(one, BOB)
    playing = shown(two, CAT)

    assert [saved.status for saved in (one, two, playing)] == ["starting", "starting", "playing"]
    assert playing.contributions == (part(ANN), part(BOB), part(CAT))
    assert playing.attempts[-1].commitments == tuple(hashed(part(seat)) for seat in range(3))


def test_nobody_sits_down_or_starts_again_while_a_game_is_starting() -> None:
    starting = begin(table(), EVERYBODY, NOW)

    for change in (begin, free_seat):
        with pytest.raises(LobbyError) as error:
            change(starting)
        assert error.value.phrase.key == "table-starting"


def test_bots_and_devices_that_are_not_there_get_a_derived_contribution() -> None:
    bot = Holder(kind="bot", bot="easy", commitment=hashed(part(BOB)))
    starting = begin(table(committed(ANN), bot, committed(CAT)), {ANN, BOB}, NOW)

    playing = shown(starting, ANN)

    derived = derived_contribution("MESA", BOB), derived_contribution("MESA", CAT)
    assert playing.contributions == (part(ANN), *derived)
    assert playing.attempts[-1].commitments == (hashed(part(ANN)), None, None)


@pytest.mark.parametrize("attempt", [0, 1])
def test_nobody_reveals_before_the_start(attempt: int) -> None:
    with pytest.raises(LobbyError) as error:
        reveal(table(), ANN, attempt=attempt, contribution=part(ANN), following="")

    assert error.value.phrase.key == "fairness-late"


def test_nobody_reveals_anything_but_what_they_committed_to() -> None:
    starting = begin(table(), EVERYBODY, NOW)

    with pytest.raises(BadInputError) as error:
        reveal(starting, BOB, attempt=1, contribution=bytes(16), following="")

    assert error.value.phrase.key == "fairness-not-committed"


def test_a_contribution_that_is_revealed_again_changes_nothing() -> None:
    starting = shown(begin(table(), EVERYBODY, NOW), ANN)

    assert shown(starting, ANN) is starting
    playing = shown(shown(starting, BOB), CAT)
    assert shown(playing, CAT) is playing


def test_an_operator_who_plays_cannot_choose_the_dice(play_quickly: Play) -> None:
    """Bob runs the server: he reads and writes whatever it stores, and knows its secret."""

    async def scene(store: SqlStorage) -> None:
        clock = VirtualClock()
        await store.create(table())
        live = await LiveTable.load(store, EVERY_GAME, "MESA", clock)
        before = await store.table("MESA")
        assert before is not None
        assert [holder.contribution for holder in before.seats] == [None] * 3

        await live.revise(lambda saved: begin(saved, EVERYBODY, clock.now()))
        seen_by_ann = live.saved.attempts
        await live.revise(lambda saved: shown(shown(saved, ANN), CAT))
        tries = [Random(number).randbytes(16) for number in range(500)]
        for chosen in tries:
            with pytest.raises(BadInputError):
                reveal(live.saved, BOB, attempt=1, contribution=chosen, following="")
        honest = shown(live.saved, BOB)
        best = max(
            (replace(honest, contributions=(part(ANN), one, part(CAT))) for one in tries),
            key=lambda saved: str(first_roll(saved)).count("A"),
        )
        assert first_roll(best) != first_roll(honest)
        forged = replace(best, status="abandoned")
        record = await export_record(store, DICETOWN, forged)
        with pytest.raises(FairnessError) as error:
            verify(DICETOWN, record)
        assert error.value.phrase.key == "fairness-attempts"

        (attempt,) = seen_by_ann
        commitments = list(attempt.commitments)
        commitments[BOB] = hashed(best.contributions[BOB])
        refitted = replace(forged, attempts=(replace(attempt, commitments=tuple(commitments)),))
        record = await export_record(store, DICETOWN, refitted)
        assert isinstance(record.fairness, Fairness)
        assert record.fairness.attempts != seen_by_ann

    play_quickly(scene)


SETUP = DICETOWN.Setup(players=3)
PLAIN = Attempt(tuple(hashed(part(seat)) for seat in sorted(EVERYBODY)))
VOID = Attempt(tuple(hashed(part(seat, 0)) for seat in sorted(EVERYBODY)), (BOB,))
AFTER_VOID = replace(PLAIN, commitments=(hashed(part(ANN)), None, hashed(part(CAT))))


def drawn(attempts: Sequence[Attempt] = (PLAIN,), *, options: str = "", start: str = "") -> Any:
    """Make a record of honest secret and contributions, whose draws follow from its text."""
    secret = bytes(32)
    last = attempts[-1].commitments
    given = [
        part(seat) if last[seat] else derived_contribution("MESA", seat)
        for seat in sorted(EVERYBODY)
    ]
    options = options or options_of(SETUP)
    terms = fairness.Terms("MESA", "dicetown", DICETOWN.RULES_VERSION, options, start)
    key = fairness.key(secret, terms, attempts, given)
    state, entries = first_state(DICETOWN, SETUP, start), list[Entry[Any]]()
    while (asked := open_decision(DICETOWN, state, CHANCE)) is not None:
        action = DICETOWN.chance(state, Draw(key, asked.kind, len(entries) + 1))
        entries.append(Entry(CHANCE, asked.prompt, action))
        state = DICETOWN.apply(state, CHANCE, action).state
    return Record(
        game="dicetown",
        rules=DICETOWN.RULES_VERSION,
        setup=SETUP,
        start=start or UNSET,
        names=("Ann", "Bob", "Cat"),
        entries=tuple(entries),
        fairness=Fairness(
            table="MESA",
            options=options,
            commitment=fairness.commitment(secret),
            contributions=tuple(one.hex() for one in given),
            secret=secret.hex(),
            attempts=tuple(attempts),
        ),
    )


def aces(record: Any) -> int:
    """Count the aces that Bob, who runs the server, has rolled first."""
    return str(record.entries[-1].action.dice[BOB]).count("A")


def padded(text: str, number: int) -> str:
    """Write the same JSON with other spaces."""
    spaces = (" " * (number >> bit & 1) for bit in cycle(range(12)))
    marks = "".join(mark + next(spaces) if mark in "{,:}" else mark for mark in text)
    return marks + " " * (number + 1)


def with_fields(text: str, number: int) -> str:
    return text[:-1] + f',"luck":{number}}}'


def reordered(text: str, number: int) -> str:
    fields = list(json.loads(text).items())
    Random(number).shuffle(fields)
    return json.dumps(dict(fields), separators=(",", ":"))


def started_from() -> str:
    """Write the JSON of a position in which dice are due."""
    state = DICETOWN.new(SETUP)
    dealt = DICETOWN.chance(state, Random(1))
    return msgspec.json.encode(DICETOWN.apply(state, CHANCE, dealt).state).decode()


def voided(withheld: tuple[int, ...]) -> Any:
    return drawn((replace(VOID, withheld=withheld), AFTER_VOID))


START = started_from()
HONEST = {
    "options": lambda: drawn(),
    "start": lambda: drawn(start=START),
    "attempts": lambda: drawn((VOID, AFTER_VOID)),
}
TEXTS: dict[str, Callable[[int], Any]] = {
    "options with spaces": lambda n: drawn(options=padded(options_of(SETUP), n)),
    "options in another order": lambda n: drawn(options=reordered(options_of(SETUP), n)),
    "options nobody knows": lambda n: drawn(options=with_fields(options_of(SETUP), n)),
    "options left out": lambda n: drawn(options='{"players":3}'),
    "a start with spaces": lambda n: drawn(start=padded(START, n)),
    "a start with fields nobody knows": lambda n: drawn(start=with_fields(START, n)),
    "a start in another order": lambda n: drawn(start=reordered(START, n)),
    "withheld twice": lambda n: voided((BOB,) * (n + 2)),
    "withheld in another order": lambda n: drawn(
        (
            replace(VOID, withheld=(CAT, BOB)),
            replace(PLAIN, commitments=(hashed(part(ANN)), None, None)),
        )
    ),
    "a void commitment that is no hash": lambda n: drawn(
        (replace(VOID, commitments=("A" * n, *VOID.commitments[1:])), AFTER_VOID)
    ),
}


@pytest.mark.parametrize("honest", HONEST.values(), ids=HONEST)
def test_a_record_in_the_one_text_of_its_terms_is_verified(honest: Callable[[], Any]) -> None:
    assert verify(DICETOWN, honest()) > 0


@pytest.mark.parametrize("forged", TEXTS.values(), ids=TEXTS)
def test_no_spelling_of_a_record_lets_an_operator_who_plays_choose_the_dice(
    forged: Callable[[int], Any],
) -> None:
    """All that was shown before the start stays: only the text of the record is another one."""
    best = max((forged(number) for number in range(64)), key=aces)

    with pytest.raises(FairnessError):
        verify(DICETOWN, best)


def test_the_terms_of_a_start_are_shown_without_what_is_hidden_in_them() -> None:
    secret = bytes(range(32))
    terms = fairness.Terms("MESA", "dicetown", 2, "{}", "state")

    shown_to_all = fairness.fingerprint(secret, terms)

    parts = (b"tinhorn terms 2", b"MESA", b"dicetown", b"2", b"{}", b"state")
    message = b"".join(len(one).to_bytes(4, "big") + one for one in parts)
    assert shown_to_all == hmac.digest(secret, message, "sha256").hex()


def test_a_contribution_that_is_withheld_makes_the_start_void_in_public(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        clock = VirtualClock()
        await store.create(table())
        live = await LiveTable.load(store, EVERY_GAME, "MESA", clock)
        await live.revise(lambda saved: begin(saved, EVERYBODY, clock.now()))
        await live.revise(lambda saved: shown(shown(saved, ANN), CAT))

        assert live.due == clock.now() + REVEAL_TIME
        clock.time += REVEAL_TIME
        await live.tick()

        void, again = live.saved.attempts
        assert void.withheld == (BOB,)
        assert again.commitments == (hashed(part(ANN, 2)), None, hashed(part(CAT, 2)))
        (line,) = await store.chat("MESA")
        assert (line.phrase, line.seat) == ("notice-withheld", BOB)
        with pytest.raises(LobbyError):
            shown(live.saved, BOB)

        await live.revise(lambda saved: shown(shown(saved, ANN, 2), CAT, 2))
        assert live.saved.status == "playing"
        derived = derived_contribution("MESA", BOB)
        assert live.saved.contributions == (part(ANN, 2), derived, part(CAT, 2))
        assert live.progress is not None
        reloaded = await LiveTable.load(store, EVERY_GAME, "MESA", clock)
        assert reloaded.progress == live.progress
        record = await export_record(store, DICETOWN, replace(live.saved, status="abandoned"))
        assert verify(DICETOWN, record) > 0

    play_quickly(scene)


def test_a_second_start_that_is_void_closes_the_table_before_anything_is_drawn(
    play_quickly: Play,
) -> None:
    """Else an operator who plays could draw once more for each seat that withholds."""

    async def scene(store: SqlStorage) -> None:
        clock = VirtualClock()
        await store.create(table())
        live = await LiveTable.load(store, EVERY_GAME, "MESA", clock)
        await live.revise(lambda saved: begin(saved, EVERYBODY, clock.now()))
        await live.revise(lambda saved: shown(shown(saved, ANN), CAT))
        clock.time += REVEAL_TIME
        await live.tick()
        await live.revise(lambda saved: shown(saved, ANN, 2))

        last = live.due
        assert last == clock.now() + REVEAL_TIME + MORE_TIME
        clock.time += REVEAL_TIME + MORE_TIME
        await live.tick()

        assert live.saved.status == "abandoned"
        assert [attempt.withheld for attempt in live.saved.attempts] == [(BOB,), (CAT,)]
        assert (live.due, live.progress, live.saved.contributions) == (None, None, ())
        said = [(line.phrase, line.seat) for line in await store.chat("MESA")]
        assert said == [("notice-withheld", BOB), ("notice-not-started", CAT)]
        reloaded = await LiveTable.load(store, EVERY_GAME, "MESA", clock)
        assert reloaded.saved == live.saved

    play_quickly(scene)


def test_a_record_with_a_third_start_is_refused() -> None:
    cat = replace(AFTER_VOID, commitments=(hashed(part(ANN, 0)), None, hashed(part(CAT, 0))))
    after = replace(AFTER_VOID, commitments=(hashed(part(ANN)), None, None))

    with pytest.raises(FairnessError) as error:
        verify(DICETOWN, drawn((VOID, replace(cat, withheld=(CAT,)), after)))

    assert error.value.phrase.key == "fairness-attempts"


def test_a_table_that_everybody_leaves_while_it_is_starting_stays_closed(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        clock = VirtualClock()
        await store.create(table())
        live = await LiveTable.load(store, EVERY_GAME, "MESA", clock)
        await live.revise(lambda saved: begin(saved, EVERYBODY, clock.now()))
        await live.revise(abandon)

        clock.time += 2 * REVEAL_TIME
        await live.tick()

        assert live.saved.status == "abandoned"
        assert live.due is None

    play_quickly(scene)


def test_a_game_begins_although_no_device_reveals_anything(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        clock = VirtualClock()
        await store.create(table())
        live = await LiveTable.load(store, EVERY_GAME, "MESA", clock)
        await live.revise(lambda saved: begin(saved, EVERYBODY, clock.now()))

        clock.time += REVEAL_TIME
        await live.tick()

        assert live.saved.status == "playing"
        assert live.saved.attempts[0].withheld == (ANN, BOB, CAT)
        assert len(await store.chat("MESA")) == 3

    play_quickly(scene)


def test_a_player_who_leaves_while_the_game_is_starting_is_replaced() -> None:
    starting = begin(table(), EVERYBODY, NOW)

    left = leave(starting, BOB, bot="easy")

    assert left.seats[BOB].kind == "bot"
    assert left.status == "starting"


def test_a_game_that_began_under_protocol_1_keeps_its_key(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        played = await open_table(store, DICETOWN.Setup(players=3), game=DICETOWN)
        old = replace(played.live.saved, attempts=())
        await play_on(played, Random(1), answers=3)

        assert key_of(old) != key_of(played.live.saved)

    play_quickly(scene)

"""Randomness that anyone can check (docs/fairness.md): commit, contribute, draw, verify."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.support.live import open_table, play_on
from tests.table.conftest import Play
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester.actions import DrawPlot
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.log import Entry
from tinhorn.kernel.record import Attempt, Fairness, Record, from_json, to_json
from tinhorn.table import fairness
from tinhorn.table.decide import key_of
from tinhorn.table.fairness import Draw, FairnessError, Secret, verify
from tinhorn.table.records import export_record
from tinhorn.table.seating import abandon
from tinhorn.table.storage.storage import SqlStorage

KEY = bytes(range(32))
NOTHING = Attempt((None,) * 3)
AnyRecord = Record[Any, Any]


@pytest.fixture
def record(play_quickly: Play) -> AnyRecord:
    """Return a finished game of a table, as it is published."""
    saved: list[AnyRecord] = []

    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        await play_on(table, Random(5))
        saved.append(await export_record(store, winchester, table.live.saved))

    play_quickly(scene)
    return from_json(to_json(saved[0]), GAMES)


def commitments(record: AnyRecord, **changes: object) -> AnyRecord:
    """Return the same record with other commitments."""
    assert isinstance(record.fairness, Fairness)
    return replace(record, fairness=replace(record.fairness, **changes))


TERMS = fairness.Terms("MESA-47KX", "winchester", 3, '{"players":2}', "")
CONTRIBUTIONS = [bytes(16), bytes([255] * 16)]


def joined(*parts: bytes) -> bytes:
    """Join these parts, each preceded by its length."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def test_the_key_of_protocol_1_is_made_of_the_secret_and_the_contributions() -> None:
    key = fairness.key(KEY, TERMS, (), CONTRIBUTIONS)

    message = joined(b"MESA-47KX", b"winchester", b'{"players":2}', *CONTRIBUTIONS)
    assert key == hmac.digest(KEY, message, "sha256")


def test_the_key_of_protocol_2_also_binds_the_rules_and_all_attempts_to_start() -> None:
    attempts = (Attempt(("aa", "bb"), withheld=(0,)), Attempt((None, "cc")))

    key = fairness.key(KEY, TERMS, attempts, CONTRIBUTIONS)

    terms = b"tinhorn draws 2", b"MESA-47KX", b"winchester", b"3", b'{"players":2}', b""
    message = joined(*terms, b"aa bb", b"0", b"- cc", b"", *CONTRIBUTIONS)
    assert key == hmac.digest(KEY, message, "sha256")


def test_a_draw_reads_its_own_blocks_byte_by_byte() -> None:
    draw = Draw(KEY, "plot", 7)

    bits = [draw.getrandbits(5), draw.getrandbits(8), draw.getrandbits(12)]

    block = hmac.digest(KEY, b"plot#7", "sha256")
    assert bits == [block[0] >> 3, block[1], int.from_bytes(block[2:4], "big") >> 4]


def test_a_long_draw_goes_on_with_numbered_blocks() -> None:
    draw = Draw(KEY, "deal", 1)

    drawn = draw.getrandbits(8 * 96).to_bytes(96, "big")

    blocks = [hmac.digest(KEY, label, "sha256") for label in (b"deal#1", b"deal#1#1", b"deal#1#2")]
    assert drawn == b"".join(blocks)


def test_a_number_below_a_limit_is_the_first_that_is_small_enough() -> None:
    block = hmac.digest(KEY, b"roll#3", "sha256")

    drawn = Draw(KEY, "roll", 3).randrange(19)

    assert drawn == next(byte >> 3 for byte in block if byte >> 3 < 19)


def test_the_draws_of_a_known_key_never_change() -> None:
    plots = [Draw(KEY, "plot", number).randrange(19) for number in range(1, 11)]
    fraction = Draw(KEY, "plot", 1).random()

    assert plots == [6, 17, 7, 2, 16, 18, 14, 14, 5, 0]
    assert fraction == 0.21852179310448017


def test_no_draw_depends_on_how_much_another_one_took() -> None:
    first, second = Draw(KEY, "plot", 1), Draw(KEY, "plot", 2)
    first.getrandbits(1_000)

    assert second.getrandbits(64) == Draw(KEY, "plot", 2).getrandbits(64)
    assert Draw(KEY, "plot", 2).getrandbits(64) != Draw(KEY, "duel", 2).getrandbits(64)


@pytest.mark.parametrize("use", [Draw.getstate, lambda draw: draw.setstate(())])
def test_a_draw_cannot_be_rewound(use: Callable[[Draw], object]) -> None:
    with pytest.raises(NotImplementedError):
        use(Draw(KEY, "plot", 1))


def test_the_contribution_of_a_bot_follows_from_table_and_seat() -> None:
    assert fairness.derived_contribution("MESA", 2) == hashlib.sha256(b"MESA#2").digest()[:16]


def test_a_secret_is_hidden_in_text() -> None:
    secret = fairness.new_secret()

    assert len(secret) == 32
    assert repr(secret) == str(secret) == f"{secret}" == "Secret(…)"


def test_options_have_one_text_wherever_their_values_come_from() -> None:
    setup = GAMES["dicetown"].Setup
    read = "".join(["sec", "ret"])  # as from a request: equal to the default, and another object

    assert fairness.options_of(setup(players=3, memory=read)) == fairness.options_of(
        setup(players=3)
    )


def test_every_draw_of_an_honest_game_is_verified(record: AnyRecord) -> None:
    draws = sum(entry.seat == CHANCE for entry in record.entries)

    assert verify(winchester, record) == draws > 19


def test_a_manipulated_draw_is_named(record: AnyRecord) -> None:
    game = winchester
    places = [at for at, entry in enumerate(record.entries) if isinstance(entry.action, DrawPlot)]
    at = places[3]
    true = record.entries[at].action.plot
    other = next(entry.action.plot for entry in record.entries[at + 1 :] if entry.seat == CHANCE)
    steered = Entry(CHANCE, record.entries[at].prompt, DrawPlot(other))

    cut = replace(record, entries=(*record.entries[:at], steered), outcome=None)

    assert true != other
    with pytest.raises(FairnessError) as error:
        verify(game, cut)
    assert error.value.entry == at + 1
    assert error.value.phrase.args["label"] == "plot"


def test_every_kind_of_manipulated_draw_is_found_at_its_entry(record: AnyRecord) -> None:
    """Each draw in turn is replaced by another that the rules would allow as well."""
    state, caught = winchester.new(record.setup), set()
    for at, entry in enumerate(record.entries):
        others = [other for other in winchester.options(state, entry.seat) if other != entry.action]
        if entry.seat == CHANCE and others:
            steered = Entry(CHANCE, entry.prompt, others[0])
            with pytest.raises(FairnessError) as error:
                verify(winchester, replace(record, entries=(*record.entries[:at], steered)))
            assert error.value.entry == at + 1
            caught.add(error.value.phrase.args["label"])
        state = winchester.apply(state, entry.seat, entry.action).state
    assert caught >= {"plot"}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"secret": None}, "fairness-unpublished"),
        ({"secret": "00" * 32}, "fairness-commitment"),
        ({"secret": "00" * 31}, "fairness-hex"),
        ({"secret": "not hex"}, "fairness-hex"),
        ({"commitment": "00" * 32}, "fairness-commitment"),
        ({"options": '{"players":4}'}, "fairness-options"),
        ({"options": "{"}, "fairness-options"),
        ({"contributions": ("00" * 16,) * 2}, "fairness-contributions"),
        ({"contributions": ("00" * 15,) * 3}, "fairness-hex"),
        ({"contributions": ("00" * 16,) * 3}, "fairness-attempts"),
        ({"table": "ANOTHER"}, "fairness-attempts"),
        ({"attempts": ()}, "fairness-attempts"),
        ({"attempts": (Attempt((None,) * 2),)}, "fairness-attempts"),
        ({"attempts": (Attempt((None, None, "00" * 32)),)}, "fairness-attempts"),
        ({"attempts": (Attempt((None,) * 3), Attempt((None,) * 3))}, "fairness-attempts"),
        ({"attempts": (Attempt((None,) * 3, withheld=(0,)),)}, "fairness-attempts"),
        ({"attempts": (Attempt(("00" * 32, None, None), (0,)), NOTHING)}, "fairness-draw"),
        ({"attempts": UNSET}, "fairness-draw"),
    ],
)
def test_commitments_that_do_not_match_are_refused(
    record: AnyRecord, changes: dict[str, object], reason: str
) -> None:
    with pytest.raises(FairnessError) as error:
        verify(winchester, commitments(record, **changes))

    assert error.value.phrase.key == reason
    assert error.value.entry == (1 if reason == "fairness-draw" else None)


def test_a_record_without_commitments_cannot_be_verified(record: AnyRecord) -> None:
    with pytest.raises(FairnessError) as error:
        verify(winchester, replace(record, fairness=UNSET))

    assert error.value.phrase.key == "fairness-missing"


def test_the_secret_is_published_when_the_game_is_over_or_abandoned_and_not_before(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        await play_on(table, Random(1), answers=5)

        before = await export_record(store, winchester, table.live.saved)
        await table.live.revise(abandon)
        after = await export_record(store, winchester, table.live.saved)

        secret = table.live.saved.terms.secret
        assert isinstance(before.fairness, Fairness)
        assert before.fairness.commitment == hashlib.sha256(secret).hexdigest()
        assert secret.hex() not in to_json(before).decode()
        assert isinstance(after.fairness, Fairness)
        assert after.fairness.secret == secret.hex()
        assert verify(winchester, after) == sum(e.seat == CHANCE for e in after.entries)

    play_quickly(scene)


def test_secret_and_key_are_in_no_message_to_anyone(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        listeners = [table.watch(viewer) for viewer in (0, 1, 2, None)]

        await play_on(table, Random(2))

        saved = table.live.saved
        key = key_of(saved)
        update = b"".join(heard.message for listener in listeners for heard in listener.heard)
        for secret in (saved.terms.secret, key):
            assert secret.hex().encode() not in update
            assert bytes(secret) not in update
            assert str(list(secret)) not in repr(table.live.saved)
        assert saved.terms.secret.hex() not in repr(saved)
        assert isinstance(saved.terms.secret, Secret)

    play_quickly(scene)

"""The log is the game: replay, staleness, and the record as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.support import parcels
from tests.support.parcels import Bid, DealSnatch, Pass, RollLot, Setup
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import winchester
from tinhorn.kernel.errors import IllegalActionError, RecordError, StaleActionError
from tinhorn.kernel.game import CHANCE, AnyGame, Decision
from tinhorn.kernel.log import Entry, answer, open_decision, replay, steps
from tinhorn.kernel.phrase import Phrase, phrase
from tinhorn.kernel.record import FORMAT, Record, from_json, steps_of, to_json
from tinhorn.testing.random_play import random_turns

TOY: AnyGame = parcels
GAMES: dict[str, AnyGame] = {"parcels": TOY}
SETUP = Setup(players=3)
OPENING: tuple[Entry[Any], ...] = (
    Entry(CHANCE, 0, DealSnatch(CAT)),
    Entry(CHANCE, 1, RollLot(5)),
    Entry(BOB, 2, Bid(4)),
)


def record_of(
    entries: tuple[Entry[Any], ...], *, names: tuple[str, ...] = ("Ann", "Bob", "Cat")
) -> Record[Any, Any]:
    return Record(
        game="parcels",
        rules=parcels.RULES_VERSION,
        setup=SETUP,
        names=names,
        entries=entries,
        outcome=parcels.outcome(replay(TOY, SETUP, entries)),
    )


def whole_game() -> Record[Any, Any]:
    return record_of(tuple(turn.entry for turn in random_turns(TOY, SETUP, Random(1))))


def test_a_replay_leads_to_the_last_state() -> None:
    state = replay(TOY, SETUP, OPENING)

    assert state.phase == parcels.Bidding(5, (None, 4, None))


def test_the_steps_of_a_record_lead_to_its_outcome() -> None:
    record = whole_game()

    taken = [*steps_of(TOY, record)]

    assert len(taken) == len(record.entries)
    assert TOY.outcome(taken[-1].state) == record.outcome


def test_steps_are_the_states_and_events_of_each_entry() -> None:
    first, second, _ = steps(TOY, SETUP, OPENING)

    assert first.events == (parcels.SnatchDealt(CAT),)
    assert second.state.phase == parcels.Bidding(5, (None, None, None))


def test_an_answer_to_an_old_prompt_is_stale() -> None:
    state = replay(TOY, SETUP, OPENING)

    with pytest.raises(StaleActionError) as late:
        answer(TOY, state, Entry(ANN, 1, Bid(3)))

    assert late.value.phrase.key == "stale-prompt"


def test_a_second_answer_to_the_same_prompt_is_stale() -> None:
    state = replay(TOY, SETUP, OPENING)

    with pytest.raises(StaleActionError):
        answer(TOY, state, Entry(BOB, 2, Bid(3)))


def test_an_illegal_answer_to_an_open_prompt_is_refused() -> None:
    state = replay(TOY, SETUP, OPENING)

    with pytest.raises(IllegalActionError):
        answer(TOY, state, Entry(ANN, 2, Bid(11)))


def test_an_open_decision_is_found_by_its_seat() -> None:
    state = replay(TOY, SETUP, OPENING)

    assert open_decision(TOY, state, CAT) == Decision(CAT, 2, "bid")
    assert open_decision(TOY, state, BOB) is None


def test_a_record_is_written_one_entry_a_line() -> None:
    record = record_of(OPENING)

    lines = to_json(record).decode().splitlines()

    assert len(lines) == 2 + len(OPENING)
    assert [json.loads(line.rstrip(","))["seat"] for line in lines[1:-1]] == [CHANCE, CHANCE, BOB]
    assert json.loads(to_json(record))["outcome"] is None


def test_a_record_without_entries_is_one_line() -> None:
    record = record_of(())

    assert to_json(record).count(b"\n") == 1
    assert from_json(to_json(record), GAMES) == record


def test_a_record_reads_back() -> None:
    record = whole_game()

    assert from_json(to_json(record), GAMES) == record


def test_names_cannot_break_the_record() -> None:
    tricky = ('"entries":[]', '"outcome":null', "\\\n\u2028\x00")
    record = record_of(OPENING, names=tricky)

    assert from_json(to_json(record), GAMES) == record


def _set(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.update(values)


def _set_entry(number: int, **values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record["entries"][number].update(values)


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (_set(format=FORMAT + 1), "record-format"),
        (_set(game="faro"), "record-game"),
        (_set(rules=99), "record-rules"),
        (_set(rules="1"), "record-field"),
        (_set(setup={"players": "three"}), "record-field"),
        (_set(setup=3), "record-field"),
        (_set(setup={"players": 9}, names=["a"] * 9), "setup-players"),
        (_set(names=["a", "b"]), "record-names"),
        (_set(entries="none"), "record-field"),
        (_set_entry(1, prompt=7), "record-entry"),
        (_set_entry(1, seat=0), "record-entry"),
        (_set_entry(2, action={"type": "Bid", "coins": 99}), "record-entry"),
        (_set_entry(2, action={"type": "Dance"}), "record-field"),
        (lambda record: record["entries"].append(record["entries"][-1]), "record-entry"),
        (lambda record: record["entries"].pop(), "record-outcome"),
        (_set(outcome=None), "record-outcome"),
        (_set(outcome={"reason": "lots", "ranking": [], "points": []}), "record-outcome"),
        (lambda record: record.pop("setup"), "record-field"),
        (lambda record: record.pop("format"), "record-field"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused_with_the_reason(
    spoil: Callable[[dict[str, Any]], None], key: str
) -> None:
    record = json.loads(to_json(whole_game()))
    spoil(record)

    with pytest.raises(RecordError) as refused:
        from_json(json.dumps(record).encode(), GAMES)

    assert refused.value.phrase.key == key


def test_the_refusal_names_the_entry_and_what_is_wrong_with_it() -> None:
    record = json.loads(to_json(whole_game()))
    record["entries"][2]["action"] = {"type": "Bid", "coins": 99}

    with pytest.raises(RecordError) as refused:
        from_json(json.dumps(record).encode(), GAMES)

    detail = refused.value.phrase.args["detail"]
    assert (refused.value.phrase.args["number"], refused.value.phrase.args["frame"]) == (3, 0)
    assert isinstance(detail, Phrase)
    assert detail.key == "parcels-refusal-coins"


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "record-truncated"),
        (to_json(whole_game())[:-20], "record-truncated"),
        (b"no json", "record-not-json"),
        (b"\xff\xfe", "record-not-json"),
        (b'{"format":1,"game":"\xff","rules":1}', "record-not-json"),
        (b'{"format":1,"game":"parcels","rules":1,"more":' + b"[" * 100_000, "record-not-json"),
        (b"[]", "record-unreadable"),
    ],
)
def test_input_that_is_not_a_record_is_refused_with_the_cause(data: bytes, key: str) -> None:
    with pytest.raises(RecordError) as refused:
        from_json(data, GAMES)

    assert refused.value.phrase.key == key


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        (lambda record: record.pop("format"), "format"),
        (_set(rules="1"), "rules"),
        (_set(setup={"players": "three"}), "setup.players"),
        (_set_entry(2, seat="0"), "entries[2].seat"),
        (lambda record: record["entries"][2].pop("prompt"), "entries[2].prompt"),
        (_set_entry(2, action={"type": "Dance"}), "entries[2].action.type"),
    ],
)
def test_the_field_that_is_missing_or_wrong_is_named(
    spoil: Callable[[dict[str, Any]], None], field: str
) -> None:
    record = json.loads(to_json(whole_game()))
    spoil(record)

    with pytest.raises(RecordError) as refused:
        from_json(json.dumps(record).encode(), GAMES)

    assert refused.value.phrase == phrase("record-field", field=field)


def test_a_record_with_a_table_option_that_is_not_utf_8_is_refused() -> None:
    data = to_json(whole_game()).replace(b'"players"', b'"\x80players"')

    with pytest.raises(RecordError) as refused:
        from_json(data, GAMES)

    assert refused.value.phrase == phrase("record-field", field="setup.players")


def test_a_table_option_with_a_wrong_value_is_named_with_those_that_there_are() -> None:
    record = {"format": 1, "game": "winchester", "rules": 1}
    setup = {"players": 3, "bonus": "hiden"}

    for wrong, sentence in (
        (setup, "“hiden” isn’t a valid value for bonus. Use bonus="),
        ({"players": 3, "bonuss": "open"}, "no table option “bonuss”. Available: edition="),
    ):
        with pytest.raises(RecordError, match=sentence):
            from_json(json.dumps(record | {"setup": wrong}).encode(), {"winchester": winchester})


def test_the_known_games_are_named() -> None:
    with pytest.raises(RecordError) as refused:
        from_json(b'{"format":1,"game":"faro","rules":1}', {"parcels": TOY, "a": TOY})

    assert refused.value.phrase.args == {"game": "faro", "known": "a, parcels"}


def test_an_action_that_does_not_fit_the_question_is_refused() -> None:
    state = replay(TOY, SETUP, OPENING)

    with pytest.raises(IllegalActionError):
        answer(TOY, state, Entry(ANN, 2, Pass()))

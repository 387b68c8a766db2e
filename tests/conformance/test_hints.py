"""What helps to learn a game, and its table in words, fit every state of every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar, get_args

import pytest

from tests.support.cases import Case
from tests.support.parcels import NAME as TOY
from tests.support.people import NAMES
from tinhorn.locale import LANGUAGES, say
from tinhorn.locale.questions import aliases, words
from tinhorn.locale.rulebook import rulebook

T = TypeVar("T")

pytestmark = pytest.mark.unmeasured


def ids(case: Case) -> set[str]:
    """The rules of a game; the toy has none."""
    if case.game.NAME == TOY:
        return set()
    parts = [part for section in rulebook(case.game.NAME).sections for part in section.paragraphs]
    rows = [row for part in parts if part.table for row in part.table.rows]
    return {name for name in [*(part.id for part in parts), *(row.id for row in rows)] if name}


def views(case: Case, games: int) -> list[Any]:
    return [
        case.game.view(turn.before, viewer)
        for turn in case.some_turns(games, 15)
        for viewer in case.viewers
    ]


def distinct(values: Iterable[T]) -> Iterable[T]:
    """Each once: to put one into words costs far more than to compare them."""
    return {repr(value): value for value in values}.values()


def test_every_state_has_a_rule_that_is_in_the_book(case: Case, games: int) -> None:
    known = ids(case)

    for seen in views(case, games):
        told = case.game.relevant_rules(seen)
        assert set(told) <= known
        assert told or not known


def test_every_thing_and_every_fact_has_a_rule_that_is_in_the_book(case: Case, games: int) -> None:
    assert set(case.game.RULE_FOR.values()) <= ids(case)

    for seen in views(case, games):
        assert {fact.topic for fact in case.game.facts(seen)} <= case.game.RULE_FOR.keys()


def test_whoever_is_asked_gets_a_hint_and_nobody_else(case: Case, games: int) -> None:
    given: list[Any] = []
    for seen in views(case, games):
        hints = case.game.hints(seen)
        assert bool(hints) == (seen.decision is not None) or case.game.NAME == TOY
        given += hints
    for hint in distinct(given):
        assert say(hint.text, names=NAMES)
        assert hint.marks


def test_a_remark_is_about_an_event_of_the_game(case: Case) -> None:
    assert case.game.TIPS.keys() <= {kind.__name__ for kind in get_args(case.game.Event)}
    for text in case.game.TIPS.values():
        assert say(text)


def test_the_table_can_be_told_in_words_and_asked_for_by_topic(case: Case, games: int) -> None:
    for statement in distinct(one for seen in views(case, games) for one in case.game.report(seen)):
        assert say(statement.text, names=NAMES)
        assert aliases(statement.topic, "en")
        assert statement.seat is None or statement.seat in case.seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_a_topic_is_the_name_of_an_answer(case: Case, language: str) -> None:
    """Otherwise an answer could be read as a question."""
    asked = []
    for seen in views(case, 1):
        topics = sorted({statement.topic for statement in case.game.report(seen)})
        asked += [(topics, case.game.label(action)) for action in seen.options if topics]
    for topics, label in distinct(asked):
        spoken = {alias for topic in topics for alias in aliases(topic, language)}
        assert words(say(label, language, NAMES)) not in spoken

"""What helps to learn a game, and its table in words, fit every state of every game."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator
from itertools import cycle
from typing import Any, TypeVar

import pytest

from tinhorn.kernel import How, Phrase, Told, phrase, seen_events
from tinhorn.kernel.text import kinds_of
from tinhorn.locale import LANGUAGES, UntranslatedWarning, say
from tinhorn.locale.rulebook import rulebook
from tinhorn.questions.interpretation import aliases, words
from tinhorn.testing.case import Case

T = TypeVar("T")


def ids(case: Case) -> set[str]:
    """Return the ids of the rules of a game; none if it has no rulebook."""
    book = rulebook(case.game.NAME)
    parts = [part for section in book.sections for part in section.paragraphs] if book else []
    rows = [row for part in parts if part.table for row in part.table.rows]
    return {name for name in [*(part.id for part in parts), *(row.id for row in rows)] if name}


def views(case: Case, games: int) -> list[Any]:
    return [
        case.game.view(turn.before, viewer)
        for turn in case.some_turns(games, 15)
        for viewer in case.viewers
    ]


def distinct(values: Iterable[T]) -> Iterable[T]:
    """Keep each once: to put one into words costs far more than to compare them."""
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
    told = [(seen, case.game.hints(seen)) for seen in views(case, games)]
    given = [hint for _, hints in told for hint in hints]
    for seen, hints in told:
        assert bool(hints) == (seen.decision is not None) or not given
    for hint in distinct(given):
        assert say(hint.text, names=case.names)
        assert hint.marks


def test_a_remark_is_about_an_event_of_the_game(case: Case) -> None:
    assert case.game.TIPS.keys() <= {kind.__name__ for kind in kinds_of(case.game.Event)}
    for text in case.game.TIPS.values():
        assert say(text)


def test_the_table_can_be_told_in_words_and_asked_for_by_topic(case: Case, games: int) -> None:
    for statement in distinct(one for seen in views(case, games) for one in case.game.report(seen)):
        assert say(statement.text, names=case.names)
        assert aliases(statement.topic, "en")
        assert statement.seat is None or statement.seat in case.seats


def test_every_phrase_has_a_sentence_in_each_language_of_the_game(case: Case, games: int) -> None:
    if not case.languages:
        pytest.skip("the game brings no sentences")
    phrases = [phrase(f"game-{case.game.NAME}"), *distinct(_phrases(case, games))]
    with warnings.catch_warnings():
        warnings.simplefilter("error", UntranslatedWarning)
        for language in case.languages:
            for said in phrases:
                assert say(said, language, case.names)


def _phrases(case: Case, games: int) -> Iterator[Phrase]:
    """Return what the game says to each viewer about some answers."""
    game = case.game
    for turn in case.some_turns(games, 15):
        yield from (game.label(one) for one in game.options(turn.before, turn.decision.seat))
        refused = game.check(turn.after, turn.decision.seat, turn.action)
        yield from [refused.reason] if refused else []
        for viewer in case.viewers:
            seen = game.view(turn.after, viewer)
            yield game.question(seen)
            yield from (game.narrate(event, viewer) for event in seen_events(turn.events, viewer))
            yield from (fact.text for fact in game.facts(seen))
            told = (game.consequence(seen, option) for option in seen.options)
            yield from (one for one in told if one is not None)
            yield from (hint.text for hint in game.hints(seen))
            yield from (statement.text for statement in game.report(seen))


def test_a_returning_player_reads_a_recap_in_each_language(case: Case, games: int) -> None:
    for seed in range(games):
        turns = case.play(seed)
        for viewer in case.viewers:
            ways: cycle[How | None] = cycle((None, "order", "clock", "bot"))
            told = [
                Told(event, next(ways))
                for turn in turns
                for event in seen_events(turn.events, viewer)
            ]
            after = case.game.view(turns[-1].after, viewer)
            for before in (None, case.game.view(turns[0].after, viewer)):
                phrases = case.game.recap(before, after, told)
                assert phrases
                for language in case.languages:
                    for said in phrases:
                        assert say(said, language, case.names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_a_topic_is_the_name_of_an_answer(case: Case, language: str) -> None:
    """Refuse such a word: an answer could be read as a question."""
    asked = []
    for seen in views(case, 1):
        topics = sorted({statement.topic for statement in case.game.report(seen)})
        asked += [(topics, case.game.label(action)) for action in seen.options if topics]
    for topics, label in distinct(asked):
        spoken = {alias for topic in topics for alias in aliases(topic, language)}
        assert words(say(label, language, case.names)) not in spoken

"""Lessons: the script runs by the rules, each step fits its frame, and it can be played on."""

from __future__ import annotations

from itertools import pairwise

import httpx
import pytest

from tinhorn.games import GAMES
from tinhorn.kernel.lesson import LEARNER, LessonStep, ScriptedAnswer
from tinhorn.server.api import lessons
from tinhorn.server.api.lessons import lesson_of, prepared_lesson

MOST_STEPS = 12


@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_asks_proposes_what_the_table_offers(game: str) -> None:
    lesson = prepared_lesson(game)

    for step in lesson.steps:
        frame = lesson.frames[step.frame]
        if step.answer is not None:
            assert step.answer in [option.action for option in frame.options]
            assert frame.view.decision is not None
        assert step.marks


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_lets_the_learner_decide(game: str) -> None:
    steps = prepared_lesson(game).steps

    assert 6 <= len(steps) <= MOST_STEPS
    assert sum(step.answer is not None for step in steps) >= 4
    assert [step.frame for step in steps] == sorted(step.frame for step in steps)


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_decides_nothing_without_being_asked_by_a_step(game: str) -> None:
    """Except where all that the learner can do is pass."""
    lesson = prepared_lesson(game)
    script = lesson_of(game).script
    own = [
        (before, item)
        for before, item in pairwise(script)
        if isinstance(item, ScriptedAnswer) and item.seat == LEARNER
    ]
    unasked = [item.action for before, item in own if not isinstance(before, LessonStep)]

    assert {type(action).__name__ for action in unasked} <= {"Pass"}
    passes = [frame for frame in lesson.frames if frame.can_only_pass]
    assert len(passes) == len(unasked)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_frame_is_the_score_sheet_and_the_learner_has_won(game: str) -> None:
    lesson = prepared_lesson(game)

    assert type(lesson.frames[-1].view.phase).__name__ == "Over"
    assert lesson.steps[-1].frame == len(lesson.frames) - 1
    assert LEARNER in lesson.outcome.ranking[0]


def test_a_lesson_that_cannot_be_won_ends_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "MOST_GAMES", 2)
    monkeypatch.setattr(lessons, "_is_won", lambda play: False)

    lesson = prepared_lesson.__wrapped__("winchester")

    assert type(lesson.frames[-1].view.phase).__name__ == "Over"


@pytest.mark.parametrize("game", GAMES)
def test_frames_show_what_the_learner_may_know(game: str) -> None:
    assert all(frame.view.viewer == LEARNER for frame in prepared_lesson(game).frames)


def test_a_lesson_comes_over_http(browser: httpx.Client) -> None:
    lesson = browser.get("/api/lessons/winchester").json()

    assert lesson["steps"][0]["text"]["key"] == "winchester-lesson-goal"
    assert lesson["steps"][2]["answer"] == {"type": "Bid", "amount": 3}
    assert [seat["name"] for seat in lesson["table"]["seats"]] == [None, "Ada", "Buck"]
    assert lesson["frames"][0]["is_snapshot"]


def test_a_frame_is_described_in_words_and_answers_questions(browser: httpx.Client) -> None:
    frame = "/api/lessons/winchester/frames/0"

    statements = browser.get(f"{frame}/report").json()["statements"]
    answer = browser.get(f"{frame}/reply", params={"text": "bid 3"}).json()
    question = browser.get(f"{frame}/reply", params={"text": "my money"}).json()

    assert any(statement["topic"] == "money" for statement in statements)
    assert answer["action"] == {"type": "Bid", "amount": 3}
    assert question["lines"][0]["args"]["amount"] == 8
    assert browser.get(f"{frame}/guidance").json()["rules"][0] == "W-AUCTION-2"


def test_an_unknown_lesson_or_frame_is_refused(browser: httpx.Client) -> None:
    assert browser.get("/api/lessons/faro").status_code == 404
    assert browser.get("/api/lessons/faro/frames/0/report").status_code == 404
    assert browser.get("/api/lessons/winchester/frames/99/report").status_code == 404
    assert browser.get("/api/lessons/winchester/frames/99/guidance").status_code == 404


@pytest.mark.parametrize(("game", "asked"), [("winchester", "Bidding"), ("dicetown", "Keeping")])
def test_the_learner_plays_on_at_a_table_that_continues_the_script(
    browser: httpx.Client, game: str, asked: str
) -> None:
    wish = {"name": "Ann", "hat": 2}
    table = browser.post(f"/api/lessons/{game}/play-on", json=wish).json()["table"]

    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ada", "Buck"]
    frames = browser.get(f"/api/tables/{table['code']}/frames").json()
    query = {"perspective": frames["perspective"], "first": 0, "last": 0}
    [first] = browser.get(f"/api/tables/{table['code']}/frames/views", params=query).json()
    assert first["snapshot"]["view"]["phase"]["type"] == asked

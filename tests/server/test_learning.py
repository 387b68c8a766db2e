"""The rules, the guide and the table in words, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from tests.server.clients import ABSENT, ME
from tests.server.serving import PATIENCE
from tests.support import parcels
from tests.support.polling import poll
from tinhorn.games import FOLDERS, installed
from tinhorn.server.app import create
from tinhorn.server.settings import Settings


def begun(browser: httpx.Client, game: str = "winchester") -> str:
    """Return the address of a table where Ann plays with nobody, once she is asked."""
    wish = {"game": game, "seats": [ME, ABSENT, ABSENT], "name": "Ann"}
    code = browser.post("/api/tables", json=wish).json()["table"]["code"]
    browser.post(f"/api/tables/{code}/start").raise_for_status()
    poll(lambda: browser.get(f"/api/tables/{code}").json()["is_your_turn"])
    return f"/api/tables/{code}"


def test_the_rules_come_in_the_requested_language(browser: httpx.Client) -> None:
    german = browser.get("/api/rules/winchester?lang=de").json()
    english = browser.get("/api/rules/winchester", headers={"accept-language": "tlh"}).json()

    assert (german["language"], english["language"]) == ("de", "en")
    assert "W-DUEL-1" in {
        p.get("id") for section in german["sections"] for p in section["paragraphs"]
    }
    assert german["sections"][3]["paragraphs"][0]["id"] == "W-AUCTION-1"
    assert german["rule_for"] == english["rule_for"]
    assert english["rule_for"]["shared-5"] == "W-SHARED-5"


def test_a_game_that_is_not_played_here_has_no_rules_and_no_guide(browser: httpx.Client) -> None:
    assert browser.get("/api/rules/faro").status_code == 404
    assert browser.get("/api/guide/faro").status_code == 404


@pytest.fixture
def _bare_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Yield a game that offers its rules alone."""
    (tmp_path / "pyproject.toml").write_text(
        '[project.entry-points."tinhorn.games"]\nparcels = "offered_parcels:OFFER"\n'
    )
    (tmp_path / "offered_parcels.py").write_text(
        "from tinhorn.kernel.offer import Offer\n"
        f"OFFER = Offer(name='parcels', title='Parcels', rules={parcels.__name__!r})\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(FOLDERS, str(tmp_path))
    installed.cache_clear()
    yield
    installed.cache_clear()


@pytest.mark.filterwarnings("ignore::tinhorn.locale.UntranslatedWarning")  # it has no sentences
@pytest.mark.usefixtures("_bare_game")
def test_a_game_without_a_rulebook_says_so(tmp_path: Path) -> None:
    app = create(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))

    with TestClient(app) as client:
        answer = client.get("/api/rules/parcels")

    assert answer.status_code == 404
    assert answer.json()["reason"]["key"] == "server-no-rulebook"


def test_the_guide_has_a_tip_for_kinds_of_events(browser: httpx.Client) -> None:
    remarks = browser.get("/api/guide/dicetown").json()

    assert remarks["StarTaken"] == {"key": "dicetown-tip-StarTaken", "args": {}}


def test_guidance_has_the_relevant_rules_and_hints_for_the_player_who_is_asked(
    browser: httpx.Client, server: str
) -> None:
    table = begun(browser)
    looker_on = httpx.get(f"{server}{table}/guidance", timeout=PATIENCE).json()

    lesson = browser.get(f"{table}/guidance").json()

    assert lesson["rules"][0] == "W-AUCTION-2"
    assert "open" in [hint["topic"] for hint in lesson["hints"]]
    assert looker_on == {"rules": lesson["rules"], "hints": []}


def test_before_the_game_there_is_no_guidance_and_no_report(browser: httpx.Client) -> None:
    wish = {"game": "winchester", "seats": [ME, ABSENT, ABSENT], "name": "Ann"}
    code = browser.post("/api/tables", json=wish).json()["table"]["code"]

    assert browser.get(f"/api/tables/{code}/guidance").json() == {"rules": [], "hints": []}
    assert browser.get(f"/api/tables/{code}/report").status_code == 409


def test_a_report_contains_only_what_its_reader_may_know(
    browser: httpx.Client, server: str
) -> None:
    table = begun(browser)

    mine = browser.get(f"{table}/report").json()["statements"]
    others = httpx.get(f"{server}{table}/report", timeout=PATIENCE).json()["statements"]

    assert "winchester-report-money-you" in [statement["text"]["key"] for statement in mine]
    money = [update["text"]["key"] for update in others if update["topic"] == "money"]
    assert money == ["winchester-report-money-secret"] * 3


def test_an_answer_that_is_typed_is_understood_but_not_given(browser: httpx.Client) -> None:
    table = begun(browser)

    reply = browser.get(f"{table}/reply", params={"text": "bid 2"}).json()

    assert reply["action"] == {"type": "Bid", "amount": 2}
    again = browser.get(f"{table}/reply", params={"text": "pass"}).json()
    assert again["prompt"] == reply["prompt"]


def test_a_question_is_answered(browser: httpx.Client) -> None:
    table = begun(browser)

    reply = browser.get(f"{table}/reply", params={"text": "my money"}).json()

    assert reply["action"] is None
    assert reply["lines"] == [
        {"key": "winchester-report-money-you", "args": {"seat": [0], "amount": 8}}
    ]


def test_two_answers_at_once_are_too_many(browser: httpx.Client) -> None:
    table = begun(browser)

    reply = browser.get(f"{table}/reply", params={"text": "bid 2 and bid 3"}).json()

    assert (reply["action"], reply["lines"]) == (None, [{"key": "question-one", "args": {}}])


def test_a_rule_that_is_asked_for_is_named(browser: httpx.Client) -> None:
    table = begun(browser)

    reply = browser.get(f"{table}/reply", params={"text": "rule w-duel-3"}).json()

    assert (reply["topic"], reply["rule"]) == ("rule", "W-DUEL-3")


def test_typed_text_has_a_length_limit(browser: httpx.Client) -> None:
    table = begun(browser)

    assert browser.get(f"{table}/reply", params={"text": "x" * 301}).status_code == 400

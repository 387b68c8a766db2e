"""Both file openers of the browser answer a tampered record with a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opened
from tests.browser.finished_games import finished
from tests.browser.live_server import LiveServer
from tests.browser.repeats import in_slow
from tests.support.mutations import mutated

COUNT = 12
"""Tampered records for each game and each opener."""
PROBLEM = "document.querySelector('.problem')?.innerText.trim()"
VERDICT = "document.querySelector('.fair-verdict')?.innerText.trim()"
SENTENCE_ENDS = (".", "?", "!", ")")
FORGET = "opener => { opener.problem = ''; return opener.updateComplete; }"
"""Removes the sentence about the last file."""
CRASH = "Can’t reach the server"
"""What a page also says when its own code fails."""


def tampered(folder: Path, record: Any, seed: str) -> Iterator[Path]:
    """Files with changed records, each under a name of its own."""
    rng = Random(seed)
    for number in range(COUNT):
        file = folder / f"record-{number}.json"
        file.write_text(json.dumps(mutated(record, rng)), encoding="utf-8")
        yield file


def require_refusals_only(page_errors: list[str]) -> None:
    """Check that the page noted nothing but refusals, as the browser does itself; forget them."""
    assert all("400" in line or "409" in line for line in page_errors), page_errors
    page_errors.clear()


def go(page: Page, path: str) -> None:
    """Open another page of tinhorn, which forgets the last file."""
    page.evaluate("path => document.querySelector('tin-app').go(path)", path)
    page.wait_for_function(f"() => !{PROBLEM} && !{VERDICT}")


def import_file(page: Page, file: Path) -> str:
    """Return the sentence that a file gets, or the address of the replay that it opens."""
    page.get_by_label("Open a game record").set_input_files(file)
    shown = page.wait_for_function(
        f"() => {PROBLEM} || (location.pathname.endsWith('/replay') && location.pathname)"
    )
    return str(shown.json_value())


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
def test_a_tampered_record_is_imported_or_refused_with_a_sentence(
    open_page: Opened, server: LiveServer, tmp_path: Path, page_errors: list[str], game: str
) -> None:
    _, record = finished(server, game)
    page = open_page()
    shown = []

    for file in tampered(tmp_path, record, game):
        shown.append(import_file(page, file))
        if shown[-1].endswith("/replay"):
            go(page, "/")
        page.locator("tin-record-import").evaluate(FORGET)

    refused = [text for text in shown if not text.endswith("/replay")]
    assert len(refused) > COUNT / 2
    assert all(text.endswith(SENTENCE_ENDS) for text in refused), refused
    assert not any(CRASH in text for text in refused), refused
    require_refusals_only(page_errors)


@pytest.mark.parametrize("game", ["dicetown", *in_slow("winchester")])
def test_the_draws_of_a_tampered_record_get_a_verdict_or_a_sentence(
    open_page: Opened, server: LiveServer, tmp_path: Path, page_errors: list[str], game: str
) -> None:
    _, record = finished(server, game)
    page = open_page(path="/fairness")
    shown = []

    for file in tampered(tmp_path, record, f"{game} draws"):
        page.get_by_label("Check the record of another game").set_input_files(file)
        shown.append(str(page.wait_for_function(f"() => {PROBLEM} || {VERDICT}").json_value()))
        go(page, "/")
        go(page, "/fairness")

    assert all(text.endswith(SENTENCE_ENDS) for text in shown), shown
    assert not any(CRASH in text for text in shown), shown
    require_refusals_only(page_errors)

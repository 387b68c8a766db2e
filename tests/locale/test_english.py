"""English with the standard library alone says the same as Fluent and Babel do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Final

import pytest

from tests.support.cases import CASES, Case
from tinhorn.games import GAMES
from tinhorn.kernel.catalogue import english
from tinhorn.kernel.phrase import Argument, Phrase, phrase
from tinhorn.kernel.play import Play
from tinhorn.locale import catalogues, say

TEXTS: Final = {
    key: text
    for path in catalogues("en")
    for key, text in re.findall(
        r"^([a-z][\w-]*) =(.*(?:\n+[ }].*)*)", path.read_text(encoding="utf-8"), re.MULTILINE
    )
    if not key.startswith("web-")
}
VALUES: Final[tuple[Argument, ...]] = (0, 1, 2, 7_400, "some text")
NAMES: Final = ("Ann", "", "Cat")


def phrases(key: str) -> Iterator[Phrase]:
    """Fill the gaps of a message with each kind of value, and with the keys that it selects by."""
    text = TEXTS[key]
    gaps = sorted(set(re.findall(r"\$(\w+)", text)))
    keys = tuple(set(re.findall(r"\[([a-z]+)\]", text)) - {"one", "other"})
    for values in product((*VALUES, *keys), repeat=min(len(gaps), 2)):
        filled = {gap: values[place % 2] for place, gap in enumerate(gaps)}
        if all(isinstance(filled[name], int) for name in re.findall(r"[A-Z]\(\$(\w+)", text)):
            yield phrase(key, **filled)


@pytest.mark.parametrize("key", TEXTS)
def test_english_is_read_as_fluent_reads_it(key: str) -> None:
    for said in phrases(key):
        assert english(said, NAMES) == say(said, "en", NAMES)


@pytest.mark.parametrize("seats", [(0,), (1, 2), (2, 0, 1), (5,)])
def test_names_are_joined_as_babel_joins_them(seats: tuple[int, ...]) -> None:
    said = phrase("winchester-question-over", winner_seats=seats)

    assert english(said, NAMES) == say(said, "en", NAMES)


@pytest.mark.parametrize("amount", [-3, 0, 10**18, 10**18 + 1, -(10**19)])
def test_numbers_are_written_as_babel_writes_them(amount: int) -> None:
    said = phrase("setup-no-such-seat", number=amount)

    assert english(said) == say(said)


@pytest.mark.parametrize("amount", [-3, 0, 10**12])
def test_money_is_written_as_babel_writes_it(amount: int) -> None:
    said = phrase("winchester-bid", amount=amount, seat=(0,))

    assert english(said, NAMES) == say(said, "en", NAMES)


def test_a_phrase_within_a_phrase_is_said_too() -> None:
    card = phrase("winchester-card-objective", seat=(2,), position=2)
    said = phrase("winchester-rumor", seat=(0,), card=card)

    assert english(said, NAMES) == "Ann looks at Cat’s second objective."


def test_a_phrase_of_no_catalogue_shows_its_key() -> None:
    assert english(phrase("faro-won", amount=3)) == "faro-won {'amount': 3}"


@pytest.mark.parametrize("case", [case for case in CASES if case.game.NAME in GAMES], ids=str)
def test_a_view_prints_as_the_table_in_words(case: Case) -> None:
    play = Play(case.game, case.setup(3))
    play.settle(Random(1))
    asked = case.game.pending(play.state)[0]
    seen = case.game.view(play.state, asked.seat)

    lines = str(seen).splitlines()

    told = [say(statement.text) for statement in case.game.report(seen)]
    assert lines[: len(told)] == told
    assert lines[len(told)] == say(case.game.question(seen))
    assert lines[len(told) + 1 :] == [
        f"{number:>4}  {say(case.game.label(action))}"
        for number, action in enumerate(seen.options, start=1)
    ]

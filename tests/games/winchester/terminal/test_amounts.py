"""Amounts of money are typed as they are shown, or shorter."""

from __future__ import annotations

import pytest

from tinhorn.cli.errors import UnclearAnswerError
from tinhorn.cli.translator import Translator
from tinhorn.games.winchester.terminal.menu import banknotes
from tinhorn.locale import LANGUAGES


@pytest.mark.parametrize(
    "text", ["4", "4k", "4 K", "4000", "$4,000", "$4000", "$ 4k", "4.000 $", "4’000", "4 000 $"]
)
def test_four_thousand_can_be_typed_in_many_ways(text: str) -> None:
    assert banknotes(text) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", [1, 4, 12, 110])
def test_every_amount_is_read_as_every_language_writes_it(language: str, amount: int) -> None:
    shown = Translator(language=language)("winchester-panel-money", amount=amount)

    assert banknotes(shown) == amount


@pytest.mark.parametrize("text", ["4500", "$4", "$4,500", "4.500 $"])
def test_an_amount_between_two_banknotes_is_refused(text: str) -> None:
    with pytest.raises(UnclearAnswerError):
        banknotes(text)


@pytest.mark.parametrize("text", ["", "p", "boat 4", "four", "4 5", "-4", "1.5", "4,00"])
def test_anything_else_is_no_amount(text: str) -> None:
    assert banknotes(text) is None

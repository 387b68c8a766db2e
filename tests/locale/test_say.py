"""Phrases become text: names, lists, money and numbers in each language."""

from __future__ import annotations

import errno
import warnings

import pytest

from tests.support.people import ANN, BOB, CAT
from tinhorn.kernel.errors import system_reason
from tinhorn.kernel.phrase import name_of, names_of, phrase
from tinhorn.locale import LANGUAGES, UntranslatedWarning, decimal, listed, money, percent, say

NAMES = ("Ann", "Bob", "Cat")


def test_a_seat_is_rendered_as_its_players_name() -> None:
    said = phrase("winchester-bid", seat=name_of(BOB), amount=3)

    assert say(said, names=NAMES) == "Bob bids $3,000."


def test_a_seat_without_a_name_is_numbered_from_one() -> None:
    said = phrase("winchester-bid", seat=name_of(BOB), amount=3)

    assert say(said) == "Seat 2 bids $3,000."


def test_several_seats_are_joined_as_the_language_does() -> None:
    two = phrase("winchester-question-over", winner_seats=names_of((ANN, BOB)))
    three = phrase("winchester-question-over", winner_seats=names_of((ANN, BOB, CAT)))

    assert say(two, names=NAMES) == "The game is over. The win goes to Ann and Bob."
    assert say(three, names=NAMES) == "The game is over. The win goes to Ann, Bob, and Cat."


def test_a_phrase_within_a_phrase_is_rendered_first() -> None:
    card = phrase("winchester-card-objective", seat=name_of(CAT), position=2)
    said = phrase("winchester-rumor", seat=name_of(ANN), card=card)

    assert say(said, names=NAMES) == "Ann looks at Cat’s second objective."


@pytest.mark.parametrize(
    ("share", "tip", "text"),
    [
        (0, 2, "It would all go to the saloon."),
        (2, 0, "Each other player would get $2,000."),
        (2, 1, "Each other player would get $2,000, the saloon $1,000."),
    ],
)
def test_a_sentence_is_whole_whatever_the_amounts(share: int, tip: int, text: str) -> None:
    assert say(phrase("winchester-consequence-bid", share=share, tip=tip)) == text


def test_plain_dollars_are_not_banknotes() -> None:
    assert say(phrase("winchester-panel-dollars", dollars=58_040)) == "$58,040"


@pytest.mark.parametrize(
    ("language", "few", "many"),
    [
        ("en", "$7", "$7,000"),
        ("de", "7 $", "7.000 $"),
        ("es", "7 $", "7.000 $"),
        ("fr", "7 $", "7\u202f000 $"),
        ("it", "7 $", "7.000 $"),
        ("nl", "$ 7", "$ 7.000"),
        ("pt", "7 $", "7 000 $"),
    ],
)
def test_money_is_written_as_each_language_does(language: str, few: str, many: str) -> None:
    def unbroken(text: str) -> str:
        return text.replace(" ", "\u00a0")

    assert money(7, language) == unbroken(few)
    assert money(7000, language) == unbroken(many)


def test_text_has_no_marks_that_a_terminal_would_show() -> None:
    text = say(phrase("winchester-bid", seat=name_of(ANN), amount=3), names=NAMES)

    assert text.isprintable()


def test_numbers_that_are_no_seats_stay_numbers() -> None:
    said = phrase("winchester-bid", seat=name_of(ANN), amount=3, plots=(1, 2))

    assert say(said, names=NAMES) == "Ann bids $3,000."


def test_a_huge_number_is_printed_as_it_is() -> None:
    text = say(phrase("cli-step", number=10**400, count=1))

    assert str(10**400) in text


def test_a_missing_sentence_is_an_error_in_tests_and_a_key_for_players() -> None:
    with pytest.raises(UntranslatedWarning, match=r"en\.ftl has no no-such-sentence"):
        say(phrase("no-such-sentence"))

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UntranslatedWarning)
        assert say(phrase("no-such-sentence")) == "no-such-sentence"


def test_a_gap_that_is_not_filled_is_an_error_in_tests() -> None:
    with pytest.raises(UntranslatedWarning, match="winchester-bid: Unknown external: amount"):
        say(phrase("winchester-bid", seat=name_of(ANN)))


def test_python_hides_missing_sentences_from_players_by_default() -> None:
    assert issubclass(UntranslatedWarning, ResourceWarning)


def test_english_is_there_and_things_are_listed_in_it() -> None:
    assert "en" in LANGUAGES
    assert listed(["a map", "a gun"]) == "a map and a gun"


@pytest.mark.parametrize(
    ("last", "text"),
    [
        ("Inés", "Ann, Bob e Inés"),
        ("Hilda", "Ann, Bob e Hilda"),
        ("Ian", "Ann, Bob y Ian"),
        ("Cat", "Ann, Bob y Cat"),
    ],
)
def test_spanish_joins_names_as_they_sound(last: str, text: str) -> None:
    assert listed(["Ann", "Bob", last], "es") == text


@pytest.mark.parametrize(
    ("name", "of"),
    [
        *(("Ann", "d’Ann"), ("Étienne", "d’Étienne"), ("Hugo", "d’Hugo"), ("Yves", "d’Yves")),
        *(("Bob", "de Bob"), ("Hank", "de Hank"), ("Yann", "de Yann")),
    ],
)
def test_french_elides_before_a_vowel_and_a_silent_h(name: str, of: str) -> None:
    told = say(phrase("winchester-report-money-secret", seat=name_of(0)), "fr", (name,))

    assert told == f"L’argent {of} est secret."


@pytest.mark.parametrize(
    ("language", "text"), [("en", "50.0%"), ("de", "50,0\u00a0%"), ("fr", "50,0\u202f%")]
)
def test_a_percentage_is_written_as_the_language_does(language: str, text: str) -> None:
    assert percent(0.5, language).replace("\u00a0", " ") == text.replace("\u202f", " ").replace(
        "\u00a0", " "
    )


@pytest.mark.parametrize(
    ("number", "language", "text"),
    [(3.0, "en", "3"), (1234.56, "en", "1,234.6"), (0.5, "de", "0,5")],
)
def test_a_number_has_one_decimal_at_most(number: float, language: str, text: str) -> None:
    assert decimal(number, language) == text


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (OSError(errno.ENOENT, "No such file or directory"), "nicht vorhanden"),
        (OSError(errno.EACCES, "Permission denied"), "keine Berechtigung"),
        (OSError(errno.EADDRINUSE, "Address already in use"), "die Adresse wird schon benutzt"),
        (OSError(errno.EIO, "Input/output error"), "Systemfehler EIO"),
        (OSError("no number"), "Systemfehler ?"),
    ],
)
def test_a_system_error_is_translated(error: OSError, text: str) -> None:
    assert say(system_reason(error), "de") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_without_a_name_is_called_after_the_hat(language: str) -> None:
    names = [say(phrase("player-without-name", number=seat), language) for seat in range(1, 6)]

    assert len(set(names)) == 5
    assert not any(character.isdigit() for name in names for character in name)

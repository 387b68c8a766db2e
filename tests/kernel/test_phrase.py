"""Phrases: text keys with arguments, before a language is chosen."""

from __future__ import annotations

import msgspec

from tinhorn.kernel.phrase import Phrase, name_of, names_of, of, phrase, seats_in


def test_a_phrase_is_a_key_and_its_arguments() -> None:
    assert phrase("won", seat=name_of(1), amount=5) == Phrase("won", {"seat": (1,), "amount": 5})
    assert phrase("over") == Phrase("over")


def test_an_argument_may_be_called_key() -> None:
    assert phrase("lost", key="brass") == Phrase("lost", {"key": "brass"})


def test_the_reader_is_addressed_and_other_players_are_named() -> None:
    assert of("won", 1, 1, amount=5) == phrase("won-you", seat=name_of(1), amount=5)
    for reader in (0, None):
        assert of("won", reader, 1, amount=5) == phrase("won", seat=name_of(1), amount=5)


def test_a_phrase_within_a_phrase_reads_back() -> None:
    said = phrase("won", seats=names_of((0, 2)), card=phrase("card", plot=3))

    assert msgspec.json.decode(msgspec.json.encode(said), type=Phrase) == said


def test_the_seats_of_a_phrase_are_those_that_it_names() -> None:
    told = phrase("won", seats=names_of((0, 2)), amount=3, card=phrase("of", seat=name_of(4)))

    assert seats_in(told) == {0, 2, 4}
    assert seats_in(phrase("over")) == set()


def test_the_text_of_a_phrase_shows_its_key() -> None:
    assert str(phrase("over")) == "over"
    assert str(phrase("won", seat=name_of(1))) == "won {'seat': (1,)}"

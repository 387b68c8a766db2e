"""What is to be said, before a language is chosen."""

from __future__ import annotations

import msgspec

from tinhorn.kernel.phrase import Phrase, name_of, names_of, of, phrase


def test_a_phrase_is_a_key_and_what_fills_its_gaps() -> None:
    assert phrase("won", seat=name_of(1), amount=5) == Phrase("won", {"seat": (1,), "amount": 5})
    assert phrase("over") == Phrase("over")


def test_an_argument_may_be_called_key() -> None:
    assert phrase("lost", key="brass") == Phrase("lost", {"key": "brass"})


def test_the_reader_is_spoken_to_and_the_others_are_spoken_of() -> None:
    assert of("won", 1, 1, amount=5) == phrase("won-you", seat=name_of(1), amount=5)
    for reader in (0, None):
        assert of("won", reader, 1, amount=5) == phrase("won", seat=name_of(1), amount=5)


def test_a_phrase_within_a_phrase_reads_back() -> None:
    said = phrase("won", seats=names_of((0, 2)), card=phrase("card", plot=3))

    assert msgspec.json.decode(msgspec.json.encode(said), type=Phrase) == said


def test_a_phrase_shows_its_key_to_whoever_debugs() -> None:
    assert str(phrase("over")) == "over"
    assert str(phrase("won", seat=name_of(1))) == "won {'seat': (1,)}"

"""Usage errors are reported in the reader's language."""

from __future__ import annotations

import json

import pytest

from tinhorn.cli import main


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate --lang de", "GAME fehlt."),
        ("simulate winchester --games 0 --lang fr", "--games doit être un nombre, au moins 1."),
        ("serve --port x --lang es", "--port debe ser un número de 0 a 65535."),
        ("play winchester --seed x --lang it", "--seed deve essere un numero intero."),
        ("rules --loud --lang nl", "De optie --loud bestaat niet."),
        ("dance --lang pt", "O comando “dance” não existe. Vê tinhorn --help."),
        ("o'clock", "There is no command “o'clock”. See tinhorn --help."),
        ("rules a b c", "“b c” is one argument too many."),
        ("rules --lang", "--lang needs a value."),
        ("play winchester --force=3", "--force takes no value."),
    ],
)
def test_a_usage_error_is_reported_in_the_language_of_the_command(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    sentence: str,
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    status = main(words.split())

    assert (status, capsys.readouterr().err) == (2, f"{sentence}\n")


def test_programs_get_the_detail_in_english_too(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "--loud", "--lang", "nl", "--json"])

    assert json.loads(capsys.readouterr().err) == {
        "error": "usage",
        "rule": None,
        "reason": "De optie --loud bestaat niet.",
        "detail": "No such option: --loud",
    }

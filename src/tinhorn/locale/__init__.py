"""Every sentence a person reads: phrases become text in the reader's language.

The sentences are Fluent messages: one file for each language beside this module, and one in each
game. A game that lacks a language says its own sentences in English.
"""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from babel import Locale
from babel.dates import format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from tinhorn.games import installed
from tinhorn.kernel import Argument, Phrase, catalogue, phrase
from tinhorn.kernel.catalogue import FOLDER, LONGEST, MONEY_UNIT

LANGUAGES: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.ftl")))
HATS: Final = range(1, 6)
_IS_ELIDED: Final = re.compile("[aeiouàâäéèêëîïôöùûüæœ]|h[eiouyéèêîô]|y[^aeiou]", re.IGNORECASE)
"""Before such a name French says d’ for de: a vowel, or an h that is silent in most such names."""
_SOUNDS_LIKE_Y: Final = re.compile("h?[ií](?![aeo])", re.IGNORECASE)
"""Spanish says “e Inés”, “e Hilda”, but “y Ian”."""


class UntranslatedWarning(ResourceWarning):
    """A sentence is missing or broken: an error in tests, hidden from players by Python."""


def catalogues(language: str) -> tuple[Path, ...]:
    """Return the files with the sentences of a language: the shared ones, then those of games."""
    installed()  # games make their sentences known when they are loaded
    return catalogue.catalogues(language)


@cache
def titles() -> str:
    """Write the titles of the games whose sentences lack their names, as Fluent messages."""
    named = "\n".join(path.read_text(encoding="utf-8") for path in catalogues("en"))
    return "".join(
        f"game-{name} = {{ {json.dumps(each.offer.title, ensure_ascii=False)} }}\n"
        for name, each in installed().items()
        if f"\ngame-{name} = " not in f"\n{named}"
    )


def say(said: Phrase, language: str = "en", names: Sequence[str] = ()) -> str:
    """Return the text of a phrase, with the players' names, by seat, where it speaks of seats."""
    bundle = _bundle(language)
    if not bundle.has_message(said.key):
        warnings.warn(f"{language}.ftl has no {said.key}", UntranslatedWarning, stacklevel=2)
        return said.key
    filled = {name: _filled(value, language, names) for name, value in said.args.items()}
    pattern = bundle.get_message(said.key).value
    assert pattern is not None, f"{said.key} has no text of its own"
    text, errors = bundle.format_pattern(pattern, filled)
    for error in errors:
        warnings.warn(f"{language}.ftl, {said.key}: {error}", UntranslatedWarning, stacklevel=2)
    return str(text)


def seat_names(seats: Iterable[tuple[str | None, int]], language: str = "en") -> tuple[str, ...]:
    """Return the name of each seat, of which these are the given name and the hat.

    A player without a name is called after the hat. No two seats wear the same one.
    """
    worn: set[int] = set()
    named = []
    for number, (name, wanted) in enumerate(seats, start=1):
        hat = next((hat for hat in (wanted, *HATS) if hat in HATS and hat not in worn), number)
        worn.add(hat)
        named.append(name or say(phrase("player-without-name", number=hat), language))
    return tuple(named)


def listed(items: Sequence[str], language: str = "en") -> str:
    """Join several things as the language does: "a, b and c"."""
    text = format_list(items, locale=_locale(language))
    if language == "es" and len(items) > 1 and _SOUNDS_LIKE_Y.match(items[-1]):
        return f"{text.removesuffix(f'y {items[-1]}')}e {items[-1]}"
    return text


def money(dollars: int, language: str = "en") -> str:
    """Return an amount of dollars, as the language writes it."""
    return format_decimal(dollars, format=_money_pattern(language), locale=_locale(language))


def decimal(number: float, language: str = "en", *, is_aligned: bool = False) -> str:
    """Return a number with at most one decimal, or exactly one, as the language writes it."""
    pattern = "#,##0.0" if is_aligned else "#,##0.#"
    return format_decimal(number, format=pattern, locale=_locale(language))


def percent(share: float, language: str = "en", *, is_whole: bool = False) -> str:
    """Return a share of 1 as a percentage, with one decimal or none, as the language writes it."""
    pattern = _locale(language).percent_formats[None].pattern
    if not is_whole:
        pattern = pattern.replace("0", "0.0")
    return format_percent(share, format=pattern, locale=_locale(language))


def date_and_time(at: datetime, language: str = "en") -> str:
    """Return a day, with its weekday, and a time of day, as the language writes them."""
    locale = _locale(language)
    day = locale.datetime_skeletons["MMMEd"].pattern
    return f"{format_datetime(at, day, locale=locale)}, {at:%H:%M}"


@cache
def _money_pattern(language: str) -> str:
    pattern = _locale(language).currency_formats["standard"].pattern
    return re.sub(r"0[.]00", "0", pattern).replace("¤", "$")


@cache
def _locale(language: str) -> Locale:
    """Return the locale of a language. Portuguese is that of Portugal, not of Brazil."""
    return Locale.parse({"pt": "pt_PT"}.get(language, language))


@cache
def _bundle(language: str) -> FluentBundle:
    # Terminals would show Unicode isolation marks as stray characters.
    functions: dict[str, Any] = {
        "DOLLARS": partial(money, language=language),
        "MONEY": lambda amount: money(amount * MONEY_UNIT, language),
        "DE": lambda name: f"d’{name}" if _IS_ELIDED.match(str(name)) else f"de {name}",
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for path in catalogues(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    bundle.add_resource(FluentResource(titles()))
    return bundle


def _filled(value: Argument, language: str, names: Sequence[str]) -> int | str:
    if isinstance(value, Phrase):
        return say(value, language, names)
    if isinstance(value, tuple):
        return listed([_name(seat, language, names) for seat in value], language)
    return str(value) if isinstance(value, int) and abs(value) > LONGEST else value


def _name(seat: int, language: str, names: Sequence[str]) -> str:
    if not 0 <= seat < len(names):
        return say(phrase("seat-without-name", number=seat + 1), language)
    return names[seat] or say(phrase("player-without-name", number=seat + 1), language)

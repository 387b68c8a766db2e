"""Every sentence a person reads: phrases become text in the reader's language.

The sentences are Fluent messages, one file for each language beside this module.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from tinhorn.kernel.phrase import Argument, Phrase, phrase

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.ftl")))
_SOUNDS_LIKE_Y: Final = re.compile("h?[ií](?![aeo])", re.IGNORECASE)
"""Spanish says “e Inés”, “e Hilda”, but “y Ian”."""
BANKNOTE: Final = 1000
"""What one banknote of Winchester is worth, in dollars."""

LONGEST: Final = 10**18
"""The largest number formatted by the language's rules; larger ones are printed as they are."""


class UntranslatedWarning(ResourceWarning):
    """A sentence is missing or broken: an error in tests, hidden from players by Python."""


def say(said: Phrase, language: str = "en", names: Sequence[str] = ()) -> str:
    """The text of a phrase, with the players' names, by seat, where it speaks of seats."""
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


def listed(items: Sequence[str], language: str = "en") -> str:
    """Join several things as the language does: "a, b and c"."""
    text = format_list(items, locale=_locale(language))
    if language == "es" and len(items) > 1 and _SOUNDS_LIKE_Y.match(items[-1]):
        return f"{text.removesuffix(f'y {items[-1]}')}e {items[-1]}"
    return text


def money(dollars: int, language: str = "en") -> str:
    """An amount of dollars, as the language writes it."""
    return format_decimal(dollars, format=_money_pattern(language), locale=_locale(language))


def decimal(number: float, language: str = "en") -> str:
    """A number with at most one decimal, as the language writes it."""
    return format_decimal(number, format="#,##0.#", locale=_locale(language))


def percent(share: float, language: str = "en", *, is_whole: bool = False) -> str:
    """A share of 1 as a percentage, with one decimal or none, as the language writes it."""
    pattern = _locale(language).percent_formats[None].pattern
    if not is_whole:
        pattern = pattern.replace("0", "0.0")
    return format_percent(share, format=pattern, locale=_locale(language))


@cache
def _money_pattern(language: str) -> str:
    pattern = _locale(language).currency_formats["standard"].pattern
    return re.sub(r"0[.]00", "0", pattern).replace("¤", "$")


@cache
def _locale(language: str) -> Locale:
    """The locale of a language. Portuguese is that of Portugal, not of Brazil."""
    return Locale.parse({"pt": "pt_PT"}.get(language, language))


@cache
def _bundle(language: str) -> FluentBundle:
    # Terminals would show Unicode isolation marks as stray characters.
    functions: dict[str, Any] = {
        "DOLLARS": partial(money, language=language),
        "MONEY": lambda amount: money(amount * BANKNOTE, language),
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
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

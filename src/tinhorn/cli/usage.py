"""Errors in the words of a command, as phrases that every language can say."""

from __future__ import annotations

from typing import Any

from typer import TyperException

from tinhorn.cli.errors import UsageError
from tinhorn.kernel.phrase import Phrase, phrase


def usage_error(error: TyperException) -> UsageError:
    """Typer's error as one of ours; its English text stays available to programs."""
    return UsageError(_reason(error), detail=error.format_message())


def _reason(error: Any) -> Phrase:
    """Typer keeps the classes of these errors private, so they are told apart by name."""
    match type(error).__name__:
        case "MissingParameter" if error.param is not None:
            return phrase("cli-usage-missing", name=_name(error.param))
        case "BadParameter" if error.param is not None:
            return _bad_value(error.param)
        case "NoSuchOption":
            return phrase("cli-usage-no-option", option=error.option_name)
        case "BadOptionUsage":
            is_flag = "does not take" in error.format_message()
            key = "cli-usage-flag" if is_flag else "cli-usage-no-value"
            return phrase(key, option=error.option_name)
        case _:
            return _stray_words(error)


def _bad_value(parameter: Any) -> Phrase:
    name, least, most = _name(parameter), parameter.min, parameter.max
    if least is not None and most is not None:
        return phrase("cli-usage-range", name=name, least=str(least), most=str(most))
    if least is not None:
        return phrase("cli-usage-least", name=name, least=str(least))
    is_number = parameter.type_descriptor.annotation is int
    return phrase("cli-usage-number" if is_number else "cli-usage-value", name=name)


def _stray_words(error: Any) -> Phrase:
    """An unknown command or too many arguments: typer says either in a sentence only."""
    message = error.format_message()
    if message.startswith("No such command"):
        return phrase("cli-usage-no-command", command=message.split("'")[1])
    if message.startswith("Got unexpected extra argument"):
        return phrase("cli-usage-extra", words=message.partition("(s) (")[2].removesuffix(")"))
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "tinhorn"
    return phrase("cli-usage-other", help=f"{path} --help")


def _name(parameter: Any) -> str:
    """The parameter as it is typed: `GAME`, `--games`."""
    return str(parameter.metavar if parameter.param_type_name == "argument" else parameter.opts[0])

"""Errors in the words of a command, as phrases that every language can say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typer import TyperException
from typer.core import TyperGroup

from tinhorn.cli.errors import UsageError
from tinhorn.kernel import Phrase, phrase


class Commands(TyperGroup):
    """The commands. They name an unknown one themselves: typer does so in a sentence only."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is None and not cmd_name.startswith("-"):
            reason = phrase("cli-usage-no-command", command=cmd_name)
            raise UsageError(reason, detail=f"No such command: {cmd_name}")
        return command


def usage_error(error: TyperException, words: Sequence[str]) -> UsageError:
    """Return an error of typer as one of ours; its English text stays available to programs."""
    return UsageError(_reason(error, words), detail=error.format_message())


def _reason(error: Any, words: Sequence[str]) -> Phrase:
    """Tell errors apart by the fields that click gives them: typer has no public classes."""
    parameter, option = getattr(error, "param", None), getattr(error, "option_name", None)
    if parameter is not None:
        is_missing = hasattr(error, "param_type")
        name = _name(parameter)
        return phrase("cli-usage-missing", name=name) if is_missing else _bad_value(parameter)
    if option is None:
        return _stray_words(error)
    if hasattr(error, "possibilities"):
        return phrase("cli-usage-no-option", option=option)
    is_flag = any(word.startswith(f"{option}=") for word in words)
    return phrase("cli-usage-flag" if is_flag else "cli-usage-no-value", option=option)


def _bad_value(parameter: Any) -> Phrase:
    name, least, most = _name(parameter), parameter.min, parameter.max
    if least is not None and most is not None:
        return phrase("cli-usage-range", name=name, least=str(least), most=str(most))
    if least is not None:
        return phrase("cli-usage-least", name=name, least=str(least))
    is_number = parameter.type_descriptor.annotation is int
    return phrase("cli-usage-number" if is_number else "cli-usage-value", name=name)


def _stray_words(error: Any) -> Phrase:
    """Name the words that are too many: the error has them in brackets only."""
    _, bracket, stray = error.format_message().partition(" (")
    if bracket:
        return phrase("cli-usage-extra", words=stray.removesuffix(")"))
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "tinhorn"
    return phrase("cli-usage-other", help=f"{path} --help")


def _name(parameter: Any) -> str:
    """Return the parameter as it is typed: `GAME`, `--games`."""
    return str(parameter.metavar if parameter.param_type_name == "argument" else parameter.opts[0])

"""What a game does that offers no more than its rules and the phrases that name them.

`complete` fills in everything of the `Game` protocol that a game leaves out. A game that has it all
is returned as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from types import ModuleType
from typing import Any, Final, TypeAlias, cast

import msgspec
from msgspec import Struct

from tinhorn.kernel.game import CHANCE, AnyGame, Seat, Statement, Told
from tinhorn.kernel.phrase import Phrase, phrase

Options: TypeAlias = Callable[[Any, Seat], Any]

REQUIRED: Final = (
    "NAME",
    "PLAYERS",
    "Setup",
    "State",
    "Action",
    "Event",
    "View",
    "new",
    "pending",
    "check",
    "options",
    "apply",
    "outcome",
    "view",
    "imagine",
    "question",
    "label",
    "narrate",
)
"""What every game has to define."""
RECAP_LINES: Final = 6
"""How many events a plain recap tells, the last ones."""
NOT_SHOWN: Final = frozenset({"decision", "options", "prompt", "setup", "viewer"})
"""Fields of a view that are shown elsewhere, or say nothing about the table."""


class NoOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """The standing orders of a game that has none."""


class IncompleteGameError(Exception):
    """A game lacks something that every game has to define."""


def complete(rules: Any) -> AnyGame:
    """Return the game with plain defaults for everything it leaves out."""
    missing = [name for name in REQUIRED if not hasattr(rules, name)]
    if missing:
        raise IncompleteGameError(f"the module {rules.__name__} lacks {', '.join(missing)}")
    if not (isinstance(rules.PLAYERS, range) and rules.PLAYERS):
        raise IncompleteGameError(f"PLAYERS is {rules.PLAYERS!r}, and has to be a range")
    if not isinstance(rules.Setup, type):
        raise IncompleteGameError(f"Setup is {rules.Setup!r}, and has to be a type")
    defaults = {name: value for name, value in _defaults(rules).items() if not hasattr(rules, name)}
    if not defaults:
        return cast(AnyGame, rules)  # a module meets the protocol
    own = {name: getattr(rules, name) for name in dir(rules) if not name.startswith("_")}
    if "RULES_VERSION" in defaults:
        own["new"] = _of_one_version(rules.new)
    game = ModuleType(rules.__name__)
    vars(game).update(own | defaults)
    return cast(AnyGame, game)


def _defaults(rules: Any) -> Mapping[str, Any]:
    version = getattr(rules, "RULES_VERSION", 1)
    return {
        "RULES_VERSION": version,
        "SUPPORTED_RULES": range(version, version + 1),
        "REACTIONS": frozenset(),
        "SHOWS_READY": frozenset(),
        "Orders": NoOrders,
        "RULE_FOR": {},
        "THINGS": {},
        "TIPS": {},
        "TYPED_VALUES": {},
        "LESSON": None,
        "upgrade_state": _same_state,
        "chance": _chance(rules.options),
        "default": _first_option(rules.options),
        "report": _report(rules),
        "recap": _recap(rules),
        "reveals": _always,
        "round_number": _first_round,
        "asks_again": _never,
        "net_worth": _net_worth(rules.outcome),
        **dict.fromkeys(
            ("follow", "check_orders", "public_decision", "combine", "consequence", "moment"),
            _nothing,
        ),
        **dict.fromkeys(
            ("preview", "facts", "relevant_rules", "hints", "luck", "count_dice"), _none
        ),
    }


def _of_one_version(new: Callable[[Any], Any]) -> Callable[..., Any]:
    def new_state(setup: Any, *, rules: int = 1) -> Any:
        return new(setup)

    return new_state


def _nothing(*_: object) -> None:
    return None


def _none(*_: object) -> tuple[()]:
    return ()


def _same_state(text: str, rules_version: int) -> str:
    return text


def _never(view: Any) -> bool:
    return False


def _always(state: Any, event: Any) -> bool:
    return True


def _first_round(state: Any) -> int:
    return 1


def _chance(options: Options) -> Callable[[Any, Random], Any]:
    def chance(state: Any, rng: Random) -> Any:
        outcomes = options(state, CHANCE)
        return outcomes[rng.randrange(len(outcomes))]

    return chance


def _first_option(options: Options) -> Options:
    def default(state: Any, seat: Seat) -> Any:
        return options(state, seat)[0]

    return default


def _net_worth(outcome: Callable[[Any], Any]) -> Callable[[Any], tuple[int, ...]]:
    def net_worth(state: Any) -> tuple[int, ...]:
        ended = outcome(state)
        points: tuple[int, ...] = ended.points if ended else (0,) * state.setup.players
        return points

    return net_worth


def _recap(rules: Any) -> Callable[..., tuple[Phrase, ...]]:
    """Tell the last events as the story does."""

    def recap(before: Any, after: Any, told: Sequence[Told]) -> tuple[Phrase, ...]:
        return tuple(rules.narrate(one.event, after.viewer) for one in told[-RECAP_LINES:])

    return recap


def _report(rules: Any) -> Callable[[Any], tuple[Statement, ...]]:
    """Describe each field of a view; a tuple with an entry for each player, seat by seat."""

    by_seat = cache(lambda: seat_fields(rules))

    def report(view: Any) -> tuple[Statement, ...]:
        return tuple(_statements(view, by_seat()))

    return report


def seat_fields(rules: Any) -> tuple[str, ...]:
    """Name the fields of a view that have an entry for each player.

    In the first view of each table, whatever its size, they are as long as there are players.
    """
    views = [rules.view(rules.new(rules.Setup(players=n)), None) for n in rules.PLAYERS]
    return tuple(
        name
        for name in rules.View.__struct_fields__
        if all(_is_by_seat(getattr(view, name), view.setup.players) for view in views)
    )


def _is_by_seat(value: Any, players: int) -> bool:
    return isinstance(value, tuple) and len(value) == players


def _statements(view: Any, by_seat: Sequence[str]) -> Iterator[Statement]:
    for name, value in plain_fields(view):
        if name in by_seat:
            yield from (_statement(_in_words(name), each, seat) for seat, each in enumerate(value))
        else:
            yield _statement(_in_words(name), value, None)


def _statement(name: str, value: Any, seat: Seat | None) -> Statement:
    if seat is None:
        return Statement("table", phrase("plain-statement", name=name, value=plain_text(value)))
    text = phrase("plain-statement-of", name=name, seat=(seat,), value=plain_text(value))
    return Statement("table", text, seat)


def plain_fields(view: Any) -> Iterable[tuple[str, Any]]:
    """Return the fields of a view that describe the table, each with its name."""
    for name in view.__struct_fields__:
        if name not in NOT_SHOWN:
            yield name, getattr(view, name)


def _in_words(name: str) -> str:
    return name.replace("_", " ")


def plain_text(value: Any) -> str:
    """Return a value as people can read it: no quotation marks, no braces."""
    match msgspec.to_builtins(value):
        case None:
            return "–"
        case bool(flag):
            return "✓" if flag else "–"
        case dict(fields):
            told = [
                f"{key.replace('_', ' ')} {plain_text(each)}"
                for key, each in fields.items()
                if key != "type"
            ]
            kind = [str(fields["type"])] if "type" in fields else []
            return " · ".join([*kind, *told])
        case list(items) | tuple(items):
            return ", ".join(plain_text(item) for item in items) or "–"
        case other:
            return str(other)

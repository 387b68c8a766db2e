"""What of a view has changed since the view before, and the shortcuts by which a table finds out.

A live table sends only the fields of a view that differ. It compares the view of each viewer with
the one before; a game that offers `Shortcuts` saves it most of that work.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias

from msgspec import Struct

from tinhorn.kernel.game import AnyGame, Decision, Viewer

Comparison: TypeAlias = Callable[[Any, Any], dict[str, Any]]
"""Returns the fields of the second view that differ from those of the first."""


class Shortcuts(Struct, frozen=True, kw_only=True):
    """What makes live tables of a game quicker. No game needs it, and nothing looks different."""

    own_fields: frozenset[str]
    """The fields of a view that may differ between viewers. All others are the same for everybody:
    a live table compares them once for all viewers, in the public view."""
    views: Callable[..., tuple[Any, ...]]
    """From a state, several viewers and the open decisions: what each of the viewers sees."""
    facts_basis: Callable[[Any], Any]
    """What the facts of a view depend on: while it stays equal, they stay the same."""


def plain_shortcuts(game: AnyGame) -> Shortcuts:
    """Return how a table does without: view by view, field by field."""

    def views(state: Any, viewers: Sequence[Viewer], _: tuple[Decision, ...]) -> tuple[Any, ...]:
        return tuple([game.view(state, viewer) for viewer in viewers])

    fields = frozenset(game.View.__struct_fields__)
    return Shortcuts(own_fields=fields, views=views, facts_basis=_whole)


def _whole(view: Any) -> Any:
    return view


@cache
def comparisons(view: type[Struct], own: frozenset[str]) -> tuple[Comparison, Comparison]:
    """Return how to compare the fields that are the same for everybody, and those of one viewer."""
    names = view.__struct_fields__
    public = [name for name in names if name not in own]
    return _comparison(public), _comparison([name for name in names if name in own])


def _comparison(names: list[str]) -> Comparison:
    values = _values(names)

    def changed(before: Any, after: Any) -> dict[str, Any]:
        old, new = values(before), values(after)
        if old == new:  # mostly the same objects, which is noticed at once
            return {}
        return {
            name: new[at]
            for at, name in enumerate(names)
            if old[at] is not new[at] and old[at] != new[at]
        }

    return changed


def _values(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what reads these fields; `attrgetter` returns a tuple for two or more."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda view: tuple(getattr(view, name) for name in names)

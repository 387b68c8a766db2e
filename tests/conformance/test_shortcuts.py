"""What makes live tables of our games quicker shows nothing else than views and facts do."""

from __future__ import annotations

import pytest

from tests.support import parcels, secrets_parcels
from tinhorn.games import GAMES, shortcuts_of
from tinhorn.kernel.changes import plain_shortcuts
from tinhorn.testing.case import Case


@pytest.mark.parametrize("name", GAMES)
def test_some_fields_of_a_view_are_the_same_for_everybody(name: str) -> None:
    fields = set(GAMES[name].View.__struct_fields__)

    assert fields > shortcuts_of(GAMES[name]).own_fields
    assert fields == plain_shortcuts(GAMES[name]).own_fields


def test_views_of_several_viewers_are_those_of_each(case: Case, games: int) -> None:
    game, viewers = case.game, tuple(case.viewers)
    for turn in case.some_turns(games, 3):
        decisions = game.pending(turn.before)
        plain = plain_shortcuts(game).views(turn.before, viewers[::-1], decisions)

        together = shortcuts_of(game).views(turn.before, viewers[::-1], decisions)

        assert together == plain == tuple(game.view(turn.before, one) for one in viewers[::-1])
        assert shortcuts_of(game).views(turn.before, (), decisions) == ()


def test_fields_that_are_nobodys_own_are_the_same_for_everybody(case: Case, games: int) -> None:
    require_shared(case, games, own=shortcuts_of(case.game).own_fields)


def test_a_field_that_is_somebodys_own_is_found() -> None:
    own = frozenset({"viewer", "phase", "decision", "options"})
    case = Case(parcels, secrets_parcels, 3)

    require_shared(case, 6, own=own | {"holds_snatch"})
    with pytest.raises(AssertionError, match="holds_snatch"):
        require_shared(case, 6, own=own)


def require_shared(case: Case, games: int, *, own: frozenset[str]) -> None:
    game = case.game
    shared = set(game.View.__struct_fields__) - own
    for turn in case.some_turns(games, 8):
        public = game.view(turn.before, None)
        for viewer in case.viewers:
            seen = game.view(turn.before, viewer)

            for name in shared:
                assert getattr(seen, name) == getattr(public, name), name


def test_an_answer_that_leaves_the_basis_of_the_facts_leaves_the_facts(
    case: Case, games: int
) -> None:
    game = case.game
    basis = shortcuts_of(game).facts_basis
    for turn in case.some_turns(games, 6):
        for viewer in case.viewers:
            before, after = game.view(turn.before, viewer), game.view(turn.after, viewer)
            if basis(before) == basis(after):
                assert game.facts(before) == game.facts(after)

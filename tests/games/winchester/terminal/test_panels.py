"""The panels of Winchester, for every viewer and every width of the terminal."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tests.support.people import ANN, BOB, CAT, NAMES
from tests.support.random_play import random_play
from tests.support.table import golden
from tests.support.winchester import deal
from tinhorn.cli.panels import Panel, PanelContext, panel_of, plain
from tinhorn.cli.translator import Translator
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester import terminal
from tinhorn.games.winchester.actions import (
    Bid,
    CallDuel,
    Claim,
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.components import board
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.errors import MalformedActionError
from tinhorn.kernel.game import AnyGame, Outcome, Viewer
from tinhorn.locale import LANGUAGES
from tinhorn.testing.random_play import all_setups

WIDTHS = (40, 80, 120)


def drawn(part: RenderableType, width: int = 80) -> str:
    terminal = Console(width=width, color_system=None, force_terminal=False)
    with terminal.capture() as capture:
        terminal.print(part)
    return capture.get()


def context(game: AnyGame, state: Any, viewer: Viewer, language: str = "en") -> PanelContext:
    return PanelContext(game, game.view(state, viewer), Translator(NAMES, language))


PARTS = [(name, panel) for name in GAMES for panel in (panel_of(name), plain)]


@pytest.mark.parametrize("moments", [4, pytest.param(40, marks=pytest.mark.slow)])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("name", "panel"), PARTS)
def test_every_part_fits_the_terminal_at_every_moment(
    name: str, panel: Panel, width: int, moments: int
) -> None:
    rng = Random(width)
    game = GAMES[name]
    first, *states = random_play(game, rng.choice(all_setups(game, 5)), rng)

    for state in (first, *rng.sample(states, moments)):
        for viewer in (ANN, CAT, None):
            seen = context(game, state, viewer)
            parts = [panel.table(seen, width), panel.focus(seen, width), panel.menu(seen, width)]
            if state is not first:
                parts.append(panel.board(seen, width))

            assert (
                max(map(len, "\n".join(drawn(part, width) for part in parts).split("\n"))) <= width
            )


def test_a_game_without_a_panel_looks_plain() -> None:
    assert panel_of("winchester") is terminal
    assert panel_of("parcels") is plain


def test_the_map_has_every_plot_with_what_it_touches() -> None:
    table = golden("winchester/fortune.log")

    shown = drawn(panel_of("winchester").board(context(winchester, table.state, None), 80))

    for plot in (" 5 desert  ~··M·", " 8 prairie ~#S··", "17 prairie ····R", "14 desert  ·#S·r"):
        assert plot in shown
    assert all(f"{plot:>2} {board('2020').terrain(plot)}" in shown for plot in range(1, 20))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_tips_have_room_in_every_language(language: str) -> None:
    table = golden("winchester/fortune.log", at=2)
    seen = context(winchester, table.state, None, language)

    shown = drawn(panel_of("winchester").table(seen, 80))

    assert all(f" {name} " in shown for name in NAMES[:3])
    assert seen.translator("winchester-panel-tips") in shown


@pytest.mark.parametrize("width", [80, 104, 116, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_five_letters_and_titles_are_not_cut(language: str, width: int) -> None:
    table = golden("winchester/fortune.log", at=60)
    seen = context(winchester, table.state, ANN, language)._replace(
        translator=Translator(("Tex", "Belle", "Ruby"), language)
    )

    _, _, shown = drawn(panel_of("winchester").table(seen, width), width).partition("╰")

    assert all(re.search(rf"[ ▸]{name} ", shown) for name in seen.translator.names)
    assert seen.translator("winchester-panel-mine", amount=seen.seen.players[ANN].cash) in shown


def test_the_panels_show_how_far_everybody_is_with_a_shared_objective() -> None:
    table = deal(shared=(3,)).auctions((1, 2), BOB).auction(5, ANN, 3)
    panel, seen = panel_of("winchester"), context(winchester, table.state, ANN)

    assert "you 1/5 BOB 2/5 CAT 0/5" in drawn(panel.table(seen, 80))
    assert "you 0/5 ANN 1/5 BOB 2/5" in drawn(
        panel.table(context(winchester, table.state, CAT), 40), 40
    )


def test_a_small_table_shows_the_closest_race_and_is_as_high_as_for_five_players() -> None:
    table = deal(shared=(3, 4, 6, 9, 10)).auctions((3, 4, 5), BOB).auction(1, ANN, 3)
    panel, seen = panel_of("winchester"), context(winchester, table.state, ANN)

    shown = drawn(panel.summary(seen, 80)).splitlines()

    races = [line[40:].strip() for line in shown if re.search(r"you \d/\d", line)]
    assert races == ["you 1/4 BOB 3/4 CAT 0/4"]
    assert next(at for at, line in enumerate(shown) if "each at the end" in line) == 9 + 6


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_cut_in_a_narrow_terminal(name: str) -> None:
    game, panel = GAMES[name], panel_of(name)
    *_, state = random_play(game, game.Setup(players=5), Random(5))
    end = game.outcome(state)
    assert end is not None
    seen = context(game, state, ANN)

    shown = drawn(panel.table(seen, 40), 40) + drawn(panel.sheet(seen, end, 40), 40)

    assert "…" not in shown
    assert all(panel.points(points, seen.translator) in shown for points in end.points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_about_a_plot_are_left_out_whole_where_there_is_little_room(language: str) -> None:
    panel, rng = panel_of("winchester"), Random(3)
    states = [
        state
        for state in random_play(winchester, winchester.Setup(players=5), rng)
        if isinstance(state.phase, Bidding)
    ]

    for state in rng.sample(states, 12):
        seen = context(winchester, state, winchester.pending(state)[0].seat, language)
        lines, whole = (drawn(panel.brief(seen, width), width) for width in (80, 400))
        first, *_ = whole.splitlines()
        told = lines.splitlines()[0].rstrip()
        shown, known = ({*line.strip().split(" · ")} for line in (told.removesuffix(" …"), first))

        assert "…" not in lines.replace(" …", "")
        assert shown <= known
        assert told.endswith(" …") == (shown < known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_of_tokens_can_be_told_apart_in_every_language(language: str) -> None:
    table = golden("winchester/fortune.log", at=2)
    seen = context(winchester, table.state, None, language)

    shown = drawn(panel_of("winchester").table(seen, 80))

    kinds = set(re.findall(r"\b([A-Z][a-z]?)0\b", shown))
    assert len(kinds) == 3


def test_only_the_viewer_sees_their_money_objectives_and_rumors() -> None:
    table = golden("winchester/fortune.log", at=60)
    anns, nobodys = (
        drawn(panel_of("winchester").table(context(winchester, table.state, viewer), 80))
        for viewer in (ANN, None)
    )

    assert "Only you see this" in anns
    assert anns.count("?") == 2
    assert "Only you see this" not in nobodys
    assert nobodys.count("?") == 3


@pytest.mark.parametrize("card", [LookAtCard, LookAtObjective])
def test_what_was_seen_by_rumor_stays_on_the_table(card: type) -> None:
    seat, state = next(
        (seat, state)
        for seed in range(20)
        for state in random_play(winchester, winchester.Setup(players=3), Random(seed))
        for seat in (ANN, BOB, CAT)
        if any(isinstance(looked, card) for looked in state.players[seat].looked)
    )

    shown = drawn(panel_of("winchester").table(context(winchester, state, seat), 120), 120)

    assert shown.count("Seen with a Rumor token") == len(state.players[seat].looked)


@pytest.mark.rule("W-END-4")
@pytest.mark.parametrize(
    ("end", "sentence"),
    [
        ("fortune", "Decided by total fortune"),
        ("cash", "decided by cash, not counting the secret objectives"),
        ("duel-token", "decided by who still has a duel token"),
        ("shared", "they share the title of head of the family"),
    ],
)
def test_the_score_sheet_names_what_decided(end: str, sentence: str) -> None:
    table = golden(f"winchester/{end}.log")
    assert table.outcome is not None

    sheet = panel_of("winchester").sheet(context(winchester, table.state, None), table.outcome, 80)

    shown = " ".join(drawn(sheet).replace("│", " ").split())
    assert sentence in shown
    assert ("Tied at" in shown) == (end != "fortune")
    for points in table.outcome.points:
        assert f"${points * 1000:,}" in shown


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("3", Bid(3)),
        ("bid 3", Bid(3)),
        ("p", Pass()),
        ("PASS", Pass()),
        ("d", CallDuel()),
        ("duel", CallDuel()),
        ("call-duel", CallDuel()),
        ("boat 7", MoveVehicle("boat", 7)),
        ("b7", MoveVehicle("boat", 7)),
        ("loco 3", MoveVehicle("locomotive", 3)),
        ("train 3", MoveVehicle("locomotive", 3)),
        ("move-vehicle boat 7", MoveVehicle("boat", 7)),
        ("claim 4", Claim(4)),
    ],
)
def test_answers_are_read_in_short_and_in_full(text: str, action: object) -> None:
    table = golden("winchester/fortune.log", at=3)

    assert panel_of("winchester").read(text, context(winchester, table.state, ANN)) == action


@pytest.mark.parametrize("text", ["horse 3", "bid", "bid many", "0x3"])
def test_text_that_is_no_answer_is_refused(text: str) -> None:
    table = golden("winchester/fortune.log", at=3)

    with pytest.raises(MalformedActionError):
        panel_of("winchester").read(text, context(winchester, table.state, ANN))


def test_outside_an_auction_a_number_picks_from_the_menu() -> None:
    rumor = next(
        state
        for state in random_play(winchester, winchester.Setup(players=3), Random(2))
        if winchester.pending(state) and winchester.pending(state)[0].kind == "rumor"
    )
    buyer = winchester.pending(rumor)[0].seat
    seen = context(winchester, rumor, buyer)

    assert panel_of("winchester").read("2", seen) == seen.seen.options[1]
    with pytest.raises(MalformedActionError):
        panel_of("winchester").read(str(len(seen.seen.options) + 1), seen)


def test_a_plain_sheet_has_ranks_and_points() -> None:
    outcome = Outcome("tie", ((BOB,), (ANN, CAT)), (3, 7, 3))
    table = golden("winchester/fortune.log")

    shown = drawn(plain.sheet(context(winchester, table.state, None), outcome, 80)).split()

    assert shown[-9:] == ["1", "BOB", "7", "2", "ANN", "3", "2", "CAT", "3"]
    assert plain.points(2.5, Translator()) == "2.5"

"""What is in the box (W-COMP)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.people import EVE
from tests.support.winchester import deal
from tinhorn.games.winchester.components import (
    OBJECTIVES,
    PACKAGED,
    SHARED_OBJECTIVES,
    Board,
    board,
    components,
    load,
)
from tinhorn.kernel.components import FOLDER, component_file
from tinhorn.kernel.errors import ComponentsError
from tinhorn.testing.strategies import mutated_json

ALL_PLOTS = frozenset(range(1, 20))

Box = dict[str, Any]
Spoil = Callable[[Box], None]


@pytest.fixture
def printed() -> Board:
    return board("2020")


@pytest.mark.rule("W-COMP-1")
def test_nineteen_plots_of_three_terrains(printed: Board) -> None:
    assert Counter(printed.terrains) == {"desert": 7, "prairie": 6, "forest": 6}


@pytest.mark.rule("W-COMP-1")
@pytest.mark.parametrize("edition", ["2020", "2019"])
def test_three_desert_plots_hold_a_mine_and_a_prairie_plot_the_ranch(edition: Any) -> None:
    chart = board(edition)

    assert len(chart.mines) == 3
    assert {chart.terrain(plot) for plot in chart.mines} == {"desert"}
    assert chart.terrain(chart.ranch) == "prairie"


@pytest.mark.rule("W-COMP-2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = components()

    assert (box.banknotes, box.hats) == (110, 10)
    assert (len(box.mine_cards), len(box.ranch_cards)) == (5, 3)
    assert box.bonus_tokens.keys() == {"movement", "saloon", "rumor"}
    assert len(box.bonus_bag()) == 19
    assert (len(set(OBJECTIVES)), len(set(SHARED_OBJECTIVES))) == (10, 10)


@pytest.mark.rule("W-COMP-2")
def test_there_are_pieces_for_five_players() -> None:
    table = deal(players=5)

    assert all(player.has_duel_token for player in table.state.players)
    assert len(table.state.players[EVE].objectives) == 2


@pytest.mark.rule("W-COMP-3")
def test_what_the_rulebooks_do_not_print_is_as_our_page_says() -> None:
    box = load(PACKAGED)

    assert sorted(box.mine_cards) == [0, 2, 3, 4, 6]
    assert sorted(box.ranch_cards) == [0, 3, 6]
    assert box.bonus_tokens == {"movement": 7, "rumor": 6, "saloon": 6}


@pytest.mark.rule("W-COMP-3")
def test_who_owns_the_box_can_correct_a_number_in_a_file(tmp_path: Path) -> None:
    box = _box()
    box["mine_cards"] = [1, 1, 2, 5, 9]

    corrected = load(_written(tmp_path, box))

    assert corrected.mine_cards == (1, 1, 2, 5, 9)


@pytest.mark.rule("W-COMP-3")
def test_the_corrected_file_is_found_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corrected = _written(tmp_path, _box() | {"ranch_cards": [1, 2, 9]})

    monkeypatch.setenv(FOLDER, str(tmp_path))

    assert component_file("winchester", PACKAGED) == corrected
    assert component_file("another", PACKAGED) == PACKAGED
    # Past the cache: the box of this process is read already, and other tests play with it.
    assert components.__wrapped__().ranch_cards == (1, 2, 9)


@pytest.mark.rule("W-COMP-4")
@pytest.mark.parametrize(
    ("near", "plots"),
    [
        ("near_river", {5, 6, 7, 8, 10, 11, 12, 16}),
        ("near_rails", {1, 2, 7, 8, 11, 12, 13, 14, 15}),
        ("near_saloon", {8, 9, 14, 15}),
        ("near_ranch", {12, 13, 14, 16, 17, 18}),
    ],
)
def test_the_board_has_the_printed_lists(printed: Board, near: str, plots: set[int]) -> None:
    assert getattr(printed, near) == plots


@pytest.mark.rule("W-COMP-4")
def test_the_mines_and_the_ranch_are_where_they_are_printed(printed: Board) -> None:
    assert printed.mines == (3, 4, 5)
    assert printed.ranch == 17


@pytest.mark.rule("W-COMP-4")
def test_the_rulebook_lists_of_plots_away_from_river_and_rails_fit(printed: Board) -> None:
    assert ALL_PLOTS - printed.near_river == {1, 2, 3, 4, 9, 13, 14, 15, 17, 18, 19}
    assert ALL_PLOTS - printed.near_rails == {3, 4, 5, 6, 9, 10, 16, 17, 18, 19}


@pytest.mark.rule("W-COMP-5")
def test_the_2019_edition_has_its_own_numbers() -> None:
    chart = board("2019")

    assert chart.mines == (2, 3, 4)
    assert ALL_PLOTS - chart.near_river == {1, 2, 3, 6, 9, 13, 14, 15, 17, 18, 19}
    assert ALL_PLOTS - chart.near_rails == {2, 3, 4, 5, 9, 10, 16, 17, 18, 19}
    assert chart.near_river == {4, 5, 7, 8, 10, 11, 12, 16}
    assert chart.near_rails == {1, 6, 7, 8, 11, 12, 13, 14, 15}


@pytest.mark.rule("W-COMP-5")
def test_an_edition_is_a_relabelling_and_nothing_else(printed: Board) -> None:
    chart = board("2019")
    label = {2: 6, 3: 2, 4: 3, 5: 4, 6: 5}

    def relabelled(plots: Any) -> set[int]:
        return {label.get(plot, plot) for plot in plots}

    for plot in ALL_PLOTS:
        there = label.get(plot, plot)
        assert chart.terrain(there) == printed.terrain(plot)
        assert chart.neighbours[there - 1] == relabelled(printed.neighbours[plot - 1])
    assert list(map(set, chart.river)) == list(map(relabelled, printed.river))
    assert list(map(set, chart.rails)) == list(map(relabelled, printed.rails))
    assert chart.near_saloon == printed.near_saloon
    assert chart.near_ranch == printed.near_ranch


@pytest.mark.rule("W-COMP-5")
def test_the_mine_cards_lie_on_the_mines_of_the_edition() -> None:
    table = deal(edition="2019", mines=(0, 2, 3), ranch=6)

    assert [(card.plot, card.amount) for card in table.state.cards] == [
        (2, 0),
        (3, 2),
        (4, 3),
        (17, 6),
    ]


@pytest.mark.rule("W-COMP-6")
def test_our_map_satisfies_every_list_by_a_check_on_its_data() -> None:
    assert load(PACKAGED) == components()


def _set(name: str, value: Any) -> Spoil:
    return lambda box: box.update({name: value})


def _set_plot(plot: int, /, **values: Any) -> Spoil:
    return lambda box: box["plots"][plot - 1].update(values)


def _all(*spoils: Spoil) -> Spoil:
    def spoil(box: Box) -> None:
        for one in spoils:
            one(box)

    return spoil


@pytest.mark.rule("W-COMP-1")
@pytest.mark.rule("W-COMP-2")
@pytest.mark.rule("W-COMP-4")
@pytest.mark.rule("W-COMP-6")
@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        pytest.param(_set("banknotes", 111), "banknotes", id="another banknote"),
        pytest.param(_set("hats", 11), "hats", id="another hat"),
        pytest.param(_set("mine_cards", [0, 2, 3, 4]), "cards", id="a mine card missing"),
        pytest.param(_set("mine_cards", [0, 2, 3, 4, 6, 6]), "cards", id="another mine card"),
        pytest.param(_set("mine_cards", [0, 2, 3, 4, -1]), "cards", id="a mine that costs"),
        pytest.param(_set("ranch_cards", []), "cards", id="no ranch card"),
        pytest.param(_set("ranch_cards", [0, 3, -6]), "cards", id="a ranch that costs"),
        pytest.param(
            _set("bonus_tokens", {"movement": 7, "rumor": 6, "saloon": 5}),
            "tokens",
            id="a token missing",
        ),
        pytest.param(
            _set("bonus_tokens", {"movement": 20, "rumor": 0, "saloon": -1}),
            "tokens",
            id="less than no tokens",
        ),
        pytest.param(
            _set("bonus_tokens", {"movement": 10, "rumor": 9}), "tokens", id="a kind missing"
        ),
        pytest.param(lambda box: box["plots"].pop(), "numbers", id="a plot missing"),
        pytest.param(_set_plot(19, number=18), "numbers", id="a number twice"),
        pytest.param(_set_plot(1, terrain="forest"), "terrain", id="another forest"),
        pytest.param(_set_plot(1, neighbours=[10, 11, 2]), "neighbours", id="a border of one side"),
        pytest.param(_set_plot(1, neighbours=[10, 11, 20]), "neighbours", id="a border of nobody"),
        pytest.param(_set_plot(1, neighbours=[10, 11, 1]), "neighbours", id="a border with itself"),
        pytest.param(_set_plot(2, number_2019=2), "2019", id="the wrong number in 2019"),
        pytest.param(_set_plot(2, site="mine"), "site", id="a mine in a forest"),
        pytest.param(_set_plot(1, site="mine"), "site", id="a mine in a prairie"),
        pytest.param(_set_plot(2, site="ranch"), "site", id="a ranch in a forest"),
        pytest.param(_set_plot(11, site="ranch"), "site", id="a ranch in a desert"),
        pytest.param(_set_plot(17, site=None), "ranches", id="no ranch"),
        pytest.param(_set_plot(18, site="ranch"), "ranches", id="two ranches"),
        pytest.param(_set("river", [[5, 6], [7, 8]]), "list", id="a short river"),
        pytest.param(_set("rails", [list(ALL_PLOTS)]), "list", id="rails everywhere"),
        pytest.param(_set("saloon", [8, 9, 14]), "list", id="a corner of the saloon missing"),
        pytest.param(_set_plot(3, site=None), "list", id="a mine missing"),
        pytest.param(
            _all(_set_plot(17, neighbours=[12, 13, 14, 16]), _set_plot(18, neighbours=[14, 19])),
            "list",
            id="a plot too few around the ranch",
        ),
    ],
)
def test_a_file_that_contradicts_the_rulebook_is_refused_with_what_is_wrong(
    tmp_path: Path, spoil: Spoil, key: str
) -> None:
    box = _box()
    spoil(box)
    path = _written(tmp_path, box)

    with pytest.raises(ComponentsError) as refused:
        load(path)

    assert refused.value.phrase.key == f"winchester-components-{key}"
    assert refused.value.phrase.args["file"] == str(path)


@pytest.mark.rule("W-COMP-6")
def test_the_refusal_names_the_list_and_what_was_found(tmp_path: Path) -> None:
    box = _box()
    box["saloon"] = [15, 8, 9]

    with pytest.raises(ComponentsError) as refused:
        load(_written(tmp_path, box))

    args = refused.value.phrase.args
    assert (args["list"], args["printed"], args["found"]) == ("saloon", "8 9 14 15", "8 9 15")


@pytest.mark.parametrize(
    "spoil",
    [
        _set("banknotes", "many"),
        _set("sheriff", 1),
        _set_plot(1, terrain="swamp"),
        lambda box: box.pop("river"),
    ],
)
def test_a_file_of_another_shape_is_malformed(tmp_path: Path, spoil: Spoil) -> None:
    box = _box()
    spoil(box)

    with pytest.raises(ComponentsError) as refused:
        load(_written(tmp_path, box))

    assert refused.value.phrase.key == "components-malformed"


@given(data=st.data())
def test_a_file_with_a_value_changed_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "changed.json"
    path.write_bytes(data.draw(mutated_json(PACKAGED.read_bytes())))

    try:
        box = load(path)
    except ComponentsError:
        return
    assert len(box.bonus_bag()) == len(box.plots) == 19


def _box() -> Box:
    box: Box = json.loads(PACKAGED.read_text(encoding="utf-8"))
    return box


def _written(folder: Path, box: Box) -> Path:
    path = folder / "winchester.json"
    path.write_text(json.dumps(box), encoding="utf-8")
    return path

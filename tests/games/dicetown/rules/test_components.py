"""What is in the box (D-COMP)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.dicetown import deal
from tests.support.people import ANN, BOB
from tinhorn.games.dicetown.components import (
    FACES,
    PACKAGED,
    POINTS,
    components,
    load,
    property_bag,
    store_bag,
)
from tinhorn.kernel.components import FOLDER, component_file
from tinhorn.kernel.errors import ComponentsError
from tinhorn.testing.strategies import mutated_json

Box = dict[str, Any]
Spoil = Callable[[Box], None]


@pytest.mark.rule("D-COMP-1")
def test_dice_bills_nuggets_and_the_rising_order_of_faces() -> None:
    box = components()

    assert (box.dice, box.bills, box.nuggets) == (25, 43, 30)
    assert FACES == ("9", "10", "J", "Q", "K", "A")


@pytest.mark.rule("D-COMP-1")
def test_with_five_players_every_bill_of_the_box_is_on_the_table() -> None:
    state = deal(5).state

    assert sum(player.bills for player in state.players) + state.bank == components().bills


@pytest.mark.rule("D-COMP-1")
def test_there_is_one_star_and_everybody_sees_who_wears_it() -> None:
    table = deal(sheriff=BOB)

    assert {table.seen_by(viewer).sheriff for viewer in (0, 1, 2, None)} == {BOB}


@pytest.mark.rule("D-COMP-2")
def test_twenty_properties_four_of_each_value() -> None:
    values = Counter(POINTS[card] for card in property_bag())

    assert values == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4}


@pytest.mark.rule("D-COMP-2")
@pytest.mark.rule("D-COMP-3")
def test_nineteen_store_cards_of_which_six_are_equipment() -> None:
    equipment = [POINTS[card] for card in store_bag() if POINTS[card]]

    assert len(store_bag()) == 19
    assert equipment == [1, 2, 3, 4, 5, 8]


@pytest.mark.rule("D-COMP-3")
def test_thirteen_action_cards_of_eleven_kinds_worth_nothing() -> None:
    cards = Counter(card for card in store_bag() if not POINTS[card])

    assert cards == {
        "brute": 2,
        "gambler": 2,
        "dynamite": 1,
        "barmaids": 1,
        "corruption": 1,
        "credit": 1,
        "joe": 1,
        "marshal": 1,
        "shares": 1,
        "wanted": 1,
        "elixir": 1,
    }
    assert cards.total() == 13


@pytest.mark.rule("D-COMP-3")
def test_an_action_card_is_discarded_as_it_is_played() -> None:
    table = deal(store={ANN: ["dynamite"]}).hands("9 9 J K A", "10 J J Q Q", "10 10 Q K K")

    table.plays(ANN, "dynamite")

    assert table.store(ANN) == ()
    for viewer in (0, 1, 2, None):
        assert table.seen_by(viewer).played == ("dynamite",)


@pytest.mark.rule("D-COMP-2")
@pytest.mark.rule("D-COMP-4")
def test_seven_elixirs_each_once() -> None:
    assert sorted(components().elixirs) == [
        "charm",
        "dominion",
        "friendship",
        "luck",
        "power",
        "protection",
        "wealth",
    ]


def _set(name: str, value: Any) -> Spoil:
    return lambda box: box.update({name: value})


@pytest.mark.rule("D-COMP-1")
@pytest.mark.parametrize(
    ("item", "count", "printed"), [("dice", 24, 25), ("bills", 44, 43), ("nuggets", 0, 30)]
)
def test_a_file_with_another_count_is_refused_with_both_numbers(
    tmp_path: Path, item: str, count: int, printed: int
) -> None:
    box = _box() | {item: count}

    with pytest.raises(ComponentsError) as refused:
        load(_written(tmp_path, box))

    reason = refused.value.phrase
    assert reason.key == "dicetown-components-count"
    assert (reason.args["item"], reason.args["count"], reason.args["printed"]) == (
        item,
        count,
        printed,
    )


@pytest.mark.rule("D-COMP-2")
@pytest.mark.rule("D-COMP-3")
@pytest.mark.rule("D-COMP-4")
@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        pytest.param(_set("properties", [1] * 19), "properties", id="a property missing"),
        pytest.param(_set("properties", [1] * 19 + [6]), "properties", id="a property of six"),
        pytest.param(_set("properties", [0] * 20), "properties", id="worthless properties"),
        pytest.param(_set("equipment", [1, 2, 3, 4, 5]), "equipment", id="Equipment missing"),
        pytest.param(_set("equipment", [1, 2, 3, 4, 5, 5]), "equipment", id="Equipment twice"),
        pytest.param(_set("equipment", [1, 2, 3, 4, 5, 9]), "equipment", id="Equipment of nine"),
        pytest.param(lambda box: box["action_cards"].pop("joe"), "actions", id="no Joe"),
        pytest.param(lambda box: box["action_cards"].update(joe=2), "actions", id="two Joes"),
        pytest.param(_set("elixirs", ["luck"] * 7), "elixirs", id="nothing but luck"),
        pytest.param(lambda box: box["elixirs"].pop(), "elixirs", id="an elixir missing"),
        pytest.param(lambda box: box["elixirs"].append("luck"), "elixirs", id="luck twice"),
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

    assert refused.value.phrase.key == f"dicetown-components-{key}"
    assert refused.value.phrase.args["file"] == str(path)


@pytest.mark.parametrize(
    "spoil",
    [
        _set("bills", "many"),
        _set("star", 1),
        _set("elixirs", ["moonshine"]),
        lambda box: box["action_cards"].update(posse=1),
        lambda box: box.pop("nuggets"),
    ],
)
def test_a_file_of_another_shape_is_malformed(tmp_path: Path, spoil: Spoil) -> None:
    box = _box()
    spoil(box)

    with pytest.raises(ComponentsError) as refused:
        load(_written(tmp_path, box))

    assert refused.value.phrase.key == "components-malformed"


@pytest.mark.rule("D-COMP-2")
def test_the_owner_of_a_box_can_correct_a_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = _written(tmp_path, _box() | {"equipment": [1, 2, 3, 6, 7, 8], "properties": [5] * 20})
    monkeypatch.setenv(FOLDER, str(tmp_path))

    box = load(component_file("dicetown", PACKAGED))

    assert component_file("dicetown", PACKAGED) == path
    assert sum(POINTS[card] for card in box.store_bag()) == 27
    assert box.property_bag() == ("property-5",) * 20


@given(data=st.data())
def test_a_file_with_a_value_changed_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "changed-dicetown.json"
    path.write_bytes(data.draw(mutated_json(PACKAGED.read_bytes())))

    try:
        box = load(path)
    except ComponentsError:
        return
    assert (len(box.store_bag()), len(box.property_bag())) == (19, 20)


def _box() -> Box:
    box: Box = json.loads(PACKAGED.read_text(encoding="utf-8"))
    return box


def _written(folder: Path, box: Box) -> Path:
    path = folder / "dicetown.json"
    path.write_text(json.dumps(box), encoding="utf-8")
    return path

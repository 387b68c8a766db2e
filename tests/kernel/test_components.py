"""Reading component files."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from tinhorn.kernel.components import FOLDER, component_file, read_components, require
from tinhorn.kernel.errors import ComponentsError
from tinhorn.kernel.phrase import phrase


class Box(Struct, frozen=True):
    coins: int


def test_a_component_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text('{"coins": 40}', encoding="utf-8")

    assert read_components(path, Box) == Box(40)


def test_a_missing_file_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError) as refused:
        read_components(tmp_path / "none.json", Box)

    file, detail = str(tmp_path / "none.json"), phrase("system-not-found")
    assert refused.value.phrase == phrase("components-unreadable", file=file, detail=detail)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b'{"coins": "many"}', b"\xff", b'{"x": "\xff"}', b"[" * 100_000]
)
def test_a_file_of_another_shape_is_malformed(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "box.json"
    path.write_bytes(data)

    with pytest.raises(ComponentsError) as refused:
        read_components(path, Box)

    assert refused.value.phrase.key == "components-malformed"


def test_the_packaged_file_is_read_unless_a_folder_holds_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packaged, corrected = tmp_path / "packaged.json", tmp_path / "parcels.json"
    monkeypatch.delenv(FOLDER, raising=False)
    assert component_file("parcels", packaged) == packaged

    monkeypatch.setenv(FOLDER, str(tmp_path))

    assert component_file("parcels", packaged) == packaged
    corrected.touch()
    assert component_file("parcels", packaged) == corrected


def test_a_failed_requirement_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    coins = 1
    require(coins > 0, path, "too-few", count=coins)

    with pytest.raises(ComponentsError) as refused:
        require(coins > 1, path, "too-few", count=coins)

    assert refused.value.phrase.key == "too-few"
    assert refused.value.phrase.args == {"file": str(path), "count": 1}

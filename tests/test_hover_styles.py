"""On a touch screen, a style for `:hover` stays after a tap: it belongs where there is hover."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

TINHORN: Final = Path(str(files("tinhorn")))
SHEETS: Final = sorted(TINHORN.rglob("*.css"))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.relative_to(TINHORN).as_posix())
def test_only_devices_with_hover_have_hover_styles(sheet: Path) -> None:
    rules = list(hover_rules(sheet.read_text(encoding="utf-8")))

    assert [rule for rule, around in rules if "(hover: hover)" not in around] == []


def hover_rules(css: str) -> Iterator[tuple[str, str]]:
    """Yield every selector with `:hover`, and the conditions around it."""
    around: list[str] = []
    for prelude, sign in re.findall(r"([^{};]*)([{};])", re.sub(r"/\*.*?\*/", "", css, flags=re.S)):
        if sign == "{":
            if ":hover" in prelude:
                yield prelude.strip(), " ".join(around)
            around.append(prelude)
        elif sign == "}":
            around.pop()


def test_a_rule_outside_of_the_condition_is_found() -> None:
    css = "@media (hover: hover) { a:hover { b: c; } } @layer x { d:hover { e: f } }"

    assert [rule for rule, around in hover_rules(css) if "(hover: hover)" not in around] == [
        "d:hover"
    ]

"""docs/api.md is up to date, and names everything that the library exports."""

from __future__ import annotations

import re

import pytest

from tinhorn import bots, kernel
from tools.api_reference import FILE, page

pytestmark = pytest.mark.unmeasured


def test_the_api_page_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "write it again: make api"


def test_the_api_page_has_every_name_of_kernel_and_bots() -> None:
    headings = set(re.findall(r"^### (\w+)$", page(), re.MULTILINE))

    assert {*kernel.__all__, *bots.__all__} <= headings

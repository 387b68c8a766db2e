"""A pseudo-language: English with accents and a third longer, to find texts that are cut off."""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

ACCENTED: Final = str.maketrans("aeiounsycAEIOUNSC", "åéîøüñšýçÅÉÎØÜÑŠÇ")
LONGER: Final = "äöü"


class _Stretched(Transformer):
    def visit_TextElement(self, node: TextElement) -> Any:  # noqa: N802
        node.value = re.sub(r"[^\W\d_]{3,}", _stretched, node.value)
        return node


def _stretched(word: re.Match[str]) -> str:
    """Make a word a third longer."""
    text = word.group()
    return (text + LONGER[: (len(text) + 2) // 3]).translate(ACCENTED)


def pseudo(catalogue: str) -> str:
    """Return a Fluent catalogue in the pseudo-language."""
    resource = FluentParser().parse(catalogue)
    return FluentSerializer().serialize(_Stretched().visit(resource))

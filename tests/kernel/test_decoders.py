"""Types are decoded by decoders that one thread built."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tinhorn.kernel.decoders import BUILT
from tinhorn.server.app import bodies, create
from tinhorn.server.settings import Settings
from tinhorn.server.wire.lobby import NewTable

PACKAGE = Path(__file__).parents[2] / "src" / "tinhorn"
DECODERS = PACKAGE / "kernel" / "decoders.py"
EIGHT_THREADS = """
import sys, threading
import msgspec
from tinhorn.kernel.decoders import decoder
sys.setswitchinterval(1e-6)
numbers = [(f"n{at}", int) for at in range(40)]
line = b'{"a0":{' + b",".join(b'"n%d":1' % at for at in range(40)) + b"}}"
for round in range(60):
    inner = [msgspec.defstruct(f"Inner{round}x{at}", numbers) for at in range(20)]
    fields = [(f"a{at}", inner[at] | None, None) for at in range(20)]
    outer = msgspec.defstruct(f"Outer{round}", fields)
    start = threading.Barrier(8)
    def first_use():
        start.wait()
        decoder(outer).decode(line)
    threads = [threading.Thread(target=first_use) for _ in range(8)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
"""


def test_a_type_may_be_decoded_for_the_first_time_by_several_threads() -> None:
    done = subprocess.run([sys.executable, "-c", EIGHT_THREADS], capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")


def test_decoders_are_built_at_import_or_under_the_lock() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path != DECODERS
        for line in unprotected_lines(ast.parse(path.read_text("utf-8")))
    ]

    assert not found


def test_the_body_of_every_request_has_a_decoder_before_the_first_request() -> None:
    """Litestar decodes it by its type, while other threads may use the same types."""
    found = bodies(create(Settings(database="sqlite://")))

    assert NewTable in found
    assert set(found) <= BUILT.keys()


@pytest.mark.parametrize(
    "body",
    [
        "return msgspec.json.decode(text, type=Table)",
        "return msgspec.convert(text, Table)",
        "return convert(text, Table)",
        "return msgspec.json.Decoder(Table).decode(text)",
    ],
)
def test_a_decoder_in_a_function_is_found(body: str) -> None:
    assert list(unprotected_lines(ast.parse(f"def read(text):\n    {body}"))) == [2]


@pytest.mark.parametrize(
    "body", ['return text.convert("RGB")', "return decoder(Table).decode(text)"]
)
def test_other_methods_of_these_names_are_not(body: str) -> None:
    assert list(unprotected_lines(ast.parse(f"def read(text):\n    {body}"))) == []


def unprotected_lines(module: ast.Module) -> Iterator[int]:
    """Yield the lines in functions that may build the description of a type."""
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from (
                call.lineno
                for call in ast.walk(function)
                if isinstance(call, ast.Call) and _may_build(call)
            )


def _may_build(call: ast.Call) -> bool:
    name = ast.unparse(call.func)
    if name in ("convert", "msgspec.convert"):
        return True
    has_type = any(keyword.arg == "type" for keyword in call.keywords)
    method = name.rpartition(".")[2]
    return method == "Decoder" or (method == "decode" and has_type)

"""Networks of bots run in one thread, and leave the threads of the process as they were."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier
from typing import Any

import pytest

pytest.importorskip("numpy", reason="without NumPy there are no threads to limit")

from tinhorn.arena.schedule import play_out
from tinhorn.bots import bot_named
from tinhorn.bots.network_bot import NetworkBot
from tinhorn.bots.one_thread import _threads, one_thread
from tinhorn.games import GAMES
from tinhorn.kernel.options import make_setup

MANY = 3


@pytest.fixture
def threads() -> Iterator[Any]:
    """Yield the threads of OpenBLAS, of which this process has many now."""
    found = _threads()
    if found is None:
        pytest.skip("this NumPy works without an OpenBLAS of its own")
    before = found.get()
    found.set(MANY)
    yield found
    found.set(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_network_decides_in_one_thread(
    game: str, threads: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = [bot_named("legend", game, Random(seat)) for seat in range(4)]
    kind = type(bots[0])
    assert issubclass(kind, NetworkBot)
    rated, counted = kind.rated, set()

    def counting(*args: Any) -> Any:
        counted.add(threads.get())
        return rated(*args)

    monkeypatch.setattr(kind, "rated", counting)
    rules = GAMES[game]

    play_out(rules, make_setup(rules, 4, {}), bots, Random(1))

    assert counted == {1}
    assert threads.get() == MANY


def test_the_last_of_several_gives_the_threads_back(threads: Any) -> None:
    both_inside, one_left = Barrier(2), Barrier(2)

    def first() -> None:
        with one_thread():
            both_inside.wait()
        one_left.wait()

    def second() -> int:
        with one_thread():
            both_inside.wait()
            one_left.wait()
            return int(threads.get())

    with ThreadPoolExecutor(2) as pool:
        leaver, stayer = pool.submit(first), pool.submit(second)
        leaver.result()

        assert stayer.result() == 1
    assert threads.get() == MANY


def test_an_error_gives_the_threads_back(threads: Any) -> None:
    with pytest.raises(KeyError), one_thread():
        raise KeyError

    assert threads.get() == MANY

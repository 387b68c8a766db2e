"""A contest on a Ray cluster: of two nodes one is lost; no cluster is there at all."""

from __future__ import annotations

from typing import Any

import pytest

from tinhorn.arena.contest import Contest, Finished, hold
from tinhorn.bots import BotError
from tinhorn.games.winchester import Setup

CONTEST = Contest(
    game="winchester",
    setup=Setup(players=3),
    bots=("greenhorn", "deputy"),
    games=48,
    seed=3,
)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_loses_a_node_gives_the_same_results() -> None:
    utilities: Any = pytest.importorskip("ray.cluster_utils")
    cluster = utilities.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    finished = []

    def note(done: Finished) -> None:
        finished.append(done)
        if len(finished) == 8:
            cluster.remove_node(second, allow_graceful=False)

    try:
        standings = hold(CONTEST, ray=cluster.address, on_game=note)
    finally:
        import ray

        ray.shutdown()
        cluster.shutdown()

    assert len(finished) == CONTEST.games
    assert standings == hold(CONTEST)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_where_no_cluster_answers_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)

    with pytest.raises(BotError) as refused:
        hold(CONTEST, ray="auto")

    assert str(refused.value) == "There is no Ray cluster at auto that answers."

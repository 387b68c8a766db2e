"""The arena: fair tables, the same results however they are played, ratings with intervals."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tinhorn.arena.adjustment import SeatResult, adjusted
from tinhorn.arena.contest import Contest, Finished, hold, line_ups, play, seats_of, standings
from tinhorn.arena.luck import Luck
from tinhorn.arena.ratings import ratings
from tinhorn.bots import BotError
from tinhorn.games import dicetown, winchester
from tinhorn.games.winchester import Setup
from tinhorn.kernel.game import AnyGame

CONTEST = Contest(
    game="winchester",
    setup=Setup(players=3),
    bots=("greenhorn", "uniform"),
    games=12,
    seed=3,
)


def test_every_bot_has_every_seat_equally_often() -> None:
    tables = line_ups(("a", "b", "c"), 4)

    for seat in range(4):
        assert len(set(Counter(table[seat] for table in tables).values())) == 1


def test_a_round_of_games_has_every_table_once() -> None:
    tables = line_ups(CONTEST.bots, 3)

    assert sorted(seats_of(CONTEST, number) for number in range(len(tables))) == sorted(tables)


def test_the_results_are_the_same_with_one_process_and_with_two() -> None:
    assert hold(CONTEST) == hold(CONTEST, workers=2)


def test_another_seed_gives_other_games() -> None:
    assert hold(CONTEST) != hold(replace(CONTEST, seed=4))


def test_a_contest_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    file, told = tmp_path / "games.jsonl", list[Finished]()
    hold(replace(CONTEST, games=5), file=file)
    with file.open("ab") as stream:
        stream.write(b'{"number":5,"sea')  # the power failed here

    found = hold(CONTEST, file=file, on_game=told.append)

    assert found == hold(CONTEST)
    assert [done.number for done in told] == list(range(12))
    assert hold(CONTEST, file=file) == found


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    hold(replace(CONTEST, games=1), file=file)

    with pytest.raises(BotError) as refused:
        hold(replace(CONTEST, seed=9), file=file)

    assert refused.value.phrase.key == "arena-file"


@pytest.mark.parametrize("bots", [("deputy",), ("deputy", "deputy")])
def test_a_contest_needs_two_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(BotError) as refused:
        hold(replace(CONTEST, bots=bots))

    assert refused.value.phrase.key == "arena-bots"


def test_games_of_a_round_have_the_same_deal() -> None:
    first, second = (play(replace(CONTEST, bots=("uniform", "deputy")), game) for game in (0, 0))

    assert first == second


def test_the_better_bot_has_the_higher_rating() -> None:
    strong, weak = hold(replace(CONTEST, games=30)).entrants

    assert strong.rating.low > weak.rating.high
    assert strong.win_rate > strong.expected > weak.win_rate


def test_ratings_find_the_strengths_that_made_the_rankings() -> None:
    rng, strengths = Random(1), (4.0, 2.0, 1.0)
    rankings = []
    for _ in range(3_000):
        left, ranking = [0, 1, 2], []
        while left:
            bot = rng.choices(left, [strengths[each] for each in left])[0]
            left.remove(bot)
            ranking.append((bot,))
        rankings.append(tuple(ranking))

    found = ratings(rankings, 3)

    # On the scale of Elo twice the strength is 120 points.
    for bot, true in enumerate((120.4, 0.0, -120.4)):
        rating = found.rating(bot)
        assert rating.low - 5 < true < rating.high + 5
        assert rating.high - rating.low < 40
    for above, below in ((0, 1), (1, 2)):
        step = found.step(above, below)
        assert step.low - 5 < 120.4 < step.high + 5
        assert step.high - step.low < 40


def test_the_interval_of_a_step_holds_the_true_one_nineteen_times_in_twenty() -> None:
    rng, hits = Random(2), 0
    for _ in range(200):
        wins = sum(rng.random() < 2 / 3 for _ in range(100))
        rankings = [((0,), (1,))] * wins + [((1,), (0,))] * (100 - wins)
        step = ratings(rankings, 2).step(0, 1)
        hits += step.low < 120.4 < step.high

    assert 180 < hits < 200


def test_every_bot_is_a_step_above_the_next_weaker_one() -> None:
    found = hold(replace(CONTEST, bots=("greenhorn", "uniform", "deputy"), games=30))

    names = [found.steps[0].bot, *(step.above for step in found.steps)]
    ratings = {entrant.bot: entrant.rating.rating for entrant in found.entrants}
    assert names == sorted(ratings, key=lambda bot: -ratings[bot])
    for step in found.steps:
        assert step.by.rating == pytest.approx(ratings[step.bot] - ratings[step.above])
        assert step.by.low < step.by.rating < step.by.high


def test_equal_places_rate_equally() -> None:
    assert ratings([((0, 1),)] * 20, 2).step(0, 1).rating == pytest.approx(0.0)


def test_results_without_luck_are_the_same_however_they_are_played(tmp_path: Path) -> None:
    contest = replace(CONTEST, bots=("deputy", "greenhorn"), games=6, with_luck=True)
    file = tmp_path / "games.jsonl"
    hold(replace(contest, games=3), file=file)

    found = hold(contest, file=file)

    assert found == hold(contest)
    for entrant in found.entrants:
        assert entrant.without_luck is not None
        assert entrant.without_luck.low < entrant.without_luck.win_rate


def seat_result(game: int, bot: str, won: float, luck: float, *, last: float = 0.0) -> SeatResult:
    return SeatResult(game, ("a", "b"), bot, won, Luck(luck, last))


def test_luck_that_decides_everything_leaves_no_doubt() -> None:
    rng = Random(1)
    rows = []
    for game in range(200):
        luck, last = rng.choice((-0.3, 0.3)), rng.choice((-0.2, 0.2))
        won = 0.5 + luck + last
        rows += [
            seat_result(game, "a", won, luck, last=last),
            seat_result(game, "b", 1 - won, -luck, last=-last),
        ]

    found = adjusted(rows, "a")

    assert found.win_rate == pytest.approx(0.5, abs=0.001)
    assert found.narrowing == pytest.approx(0, abs=0.01)


def test_luck_that_decides_nothing_changes_nothing() -> None:
    rng = Random(2)
    rows = [
        seat_result(game, "a", float(game % 4 == 0), rng.choice((-0.3, 0.3)))
        for game in range(4000)
    ]

    found = adjusted(rows, "a")

    assert found.win_rate == pytest.approx(0.25, abs=0.01)
    assert found.narrowing == pytest.approx(1, abs=0.02)


def test_luck_that_says_nothing_seems_to_explain_nothing_however_few_games_are_played() -> None:
    rng = Random(3)
    found = [
        adjusted(
            [seat_result(game, "a", float(game % 4 == 0), rng.gauss(0, 1)) for game in range(12)],
            "a",
        ).narrowing
        for _ in range(100)
    ]

    assert sum(found) / len(found) > 1.05


def test_the_luck_of_a_single_game_counts_in_full() -> None:
    found = adjusted([seat_result(1, "a", 1.0, 0.25, last=0.5)], "a")

    assert found.win_rate == pytest.approx(0.25)


def test_how_strong_the_rivals_of_a_mixture_are_is_no_doubt() -> None:
    rows = [
        SeatResult(game, mixture, "a", won, Luck(0.0, 0.0))
        for game in range(100)
        for mixture, won in ((("a", "b", "b"), 1.0), (("a", "a", "b"), 0.0))
    ]

    found = adjusted(rows, "a")

    assert (found.low, found.win_rate, found.high) == (0.5, 0.5, 0.5)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bots"), [(winchester, "legend"), (dicetown, "greenhorn")])
def test_without_luck_intervals_are_narrower_and_the_mean_luck_is_none(
    game: AnyGame, bots: str
) -> None:
    contest = Contest(
        game=game.NAME,
        setup=game.Setup(players=4),
        bots=("deputy", bots),
        games=48,
        seed=2,
        with_luck=True,
    )
    finished: list[Finished] = []

    found = hold(contest, on_game=finished.append)

    luck = [seat.before + seat.last for done in finished for seat in done.luck]
    spread = (sum(each**2 for each in luck) / len(luck)) ** 0.5
    assert abs(sum(luck)) / len(luck) < 1e-6, "seats of one game share the luck"
    by_bot = [each.before + each.last for done in finished for each in done.luck[:1]]
    assert abs(sum(by_bot)) / len(by_bot) < 4 * spread / len(by_bot) ** 0.5
    for entrant in found.entrants:
        assert entrant.without_luck is not None
        assert entrant.without_luck.narrowing < 0.5


@pytest.mark.slow
@pytest.mark.parametrize("game", [winchester, dicetown])
def test_a_bot_against_itself_wins_its_share_without_luck(game: AnyGame) -> None:
    contest = Contest(
        game=game.NAME,
        setup=game.Setup(players=4),
        bots=("deputy", "deputy:steady"),
        games=96,
        seed=2,
        with_luck=True,
    )

    for entrant in hold(contest).entrants:
        found = entrant.without_luck
        assert found is not None
        assert found.narrowing < 0.5
        assert abs(found.win_rate - 0.25) < found.high - found.low, "four standard errors"


def test_the_luck_of_a_program_cannot_be_measured() -> None:
    contest = replace(CONTEST, bots=("stdio:python bot.py", "uniform"), with_luck=True)

    with pytest.raises(BotError, match="Luck can’t be measured"):
        hold(contest)


def test_a_bot_that_never_played_is_not_in_the_standings() -> None:
    finished = [Finished(0, ("uniform", "uniform", "deputy"), ((2,), (0, 1)), (3, 3, 9))]

    found = standings(replace(CONTEST, bots=("uniform", "deputy", "greenhorn")), finished)

    assert [entrant.bot for entrant in found.entrants] == ["uniform", "deputy"]

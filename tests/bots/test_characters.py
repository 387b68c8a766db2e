"""What the characters of bots do, say and see."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.bots.test_bots import positions
from tests.support.secrets import SECRETS
from tinhorn.bots import BotError, bot_named, bot_names, character_names, is_bot
from tinhorn.bots.characters import free_character, free_name
from tinhorn.bots.remarks import PHRASES, remark
from tinhorn.games import GAMES, dicetown, winchester
from tinhorn.games.dicetown import events as dicetown_events
from tinhorn.games.dicetown.actions import Keep, Offer
from tinhorn.games.dicetown.bots.characters import occasion as dicetown_occasion
from tinhorn.games.dicetown.phases import Bundle
from tinhorn.games.dicetown.rules.hand import cost
from tinhorn.games.winchester.actions import Bid, CallDuel
from tinhorn.games.winchester.bots.characters import occasion
from tinhorn.games.winchester.events import DuelFought, PlotSold
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.phrase import phrase
from tinhorn.locale import LANGUAGES, say

ME, RIVAL = 0, 1
HABITS = ("tight", "bold", "grudge")
"""The characters that play differently from their level."""
EVERY_HABIT = [(f"deputy:{character}", game) for game in GAMES for character in HABITS]


def answers(bot: str, game: str, asked: list[Any]) -> list[Any]:
    return [
        bot_named(bot, game, Random(number)).choose(
            GAMES[game].view(state, decision.seat), decision
        )
        for number, (state, decision) in enumerate(asked)
    ]


@pytest.mark.parametrize(("bot", "game"), EVERY_HABIT)
def test_a_character_answers_by_the_rules_and_alike_in_worlds_that_look_alike(
    bot: str, game: str
) -> None:
    rng = Random(f"{bot} without peeking")
    asked = positions(game, rng)

    chosen = answers(bot, game, asked)

    others = [
        (SECRETS[game].shuffle_secrets(state, decision.seat, rng), decision)
        for state, decision in asked
    ]
    assert answers(bot, game, others) == chosen
    for (state, decision), action in zip(asked, chosen, strict=True):
        assert GAMES[game].check(state, decision.seat, action) is None


@cache
def answered_by_deputies(game: str) -> tuple[list[Any], list[Any]]:
    """Positions, and what bots without a character answer there."""
    asked = positions(game, Random("differences"), count=700)
    return asked, answers("deputy", game, asked)


@pytest.mark.parametrize(("bot", "game"), EVERY_HABIT)
def test_a_character_sometimes_answers_differently_from_its_level(bot: str, game: str) -> None:
    asked, usual = answered_by_deputies(game)

    pairs = list(zip(answers(bot, game, asked), usual, strict=True))

    changed = sum(mine != plain for mine, plain in pairs)
    assert 0 < changed < 0.4 * len(pairs)


def test_a_tight_player_raises_by_one_and_a_bold_one_by_more() -> None:
    asked = [
        (state, decision)
        for state, decision in positions("winchester", Random("raises"), count=250)
        if isinstance(state.phase, Bidding)
    ]

    raises = {
        bot: [
            action.amount - state.phase.standing
            for (state, _), action in zip(asked, answers(bot, "winchester", asked), strict=True)
            if isinstance(action, Bid)
        ]
        for bot in ("deputy:tight", "deputy", "deputy:bold")
    }

    assert set(raises["deputy:tight"]) == {1}
    assert len(raises["deputy:tight"]) < len(raises["deputy"])
    assert sum(raises["deputy:bold"]) > sum(raises["deputy"])


def test_a_bold_player_duels_where_others_pass() -> None:
    asked = positions("winchester", Random("duels"), count=250)

    bold, plain = (answers(bot, "winchester", asked) for bot in ("greenhorn:bold", "greenhorn"))

    assert CallDuel() in bold
    assert CallDuel() not in plain


def test_a_tight_player_of_dice_town_pays_little_for_dice_and_offers_less() -> None:
    asked = positions("dicetown", Random("dollars"), count=400)
    tight, plain = (answers(bot, "dicetown", asked) for bot in ("deputy:tight", "deputy"))

    paid = [cost(len(action.dice)) for action in tight if isinstance(action, Keep)]
    offered = [
        (mine.bills, usual.bills)
        for mine, usual in zip(tight, plain, strict=True)
        if isinstance(mine, Offer)
    ]

    assert max(paid) <= 2
    assert all(mine <= usual for mine, usual in offered)
    assert sum(mine for mine, _ in offered) < sum(usual for _, usual in offered)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_every_character(game: str) -> None:
    for level in bot_names(game)[:4]:
        for character in character_names():
            assert is_bot(f"{level}:{character}", game)
            bot_named(f"{level}:{character}", game, Random(1))


@pytest.mark.parametrize("name", ["deputy:angry", "uniform:bold", "deputy:", ":bold"])
def test_an_unknown_character_is_refused(name: str) -> None:
    assert not is_bot(name, "winchester")
    with pytest.raises(BotError):
        bot_named(name, "winchester", Random(1))


def test_a_table_gets_each_character_once_before_any_comes_twice() -> None:
    taken: list[str] = []
    for _ in character_names():
        taken.append(free_character(taken))

    assert sorted(taken) == sorted(character_names())
    assert free_character(taken) == "steady"


def test_a_bot_takes_another_name_if_somebody_has_its_own() -> None:
    assert free_name("bold", []) == "Buck"
    assert free_name("bold", ["buck", None]) not in ("Buck", "Ada", "Cora", "Duke", "Etta")


def test_bots_comment_on_what_everybody_saw() -> None:
    lost = DuelFought(winner=RIVAL, loser=ME, plot=3)
    dear = PlotSold(RIVAL, 3, 12, 4, 0, is_forced=False)
    cheap = PlotSold(RIVAL, 3, 2, 0, 2, is_forced=False)
    robbed = dicetown_events.JoeRobbed(RIVAL, ME, 3)

    assert [occasion(event, ME) for event in (lost, dear, cheap)] == ["lost", "rival", None]
    offer = dicetown_events.OfferMade(RIVAL, ME, "mine", Bundle(1, 0, 0, 0, ()))

    assert dicetown_occasion(robbed, ME) == "robbed"
    assert [dicetown_occasion(offer, seat) for seat in (ME, RIVAL)] == ["haggles", None]
    assert occasion(lost, RIVAL) == "duel"


def test_the_talkative_one_talks_more_than_the_others_and_nobody_talks_much() -> None:
    event = DuelFought(winner=RIVAL, loser=ME, plot=3)
    rate = {
        character: sum(
            remark(winchester, [event], ME, character, Random(n)) is not None for n in range(400)
        )
        for character in character_names()
    }

    assert max(rate, key=rate.__getitem__) == "talkative"
    assert 50 < rate["talkative"] < 150
    assert all(count < 40 for character, count in rate.items() if character != "talkative")
    assert remark(winchester, [], ME, "talkative", Random(1)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_every_character_has_words(language: str) -> None:
    keys = [key for by in PHRASES.values() for some in by.values() for key in some]
    keys += [f"character-{character}" for character in character_names()]

    assert len({say(phrase(key), language) for key in keys}) >= len(keys) - 2


def test_on_lively_occasions_every_character_has_a_line_more_often() -> None:
    played = dicetown_events.CardPlayed(ME, "dynamite")
    for character in character_names():
        said = [remark(dicetown, [played], ME, character, Random(n)) for n in range(200)]

        assert {*said} == {None, f"talk-{character}-played"}
        assert 30 < 200 - said.count(None) < 80
    assert dicetown_occasion(played, RIVAL) is None

"""Typed text is interpreted: answers by their words, questions by their topics."""

from __future__ import annotations

import pytest

from tests.support.dicetown import deal as town
from tests.support.people import ANN, BOB, CAT, NAMES
from tests.support.winchester import deal
from tinhorn.games import dicetown, winchester
from tinhorn.games.dicetown.actions import Roll
from tinhorn.games.dicetown.phases import Offering
from tinhorn.games.winchester.actions import DrawPlot
from tinhorn.kernel.game import Viewer
from tinhorn.locale import LANGUAGES, say
from tinhorn.questions.interpretation import (
    Interpretation,
    QuestionContext,
    aliases,
    interpret,
    question_context,
)


def auction(viewer: Viewer = ANN) -> QuestionContext:
    """BOB owns plot 7 and bids 2 for plot 13; ANN and CAT are asked next."""
    table = deal(first=BOB).auction(7, BOB, 2).chance(DrawPlot(13)).bids((BOB, 2), (CAT, None))
    return question_context(winchester, table.seen_by(viewer), NAMES[:3], "en")


def tied() -> QuestionContext:
    """ANN and BOB are tied for the mine; CAT wears the star."""
    table = town(sheriff=CAT).hands("9 9 J Q K", "9 9 J Q A", "10 10 10 10 10").until(Offering)
    return question_context(dicetown, table.seen_by(ANN), NAMES[:3], "en")


def chosen(text: str, said: QuestionContext) -> list[str]:
    """Return the names of the options that were chosen."""
    return [
        say(said.options[place].label, "en", said.names) for place in interpret(text, said).options
    ]


def told(text: str, said: QuestionContext) -> list[str]:
    """Return the sentences that answer."""
    return [say(line, "en", said.names) for line in interpret(text, said).lines]


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("1", "Pass"),
        ("pass", "Pass"),
        ("PASS!", "Pass"),
        ("bid 5", "Bid $5,000"),
        ("bid $5,000", "Bid $5,000"),
        ("bid 5 000", "Bid $5,000"),
        ("duel", "Declare a duel"),
        ("call a duel", "Declare a duel"),
    ],
)
def test_an_answer_is_given_by_its_number_or_by_its_words(text: str, option: str) -> None:
    assert chosen(text, auction()) == [option]


def test_words_that_fit_several_answers_choose_none() -> None:
    assert chosen("bid", auction()) == []
    assert told("bid", auction())[0].startswith(
        "That could mean several answers: Bid $3,000; Bid $4,000"
    )


def test_of_several_answers_the_one_that_says_no_more_is_meant() -> None:
    assert chosen("offer 2", tied()) == ["Offer $2"]
    assert chosen("offer 1 nugget", tied()) == []
    assert chosen("offer nothing", tied()) == ["Offer nothing"]


def test_answers_in_a_row_are_several() -> None:
    assert chosen("offer $2 and $3", tied()) == ["Offer $2", "Offer $3"]


def test_a_number_beyond_the_options_is_no_answer() -> None:
    assert not interpret("99", auction()).is_known


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("my money", ["You have $9,000."]),
        ("money of Bob", ["BOB’s money is secret."]),
        ("plots of bob", ["BOB owns plot 7."]),
        ("who leads?", ["$2,000 by BOB.", "Still in: ANN and BOB.", "Passed: CAT."]),
        (
            "plot 7",
            ["Plot 7: forest, Movement token, river, rails; next to 2, 3, 4, 5; owned by BOB."],
        ),
        ("what is asked", ["Plot 13: BOB leads with $2,000. Raise or pass?"]),
    ],
)
def test_a_question_names_a_topic_and_perhaps_a_player(text: str, sentences: list[str]) -> None:
    assert told(text, auction()) == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_ask_and_answer(language: str) -> None:
    table = deal(first=BOB).chance(DrawPlot(13)).bids((BOB, 2), (CAT, None))
    said = question_context(winchester, table.seen_by(ANN), NAMES[:3], language)
    mine, money = (" ".join(aliases(topic, language)[0]) for topic in ("me", "money"))

    [answer] = interpret(f"{mine} {money}", said).lines

    assert answer.key == "winchester-report-money-you"
    for place, option in enumerate(said.options):
        assert interpret(say(option.label, language, said.names), said).options == (place,)


def test_a_name_alone_asks_for_all_about_that_player() -> None:
    answers = told("Cat", auction())

    assert "CAT has passed" not in answers
    assert len(answers) == 4
    assert all("CAT" in answer for answer in answers)


def test_a_topic_without_a_name_covers_every_player() -> None:
    assert len(told("duel tokens", auction())) == 3


def test_what_can_be_done_is_numbered() -> None:
    assert told("what can I do", auction())[:2] == ["1. Pass", "2. Bid $3,000"]


def test_a_player_who_is_not_asked_has_no_options() -> None:
    assert told("what can I do", auction(CAT)) == ["You have nothing to decide right now."]


def test_a_looker_on_owns_nothing() -> None:
    assert len(told("my money", auction(None))) == 3


def test_a_topic_that_has_nothing_now_says_so() -> None:
    said = auction()
    nothing = QuestionContext(said.viewer, said.names, "en", said.question, (), said.statements[:1])

    assert told("money of Cat", nothing) == ["There is nothing to say about that right now."]


def test_a_rule_is_asked_for_by_its_id() -> None:
    assert interpret("rule w-duel-3 please", auction()) == Interpretation(
        topic="rule", rule="W-DUEL-3"
    )
    assert interpret("rules", auction()) == Interpretation(topic="rule")


@pytest.mark.parametrize(("text", "topic"), [("story", "story"), ("undo", "undo")])
def test_what_the_asker_has_at_hand_is_named(text: str, topic: str) -> None:
    assert interpret(text, auction()).topic == topic


def test_help_lists_what_can_be_asked() -> None:
    [answer] = told("help", auction())

    assert "money, plots, tokens" in answer
    assert answer.count("saloon") == 1


def test_text_that_is_not_understood_is_answered_with_the_topics() -> None:
    unknown, help_ = told("sing a song", auction())

    assert unknown == "Sorry, I don’t understand “sing a song”. Try “help”."
    assert help_ == told("help", auction())[0]
    assert not interpret("sing a song", auction()).is_known


def test_a_question_in_more_words_is_understood_if_it_is_no_answer() -> None:
    assert told("tell me about the saloon now", auction()) == ["Tips in the saloon: $1,000."]


def test_words_of_a_topic_are_a_question_even_if_an_answer_has_them_too() -> None:
    said = tied()

    assert chosen("nuggets", said) == []
    assert "ANN" not in told("my nuggets", said)[0]


def rolled() -> QuestionContext:
    """ANN has 9 10 J A A under her cup, on the text page."""
    table = town(sheriff=CAT)
    table.chance(Roll((("9", "10", "J", "A", "A"), ("9",) * 5, ("Q",) * 5)))
    return question_context(dicetown, table.seen_by(ANN), NAMES[:3], "en", is_lettered=True)


def test_the_question_names_the_dice_that_were_rolled() -> None:
    said = rolled()

    assert say(said.question, "en", said.names) == "You rolled 9 10 J A A. Which do you keep?"


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("10", "Keep 10, free"),
        ("9", "Keep 9, free"),
        ("A", "Keep A, free"),
        ("a a", "Keep A A for $1"),
        ("10 J A", "Keep 10 J A for $2"),
        ("keep j", "Keep J, free"),
    ],
)
def test_faces_mean_dice_on_the_text_page(text: str, option: str) -> None:
    assert chosen(text, rolled()) == [option]


def test_options_on_the_text_page_have_letters() -> None:
    said = rolled()

    assert not {"A", "J", "K", "Q"} & {*said.marks}
    assert interpret("b", said).options == (0,)
    assert interpret("C.", said).options == (1,)
    assert interpret("1", said).options == (), "not the option that costs $1"


@pytest.mark.parametrize("text", ["4", "4k", "4000", "$4,000", "bid 4"])
def test_amounts_can_be_typed_as_people_write_them(text: str) -> None:
    table = deal(first=BOB).chance(DrawPlot(13)).bids((BOB, 2), (CAT, None))
    said = question_context(winchester, table.seen_by(ANN), NAMES[:3], "en", is_lettered=True)

    assert chosen(text, said) == ["Bid $4,000"]


def test_cards_and_objectives_are_asked_for_by_name() -> None:
    wanted = interpret("what does Wanted do?", rolled())

    assert told("what does Wanted do?", rolled())[0].startswith("Wanted: when somebody else plays")
    assert wanted.rule == "D-WANTED"
    assert interpret("five plots", auction()).rule == "W-SHARED-3"


def test_the_score_so_far_can_be_asked_for() -> None:
    assert told("my score", rolled())[0].startswith("So far you have")
    assert told("my score", auction())[0].startswith("So far you have $")


def test_rules_are_searched_by_words() -> None:
    assert interpret("rule about ties", rolled()) == Interpretation(
        topic="rule", search="about ties"
    )


def test_help_on_the_text_page_is_short_and_grows_on_demand() -> None:
    [short], [long] = told("help", rolled()), told("more", rolled())

    assert "“more”" in short
    assert "nuggets" not in short
    assert "nuggets" in long

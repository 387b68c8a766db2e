"""What people are told of Dice Town: keys and their arguments, before a language is chosen."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.support.dicetown import NOTHING, DiceTownTable, deal, dice
from tests.support.people import ANN, BOB, CAT
from tests.support.table import golden
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    Action,
    Deal,
    DrawElixir,
    DrawLoot,
    DrawProperties,
    DrawStore,
    Give,
    Keep,
    KeepWithBrute,
    NameGiver,
    NameLeader,
    NameWinner,
    Offer,
    OrderVisits,
    Pass,
    Play,
    Protect,
    Rob,
    Roll,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TakeTopElixir,
    Trim,
    TurnDie,
)
from tinhorn.games.dicetown.events import (
    BankRobbed,
    BrutePaidFor,
    CardGiven,
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardStolen,
    DiceKept,
    DiceRolled,
    DiceTrimmed,
    Event,
    GamblerPlayed,
    GiverNamed,
    LastDiceRolled,
    LeaderNamed,
    LootDrawn,
    LuckDrawn,
    OfferMade,
    PropertyDrawn,
)
from tinhorn.games.dicetown.phases import (
    AtDoc,
    Bundle,
    Countering,
    Gambling,
    Reacting,
    Robbing,
    Trimming,
    Visit,
)
from tinhorn.games.dicetown.windows import benefit
from tinhorn.kernel.game import Viewer
from tinhorn.kernel.phrase import Phrase, name_of, names_of, phrase

LOGS = ("mine", "properties", "both", "cards", "sheriff", "bribes", "no-bribes")
BRUTE, WANTED = phrase("dicetown-card-brute"), phrase("dicetown-card-wanted")
DEED = phrase("dicetown-card-property-2")


def asked(table: DiceTownTable, viewer: Viewer) -> Phrase:
    return dicetown.question(table.seen_by(viewer))


def listing(first: Phrase, rest: Phrase) -> Phrase:
    return phrase("dicetown-list", first=first, rest=rest)


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Keep(()), phrase("dicetown-label-keep-none")),
        (Keep(("9",)), phrase("dicetown-label-keep", dice="9", cost=0)),
        (Keep(("9", "K")), phrase("dicetown-label-keep", dice="9 K", cost=1)),
        (KeepWithBrute(("9", "K")), phrase("dicetown-label-brute", dice="9 K")),
        (Trim(("9", "K")), phrase("dicetown-label-trim", dice="9 K")),
        (Pass(), phrase("dicetown-label-pass")),
        (Play("wanted"), phrase("dicetown-label-play", card=WANTED)),
        (TurnDie("9", "A"), phrase("dicetown-label-turn", die="9", face="A")),
        (NOTHING, phrase("dicetown-label-offer", offer=phrase("dicetown-nothing"))),
        (
            Offer(2, 1, ("wanted",)),
            phrase(
                "dicetown-label-offer",
                offer=listing(
                    phrase("dicetown-bills", count=2),
                    listing(phrase("dicetown-nuggets", count=1), WANTED),
                ),
            ),
        ),
        (NameLeader(BOB), phrase("dicetown-label-leader", seat=name_of(BOB))),
        (TakeCard("wanted"), phrase("dicetown-label-card", card=WANTED)),
        (Steal("wanted"), phrase("dicetown-label-card", card=WANTED)),
        (Give("property-2"), phrase("dicetown-label-card", card=DEED)),
        (SendJoe(BOB), phrase("dicetown-label-joe", target_seat=name_of(BOB))),
        (
            Rob(BOB, 2, 1),
            phrase("dicetown-label-rob", victim_seat=name_of(BOB), store=2, properties=1),
        ),
        (
            OrderVisits((BOB, ANN)),
            phrase("dicetown-label-order", visitor_seats=names_of((BOB, ANN))),
        ),
        (
            TakeElixir("luck"),
            phrase("dicetown-label-elixir", elixir=phrase("dicetown-elixir-luck")),
        ),
        (TakeTopElixir(), phrase("dicetown-label-elixir-top")),
        (NameGiver(BOB), phrase("dicetown-label-giver", seat=name_of(BOB))),
        (Protect(("property-2",)), phrase("dicetown-label-protect", cards=DEED)),
        (NameWinner(BOB), phrase("dicetown-label-winner", seat=name_of(BOB))),
        (Roll(()), phrase("dicetown-label-roll")),
        (DrawStore(("wanted",)), phrase("dicetown-label-draw", cards=WANTED)),
        (DrawLoot(("wanted",)), phrase("dicetown-label-draw", cards=WANTED)),
        (DrawProperties(("property-2",)), phrase("dicetown-label-draw", cards=DEED)),
        (DrawElixir("luck"), phrase("dicetown-label-draw", cards=phrase("dicetown-elixir-luck"))),
        (
            Deal(sheriff=ANN, properties=("property-2",), elixirs=("luck",)),
            phrase("dicetown-label-deal"),
        ),
    ],
)
def test_every_option_has_a_name(action: Action, expected: Phrase) -> None:
    assert dicetown.label(action) == expected


def test_who_is_asked_is_spoken_to_and_the_others_hear_of_them() -> None:
    table = deal().quiet(hall=ANN).hands("9 9 9 A A", "9 9 K A A", "Q Q Q K K")
    assert table.is_in(Robbing)

    assert asked(table, CAT) == phrase("dicetown-question-rob-you", seat=name_of(CAT), count=3)
    for viewer in (ANN, BOB, None):
        assert asked(table, viewer) == phrase("dicetown-question-rob", seat=name_of(CAT), count=3)


def test_of_sealed_answers_nobody_hears_who_owes_one() -> None:
    table = deal().rolls("9 9 J K A", "10 10 Q Q A", "9 J Q K A").does(ANN, Keep(("9",)))

    assert asked(table, BOB) == phrase("dicetown-question-keep-you", dice="10 10 Q Q A")
    for viewer in (ANN, None):
        assert asked(table, viewer) == phrase("dicetown-question-keep")


def test_who_has_nothing_to_play_is_told_so_and_nobody_else() -> None:
    hands = ("9 9 9 A A", "10 10 10 A A", "K K K A A")
    holder, other = (deal(store={ANN: [card]}).hands(*hands) for card in ("dynamite", "brute"))
    card = phrase("dicetown-card-dynamite")
    own = phrase("dicetown-dug-you", seat=name_of(ANN), count=3)
    hers = phrase("dicetown-dug", seat=name_of(ANN), count=3)

    assert asked(holder, ANN) == phrase("dicetown-question-react-you", card=card, situation=own)
    assert asked(other, ANN) == phrase("dicetown-question-react-none-you", card=card, situation=own)
    for table in (holder, other):
        assert table.is_in(Reacting)
        assert asked(table, BOB) == phrase("dicetown-question-react", card=card, situation=hers)


def test_the_prompt_of_a_counter_names_the_card_and_who_played_it() -> None:
    table = deal(store={ANN: ["brute"], BOB: ["wanted"]}).rolls("9 9 J K A", *["9 9 9 9 9"] * 2)
    table.do_all({ANN: KeepWithBrute(dice("9 9")), BOB: Keep(("9",)), CAT: Keep(("9",))})
    assert table.is_in(Countering)
    about = phrase("dicetown-about-brute", dice="9 9")

    assert asked(table, BOB) == phrase(
        "dicetown-question-counter-you", card=BRUTE, player_seat=name_of(ANN), about=about
    )
    assert asked(table, CAT) == phrase(
        "dicetown-question-counter", card=BRUTE, player_seat=name_of(ANN), about=about
    )


def test_the_prompts_of_the_hand() -> None:
    table = deal(store={ANN: ["brute", "gambler"], BOB: ["wanted"]}).wastes(8)
    table.rolls("9 9 J K A", *["9 9 9 9 9"] * 2)
    table.do_all({ANN: KeepWithBrute(dice("9 9")), BOB: Keep(("9",)), CAT: Keep(("9",))})
    table.plays(BOB, "wanted")
    assert table.is_in(Trimming)

    assert asked(table, ANN) == phrase("dicetown-question-trim-you", seat=name_of(ANN), count=1)
    table.does(ANN, Trim(("9",)))
    assert table.is_in(Gambling)
    assert asked(table, ANN) == phrase("dicetown-question-turn-you")


@pytest.mark.parametrize("log", LOGS)
def test_every_prompt_of_a_whole_game_has_its_words(log: str) -> None:
    whole = golden(f"dicetown/{log}.log")
    table = golden(f"dicetown/{log}.log", at=0)

    for entry in whole.entries:
        for viewer in (ANN, BOB, None):
            said = dicetown.question(table.seen_by(viewer))
            assert said.key.startswith("dicetown-")
        table.does(entry.seat, entry.action)

    assert whole.outcome is not None
    winners = whole.outcome.ranking[0]
    over = phrase("dicetown-question-over", winner_seats=names_of(winners))
    assert dicetown.question(table.seen_by(None)) == over
    assert dicetown.question(table.seen_by(winners[0])) == phrase("dicetown-question-over-you")


def test_a_reader_is_told_of_their_own_doing_as_theirs() -> None:
    robbed = BankRobbed(BOB, 3)

    assert dicetown.narrate(robbed, BOB) == phrase("dicetown-bank-you", seat=name_of(BOB), bills=3)
    for reader in (ANN, None):
        assert dicetown.narrate(robbed, reader) == phrase(
            "dicetown-bank", seat=name_of(BOB), bills=3
        )


def test_the_sheriff_is_told_that_offers_are_made_to_them() -> None:
    table = deal().hands("9 9 J J K", "9 9 Q Q A", "10 J Q K K")
    assert table.state.sheriff == CAT

    keys = [asked(table, viewer).key for viewer in (ANN, CAT, None)]

    offer = "dicetown-question-offer"
    assert keys == [f"{offer}-you", f"{offer}-sheriff", offer]


def test_what_is_done_to_the_reader_is_told_as_done_to_them() -> None:
    named = GiverNamed(ANN, BOB, "store")

    keys = [dicetown.narrate(named, reader).key for reader in (ANN, BOB, CAT, None)]

    assert keys == ["dicetown-giver-you", "dicetown-giver-to-you", *["dicetown-giver"] * 2]


def test_a_roll_is_told_to_who_rolled_it() -> None:
    rolled = DiceRolled((dice("9 A"), dice("K K")))

    assert dicetown.narrate(rolled.seen_by(BOB), BOB) == phrase("dicetown-rolled-you", dice="K K")
    assert dicetown.narrate(rolled.seen_by(None), None) == phrase("dicetown-rolled")


@pytest.mark.parametrize(
    ("hand", "rolled", "name"),
    [
        ("J J J J J", "J J", "five"),
        ("9 9 9 9 A", "9", "four"),
        ("10 J Q K A", "A", "straight"),
        ("9 10 J Q K", "9 10 J Q K", None),
        ("Q Q Q J J", "Q Q Q J J", "two"),
        ("Q Q Q J J", "Q Q J J", None),
        ("A A A K Q", "A A A K Q", None),
    ],
)
def test_a_hand_that_everybody_should_notice_is_named(
    hand: str, rolled: str, name: str | None
) -> None:
    whole, last = dice(hand), dice(rolled)
    for event in (DiceKept(ANN, last, 0, whole), LastDiceRolled(ANN, last, whole)):
        named = dicetown.narrate(event, BOB).args.get("hand")
        key = named.key if isinstance(named, Phrase) else None
        assert key == (name and f"dicetown-hand-{name}")


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (DiceKept(ANN, (), 1), "dicetown-kept-none"),
        (DiceKept(ANN, ("9", "9"), 1), "dicetown-kept"),
        (DiceTrimmed(ANN, ("9",), 0), "dicetown-trimmed"),
        (BrutePaidFor(ANN, 2), "dicetown-brute-paid"),
        (CardPlayed(ANN, "brute"), "dicetown-played"),
        (GamblerPlayed(ANN, "9", "K"), "dicetown-played-turn"),
        (LeaderNamed(CAT, ANN, "mine"), "dicetown-leader"),
        (LeaderNamed(CAT, CAT, "mine"), "dicetown-leader-self"),
    ],
)
def test_what_happened_is_told_as_it_happened(event: Event, key: str) -> None:
    assert dicetown.narrate(event, None).key == key


@pytest.mark.parametrize(
    ("event", "name", "face", "back"),
    [
        (CardsDrawn(ANN, 1, ("wanted",)), "cards", WANTED, "store"),
        (CardKept(ANN, "wanted"), "card", WANTED, "store"),
        (LuckDrawn(ANN, "wanted"), "card", WANTED, "store"),
        (PropertyDrawn(ANN, "property-2"), "card", DEED, "property"),
        (LootDrawn(ANN, BOB, 0, 1, ("property-2",)), "cards", DEED, "property"),
        (CardStolen(ANN, BOB, "store", "wanted"), "card", WANTED, "store"),
        (CardGiven(ANN, BOB, "property", "property-2"), "card", DEED, "property"),
        (OfferMade(ANN, BOB, "mine", Bundle(0, 0, 1, 0, ("wanted",))), "offer", WANTED, "store"),
    ],
)
def test_faces_are_told_to_those_who_saw_them_and_backs_to_the_others(
    event: Event, name: str, face: Phrase, back: str
) -> None:
    assert dicetown.narrate(event.seen_by(ANN), ANN).args[name] == face
    told = dicetown.narrate(event.seen_by(CAT), CAT).args[name]
    assert told == phrase(f"dicetown-back-{back}", count=1)


def test_nervous_joe_drawn_by_luck_is_told_to_all() -> None:
    drawn = LuckDrawn(ANN, "joe")

    assert dicetown.narrate(drawn.seen_by(BOB), BOB).args["card"] == phrase("dicetown-card-joe")


def test_every_kind_of_event_is_told_to_everybody() -> None:
    events = [event for log in LOGS for event in golden(f"dicetown/{log}.log").events]
    rare = {DiceTrimmed, BrutePaidFor}
    assert {type(event) for event in events} >= set(get_args(Event)) - rare

    for event in events:
        for reader in (ANN, BOB, None):
            assert dicetown.narrate(event.seen_by(reader), reader).key.startswith("dicetown-")


def test_offers_add_up_and_nothing_else_does() -> None:
    assert dicetown.combine([Offer(2, 0, ()), Offer(0, 1, ()), Offer(0, 0, ("brute",))]) == Offer(
        2, 1, ("brute",)
    )
    assert dicetown.combine([Offer(2, 0, ()), Pass()]) is None


def test_a_card_played_at_doc_badlucks_says_that_an_elixir_is_at_stake() -> None:
    view = dicetown.view(deal().state, ANN)

    assert benefit(view, AtDoc(visit=Visit(ANN, ()))) == phrase("dicetown-about-elixir")

"""What is hidden from whom, row by row of the table in games/dicetown/rulebook/en.md."""

from __future__ import annotations

from random import Random

from tests.support.dicetown import NOTHING, DiceTownTable, deal, dice
from tests.support.people import ANN, BOB, CAT
from tests.support.secrets_dicetown import hidden_cards, is_true
from tests.support.table import golden
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    DrawLoot,
    DrawProperties,
    Give,
    Keep,
    NameGiver,
    NameLeader,
    Offer,
    Play,
    Protect,
    Rob,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
)
from tinhorn.games.dicetown.components import Card
from tinhorn.games.dicetown.events import GamblerPlayed, RoundBegan, StoreShuffled
from tinhorn.games.dicetown.phases import (
    DrawingCards,
    Keeping,
    Offering,
    Reacting,
    Robbing,
    Rolling,
    Visiting,
)
from tinhorn.games.dicetown.rules.memory import hand, holds
from tinhorn.games.dicetown.state import Note, State
from tinhorn.kernel.chance import without
from tinhorn.kernel.game import Viewer

EVERYONE: tuple[Viewer, ...] = (ANN, BOB, CAT, None)
ANN_SHOPS = ("J J J K A", "Q Q K A A", "Q K K K A")


def imagined(table: DiceTownTable, viewer: Viewer, worlds: int = 60) -> list[State]:
    seen = table.seen_by(viewer)
    return [dicetown.imagine(seen, Random(seed)) for seed in range(worlds)]


def hands_with(card: Card, worlds: list[State]) -> set[int | None]:
    """Return in whose hands this card is imagined; `None` for elsewhere."""
    found: set[int | None] = set()
    for world in worlds:
        hands = [player.store + player.properties for player in world.players]
        held = {seat for seat, hand in enumerate(hands) if card in hand}
        found |= held or {None}
    return found


def test_dice_under_a_cup_and_what_is_kept_of_them_are_known_to_that_player() -> None:
    table = deal().rolls("9 9 J K A", "10 10 Q Q A", "9 J Q K A").does(ANN, Keep(dice("9 9")))

    for viewer in EVERYONE:
        phase = table.seen_by(viewer).phase
        assert isinstance(phase, Keeping)
        assert [bool(under) for under in phase.dice] == [seat == viewer for seat in range(3)]
        assert phase.answers == (Keep(dice("9 9")) if viewer == ANN else None, None, None)


def test_a_sealed_offer_is_known_to_that_player() -> None:
    table = deal().hands("9 9 J J K", "9 9 Q Q A", "10 J Q K K").does(ANN, Offer(5, 0, ()))

    for viewer in EVERYONE:
        phase = table.seen_by(viewer).phase
        assert isinstance(phase, Offering)
        assert phase.answers == (Offer(5, 0, ()) if viewer == ANN else None, None, None)


def test_cards_in_hand_are_known_to_that_player() -> None:
    table = deal(store={ANN: ["brute"]}).quiet(hall=ANN)
    deeds = table.properties(ANN)

    own = table.seen_by(ANN).players[ANN]

    assert (own.store, own.properties) == (("brute",), deeds)
    for viewer in (BOB, CAT, None):
        other = table.seen_by(viewer).players[ANN]
        assert (other.store, other.properties) == ((None,), (None,) * len(deeds))


def test_bills_nuggets_card_counts_dice_display_star_and_protected_are_known_to_all() -> None:
    table = deal(store={ANN: ["brute"]}, elixirs=("protection", "charm")).wastes(1)
    table.round("9 9 9 A A", "10 10 10 A A", "K K K A A").to_doc(ANN).until(Visiting)
    table.does(ANN, TakeElixir("protection")).until(Rolling)
    table.rolls("9 9 J K A", "10 10 Q Q A", "9 J Q K A").keeps("9 9", "A", "K").passes()
    state = table.state

    for viewer in EVERYONE:
        seen = table.seen_by(viewer)
        assert (seen.mine, seen.bank, seen.coach) == (state.mine, state.bank, state.coach)
        assert (seen.display, seen.sheriff, seen.round) == (
            state.display,
            state.sheriff,
            state.round,
        )
        for shown, player in zip(seen.players, state.players, strict=True):
            assert (shown.bills, shown.nuggets, shown.dice, shown.protected) == (
                player.bills,
                player.nuggets,
                player.dice,
                player.protected,
            )
            assert len(shown.store) == len(player.store)
            assert len(shown.properties) == len(player.properties)


def test_of_decks_and_discards_only_the_size_is_known() -> None:
    table = deal().hands(*ANN_SHOPS).draws("brute", "joe", "wanted").does(ANN, TakeCard("wanted"))

    for viewer in EVERYONE:
        seen = table.seen_by(viewer)
        assert (seen.property_deck, seen.store_deck, seen.discards) == (17, 16, 2)


def test_the_elixirs_left_are_known_but_not_their_order() -> None:
    seen = deal(elixirs=("wealth", "charm")).seen_by(ANN)

    assert seen.elixir_deck == tuple(sorted(seen.elixir_deck))
    assert len(seen.elixir_deck) == 5


def test_elixirs_and_action_cards_that_were_played_are_known_to_all() -> None:
    table = deal(store={ANN: ["dynamite"]}, elixirs=("wealth", "charm"))
    table.hands("9 9 9 A A", "10 10 10 A A", "K K K A A").does(ANN, Play("dynamite")).round_over()
    table.to_doc(ANN).until(Visiting).does(ANN, TakeElixir("wealth"))

    for viewer in EVERYONE:
        assert table.seen_by(viewer).played == ("dynamite",)
        assert table.seen_by(viewer).elixir_discards == ("wealth",)


def test_a_view_carries_the_question_and_the_options_of_its_viewer_only() -> None:
    table = deal(store={ANN: ["dynamite"]}).hands("9 9 9 A A", "10 10 10 A A", "K K K A A")

    asked = table.seen_by(ANN)

    assert asked.decision is not None
    assert (asked.decision.seat, asked.decision.kind) == (ANN, "react")
    assert asked.options == table.options(ANN)
    for viewer in (BOB, CAT, None):
        assert table.seen_by(viewer).decision is None
        assert table.seen_by(viewer).options == ()


def test_at_the_end_all_hands_are_open() -> None:
    table = golden("dicetown/properties.log")

    for viewer in (ANN, BOB, None):
        seen = table.seen_by(viewer)
        for shown, player in zip(seen.players, table.state.players, strict=True):
            assert (shown.store, shown.properties) == (player.store, player.properties)


def test_a_property_taken_in_public_is_remembered_in_that_hand() -> None:
    table = deal(display=("property-5", "property-1", "property-1"))
    table.round("9 9 9 9 9", "10 10 10 A A", "K K K A A")

    for viewer in (BOB, CAT, None):
        assert all(
            "property-5" in world.players[ANN].properties for world in imagined(table, viewer)
        )


def seen_by_the_thief() -> DiceTownTable:
    """Cat has seen Bob's Brute and Wanted, and stole neither but his property."""
    table = deal(store={BOB: ["brute", "wanted"]}).hands("9 9 9 A A", "9 9 K A A", "Q Q Q K K")
    table.until(Robbing).does(CAT, Rob(BOB, 2, 1))
    table.chance(DrawLoot(("brute", "wanted", "property-1"))).does(CAT, Steal("property-1"))
    return table.round_over()


def test_the_thief_remembers_what_was_given_back() -> None:
    table = seen_by_the_thief()

    assert hands_with("wanted", imagined(table, CAT)) == {BOB}
    assert hands_with("brute", imagined(table, CAT)) >= {BOB}
    for viewer in (ANN, None):
        assert len(hands_with("wanted", imagined(table, viewer, 200))) > 1


def test_the_victim_knows_what_was_stolen() -> None:
    table = deal(store={BOB: ["brute", "wanted"]}).hands("9 9 9 A A", "9 9 K A A", "Q Q Q K K")
    table.until(Robbing).does(CAT, Rob(BOB, 2, 1))
    table.chance(DrawLoot(("brute", "wanted", "property-1"))).does(CAT, Steal("wanted"))

    assert hands_with("wanted", imagined(table, BOB)) == {CAT}
    for viewer in (ANN, None):
        assert len(hands_with("wanted", imagined(table, viewer, 200))) > 1


def test_what_was_seen_may_be_elsewhere_once_a_card_moved_unseen() -> None:
    table = seen_by_the_thief()
    table.hands("Q Q 9 9 9", "10 10 A A A", "K K K A A").until(Robbing)
    table.does(ANN, Rob(BOB, 2, 0)).chance(DrawLoot(("brute", "wanted"))).does(ANN, Steal("brute"))

    assert hands_with("wanted", imagined(table, CAT, 200)) == {ANN, BOB}
    assert hands_with("brute", imagined(table, BOB)) == {ANN}


def test_what_was_seen_has_gone_with_the_whole_hand() -> None:
    table = deal(store={BOB: ["wanted"]}).hands("9 9 9 A A", "9 9 K A A", "Q Q K K K")
    table.until(Robbing).does(CAT, Rob(BOB, 1, 1)).chance(DrawLoot(("wanted", "property-1")))
    table.does(CAT, Steal("property-1")).round_over()

    table.hands("Q 9 9 9 9", "10 10 A A A", "K K K A A").until(Robbing)
    table.does(ANN, Rob(BOB, 1, 0)).chance(DrawLoot(("wanted",))).does(ANN, Steal("wanted"))

    assert hands_with("wanted", imagined(table, CAT)) == {ANN}


def test_ones_own_discards_are_imagined_among_the_discards() -> None:
    table = deal().quiet().hands(*ANN_SHOPS).draws("brute", "joe", "wanted")
    table.does(ANN, TakeCard("brute"))

    for world in imagined(table, ANN):
        assert world.discards == ("joe", "wanted")
    assert len({world.discards for world in imagined(table, BOB)}) > 1


def test_and_in_the_deck_once_they_were_shuffled() -> None:
    table = deal().quiet().hands("J J J J J", "Q Q K A A", "Q K K K A")
    table.draws("barmaids", "brute", "joe", "shares", "wanted").does(ANN, TakeCard("shares"))
    table.round_over()
    while len(table.state.store_deck) > 4:
        table.round("Q Q K A A", "J J J J J", "Q K K K A")
    table.hands("Q Q K A A", "J J J J J", "Q K K K A").until(DrawingCards)
    table.goes_on()

    worlds = imagined(table, ANN)

    assert len(worlds) == 60
    assert all(is_true(table.seen_by(ANN).memory, hidden_cards(world)) for world in worlds)


def test_who_gave_a_card_knows_where_it_is() -> None:
    table = deal(store={BOB: ["brute", "wanted"]}, elixirs=("friendship", "charm")).to_doc(ANN)
    table.until(Visiting).does(ANN, TakeElixir("friendship"))
    table.does(ANN, NameGiver(BOB)).does(BOB, Give("wanted")).round_over()

    assert hands_with("wanted", imagined(table, BOB)) == {ANN}
    assert len(hands_with("wanted", imagined(table, CAT, 200))) > 1


def test_the_sheriff_remembers_an_offer_he_did_not_take() -> None:
    table = deal(store={ANN: ["wanted"]}).hands("9 9 J J K", "9 9 Q Q A", "10 J Q K K")
    table.do_all({ANN: Offer(0, 0, ("wanted",)), BOB: NOTHING}).does(CAT, NameLeader(BOB))

    assert hands_with("wanted", imagined(table, CAT)) == {ANN}
    assert len(hands_with("wanted", imagined(table, BOB, 200))) > 1


def unseen_property() -> DiceTownTable:
    """Let only Ann know her Property 5, because she drew it by Corruption."""
    table = deal(store={ANN: ["corruption"]}).hands("9 9 9 9 9", "10 10 10 A A", "K K K A A")
    table.until(Reacting, card="corruption").does(ANN, Play("corruption"))
    return table.chance(DrawProperties(("property-5",))).round_over()


def knows_the_property(table: DiceTownTable, viewer: Viewer) -> bool:
    return ("property-5", hand(ANN, "property")) in table.seen_by(viewer).memory


def test_the_thief_remembers_a_property_that_was_given_back() -> None:
    table = unseen_property().hands("9 9 9 A A", "10 10 K A A", "Q Q K K K").until(Robbing)
    lowest = table.properties(ANN)[0]

    table.does(CAT, Rob(ANN, 0, 2)).chance(DrawLoot((lowest, "property-5")))
    table.does(CAT, Steal(lowest))

    assert table.properties(ANN)[-1] == "property-5"
    assert [knows_the_property(table, viewer) for viewer in (BOB, CAT, None)] == [0, 1, 0]


def test_the_sheriff_remembers_an_offered_property_that_he_did_not_take() -> None:
    table = unseen_property().hands("9 9 J J K", "9 9 Q Q A", "10 J Q K K").until(Offering)

    table.do_all({ANN: Offer(0, 0, ("property-5",)), BOB: NOTHING}).does(CAT, NameLeader(BOB))

    assert table.properties(ANN)[-1] == "property-5"
    assert [knows_the_property(table, viewer) for viewer in (BOB, CAT, None)] == [0, 1, 0]


def test_a_property_that_was_protected_is_no_longer_imagined_in_the_hand() -> None:
    table = deal(
        display=("property-5", "property-4", "property-3"), elixirs=("protection", "charm")
    )
    for _ in range(3):
        table.quiet(hall=ANN)
    table.to_doc(ANN).until(Visiting).does(ANN, TakeElixir("protection"))
    *_, last = table.properties(ANN)
    table.does(ANN, Protect(table.properties(ANN)[:2])).until(Rolling)

    for world in imagined(table, BOB):
        assert world.players[ANN] == table.state.players[ANN]
        assert world.players[ANN].properties == (last,)


def test_nervous_joe_is_never_imagined_in_a_hand() -> None:
    table = deal(store={ANN: ["brute", "gambler"], BOB: ["marshal", "elixir"]})

    for viewer in EVERYONE:
        for world in imagined(table, viewer):
            assert not any("joe" in player.store for player in world.players)


def test_a_card_of_corruption_is_no_more_known_than_the_deck() -> None:
    table = deal(store={ANN: ["corruption"]}).hands("9 9 9 9 9", "10 10 10 A A", "K K K A A")
    table.until(Reacting, card="corruption").does(ANN, Play("corruption"))
    table.chance(DrawProperties(("property-5",)))

    guesses = {world.players[ANN].properties for world in imagined(table, BOB)}

    assert len(guesses) > 1
    assert {world.players[ANN].properties for world in imagined(table, ANN)} == {
        table.properties(ANN)
    }


def test_each_note_is_about_a_card_of_its_own() -> None:
    """A note that could be about either of two cards leaves the other note the one it needs."""
    first: Note = ("brute", hand(ANN, "store"))
    second: Note = ("brute", hand(BOB, "store"))
    either: Note = ("brute", first[1] | second[1])

    assert holds((either, first), [first, second])
    assert not holds((either, first), [first])
    assert not holds((first,), [("wanted", hand(ANN, "store"))])


def test_who_sent_nervous_joe_is_known_to_have_kept_no_other_card() -> None:
    table = deal(store={ANN: ["dynamite"], CAT: ["brute"]})
    table.hands("9 9 9 9 A", "10 10 10 A A", "K K K K A").plays(ANN, "dynamite").round_over()
    while not table.happened(StoreShuffled):
        table.round("J J J J J", "10 10 10 A A", "K K K K A")
    table.hands("10 10 10 A A", "K K K K A", "J J 9 9 9").until(DrawingCards)

    table.draws("joe", *without(table.state.store_deck, ("joe", "dynamite"))[:1])
    table.does(CAT, SendJoe(ANN))

    assert table.store(CAT) == ("brute",)
    assert CAT not in hands_with("dynamite", imagined(table, BOB))


def test_a_card_that_is_played_has_revealed_something_and_a_new_round_has_not() -> None:
    state = deal().state

    assert dicetown.reveals(state, GamblerPlayed(ANN, "9", "10"))
    assert not dicetown.reveals(state, RoundBegan(2))

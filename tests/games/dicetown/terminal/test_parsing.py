"""How the answers of Dice Town are typed."""

from __future__ import annotations

import pytest

from tests.cli.positions import POSITIONS, WHO
from tests.games.winchester.terminal.test_panels import context
from tests.support.people import ANN, BOB, CAT, DAN
from tinhorn.cli.panels import panel_of
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    Action,
    Give,
    Keep,
    KeepWithBrute,
    NameGiver,
    NameLeader,
    Offer,
    OrderVisits,
    Pass,
    Play,
    Protect,
    Rob,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TakeTopElixir,
    Trim,
    TurnDie,
)
from tinhorn.games.dicetown.phases import (
    ChoosingCard,
    Countering,
    Deciding,
    Gambling,
    Giving,
    Keeping,
    Naming,
    Offering,
    OrderingVisits,
    Protecting,
    Reacting,
    Robbing,
    SendingJoe,
    Stealing,
    Trimming,
    Visiting,
)
from tinhorn.kernel.errors import MalformedActionError

PANEL = panel_of("dicetown")


@pytest.mark.parametrize(
    ("phase", "text", "action"),
    [
        (Keeping, "keep Q q 9", Keep(("Q", "Q", "9"))),
        (Keeping, "q", Keep(("Q",))),
        (Keeping, "10 9", Keep(("10", "9"))),
        (Keeping, "QQ10", Keep(("Q", "Q", "10"))),
        (Keeping, "keep q, 9", Keep(("Q", "9"))),
        (Keeping, "lift j", Keep(("J",))),
        (Keeping, "keep none", Keep(())),
        (Keeping, "none", Keep(())),
        (Keeping, "keep all", Keep(("9", "10", "J", "Q", "Q"))),
        (Keeping, "brute q q", KeepWithBrute(("Q", "Q"))),
        (Keeping, 'keep ["Q","9"]', Keep(("Q", "9"))),
        (Trimming, "keep 9 j q a", Trim(("9", "J", "Q", "A"))),
        (Trimming, "99jq", Trim(("9", "9", "J", "Q"))),
        (Trimming, "1", Trim(("9", "9", "J", "Q"))),
        (Gambling, "turn 9 a", TurnDie("9", "A")),
        (Gambling, "10 K", TurnDie("10", "K")),
        (Gambling, "p", Pass()),
        (Offering, "offer $2 1 nugget brute", Offer(2, 1, ("brute",))),
        (Offering, "offer 3 $, 2 nuggets, property-1", Offer(3, 2, ("property-1",))),
        (Offering, "offer equipment 3 brute", Offer(0, 0, ("equipment-3", "brute"))),
        (Offering, "offer boots (3), brute", Offer(0, 0, ("equipment-3", "brute"))),
        (Offering, "offer boots 2 nuggets", Offer(0, 2, ("equipment-3",))),
        (Offering, "$1", Offer(1, 0, ())),
        (Offering, "offer nothing", Offer(0, 0, ())),
        (Offering, "pass", Offer(0, 0, ())),
        (Deciding, "name ann", NameLeader(ANN)),
        (Deciding, "BOB", NameLeader(BOB)),
        (Deciding, "CAT", NameLeader(CAT)),
        (Deciding, "2", NameLeader(BOB)),
        (Reacting, "play", Play("dynamite")),
        (Reacting, "play dynamite", Play("dynamite")),
        (Reacting, "marshal", Play("marshal")),
        (Reacting, "play unlimited credit", Play("credit")),
        (Reacting, "pass", Pass()),
        (Reacting, "2", Play("dynamite")),
        (Countering, "play wanted", Play("wanted")),
        (Countering, "no", Pass()),
        (ChoosingCard, "take dynamite", TakeCard("dynamite")),
        (ChoosingCard, "take equipment 3", TakeCard("equipment-3")),
        (ChoosingCard, "Boots (3)", TakeCard("equipment-3")),
        (ChoosingCard, "boots 3", TakeCard("equipment-3")),
        (ChoosingCard, "take boots", TakeCard("equipment-3")),
        (ChoosingCard, "joe cat", SendJoe(CAT)),
        (ChoosingCard, "keep joe", TakeCard("joe")),
        (ChoosingCard, "1", TakeCard("dynamite")),
        (SendingJoe, "bob", SendJoe(BOB)),
        (SendingJoe, "send bob", SendJoe(BOB)),
        (Robbing, "rob bob 1 1", Rob(BOB, 1, 1)),
        (Robbing, "bob 0 2", Rob(BOB, 0, 2)),
        (Robbing, "2", Rob(BOB, 0, 2)),
        (Stealing, "steal dynamite", Steal("dynamite")),
        (Stealing, "property 1", Steal("property-1")),
        (OrderingVisits, "order dan cat", OrderVisits((DAN, CAT))),
        (OrderingVisits, "dan, cat", OrderVisits((DAN, CAT))),
        (OrderingVisits, "2", OrderVisits((DAN, CAT))),
        (Visiting, "take wealth", TakeElixir("wealth")),
        (Visiting, "luck", TakeElixir("luck")),
        (Visiting, "top", TakeTopElixir()),
        (Naming, "ask bob", NameGiver(BOB)),
        (Giving, "give marshal", Give("marshal")),
        (Protecting, "protect 1 2", Protect(("property-1", "property-2"))),
    ],
)
def test_answers_are_typed_as_one_would_say_them(phase: type, text: str, action: Action) -> None:
    table = POSITIONS[phase]()
    assert table.is_in(phase)

    assert PANEL.read(text, context(dicetown, table.state, WHO.get(phase, ANN))) == action


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        (Keeping, "3"),
        (Keeping, "keep"),
        (Keeping, "keep x"),
        (Gambling, "turn 9"),
        (Gambling, "2"),
        (Offering, "offer"),
        (Offering, "offer $2 and a horse"),
        (Offering, "1"),
        (Deciding, "name zoe"),
        (Reacting, "play poker"),
        (ChoosingCard, "joe zoe"),
        (ChoosingCard, "property 1"),
        (Robbing, "rob zoe 1 1"),
        (Visiting, "take courage"),
        (Protecting, "protect me"),
    ],
)
def test_what_makes_no_sense_is_no_answer(phase: type, text: str) -> None:
    table = POSITIONS[phase]()

    with pytest.raises(MalformedActionError):
        PANEL.read(text, context(dicetown, table.state, WHO.get(phase, ANN)))

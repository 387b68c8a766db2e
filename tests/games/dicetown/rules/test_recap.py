"""What a returning player is told of Dice Town: the rounds, the sheriff, what they hold."""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any

from tinhorn.games import dicetown
from tinhorn.games.dicetown.events import CardGiven, CardStolen, JoeRobbed, PropertiesTaken
from tinhorn.games.dicetown.words.recap import MOST_TOLD
from tinhorn.kernel.game import Told, seen_events
from tinhorn.kernel.play import Play
from tinhorn.locale import say


def test_a_recap_counts_rounds_and_compares_what_the_player_holds() -> None:
    rng = Random(2)
    play = Play(dicetown, dicetown.Setup(players=3))
    play.settle(rng)
    before = dicetown.view(play.state, 0)
    events: list[Any] = []
    while dicetown.round_number(play.state) < 4:
        [asked, *_] = dicetown.pending(play.state)
        events += play.answer(asked, rng.choice(dicetown.options(play.state, asked.seat)))
        events += play.settle(rng)
    after = dicetown.view(play.state, 0)

    told = dicetown.recap(before, after, [Told(one) for one in seen_events(events, 0)])

    read = [say(one, names=("Ann", "Bob", "Cat")) for one in told]
    assert read[0] == "3 rounds were played."
    bills = before.players[0].bills, after.players[0].bills
    nuggets = before.players[0].nuggets, after.players[0].nuggets
    assert (f"Dollars: ${bills[0]} → ${bills[1]}." in read) == (bills[0] != bills[1])
    assert (f"Nuggets: {nuggets[0]} → {nuggets[1]}." in read) == (nuggets[0] != nuggets[1])
    assert bills[0] != bills[1] or nuggets[0] != nuggets[1]


def test_a_recap_of_little_tells_the_last_event() -> None:
    play = Play(dicetown, dicetown.Setup(players=3))
    events = seen_events(play.settle(Random(1)), 0)
    seen = dicetown.view(play.state, 0)
    quiet = [Told(one) for one in events if type(one).__name__ == "DiceRolled"]

    assert dicetown.recap(seen, seen, quiet) == (dicetown.narrate(quiet[-1].event, 0),)
    assert dicetown.recap(None, seen, []) == ()


def test_a_recap_tells_what_was_stolen_given_and_taken_but_not_between_others() -> None:
    play = Play(dicetown, dicetown.Setup(players=3))
    play.settle(Random(1))
    seen = dicetown.view(play.state, 0)
    deed = seen.display[0]
    mine: list[Any] = [
        CardStolen(thief=1, victim=0, kind="store", card=None),
        JoeRobbed(seat=0, target=2, bills=3),
        CardGiven(giver=0, taker=1, kind="store", card=None),
        PropertiesTaken(seat=0, properties=(deed,)),
    ]
    others: list[Any] = [
        CardStolen(thief=1, victim=2, kind="store", card=None),
        JoeRobbed(seat=1, target=2, bills=3),
        PropertiesTaken(seat=2, properties=(deed,)),
    ]
    told = [Told(event) for pair in zip_longest(others, mine) for event in pair if event]

    assert dicetown.recap(seen, seen, told) == tuple(dicetown.narrate(one, 0) for one in mine)
    many = [Told(mine[1])] * 20
    assert len(dicetown.recap(seen, seen, many)) == MOST_TOLD

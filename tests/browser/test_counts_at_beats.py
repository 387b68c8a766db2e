"""Money, points and cards change with the beat that shows why, and not after the last beat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Page

from tests.browser import positions
from tests.browser.live_server import LiveServer
from tests.browser.player import TABLE
from tests.browser.repeats import rows_in_slow
from tests.support.people import ANN
from tests.support.table import GOLDEN
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, seen_events
from tinhorn.kernel.record import from_json
from tinhorn.server.socket.updates import narrate_events

RECORDS: Final = {
    "winchester": ("cash", "2019-hidden-manual"),
    "dicetown": ("bribes", "both"),
}
"""Games with all kinds of events."""
COUNTS: Final = {
    "winchester": ("owners", "saloon", "boat", "locomotive", "display", "cards"),
    "dicetown": ("round", "sheriff", "mine", "bank", "coach", "store_deck"),
}
OWNED: Final = {
    "winchester": ("cash", "has_duel_token"),
    "dicetown": ("dice", "bills", "nuggets", "store", "properties", "protected"),
}
DIFFERENCES: Final = f"""([updates, counts, owned]) => {{
  const {{ game }} = {TABLE};
  const sorted = (value) => (Array.isArray(value) ? value.map(String).sort() : value);
  const text = (value) => JSON.stringify(sorted(value));
  const told = (facts) => facts
    .filter(({{ kind }}) => ["score", "worth", "secret"].includes(kind))
    .map(({{ kind, count, amount, is_complete }}) =>
      kind === "secret" ? count : [amount, count, is_complete ?? false]);
  const shown = ({{ view, facts }}) => [
    ...counts.map((name) => `${{name}} ${{text(view[name])}}`),
    ...view.players.flatMap((one) => owned.map((name) => `${{name}} ${{text(one[name])}}`)),
    `facts ${{JSON.stringify(told(facts))}}`,
  ];
  return updates.slice(1).flatMap((update, before) => {{
    const last = game.beats(updates[before], update).at(-1);
    if (!last) return [];
    const wanted = shown(update);
    const events = update.story.map(({{ event }}) => event.type).join(" ");
    return shown(last).flatMap((one, at) =>
      one === wanted[at] ? [] : [`${{events}}: ${{one}}, then ${{wanted[at]}}`]);
  }});
}}"""

EARLY: Final = f"""([updates, kinds]) => {{
  const {{ game }} = {TABLE};
  const faces = {{ mine: "9", bank: "10", store: "J", saloon: "Q", office: "K" }};
  const count = (dice, face) => dice.filter((die) => die === face).length;
  const most = (players, place) => {{
    const counts = players.map(({{ dice }}) => count(dice, faces[place]));
    return counts.flatMap((one, seat) => (one && one === Math.max(...counts) ? [seat] : []));
  }};
  const wrong = ({{ view, facts }}) => [
    ...facts.filter(({{ kind, subject }}) => kind === "place" && faces[subject])
      .filter(({{ subject, seats }}) => String(seats) !== String(most(view.players, subject))),
    ...facts.filter(({{ kind }}) => kind === "hand")
      .filter(({{ seats }}) => view.players[seats[0]].dice.length < 5),
  ];
  let checked = 0;
  const told = updates.slice(1).flatMap((update, before) => {{
    const beats = game.beats(updates[before], update);
    const last = beats.findIndex(({{ events }}) => events[0].type === "LastDiceRolled");
    const kept = beats.slice(0, Math.max(0, last)).filter(({{ kind }}) => kinds.includes(kind));
    checked += kept.length;
    return kept.flatMap(wrong);
  }});
  return [checked, told];
}}"""
"""What the facts of Dice Town tell about dice that have not fallen yet."""
NEXT_PLOT: Final = f"""(updates) => {{
  const {{ game }} = {TABLE};
  const others = ({{ facts }}) =>
    JSON.stringify(facts.filter(({{ kind }}) => !["score", "worth"].includes(kind)));
  return updates.slice(1).flatMap((update, before) =>
    game.beats(updates[before], update).filter(({{ kind }}) => kind === "going")
      .map((beat) => others(beat) === others(updates[before])));
}}"""
"""For each moment before a sale: whether the facts are still about the plot for sale."""


def updates(name: str, record: str) -> Iterator[dict[str, Any]]:
    """Yield what Ann's page receives in a golden game, from the first decision to the last."""
    game = GAMES[name]
    played = from_json((GOLDEN / name / f"{record}.log").read_bytes(), GAMES)
    state = game.new(played.setup, rules=played.rules)
    events: list[Any] = []
    seats = [entry.seat for entry in played.entries[1:]]
    for entry, follower in zip(played.entries, seats, strict=False):
        step = game.apply(state, entry.seat, entry.action)
        state, events = step.state, [*events, *step.events]
        if follower != CHANCE:
            view = game.view(state, ANN)
            story = narrate_events(game, seen_events(events, ANN), ANN)
            yield {"view": view, "facts": game.facts(view), "story": story}
            events = []


@pytest.mark.parametrize(
    ("game", "record"),
    [
        *((game, first) for game, (first, _) in RECORDS.items()),
        *rows_in_slow((game, second) for game, (_, second) in RECORDS.items()),
    ],
)
def test_the_last_beat_shows_what_the_update_shows(
    page: Page, server: LiveServer, game: str, record: str
) -> None:
    positions.visit(page, server, next(iter(positions.of(game).values())))
    received = msgspec.to_builtins(list(updates(game, record)))

    differences = page.evaluate(DIFFERENCES, [received, COUNTS[game], OWNED[game]])

    assert len(received) > 50
    assert differences == []


def received(page: Page, server: LiveServer, game: str) -> list[Any]:
    """Open a table of this game; return what Ann's page receives in a golden game of it."""
    positions.visit(page, server, next(iter(positions.of(game).values())))
    return list(msgspec.to_builtins(list(updates(game, RECORDS[game][0]))))


def test_nothing_tells_the_last_dice_before_they_fall(page: Page, server: LiveServer) -> None:
    told = received(page, server, "dicetown")

    checked, early = page.evaluate(EARLY, [told, ["reveal"]])

    assert checked >= 3
    assert early == []


def test_before_a_sale_the_facts_are_about_the_plot_for_sale(
    page: Page, server: LiveServer
) -> None:
    is_current = page.evaluate(NEXT_PLOT, received(page, server, "winchester"))

    assert len(is_current) > 3
    assert all(is_current)

"""Who has what: the players, the shared objectives on display, and what the reader alone knows."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tinhorn.cli.panels import colours
from tinhorn.cli.panels.context import Sight
from tinhorn.cli.panels.frame import framed
from tinhorn.games.winchester.actions import Look
from tinhorn.games.winchester.components import Objective
from tinhorn.games.winchester.report import TOKENS, progress, saw
from tinhorn.games.winchester.scoring import plots_of
from tinhorn.games.winchester.view import View
from tinhorn.games.winchester.words import shared_name
from tinhorn.kernel.game import Seat

PILES_WIDTH: Final = 37
"""Room for the longest English name of an objective and its money."""
PEOPLE_WIDTH: Final = 43
"""Room for names of five letters beside what is told of a player, in every language."""
_NAME_WIDTH: Final = PILES_WIDTH - len("│ $ 7.000  │")


def people(sight: Sight, *, tall: int | None = None) -> RenderableType:
    """What everybody may know of each player; cash where the reader may know it."""
    seen, voice = sight.seen, sight.voice
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True, ratio=1)
    for justify in ("right", "left", "center", "right"):
        table.add_column(no_wrap=True, justify=justify)
    heads = ("name", "plots", "tokens", "duel", "cash")
    table.add_row(*(Text(voice(f"winchester-panel-head-{key}"), style="dim") for key in heads))
    for seat, player in enumerate(seen.players):
        cash = player.cash
        table.add_row(
            _who(sight, seat),
            str(len(plots_of(seen.owners, seat))),
            _tokens(sight, seat),
            "●" if player.has_duel_token else "·",
            "?" if cash is None else voice("winchester-panel-money", amount=cash),
        )
    return framed(
        table,
        voice("winchester-panel-players"),
        below=voice("winchester-panel-signs"),
        height=tall,
    )


def height(sight: Sight) -> int:
    """Players and objectives stand side by side: each has a line more than it counts.

    A name that is too long for its line, as in other languages than English, has two.
    """
    seen: View = sight.seen
    names = (_pile(sight, pile.objective).plain for pile in seen.display)
    return max(len(seen.players), sum(len(wrap(name, _NAME_WIDTH)) for name in names)) + 3


def _who(sight: Sight, seat: Seat) -> Text:
    """Signs for the first player and the reader, and the name."""
    text = Text("★" if seat == sight.seen.first else " ")
    return text.append("▸" if seat == sight.seen.viewer else " ").append(colours.name(sight, seat))


def _tokens(sight: Sight, seat: Seat) -> Text:
    """How many tokens of each kind, by initial; by two letters where initials are the same."""
    seen: View = sight.seen
    held = Counter(seen.bonuses[plot - 1] for plot in plots_of(seen.owners, seat))
    names = {kind: sight.voice(f"winchester-token-{kind}") for kind in TOKENS}
    letters = 1 if len({name[0] for name in names.values()}) == len(names) else 2
    text = Text()
    for kind, name in names.items():
        text.append(f"{name[:letters]}{held[kind]} ", style="bold" if held[kind] else "dim")
    text.rstrip()
    return text


def piles(sight: Sight, *, tall: int | None = None) -> RenderableType:
    """The shared objectives on display and the money under them, and the tips in the saloon."""
    seen, voice = sight.seen, sight.voice
    grid = Table.grid(padding=(0, 1))
    for pile in seen.display:
        grid.add_row(_money(sight, pile.amount), _pile(sight, pile.objective))
    grid.add_row(_money(sight, seen.saloon), Text(voice("winchester-panel-tips"), style="italic"))
    return framed(grid, voice("winchester-panel-display"), height=tall)


def _pile(sight: Sight, objective: int) -> Text:
    """The name of an objective; with manual claims also who has met it and not claimed it."""
    text = Text(sight.voice.say(shared_name(objective)))
    seats = tuple(seat for seat, player in enumerate(sight.seen.players) if objective in player.met)
    if seats:
        text.append(" " + sight.voice("winchester-panel-met", met_seats=seats), style="dim")
    return text


def mine(sight: Sight) -> RenderableType:
    """The reader's money and objectives, and what they saw by rumors."""
    seen: View = sight.seen
    assert seen.viewer is not None
    player = seen.players[seen.viewer]
    lines = [_objective(sight, seen.viewer, held) for held in player.objectives if held]
    lines += [_looked(sight, card) for card in player.looked]
    return framed(Group(*lines), _purse(sight))


def mine_width(sight: Sight) -> int:
    """So wide that the title is not cut."""
    return max(PILES_WIDTH, len(_purse(sight)) + len("╭─  ─╮"))


def _purse(sight: Sight) -> str:
    amount = sight.seen.players[sight.seen.viewer].cash
    return sight.voice("winchester-panel-mine", amount=amount)


def _objective(sight: Sight, seat: Seat, objective: Objective) -> Text:
    return Text(sight.voice.say(progress(sight.seen, seat, objective)))


def _looked(sight: Sight, card: Look) -> Text:
    return Text(sight.voice.say(saw(sight.seen, card)), style="italic")


def _money(sight: Sight, amount: int) -> Text:
    return Text(sight.voice("winchester-panel-money", amount=amount), style=colours.MONEY)

"""The tools of `tinhorn mcp`. The docstrings are what the language model reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from threading import Lock
from typing import Annotated, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, TextContent
from msgspec.structs import fields
from pydantic import Field

from tinhorn import __version__
from tinhorn.bots import bot_names
from tinhorn.cli.errors import UsageError
from tinhorn.cli.language import language as known_language
from tinhorn.cli.mcp.seat import SeatTable
from tinhorn.cli.mcp.server_table import joined_table
from tinhorn.cli.mcp.table import new_table
from tinhorn.cli.rules_text import Rule, find
from tinhorn.cli.translator import Translator
from tinhorn.games import GAMES
from tinhorn.kernel import BadInputError, phrase, to_text
from tinhorn.locale import LANGUAGES

INSTRUCTIONS: Final = """\
You play a board game. Call sit_down to begin a game against bots, or join to take a seat at a table
on a server by its link. Read the question and the numbered options. Call answer with the number of
an option until the game is over; at a server's table, call wait while it is not your turn. look
describes the whole table, rule explains a rule by its number, ask answers a question about the
table. You are told only what your seat may know."""
_MOMENT_S: Final = 2.0
"""How long `join` waits for the game's first messages."""
MOST_RULES: Final = 12
"""Rules in one answer; a search for a common word finds far more."""
LANGUAGE_HELP: Final = f"One of {', '.join(LANGUAGES)}."


@dataclass(frozen=True)
class Choice:
    """An option: the number to answer with, its label, and its text form."""

    number: int
    label: str
    action: str


@dataclass(frozen=True)
class Position:
    """What the seat is asked, for programs; the text content says it in words."""

    seat: int
    """The model's own seat, from 0."""
    prompt: int | None
    """The number of the prompt; none if the game is over or it is not the model's turn."""
    options: list[Choice]
    is_over: bool
    ranking: list[list[int]]
    """Seats, from 0, best first. Empty until the game is over."""


PositionResult = Annotated[CallToolResult, Position]


class Tools:
    """The tools, and the table they work on."""

    def __init__(self, language: str, server: str | None = None) -> None:
        self._translator = Translator(language=language)
        self._server = server
        self._table: SeatTable | None = None
        # Tools run in threads, and a client may call two at once.
        self._lock = Lock()

    def games(self) -> str:
        """List the games, their numbers of players, bots and table options."""
        return "\n".join(
            f"{name}: {game.PLAYERS[0]} to {game.PLAYERS[-1]} players; "
            f"bots: {', '.join(bot_names(name))}; "
            f"table options: {', '.join(_option_names(game.Setup))}"
            for name, game in GAMES.items()
        )

    def sit_down(
        self,
        game: Annotated[str, Field(description=f"One of {', '.join(GAMES)}.")],
        players: Annotated[int, Field(description="All players, you included.")] = 4,
        bots: Annotated[
            list[str] | None, Field(description="One kind for all other seats, or one for each.")
        ] = None,
        options: Annotated[
            list[str] | None, Field(description="Table options, such as bonus=hidden.")
        ] = None,
        language: Annotated[str | None, Field(description=LANGUAGE_HELP)] = None,
        name: Annotated[str | None, Field(description="Your name at the table.")] = None,
        seed: Annotated[
            int | None, Field(description="The same seed and answers give the same game.")
        ] = None,
    ) -> PositionResult:
        """Begin a new game against bots. You have the first seat. Leaves any game in progress."""
        with self._errors():
            self._leave()
            self._table = new_table(
                game,
                players,
                bots or (),
                options or (),
                language=known_language(language or self._translator.language, LANGUAGES),
                model=name,
                seed=seed,
            )
            return _result(self._table, [*self._table.report(), "", *_position_lines(self._table)])

    def join(
        self,
        table: Annotated[
            str, Field(description="The link to the table, or its code on the usual server.")
        ],
        name: Annotated[str | None, Field(description="Your name at the table.")] = None,
        language: Annotated[str | None, Field(description=LANGUAGE_HELP)] = None,
    ) -> PositionResult:
        """Take an open seat at a table on a server, with people and bots. Leaves any other game."""
        with self._errors():
            self._leave()
            chosen = known_language(language or self._translator.language, LANGUAGES)
            self._table = joined_table(table, name or "", chosen, self._server)
            self._table.wait(_MOMENT_S)
            return _result(self._table, [*self._table.report(), "", *_position_lines(self._table)])

    def wait(
        self,
        seconds: Annotated[float, Field(ge=0, le=60, description="How long at most.")] = 30,
    ) -> PositionResult:
        """Wait until it is your turn or the game is over. Returns what happened meanwhile."""
        with self._asked() as table:
            table.wait(seconds)
            return _result(table, _position_lines(table))

    def look(self) -> PositionResult:
        """Describe the whole table in words, then the question and your options."""
        with self._asked() as table:
            return _result(table, [*table.report(), "", *_position_lines(table)])

    def answer(
        self,
        answer: Annotated[
            str | int,
            Field(description="The number of an option, its words, or an action like `bid 3`."),
        ],
        prompt: Annotated[
            int | None,
            Field(description="The prompt you answer; a repeated call is then refused."),
        ] = None,
    ) -> PositionResult:
        """Answer the question. Returns what happened next and the next question or the result."""
        with self._asked() as table:
            table.answer(str(answer), prompt)
            return _result(table, _position_lines(table))

    def rule(
        self,
        rule: Annotated[
            str, Field(description="An id, its start (all of a section), or a word to look for.")
        ],
        language: Annotated[str | None, Field(description=LANGUAGE_HELP)] = None,
    ) -> str:
        """Explain rules by number, by section, or by a word in their text."""
        with self._errors():
            translator = self._table.translator if self._table else self._translator
            chosen = known_language(language or translator.language, LANGUAGES)
            return "\n".join(map(_rule_text, find(rule, chosen)[:MOST_RULES]))

    def ask(
        self, question: Annotated[str, Field(description="Such as: money of Ada, plot 14, help.")]
    ) -> str:
        """Answer a question about the table: a topic, a player's name, or both."""
        with self._asked() as table:
            understood = table.interpret(question)
            if understood.rule is not None:
                return _rule_text(find(understood.rule, table.translator.language)[0])
            return "\n".join(map(table.translator.say, understood.lines)) or table.question()

    def story(self, last: Annotated[int, Field(ge=1, description="How many lines.")] = 20) -> str:
        """Tell what has happened, as far as your seat knows."""
        with self._asked() as table:
            return "\n".join(table.story(last))

    def _leave(self) -> None:
        """Stop following a table before the next one."""
        if self._table is not None:
            self._table.leave()
            self._table = None

    @contextmanager
    def _asked(self) -> Iterator[SeatTable]:
        """Return the table in play; refuse if there is none."""
        with self._errors():
            if self._table is None:
                raise UsageError(phrase("mcp-no-table"))
            yield self._table

    @contextmanager
    def _errors(self) -> Iterator[None]:
        """Work on the table alone, and turn a refusal into a sentence with the id of its rule."""
        with self._lock:
            try:
                yield
            except BadInputError as error:
                translator = self._table.translator if self._table else self._translator
                rule = f" ({error.rule})" if error.rule else ""
                raise ToolError(f"{translator.say(error.phrase)}{rule}") from error


def _result(table: SeatTable, lines: Sequence[str]) -> CallToolResult:
    decision, outcome = table.decision, table.outcome
    offered = zip(table.option_labels(), table.options(), strict=True)
    choices = [
        Choice(number, label, to_text(action))
        for number, (label, action) in enumerate(offered, start=1)
    ]
    position = Position(
        seat=table.seat,
        prompt=decision.prompt if decision else None,
        options=choices,
        is_over=outcome is not None,
        ranking=[list(seats) for seats in outcome.ranking] if outcome else [],
    )
    text = TextContent(type="text", text="\n".join(lines))
    return CallToolResult(content=[text], structured_content=asdict(position))


def _position_lines(table: SeatTable) -> list[str]:
    """Return what has happened, then the question and its options, or the final ranking."""
    lines = [*table.news(), ""]
    if table.outcome is not None:
        return [*lines, *table.ranking()]
    if table.decision is None:
        return [*lines, table.question(), table.translator("mcp-not-asked")]
    options = (f"{number}. {label}" for number, label in enumerate(table.option_labels(), start=1))
    rules = table.translator("mcp-rules", rules=", ".join(table.relevant_rules()))
    return [*lines, table.question(), *options, rules]


def _rule_text(rule: Rule) -> str:
    return f"{rule.id} ({rule.section}): {rule.text}"


def _option_names(setup: type) -> Iterator[str]:
    return (field.name for field in fields(setup) if field.name != "players")


def mcp_server(language: str, server_address: str | None = None) -> MCPServer:
    """Return the server with its tools; `run` serves them on standard input and output."""
    tools = Tools(language, server_address)
    server: MCPServer = MCPServer(
        "tinhorn", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    for tool in (
        tools.games,
        tools.sit_down,
        tools.join,
        tools.wait,
        tools.look,
        tools.answer,
        tools.rule,
        tools.ask,
        tools.story,
    ):
        server.add_tool(tool)
    return server

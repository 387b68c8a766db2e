"""Programs as bots, over standard input and output. Every test runs real processes."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tinhorn.arena.schedule import require_playable
from tinhorn.arena.simulation import MatchUp, play, simulate
from tinhorn.bots import BotError, bot_named, stdio
from tinhorn.bots.program import TIMEOUT, TIMEOUT_VARIABLE, ProgramError
from tinhorn.games import GAMES
from tinhorn.games.dicetown.actions import Offer
from tinhorn.kernel.game import Decision
from tinhorn.kernel.play import Play

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON_BOT = f"stdio:{sys.executable} {EXAMPLES / 'stdio_bot.py'}"
SETUP = GAMES["winchester"].Setup(players=3)
HELLO = """
import json, os, sys, time
line = sys.stdin.readline()
assert json.loads(line)["type"] == "hello"
print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
"""


def program(folder: Path, code: str, *, hello: str = HELLO) -> str:
    """Return the name of a bot that runs this Python code after it has said hello."""
    file = folder / "bot.py"
    file.write_text(hello + code, encoding="utf-8")
    return f"stdio:{sys.executable} {file}"


def one_game(bot: str, game: str = "winchester") -> Any:
    setup = GAMES[game].Setup(players=3)
    bots = (bot, "uniform", "uniform")
    return play(MatchUp(game=game, setup=setup, bots=bots, seed=1, with_records=True), 0)


def is_running(process: int) -> bool:
    """Return True if a process is alive; a dead one may take a moment to vanish."""
    for _ in range(1_200):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        time.sleep(0.1)
    return True


@pytest.mark.parametrize("game", [*GAMES])
def test_a_program_plays_whole_games_the_same_ones_for_the_same_seed(game: str) -> None:
    setup = GAMES[game].Setup(players=3)

    first, second = (
        simulate(GAMES[game], setup, (PYTHON_BOT, "uniform", "uniform"), 2, 5) for _ in range(2)
    )

    assert first.games == 2
    assert (first.by_bot, first.decisions) == (second.by_bot, second.decisions)


@pytest.mark.skipif(shutil.which("perl") is None, reason="Perl is not installed")
@pytest.mark.parametrize("game", [*GAMES])
def test_a_program_in_another_language_plays_a_whole_game(game: str) -> None:
    played = one_game(f"stdio:perl {EXAMPLES / 'stdio_bot.pl'}", game)

    assert played.outcome.ranking


def test_a_program_sees_what_its_seat_sees_and_hears_the_outcome(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = program(
        tmp_path,
        f"""
with open({str(log)!r}, "w") as log:
    log.write(line)
    for line in sys.stdin:
        log.write(line)
        log.flush()
        message = json.loads(line)
        if message["type"] == "decide":
            print(json.dumps({{"prompt": message["prompt"], "option": 0}}), flush=True)
""",
    )

    played = one_game(bot, "dicetown")

    hello, *asked, end = map(json.loads, _lines(log, "game-over"))
    seat = played.seating.index(0)
    assert hello == {"type": "hello", "protocol": 1, "game": "dicetown", "seat": seat}
    assert (end["type"], end["seat"]) == ("game-over", seat)
    assert end["outcome"]["points"] == list(played.outcome.points)
    assert asked
    _require_own_views(asked, played.record)


def plain(value: object) -> Any:
    """Return the value as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _lines(log: Path, last: str) -> list[str]:
    """Return the lines of a log, once the program has written the last one."""
    for _ in range(2_400):
        lines = log.read_text(encoding="utf-8").splitlines()
        if lines and last in lines[-1]:
            return lines
        time.sleep(0.05)
    raise AssertionError(f"no {last} in {log}")


def _require_own_views(asked: list[dict[str, Any]], record: Any) -> None:
    """Compare each request with the view in a replay of the game."""
    game = GAMES[record.game]
    table: Any = Play(game, record.setup)
    for entry in record.entries:
        if asked and (entry.seat, entry.prompt) == (asked[0]["seat"], asked[0]["prompt"]):
            request = asked.pop(0)
            view = plain(game.view(table.state, entry.seat))
            assert request["view"] == view
            assert [option["action"] for option in request["options"]] == view["options"]
            assert request["kind"] == view["decision"]["kind"]
            assert view["options"][0] == plain(entry.action)
        (decision,) = [d for d in game.pending(table.state) if d.seat == entry.seat]
        table.answer(decision, entry.action)
    assert not asked


VECTORS = """
import json, sys
sys.stdin.readline()
print(json.dumps({"type": "hello", "protocol": 1, "vectors": True}), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        legal = {id for id, is_legal in enumerate(message["mask"]) if is_legal}
        assert legal == set(message["ids"]), message
        assert all(isinstance(number, int) for number in message["observation"])
        print(json.dumps({"prompt": message["prompt"], "id": message["ids"][-1]}), flush=True)
"""


@pytest.mark.parametrize("game", [*GAMES])
def test_a_program_may_ask_for_vectors_and_answer_with_an_action_id(
    tmp_path: Path, game: str
) -> None:
    pytest.importorskip("numpy", reason="observations need NumPy")
    bot = program(tmp_path, "", hello=VECTORS)

    played = one_game(bot, game)

    assert played.forfeits == ()
    seat = played.seating.index(0)
    rules = GAMES[game]
    table: Any = Play(rules, played.record.setup)
    for entry in played.record.entries:
        if entry.seat == seat:
            assert entry.action == rules.view(table.state, seat).options[-1]
        table.answer(Decision(entry.seat, entry.prompt, ""), entry.action)


def test_an_action_id_is_an_answer_only_where_ids_were_asked_for(tmp_path: Path) -> None:
    bot = program(
        tmp_path,
        """
prompt = json.loads(sys.stdin.readline())["prompt"]
print(json.dumps({"prompt": prompt, "id": 0}), flush=True)
time.sleep(60)
""",
    )

    (forfeit,) = one_game(bot).forfeits

    assert forfeit.reason.key == "program-unreadable"


def test_two_seats_of_one_program_are_two_processes(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = program(
        tmp_path,
        f"""
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        with open({str(log)!r}, "a") as log:
            log.write(f"{{os.getpid()}} {{message['seat']}}\\n")
        print(json.dumps({{"prompt": message["prompt"], "option": 0}}), flush=True)
""",
    )
    setup = GAMES["winchester"].Setup(players=3)

    simulate(GAMES["winchester"], setup, (bot, bot, bot), 2, 1)

    pairs = {tuple(line.split()) for line in log.read_text(encoding="utf-8").splitlines()}
    assert len(pairs) == len({process for process, _ in pairs}) == 3


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("sys.stdin.readline(); sys.exit(3)", "program-ended"),
        ("os.close(1); time.sleep(60)", "program-closed"),
        ("sys.stdin.readline(); time.sleep(60)", "program-slow"),
        ("sys.stdin.readline(); print('nonsense', flush=True); time.sleep(60)", "unreadable"),
        ('print(\'{"prompt": -5, "option": 0}\', flush=True); time.sleep(60)', "program-prompt"),
        ("print('x' * 3_000_000, flush=True); time.sleep(60)", "program-unreadable"),
    ],
)
def test_a_failing_program_is_named_and_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, key: str
) -> None:
    monkeypatch.setenv(TIMEOUT_VARIABLE, "3" if key == "program-slow" else "60")
    # Before the hello: a slow start counts as a slow answer.
    note = f"import os\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n"
    bot = program(tmp_path, code, hello=note + HELLO)

    played = one_game(bot)

    (forfeit,) = played.forfeits
    assert key in forfeit.reason.key
    assert forfeit.reason.args["program"] == bot.removeprefix("stdio:")
    assert played.outcome.ranking[-1] == (forfeit.seat,)
    assert not is_running(int((tmp_path / "pid").read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ('"option": 999', "program-unreadable"),
        ('"option": -1', "program-unreadable"),
        ('"option": 0, "action": {"type": "Pass"}', "program-unreadable"),
        ('"action": {"type": "Dance"}', "program-unreadable"),
        ('"action": {"type": "Bid", "amount": 999}', "program-refused"),
        ('"else": 1', "program-unreadable"),
    ],
)
def test_an_answer_that_is_not_allowed_is_explained(tmp_path: Path, answer: str, key: str) -> None:
    bot = program(
        tmp_path,
        f"""
prompt = json.loads(sys.stdin.readline())["prompt"]
print('{{"prompt": ' + str(prompt) + ', {answer}}}', flush=True)
time.sleep(60)
""",
    )

    (forfeit,) = one_game(bot).forfeits

    assert forfeit.reason.key == key


def test_a_program_with_another_protocol_is_refused(tmp_path: Path) -> None:
    bot = program(tmp_path, "time.sleep(60)", hello=HELLO.replace(": 1}", ": 7}"))

    with pytest.raises(ProgramError, match="uses version 7 of the protocol"):
        require_playable("winchester", SETUP, [bot])


def test_a_program_may_choose_a_legal_action_that_is_not_listed(tmp_path: Path) -> None:
    """Dice Town lists offers of one kind of good; the rules allow mixed offers too."""
    bot = program(
        tmp_path,
        """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "decide":
        continue
    actions = [option["action"] for option in message["options"]]
    mixed = [a for good in ("bills", "nuggets") for a in actions if a.get(good)]
    mixed = [mixed[0], mixed[-1]] if mixed and mixed[0]["bills"] and mixed[-1]["nuggets"] else []
    action = actions[0]
    if len(mixed) == 2:
        action = mixed[0] | {"nuggets": mixed[1]["nuggets"]}
    print(json.dumps({"prompt": message["prompt"], "action": action}), flush=True)
""",
    )
    game = GAMES["dicetown"]
    played: list[Any] = []

    bots = (bot, "uniform", "uniform")
    simulate(game, game.Setup(players=3), bots, 6, 1, on_game=played.append, with_records=True)

    actions = [entry.action for one in played for entry in one.record.entries]
    assert any(isinstance(a, Offer) and a.bills and a.nuggets for a in actions)


@pytest.mark.parametrize(
    ("name", "key"),
    [("stdio:no-such-program --fast", "missing"), ("stdio:", "missing"), ("stdio:a 'b", "quoting")],
)
def test_a_program_that_cannot_be_started_is_refused_before_the_game(name: str, key: str) -> None:
    with pytest.raises(ProgramError) as caught:
        bot_named(name, "winchester", Random(1), allow_programs=True)

    assert caught.value.phrase.key == f"program-{key}"


@pytest.mark.parametrize("text", ["soon", "0", "-1", "inf", "nan"])
def test_a_timeout_that_is_no_number_of_seconds_is_refused(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv(TIMEOUT_VARIABLE, text)

    with pytest.raises(ProgramError, match="must be a number of seconds above 0"):
        require_playable("winchester", SETUP, [f"{PYTHON_BOT} {text}"])


def test_no_program_starts_where_names_come_from_other_people() -> None:
    with pytest.raises(BotError):
        bot_named(PYTHON_BOT, "winchester", Random(1))


def test_the_page_for_researchers_shows_messages_as_they_are() -> None:
    page = (EXAMPLES.parent / "docs" / "research.md").read_text(encoding="utf-8")
    samples = re.findall(r"^```json\n(.*?)\n```", page, re.MULTILINE | re.DOTALL)
    hello, answer, decide, answers, end, *_ = samples
    by_index, by_action, by_id = answers.splitlines()

    assert msgspec.json.decode(hello, type=stdio.Hello).protocol == stdio.PROTOCOL
    assert msgspec.json.decode(answer, type=stdio.HelloAnswer).protocol == stdio.PROTOCOL
    assert msgspec.json.decode(decide, type=stdio.Decide).options[0].index == 0
    assert msgspec.json.decode(by_index, type=stdio.Answer).option == 0
    assert msgspec.json.decode(by_action, type=stdio.Answer).option is msgspec.UNSET
    assert msgspec.json.decode(end, type=stdio.GameOver).outcome.ranking
    assert msgspec.json.decode(by_id, type=stdio.Answer).id is not msgspec.UNSET
    rows = re.findall(r"^\| `.*\|$", page[page.index(decide) :], re.MULTILINE)
    described = set(re.findall(r"`(\w+)`", "".join(rows)))
    assert described.issuperset((*stdio.Decide.__struct_fields__, *stdio.Option.__struct_fields__))
    assert f"{TIMEOUT:g} seconds" in page
    assert TIMEOUT_VARIABLE in page

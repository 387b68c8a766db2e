"""Modules joined into chunks: all of ours, each once, and nothing that we do not understand."""

from __future__ import annotations

import re

import pytest

from tinhorn.server.assets import ROOTS, script_chunks
from tinhorn.server.chunks import JoinError, join_modules, parse
from tinhorn.server.web_files import scripts
from tools.build_try import ROOTS as STATIC_ROOTS
from tools.build_try import WORKER

MODULES = scripts()
NOT_OF_A_PAGE = {"sw.js", "public.js", *WORKER}
"""`public.js` is there for the pages of games that are not ours."""
JOINED = re.compile(r"^const (\$\w+) = (?:await \(async )?\(", re.M)


def test_every_module_can_be_taken_apart() -> None:
    for name, text in MODULES.items():
        exported = re.findall(r"^export (?:default |(?:async )?\w+ )(\w+)", text, re.M)

        module = parse(name, text)

        assert {*exported} <= {*module.exports.values()}, name
        assert not re.search("^(?:import|export) ", module.body, re.M), name


@pytest.mark.parametrize("roots", [ROOTS, STATIC_ROOTS])
def test_every_module_of_a_page_is_in_one_chunk(roots: tuple[str, ...]) -> None:
    chunks = script_chunks(roots)

    joined = [variable for text in chunks.values() for variable in JOINED.findall(text)]
    ours = [name for name in MODULES if name not in NOT_OF_A_PAGE]
    if "in-page/boot.js" not in roots:
        ours = [name for name in ours if not name.startswith("in-page/")]
    assert sorted(joined) == sorted("$" + re.sub(r"\W", "_", name[:-3]) for name in ours)
    assert set(roots) <= chunks.keys()


def test_what_pages_fetch_together_is_one_chunk() -> None:
    chunks = join_modules(
        {
            "app/main.js": 'import "./lit.js";\nopen(() => import("../pages/one.js"));\n'
            'open(() => import("../pages/two.js"));\n',
            "app/lit.js": "export const html = 1;\n",
            "pages/one.js": 'import { html } from "../app/lit.js";\nimport "./both.js";\n'
            'import "./own.js";\n',
            "pages/two.js": 'import "./both.js";\n',
            "pages/own.js": "own();\n",
            "pages/both.js": "both();\n",
            "unused.js": "unused();\n",
        },
        ["app/main.js"],
    )

    assert {name: JOINED.findall(text) for name, text in chunks.items()} == {
        "app/main.js": ["$app_lit", "$app_main"],
        "pages/one.js": ["$pages_own", "$pages_one"],
        "pages/two.js": ["$pages_two"],
        "pages/both.js": ["$pages_both"],
    }
    assert 'import { $app_lit } from "../app/main.js";\n' in chunks["pages/one.js"]


@pytest.mark.parametrize(
    "line",
    [
        'import lit from "./lit.js";',
        'import lit, { html } from "./lit.js";',
        "import { html } from './lit.js';",
        'export * from "./lit.js";',
        'export { html } from "./lit.js";',
        "export { html };\nmore();",
        "export let html = 1;",
        "export var html = 1;",
        "export function* html() {}",
        "export default class {}",
        "export const { html = 1 } = lit;",
        "more(); export const html = 1;",
        "import(name);",
        "import(`${name}/lit.js`);",
        "const { env } = import.meta;",
        "for await (const html of lit) more();",
        "open(await lit);",
    ],
)
def test_unknown_forms_are_refused(line: str) -> None:
    with pytest.raises(JoinError, match=r"^app/main.js: unknown form: "):
        parse("app/main.js", f"const known = 1;\n{line}\n")


@pytest.mark.parametrize(
    ("modules", "why"),
    [
        ({"a.js": 'import "./b.js";\n', "b.js": 'import "./a.js";\n'}, "a.js imports itself"),
        ({"a.js": 'import "./b.js";\n'}, "there is no module b.js"),
        ({"a.js": 'open(() => import("./b.js"));\n'}, "there is no module b.js"),
        ({"a.js": "open((name) => import(`./${name}/b.js`));\n"}, r"there is no module \*/b.js"),
        (
            {"a.js": 'import { b } from "./b.js";\n', "b.js": "export const a = 1, b = 2;\n"},
            r"a.js: b.js does not export \['b'\]",
        ),
        (
            {"a.js": 'import "./b.js";\nopen(() => import("./b.js"));\n', "b.js": "b();\n"},
            r"a.js: ./b.js is fetched already",
        ),
        (
            {
                "a.js": 'import { c } from "./c.js";\nconst b = await import("./b.js");\n',
                "b.js": 'import { c } from "./c.js";\n',
                "c.js": "export const c = 1;\n",
            },
            "a.js awaits something, and b.js needs its file",
        ),
    ],
)
def test_modules_that_do_not_fit_together_are_refused(modules: dict[str, str], why: str) -> None:
    with pytest.raises(JoinError, match=why):
        join_modules(modules, ["a.js"])

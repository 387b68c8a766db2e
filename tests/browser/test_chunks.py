"""Joined modules do in a browser what single modules do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from playwright.sync_api import Page, Route

from tests.browser.conftest import Opened
from tinhorn.server.assets import ROOTS, script_chunks
from tinhorn.server.chunks import join_modules

EXPORTED = """async ({ folder, names }) => {
  const main = document.querySelector('script[type="module"]').src;
  const root = main.replace(/(chunks\\/)?app\\/main.js$/, folder);
  const modules = await Promise.all(names.map(name => import(root + name)));
  const own = module => Object.keys(module).filter(name => !name.startsWith("$"));
  return modules.map(module => own(module).sort());
}"""


def test_every_chunk_runs_and_exports_what_its_module_does(open_page: Opened) -> None:
    names = sorted(script_chunks(ROOTS))
    joined = open_page("Ann")
    single = open_page("Bob", path="/?modules")

    exported = joined.evaluate(EXPORTED, {"folder": "chunks/", "names": names})

    assert exported == single.evaluate(EXPORTED, {"folder": "", "names": names})
    assert any("page" in one for one in exported)


def test_an_address_with_modules_loads_each_module_as_a_file(open_page: Opened) -> None:
    files: list[str] = []

    page = open_page(
        path="/?modules",
        watched=lambda page: page.on("request", lambda request: files.append(request.url)),
    )

    page.wait_for_selector(".game-card")
    assert [name for name in files if "/chunks/" in name] == []
    assert [name for name in files if name.endswith("/app/settings.js")]


MODULES = {
    "app/main.js": """
import "./first.js";
import * as all from "../parts/all.js";
import {
  one,
  two as second,
} from "../parts/all.js";
import { $, T } from "../vendor/list.js";
trace("main", one, second(), Object.keys(all).sort(), $, T);
const game = async (name) => (await import(`../games/${name}/index.js`)).default;
export async function run() {
  const later = await import("../pages/later.js");
  trace(later.page, new later.default().name, later.address());
  const games = [await game("red"), await game("blue")];
  const again = await import("../pages/later.js");
  trace(games, again === later, again.count());
}
""",
    "app/first.js": 'import { one } from "../parts/all.js";\ntrace("first", one);\n',
    "parts/all.js": """
const inner = { three: 3, four: 4 };
export const one = "one";
export function two() { return helper(); }
export async function later() {}
export class Five {}
export const { three, four: fourth } = inner;
function helper() { return "two"; }
trace("all", fourth);
""",
    "parts/waits.js": """
trace("waits");
const text = await Promise.resolve("waited");
export const waited = text;
trace("has waited");
""",
    "parts/shared.js": """
let counted = 0;
export const next = () => ++counted;
trace("shared");
""",
    "vendor/list.js": "var a=1,b=2;export{a as $,b as T};\n",
    "pages/later.js": """
import { next } from "../parts/shared.js";
import { one } from "../parts/all.js";
import { waited } from "../parts/waits.js";
trace(waited);
export const page = one + next();
export const count = () => next();
export const address = () => new URL("../art/", import.meta.url).pathname;
class Later { name = "later"; }
export default Later;
""",
    "games/red/index.js": """
import { next } from "../../parts/shared.js";
const red = `red ${next()}`;
export default red;
""",
    "games/blue/index.js": 'const blue = "blue";\nexport default blue;\n',
}
RUN = """async path => {
  const traced = [];
  globalThis.trace = (...said) => traced.push(said);
  const { run } = await import(path);
  await run();
  return traced;
}"""


def test_joined_modules_run_in_the_same_order_with_the_same_values(open_page: Opened) -> None:
    page = open_page()
    _serve(page, "/assets/tests/", MODULES)
    _serve(page, "/assets/tests/chunks/", join_modules(MODULES, ["app/main.js"]))

    joined = page.evaluate(RUN, "/assets/tests/chunks/app/main.js")

    assert joined == page.evaluate(RUN, "/assets/tests/app/main.js")
    assert ["one1", "later", "/assets/tests/art/"] in joined
    assert joined[-1] == [["red 2", "blue"], True, 3]


def _serve(page: Page, folder: str, scripts: Mapping[str, str]) -> None:
    for name, text in scripts.items():
        page.route(f"**{folder}{name}", partial(_answer, text))


def _answer(text: str, route: Route) -> None:
    route.fulfill(body=text, content_type="text/javascript")

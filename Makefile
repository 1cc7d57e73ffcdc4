# Every target sets up what it needs by itself: Python 3.11 or newer with venv, and make, are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH_VENV := .venv-bench

RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
BENCH := $(BENCH_VENV)/.bench

PIP_INSTALL := -m pip --disable-pip-version-check install -qq
EDITABLE := --no-deps --no-build-isolation --editable .
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help play test check gates bench docs docs-check lock fmt clean

help: ## Say what each target does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(RUNTIME) ## Play at once
	@$(BIN)/fairdeal play

test: gates ## Everything: the gates of check, and all tests, the slow ones too
	$(BIN)/pytest -n 2

check: gates ## Format, lint, types, layers, docs, and the fast tests: under two minutes
	$(BIN)/pytest -n 2 -m "not slow"

gates: $(DEV) docs-check
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(BENCH) ## Measure speed against its peers, in an environment of its own
	$(BENCH_VENV)/bin/python -m benchmarks

docs: $(DEV) ## Write the tables in docs/ anew from the code
	$(BIN)/python -m scripts.docs

docs-check: $(DEV)
	$(BIN)/python -m scripts.docs --check

lock: $(DEV) ## Bring the locks in line with pyproject.toml (UPGRADE=--upgrade takes the newest releases)
	$(LOCK) $(UPGRADE) --group build --output-file requirements/runtime.lock
	$(LOCK) $(UPGRADE) --group dev --constraint requirements/runtime.lock --output-file requirements/dev.lock
	$(LOCK) $(UPGRADE) --group bench --constraint requirements/runtime.lock --output-file requirements/bench.lock

fmt: $(DEV) ## Format the code and mend what ruff can mend
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

clean: ## Remove environments, caches and builds
	rm -rf $(VENV) $(BENCH_VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
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

$(DEV): requirements/dev.lock $(RUNTIME)
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/dev.lock
	@touch $@

$(BENCH): requirements/bench.lock pyproject.toml
	$(call new_venv,$(BENCH_VENV))
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/bench.lock
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) $(EDITABLE)
	@touch $@

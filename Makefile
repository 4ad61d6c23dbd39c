# Arbiter. `make run` serves everything on 127.0.0.1:50051; `make test` runs the whole suite.
# Needs Python 3.11 or newer with its headers, and a C compiler; everything else goes into .venv.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup run test test-plain test-compiled ci lint format proto proto-check goldens bench ask-check referee strength calibrate load lock clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLUGINS := examples/connect_four
SOURCE_PATH := .:proto/gen/python:examples/connect_four:examples/connect_four/gen
PYTEST_ARGS ?= -n 2

SOURCES := $(shell find engine ai services proto/gen examples -type f \
	\( -name '*.py' -o -name '*.toml' -o -name '*.lua' \) -not -path '*/tests/*' 2>/dev/null)

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/.deps: requirements/dev.txt
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: install Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; $$($(PYTHON) -V) is here."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing: install python3-venv."; exit 1; }
	@command -v cc >/dev/null || command -v gcc >/dev/null || { echo "A C compiler is missing: install gcc (Debian: build-essential)."; exit 1; }
	@echo "== setting up $(VENV) (about a minute) =="
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.built: $(VENV)/.deps setup.py pyproject.toml $(SOURCES)
	@echo "== compiling the rules (about a minute) =="
	@rm -rf build
	@touch $@.begun  # what is changed from now on is not in this build
	@ARBITER_PLUGINS=$(PLUGINS) $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall . $(addprefix ./,$(PLUGINS))
	@mv $@.begun $@

setup: $(VENV)/.built  ## install everything into .venv and compile the rules

run: setup  ## serve all services on 127.0.0.1:50051
	@exec $(BIN)/arbiter serve

test: test-plain test-compiled  ## the whole suite, plain and compiled

test-plain: setup  ## the suite on the source files
	@echo "== the suite, plain =="
	@ARBITER_BUILD=plain PYTHONPATH=$(SOURCE_PATH) $(BIN)/pytest $(PYTEST_ARGS)

test-compiled: setup  ## the suite on the installed, compiled package
	@echo "== the suite, compiled =="
	@ARBITER_BUILD=compiled $(BIN)/pytest $(PYTEST_ARGS)

ci: lint proto-check test  ## everything that must be green

lint: $(VENV)/.deps  ## format, ruff, mypy, import contracts, buf
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@PYTHONPATH=. $(BIN)/lint-imports
	@cd proto && ../$(BIN)/buf lint

format: $(VENV)/.deps  ## rewrite the source in the house format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix -q .

proto: $(VENV)/.deps  ## generate the Python of every schema
	@$(BIN)/python proto/generate.py

proto-check: $(VENV)/.deps  ## is the generated code that of the schemas, and does nothing break for old clients?
	@$(BIN)/python proto/generate.py --check
	@cd proto && if git rev-parse -q --verify origin/main >/dev/null; then ../$(BIN)/buf breaking --against "../.git#branch=origin/main,subdir=proto"; else echo "buf breaking: no origin/main to compare with"; fi

goldens: setup  ## rewrite the golden playthroughs; read the diff
	@ARBITER_GOLDENS=write ARBITER_BUILD=compiled $(BIN)/pytest -q -k golden

bench: setup  ## every benchmark, as JSON
	@for what in engine search store rpc; do $(BIN)/arbiter bench $$what --json; done

ask-check: setup  ## how well questions about the rules are answered
	@$(BIN)/python -m services.cli.ask_check tests/referee/questions

referee: setup  ## audit honest and changed records by the thousand, and keep the figures (long)
	@PYTHONPATH=tests $(BIN)/python tests/referee/measure.py --out docs/referee

strength: setup  ## play what docs/strength/plan.toml asks and is missing, and write the tables (hours)
	@$(BIN)/python docs/strength/measure.py

calibrate: setup  ## compare outlooks of the referee with games played on by hard, and write the tables (hours)
	@$(BIN)/python docs/referee/calibrate.py

load: setup  ## a bounded load run against a server of its own
	@$(BIN)/python -m loadtests

lock: $(VENV)/.deps  ## resolve the dependencies anew, with hashes
	@$(BIN)/uv pip compile -q --generate-hashes --no-header --no-annotate --all-extras pyproject.toml -o requirements/dev.txt
	@$(BIN)/uv pip compile -q --generate-hashes --no-header --no-annotate --extra embedded pyproject.toml -o requirements/runtime.txt

clean:  ## remove what was built
	@rm -rf $(VENV) build *.egg-info

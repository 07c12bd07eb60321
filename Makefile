# The commands of the register. `make help` lists them; everything they make lies in .venv and var.
SHELL := /bin/bash
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Another environment can be named, as in `make check VENV=/somewhere`.
VENV ?= .venv
PYTHON := $(VENV)/bin/python
PORT ?= 8000
# 1 plays the invented people and cases in; 0 starts an empty register of your own.
DEMONSTRATION ?= 1

.DEFAULT_GOAL := help
.PHONY: help env test-env run test test-fast check clauses lock clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

env: ## make .venv, and nothing else
	@.ci/environment $(VENV) requirements.lock

test-env:
	@.ci/environment $(VENV) requirements-test.lock

run: env ## start the register on this machine (PORT=8000, DEMONSTRATION=1)
	@.ci/libraries run
	@PYTHON=$(PYTHON) PORT=$(PORT) REGISTER_DEMONSTRATION=$(DEMONSTRATION) .ci/serve

test: test-env ## run every test that this machine can run
	@.ci/libraries test
	@PYTHON=$(PYTHON) .ci/tests

check: test-env ## lint, import contract, missing migrations, clause ids
	@PYTHON=$(PYTHON) .ci/check

clauses: env ## write docs/clauses.md and docs/access.md from the code
	@$(PYTHON) -W ignore manage.py clauses
	@$(PYTHON) -W ignore manage.py access_matrix

lock: test-env ## renew the two lock files (asks the package registry)
	@PYTHON=$(PYTHON) .ci/lock

clean: ## remove the environment, keep the data
	rm -rf $(VENV) .pytest_cache .ruff_cache .import_linter_cache

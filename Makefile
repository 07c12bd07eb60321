# The commands of the register: `make help` lists them.
SHELL := /bin/bash
PYTHON ?= .venv/bin/python

.PHONY: help check
help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

check: ## lint, import contract, missing migrations
	$(PYTHON) -m ruff check .
	$(PYTHON) -m importlinter.cli lint-imports 2>/dev/null || $(dir $(PYTHON))lint-imports
	$(PYTHON) manage.py makemigrations --check --dry-run

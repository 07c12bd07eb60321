"""Tests of the papers the register issues."""

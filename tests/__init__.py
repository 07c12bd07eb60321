"""Tests, file for file beside what they test."""

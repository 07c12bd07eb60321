"""Measures what safety costs, beside what would be there without it."""

"""Whole proceedings walked through the pages in a real browser."""

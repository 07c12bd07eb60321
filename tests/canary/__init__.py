"""Invented marks sent through a whole journey, and the search for them wherever they must not be."""

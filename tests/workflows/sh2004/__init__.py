"""Tests of the 2004 draft."""

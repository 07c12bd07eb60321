"""Rehearsals: a proceeding told as dated steps in one YAML file and played through the one door."""

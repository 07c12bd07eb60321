"""Commands of those who sit."""

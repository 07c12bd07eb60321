"""Commands of the legal clock and the register."""

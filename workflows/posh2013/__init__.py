"""The Act of 2013 on sexual harassment of women at workplace, in force since 9 December 2013, and its Rules."""

"""The draft of 2004 on sexual harassment of women at the workplace."""

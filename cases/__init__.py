"""The file: what is recorded, who may see it, and the pages of each audience."""

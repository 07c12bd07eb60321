"""The law: each text as procedures in the order of its sections, with its limits and its clock."""

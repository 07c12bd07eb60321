"""Who sits: people, offices, workplaces, districts, committees, composition, conflicts, sittings."""

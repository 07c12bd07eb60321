"""Filing by the woman herself or for her: one question a page, nothing sent until she says so."""

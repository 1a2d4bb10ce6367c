"""People: guests with a signed cookie, and what a caller may do at a table."""

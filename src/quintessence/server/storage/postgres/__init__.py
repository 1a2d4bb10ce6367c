"""The tables in PostgreSQL, for several processes: the same protocol as with SQLite."""

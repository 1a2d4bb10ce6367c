"""Several processes on one database: what others wrote is folded in, and each table's bots run in one of them."""

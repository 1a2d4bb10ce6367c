"""How a table and its changes are encoded for each viewer."""

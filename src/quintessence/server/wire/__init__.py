"""The wire: the validated shapes of what comes in, and how a table and its changes are encoded for each viewer."""

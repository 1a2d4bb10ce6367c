"""The contract every game keeps, and what follows from it: matches, records, streams, undo, conformance."""

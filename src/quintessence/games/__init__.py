"""One folder a game; folders are discovered, never listed (`quintessence.core.discovery`)."""

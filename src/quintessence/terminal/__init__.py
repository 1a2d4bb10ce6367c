"""A table in the terminal: any game, against bots or together at one keyboard."""

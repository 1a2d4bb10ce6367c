"""What serves bots: how good a position is, and which actions are worth a search."""

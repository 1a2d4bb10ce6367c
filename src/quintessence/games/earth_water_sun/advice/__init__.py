"""What serves bots: how good a position looks, and which actions are worth a search's time."""

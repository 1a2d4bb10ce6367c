"""What serves the bots: how good a position looks, and which actions are worth their time."""

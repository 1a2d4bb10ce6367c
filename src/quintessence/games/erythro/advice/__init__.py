"""What serves bots."""

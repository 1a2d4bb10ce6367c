"""What seats know: their view, the facts, what is certain to come, and worlds that fit what a seat knows."""

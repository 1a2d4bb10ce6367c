"""§13.4 How it chooses: attempt, ranges, distance, choice, priorities."""

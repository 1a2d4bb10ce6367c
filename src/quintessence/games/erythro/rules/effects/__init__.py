"""§7 The closed set of effects: each with what it needs, its choices, its objections and what it does."""

"""Workers: what they are asked and how, what runs in them, and the bots at the tables."""

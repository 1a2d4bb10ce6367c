"""What a seat knows: its view, what its cards would bring, and the worlds that fit what it knows."""

"""What a guest keeps of its own: labels, deleted games, games brought along, achievements."""

"""What is stored for each guest: labels, deleted games, games brought along, achievements."""

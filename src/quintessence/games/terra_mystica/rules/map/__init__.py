"""What happens on the map: §5 reach, terraform, unlocking · §6 building · §7 bridges · §8 leech · §10 towns."""

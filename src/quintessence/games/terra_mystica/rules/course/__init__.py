"""What follows what: §2 opening · §3 turns · §12 passing, rounds, ending."""

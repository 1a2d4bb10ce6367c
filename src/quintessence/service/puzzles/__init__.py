"""Puzzles on a server: which there are, which is today's, and how far each guest has come."""

"""Guests by name, and what a visitor may do at a table."""

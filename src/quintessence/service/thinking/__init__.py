"""Thinking: what runs in the worker processes, and the bots at the tables."""

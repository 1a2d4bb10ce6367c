"""Measures: each is one small function from the row of a game to amounts, which are added up over a stream of rows."""

"""The lab of a server: the data of a game as sheets, their check, and comparisons that run in the background."""

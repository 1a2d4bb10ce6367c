"""For every test: a machine where nobody has replaced a game's data."""

import os

os.environ["QUINTESSENCE_DATA_FILES"] = ""  # before any game is imported

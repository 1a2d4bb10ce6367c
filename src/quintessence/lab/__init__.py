"""The lab: many games at once, what comes of a change, and how fast they run. Notebooks import from here."""

from quintessence.lab.api import How, Progress, compare, compare_in_steps, sweep
from quintessence.lab.comparing import Comparison, Pairing, Until
from quintessence.lab.simulate import Plan, Played
from quintessence.lab.tidy import as_arrow, decision_rows, game_rows, measure_rows

__all__ = [
    "Comparison",
    "How",
    "Pairing",
    "Plan",
    "Played",
    "Progress",
    "Until",
    "as_arrow",
    "compare",
    "compare_in_steps",
    "decision_rows",
    "game_rows",
    "measure_rows",
    "sweep",
]

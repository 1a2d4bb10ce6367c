"""What a replaced data file must keep to."""

from __future__ import annotations

from typing import Any, Final

from quintessence.core.data_file import DataRules
from quintessence.core.data_shape import Fault, Shape


def _right(tables: dict[str, Any]) -> list[Fault]:
    return []


DATA_RULES: Final = DataRules(Shape([], [], []), _right)
CARD_RULES: Final = DataRules(Shape(["base.*", "advanced.*"], [], []), _right)
MINE_RULES: Final = DataRules(Shape(["mines"], [], []), _right)
EVENT_RULES: Final = DataRules(Shape(["events"], [], []), _right)

"""Reads the parts of a situation: each is what it should be, or a BadOption says where it is not."""

from __future__ import annotations

from quintessence.core.game import BadOption, Json, Values
from quintessence.core.record import canonical
from quintessence.games.erythro.rules.position import Position


def items(value: Json, field: str) -> list[Json]:
    if not isinstance(value, list):
        raise BadOption("scenario_bad_field", {"field": field, "value": canonical(value)})
    return value


def fields(value: Json, field: str) -> Values:
    if not isinstance(value, dict):
        raise BadOption("scenario_bad_field", {"field": field, "value": canonical(value)})
    return value


def seated(position: Position, scenario: Values, field: str) -> list[Json]:
    """A field that has one value a seat; nothing when it is left out."""
    if field not in scenario:
        return []
    found = items(scenario[field], field)
    if len(found) != position.setting.seats:
        raise BadOption("scenario_one_a_seat", {"field": field, "seats": position.setting.seats})
    return found


def tile(position: Position, value: Json, field: str) -> int:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    if not is_number or not isinstance(value, int) or not 1 <= value <= position.setting.layout.tiles:
        raise BadOption("scenario_bad_tile", {"field": field, "value": canonical(value)})
    return value - 1


def count(value: Json, field: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadOption("scenario_bad_count", {"field": field, "value": canonical(value), "least": least, "most": most})
    return value

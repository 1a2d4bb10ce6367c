"""§15 Ends: tested after every atomic effect (ER-74); where one effect causes both, the match is lost (ER-75)."""

from __future__ import annotations

from typing import Final

from quintessence.core.cells import ONE
from quintessence.core.game import Event, Json, Outcome, Side, Values
from quintessence.games.erythro.data.constants import ADVERSARIES, ALLIANCE, MARS, NONE
from quintessence.games.erythro.rules.adversary.mines import has_lost_mine, is_lost, mines_left
from quintessence.games.erythro.rules.position import ENDED, OVER, SETUP, Position
from quintessence.games.erythro.rules.tiles import contaminated_tiles
from quintessence.games.erythro.scripted import scripted

MINE_LOST: Final = 0
CONTAMINATED: Final = 1
PROFITABLE: Final = 2
STUCK: Final = 3
PLANET_FREED: Final = 4
UNPROFITABLE: Final = 5
PLANET_CLEANED: Final = 6
MINES_EXHAUSTED: Final = 7
REASONS: Final = [
    *["mine_lost", "contaminated", "profitable", "stuck"],
    *["planet_freed", "unprofitable", "planet_cleaned", "mines_exhausted"],
]
"""The first four are defeats, in the order of ER-113."""


def check_ends(position: Position, events: list[Event]) -> None:
    """End the match when a defeat or a victory is reached; not during set-up (ER-83)."""
    if position.stage == OVER or position.phase == SETUP:
        return
    found = defeats(position)
    if len(found) > 0:
        end(position, found, events)
        return
    victory = victory_of(position)
    if victory != NONE:
        end(position, ONE[victory], events)


def defeats(position: Position) -> bytes:
    """All the defeats that are reached now."""
    sheet = position.setting.sheet
    found = b""
    if has_lost_mine(position):
        found += ONE[MINE_LOST]
    if contaminated_tiles(position) >= sheet.contaminated:
        found += ONE[CONTAMINATED]
    if position.setting.adversary == ALLIANCE and position.profitability >= sheet.profitability_limit:
        found += ONE[PROFITABLE]
    return found


def victory_of(position: Position) -> int:
    """The victory that is reached now, or NONE."""
    adversary = position.setting.adversary
    if adversary == MARS:
        return PLANET_FREED if position.dome == NONE and not position.mine_ids else NONE  # ER-53
    if adversary == ALLIANCE:
        return UNPROFITABLE if position.profitability <= 0 else NONE  # ER-54
    if len(position.destroyed) >= position.setting.sheet.goal and not any(position.pollution):
        return PLANET_CLEANED  # ER-109
    if not position.mine_ids and not mines_left(position):
        return MINES_EXHAUSTED  # ER-52
    return NONE


def end(position: Position, reasons: bytes, events: list[Event]) -> None:
    """The match is over at once (ER-114)."""
    position.reasons = reasons
    names: list[Json] = [REASONS[reason] for reason in reasons]
    events.append(
        scripted(
            position,
            "match_ended",
            "ER-74",
            {
                "result": "lost" if is_defeat(position) else "won",
                "reason": REASONS[reasons[0]],
                "reasons": names,
                "goals": goals(position),
                "dangers": dangers(position),
            },
        )
    )
    position.stage = OVER
    position.phase = ENDED
    position.agenda = b""


def is_defeat(position: Position) -> bool:
    return position.reasons[0] <= STUCK


def outcome(position: Position) -> Outcome | None:
    """All seats win or lose together, against the adversary."""
    if position.stage != OVER:
        return None
    place = 2 if is_defeat(position) else 1
    scores = {"destroyed": len(position.destroyed)}
    side = Side(ADVERSARIES[position.setting.adversary], 3 - place, {"contaminated": contaminated_tiles(position)})
    places = [place for _ in range(position.setting.seats)]
    return Outcome(places, [scores for _ in places], REASONS[position.reasons[0]], [side])


def goals(position: Position) -> list[Json]:
    """How far each goal is: its value now, and the value to be reached."""
    adversary, sheet = position.setting.adversary, position.setting.sheet
    if adversary == MARS:
        dome = 0 if position.dome == NONE else 1
        return [_goal("mines", len(position.mine_ids), 0), _goal("dome", dome, 0)]
    if adversary == ALLIANCE:
        return [_goal("profitability", position.profitability, 0)]
    return [
        _goal("destroyed", len(position.destroyed), sheet.goal),
        _goal("pollution", sum(position.pollution), 0),
        _goal("mines_and_deck", len(position.mine_ids) + mines_left(position), 0),
    ]


def dangers(position: Position) -> list[Json]:
    """How near each defeat is: its value now, and the value that loses."""
    sheet = position.setting.sheet
    found: list[Json] = [_danger("contaminated", contaminated_tiles(position), sheet.contaminated)]
    if position.setting.adversary == ALLIANCE:
        found.append(_danger("profitability", position.profitability, sheet.profitability_limit))
    if position.mine_ids:
        nearest = min(range(len(position.mine_ids)), key=lambda index: lines_left(position, index))
        lines = len(position.data.mines.lines[position.mine_ids[nearest]])
        found.append(_danger("mine", position.mine_lines[nearest], lines))
    return found


def lines_left(position: Position, index: int) -> int:
    """Steps of a mine until it is lost."""
    if is_lost(position, index):
        return 0
    return len(position.data.mines.lines[position.mine_ids[index]]) - position.mine_lines[index]


def _goal(code: str, value: int, target: int) -> Values:
    return {"code": code, "value": value, "target": target}


def _danger(code: str, value: int, limit: int) -> Values:
    return {"code": code, "value": value, "limit": limit}

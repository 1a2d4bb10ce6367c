"""§13.5 AU-60 to AU-64: advance in a cult, by the round's tile or to catch up, with a priest or without."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.choosing.choice import Choice
from quintessence.games.terra_mystica.automa.choosing.priorities import (
    AT_ZERO,
    DIRECTION,
    NEAREST_MARKER,
    Priority,
    RoundTile,
    work_down,
)
from quintessence.games.terra_mystica.data.automa import NO_CULT, AutomaTile
from quintessence.games.terra_mystica.data.names import CULTS, SCRIPTED
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position, put

RULE: Final = "AU-60"
_NO_TILE: Final = AutomaTile({"points": [0, 0], "cult": ""})


def tile_name(position: Position) -> str:
    """The name of the round's tile."""
    return position.data.round_tiles[position.round_tiles[position.round - 1]].name


def tile_of(attempt: Attempt) -> AutomaTile:
    """AU-17: the round's tile, as the Automa reads it."""
    return attempt.held.data.tiles.get(tile_name(attempt.position), _NO_TILE)


def valid_tracks(position: Position) -> list[int]:
    """AU-60: tracks without any marker on 10."""
    top = position.data.top
    return [cult for cult in range(len(CULTS)) if all(player.cults[cult] != top for player in position.players)]


def choose_track(attempt: Attempt, tracks: list[int], is_by_tile: bool) -> Choice:
    """AU-61, AU-62: by the cult of the tile, where it is valid; else catch up."""
    choice = Choice(CULTS, tracks)
    priorities: list[Priority] = []
    if is_by_tile:
        cult = tile_of(attempt).cult
        priorities.append(RoundTile(tile_name(attempt.position), cult))
        if cult != NO_CULT and cult in tracks:
            work_down(attempt, choice, priorities)
            return choice
    work_down(attempt, choice, [*priorities, AT_ZERO, NEAREST_MARKER, DIRECTION])
    return choice


def advance(attempt: Attempt) -> None:
    """A priest goes to the highest free slot of the track; without priest or slot the marker rises by 1."""
    attempt.begin("cult", RULE, 0, "cd")
    tracks = valid_tracks(attempt.position)
    if not tracks:
        attempt.skip("cult", RULE, "no_track")
        return
    choice = choose_track(attempt, tracks, attempt.support.is_by_tile)
    attempt.tell_choice("cult", RULE, choice, "tracks")
    cult = choice.chosen()
    rise(attempt.position, attempt.player, cult, _send_priest(attempt.position, attempt.player, cult))


def advance_without_priest(attempt: Attempt, steps: int) -> int:
    """AU-81, AU-85: catch up by so many steps, whatever the Support card says; the track, or NONE."""
    attempt.begin("steps", RULE, steps, "d")
    tracks = valid_tracks(attempt.position)
    if not tracks:
        attempt.skip("steps", RULE, "no_track")
        return NONE
    choice = choose_track(attempt, tracks, False)
    attempt.tell_choice("steps", RULE, choice, "tracks")
    rise(attempt.position, attempt.player, choice.chosen(), steps)
    return choice.chosen()


def _send_priest(position: Position, player: Player, cult: int) -> int:
    """AU-63: the steps that a priest brings; 1 without one."""
    worths = position.data.slots
    best = NONE
    for number in range(len(worths)):
        slot = cult * len(worths) + number
        if position.slots[slot] == NONE and (best == NONE or worths[number] > worths[best % len(worths)]):
            best = slot
    if best == NONE or not player.priests:
        return 1
    player.priests -= 1
    player.slots += 1
    position.slots = put(position.slots, best, player.seat)
    position.report("sent_priest", [SCRIPTED, CULTS[cult]])
    return worths[best % len(worths)]


def rise(position: Position, player: Player, cult: int, steps: int) -> None:
    """AU-05, AU-64: no power, no key; the marker stops on 10."""
    step = min(player.cults[cult] + steps, position.data.top)
    player.cults = put(player.cults, cult, step)
    position.report("rose", [SCRIPTED, CULTS[cult], step])

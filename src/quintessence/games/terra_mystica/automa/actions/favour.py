"""§13.5 AU-69, AU-70: take a favour tile, in the last two rounds."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.actions.cults import choose_track, rise, valid_tracks
from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.choosing.choice import Choice, Kept
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.rules.position import Position, put

RULE: Final = "AU-69"
STEPS: Final = 3
FIRST_ROUND: Final = 5


def take_favour(attempt: Attempt) -> None:
    """A tile of three steps, chosen like a track; the Automa keeps it, and rises."""
    position, player = attempt.position, attempt.player
    attempt.begin("favour", RULE, 0, "cd")
    if position.round < FIRST_ROUND:
        attempt.skip("favour", RULE, "not_this_round")
        return
    tiles = _tiles(position)
    if not tiles:
        attempt.skip("favour", RULE, "no_tile")
        return
    choice = _as_tiles(position, choose_track(attempt, list(tiles), attempt.support.is_by_tile), tiles)
    attempt.tell_choice("favour", RULE, choice, "tiles")
    tile = choice.chosen()
    player.favours |= 1 << tile
    position.favour_pool = put(position.favour_pool, tile, position.favour_pool[tile] - 1)
    position.report("took_favour", [SCRIPTED, position.data.favour_tiles[tile].name])
    rise(position, player, position.data.favour_tiles[tile].steps.index(STEPS), STEPS)


def _tiles(position: Position) -> dict[int, int]:
    """The tiles of three steps that are in supply and whose track is valid, by that track."""
    tracks = valid_tracks(position)
    tiles: dict[int, int] = {}
    for cult in tracks:
        for number, tile in enumerate(position.data.favour_tiles):
            if position.favour_pool[number] and tile.steps[cult] == STEPS:
                tiles[cult] = number
    return tiles


def _as_tiles(position: Position, tracks: Choice, tiles: dict[int, int]) -> Choice:
    """The same choice told of the tiles in the place of their tracks."""
    choice = Choice([tile.name for tile in position.data.favour_tiles], [tiles[cult] for cult in tracks.options])
    for step in tracks.steps:
        options, left = [tiles[cult] for cult in step.options], [tiles[cult] for cult in step.left]
        kept = Kept(step.code, step.rule, options, left)
        kept.measures = step.measures
        kept.values = step.values
        kept.further = step.further
        kept.line = [tiles[cult] for cult in step.line]
        choice.take(kept)
    return choice

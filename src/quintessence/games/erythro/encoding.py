"""What a seat observes as numbers: the planet, the adversary, the market, every player as far as open, the question."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.encoding import IS, MOST, ONE, ZEROS, Encoding, Field, bits, count_of, flag, number, one_of
from quintessence.core.game import Seat, State
from quintessence.games.erythro.data.constants import (
    ADVERSARIES,
    CHARACTERS,
    CONTAMINATION,
    DIFFICULTIES,
    ELEMENTS,
    LEVELS,
    NONE,
    PHASES,
    ZONES,
)
from quintessence.games.erythro.rules.position import OVER, RUNNING, Position
from quintessence.games.erythro.rules.stages import STAGE_NAMES, STAGES

_COPIES: Final = 60
"""No deck has more of one card."""


@final
class Planet(Encoding):
    """Tiles, cards and mines are told by their numbers in the data files; seats from one's own on."""

    def version(self) -> int:
        return 1

    def fields(self, state: State) -> list[Field]:
        assert isinstance(state, Position)
        tiles, data, seats = state.setting.layout.tiles, state.data, state.setting.seats
        cards, mines, events = data.cards.count, data.mines.count, data.events.count
        fields = [
            Field("pollution", tiles, data.numbers.contaminated),
            *(Field(f"sanctuary_{element}", tiles) for element in ELEMENTS),
            Field("dome", tiles),
            Field("mine", tiles, MOST),
            Field("bag", tiles, MOST),
            Field("mine_on_planet", mines),
            Field("mine_line", mines, MOST),
            Field("mine_destroyed", mines),
            Field("mine_deck", LEVELS, MOST),
            Field("sanctuaries_left", len(ELEMENTS), MOST),
            Field("market", cards, _COPIES),
            Field("market_left", len(ELEMENTS), MOST),
            Field("event", events),
            Field("events_to_come", events),
        ]
        for player in range(seats):
            fields += [
                Field(f"pawn_{player}", tiles),
                Field(f"character_{player}", len(CHARACTERS)),
                Field(f"influence_{player}", len(ELEMENTS), MOST),
                Field(f"hand_{player}", cards, _COPIES),
                Field(f"known_{player}", cards, _COPIES),
                Field(f"discard_{player}", cards, _COPIES),
                Field(f"played_{player}", cards, _COPIES),
                Field(f"numbers_{player}", 4, MOST),
                Field(f"flags_{player}", 4),
            ]
        return [
            *fields,
            Field("kept", cards),
            *(Field(name, seats) for name in ("asked", "actor", "named")),
            Field("card", cards),
            Field("zone", len(ZONES)),
            Field("numbers", 8, MOST),
            Field("has_moved", 1),
            Field("is_scripted", 1),
            Field("phase", len(PHASES)),
            Field("stage", len(STAGE_NAMES)),
            Field("adversary", len(ADVERSARIES)),
            Field("difficulty", len(DIFFICULTIES)),
        ]

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Position)
        setting, data, watcher = state.setting, state.data, int(seat)
        tiles, seats, cards = setting.layout.tiles, setting.seats, data.cards.count
        sanctuaries, element_count = state.sanctuaries, len(ELEMENTS)
        parts = [
            state.pollution,
            *[sanctuaries.translate(IS[element]) for element in range(element_count)],
            one_of(tiles, state.dome),
            _mine_tiles(state, tiles),
            count_of(tiles, state.bag),
            count_of(data.mines.count, state.mine_ids),
            _mine_lines(state),
            count_of(data.mines.count, state.destroyed),
            state.mine_counts,
            state.stock,
            count_of(cards, state.market),
            *[
                number(len(state.decks[element]) + len(state.decks[element + element_count]))
                for element in range(element_count)
            ],
            one_of(data.events.count, state.event),
            count_of(data.events.count, state.event_pool) if setting.is_consortium else ZEROS[: data.events.count],
        ]
        for turn in range(seats):
            _add_player(parts, state, (watcher + turn) % seats, watcher)
        is_done = state.done >> watcher & 1 == 1
        parts.append(one_of(cards, state.kept[watcher]) if is_done else ZEROS[:cards])
        is_pending = state.card != NONE or state.is_scripted
        for other in (state.asked, state.actor, state.named):
            is_told = is_pending and other != NONE
            parts.append(one_of(seats, (other - watcher) % seats) if is_told else ZEROS[:seats])
        parts += [
            one_of(cards, state.card),
            one_of(len(ZONES), state.zone) if state.card != NONE else ZEROS[: len(ZONES)],
            number(state.line if state.card != NONE and not state.is_scripted else 0),
            number(state.amount if is_pending else 0),
            number(state.steps if is_pending else 0),
            number(state.reduction if is_pending else 0),
            number(state.round),
            number(state.profitability),
            number(state.contamination),
            number(state.script_steps),
            flag(is_pending and state.has_moved),
            flag(state.is_scripted),
            one_of(len(PHASES), state.phase),
            one_of(len(STAGE_NAMES), state.stage),
            one_of(len(ADVERSARIES), setting.adversary),
            one_of(len(DIFFICULTIES), setting.difficulty),
        ]
        return b"".join(parts)


def _mine_tiles(position: Position, tiles: int) -> bytes:
    """Which mine stands on each tile: its number and one."""
    marks = bytearray(tiles)
    for index in range(len(position.mine_ids)):
        marks[position.mine_tiles[index]] = position.mine_ids[index] + 1
    return bytes(marks)


def _mine_lines(position: Position) -> bytes:
    """The line on which the cubes of each mine of the planet are, and one."""
    marks = bytearray(position.data.mines.count)
    for index in range(len(position.mine_ids)):
        marks[position.mine_ids[index]] = position.mine_lines[index] + 1
    return bytes(marks)


def _add_player(parts: list[bytes], position: Position, seat: int, watcher: int) -> None:
    """One player, as far as a watcher knows him."""
    setting, cards, stage = position.setting, position.data.cards.count, position.stage
    hand, character = position.hands[seat], position.characters[seat]
    influence = bytearray(len(ELEMENTS))
    if character != NONE:
        elements = position.data.character_elements[character]
        for disc in range(len(elements)):
            influence[elements[disc]] = position.influence[2 * seat + disc]
    is_shown = setting.are_hands_shown or seat == watcher
    is_done = stage == OVER or stage == RUNNING or not STAGES[stage].is_asked(position, seat)
    parts += [
        one_of(setting.layout.tiles, position.pawns[seat]),
        one_of(len(CHARACTERS), character),
        bytes(influence),
        count_of(cards, hand) if is_shown else ZEROS[:cards],
        count_of(cards, position.known[seat]),
        count_of(cards, position.discards[seat]),
        count_of(cards, position.played[seat]),
        number(len(hand)),
        number(hand.count(CONTAMINATION)),
        number(len(position.piles[seat])),
        ONE[position.owed[seat]],
        flag(is_done),
        bits(1, position.cleaned >> seat),
        bits(1, position.let_be >> seat),
        bits(1, position.let_be_phase >> seat),
    ]


ENCODING: Final = Planet()

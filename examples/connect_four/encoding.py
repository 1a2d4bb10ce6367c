"""What a seat observes as numbers, for learners: the cells from the bottom left upwards, column by column."""

from typing import Final, final

from quintessence.core.encoding import Encoding, Field, bits
from quintessence.core.game import Seat, State
from quintessence.games.connect_four import COLUMNS, HIGH, ROWS, Board


@final
class Discs(Encoding):
    def version(self) -> int:
        return 1

    def fields(self, state: State) -> list[Field]:
        return [Field("own", COLUMNS * ROWS), Field("other", COLUMNS * ROWS)]

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Board)
        is_next = seat == state.played % 2
        own, other = (state.own, state.other) if is_next else (state.other, state.own)
        found = b""
        for discs in (own, other):
            for column in range(COLUMNS):
                found += BITS[discs >> column * HIGH & 2**ROWS - 1]
        return found


BITS: Final = [bits(ROWS, word) for word in range(2**ROWS)]
"""Each column that there can be."""
ENCODING: Final = Discs()

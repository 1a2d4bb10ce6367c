"""Ephyran: two to four gods build a city each, zone by zone, with hidden hands and answers in another's turn."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Game, Option, Seat, Standing, State, Values
from quintessence.core.rng import Seed
from quintessence.games.ephyran.actions import ALL
from quintessence.games.ephyran.answers import STANDING
from quintessence.games.ephyran.inventory import count
from quintessence.games.ephyran.measures import traits, uses
from quintessence.games.ephyran.rules.position import Position
from quintessence.games.ephyran.rules.setup import deal
from quintessence.games.ephyran.vocabulary import VOCABULARY


@final
class EphyranGame(Game):
    """Two to four players; hands, pile and tokens are hidden."""

    def __init__(self) -> None:
        self.slug = "ephyran"
        self.version = 2
        self.seats = [2, 3, 4]
        self.bound = 2000  # EP-08: at most 116 turns with a pile draw, 56 supports and 124 zones, six decisions each

    def options(self) -> list[Option]:
        return [
            Option("gods", "dealt", ["dealt", "chosen"]),
            Option("exchange_with_hand", "hand", ["hand", "tartarus"]),
            Option("discard_history", "open", ["open", "hidden"]),
            Option("scenario", None, is_secret=True),
        ]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return deal(options, seats, seed)

    def actions(self, state: State) -> list[Action]:
        return ALL

    def inventory(self, state: State) -> Values:
        assert isinstance(state, Position)
        return count(state)

    def standing(self) -> list[Standing]:
        return STANDING

    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        assert isinstance(state, Position)
        return traits(state, seat)

    def uses(self, state: State, played: list[Action]) -> dict[str, bool]:
        assert isinstance(state, Position)
        return uses(state, played)

    def vocabulary(self) -> dict[str, list[str]]:
        return VOCABULARY


GAME: Final = EphyranGame()

"""§2 Set-up: the gods, the hands, the pile and the tokens; or any position, given by the option `scenario`."""

from __future__ import annotations

from quintessence.core.game import Values
from quintessence.core.rng import Seed
from quintessence.games.ephyran.data.tables import CARDS, DRAWN, GODS, NONE, PLAIN, SLOTS, TOKENS
from quintessence.games.ephyran.rules.position import CHOOSING
from quintessence.games.ephyran.rules.scenario import first_of, set_up
from quintessence.games.ephyran.state import Ephyran


def deal(options: Values, seats: int, seed: Seed) -> Ephyran:
    """The first position of a match."""
    pile, stock = list(range(PLAIN)), list(range(len(TOKENS)))
    seed.stream("deck").shuffle(pile)
    seed.stream("tokens").shuffle(stock)
    shuffled = pile[:]
    setup = seed.stream("setup")
    first = first_of(options["scenario"], setup.below(seats), seats)  # EP-01
    gods = list(range(len(GODS)))
    setup.shuffle(gods)
    position = Ephyran(
        seats,
        first,
        options["exchange_with_hand"] == "hand",
        options["discard_history"] == "open",
        bytes([NONE]) * seats if options["gods"] == "chosen" else bytes(gods[:seats]),
        bytes([NONE]) * (seats * SLOTS),
        bytes([NONE]) * (seats * 4),
        bytes([NONE]) * (seats * SLOTS),
        bytes(seats * SLOTS),
        [],
        [],
        bytes(pile),
        b"",
        b"",
        bytes(range(PLAIN + seats, CARDS)),  # EP-54
        bytes(stock),
        b"",
        b"",
    )
    for seat in range(seats):
        drawn = bytes(pile.pop() for _ in range(DRAWN))
        position.hands.append(bytes(sorted([*drawn, PLAIN + seat])))
        position.known.append(bytes([PLAIN + seat]))  # everybody knows that each has a Dionysos
    position.pile = bytes(pile)
    if options["scenario"] is not None:
        set_up(position, options["scenario"], shuffled)
    if NONE in position.gods:
        position.stage = CHOOSING
    return position

"""§2 Set-up: the gods, the hands, the pile and the tokens; or any position, given by the option `scenario`."""

from __future__ import annotations

from quintessence.core.game import Values
from quintessence.core.rng import Seed, Stream
from quintessence.games.ephyran.actions import ActionTable
from quintessence.games.ephyran.data.constants import GODS, NONE, SLOTS
from quintessence.games.ephyran.data.tables import Data
from quintessence.games.ephyran.rules.position import CHOOSING, Position
from quintessence.games.ephyran.rules.scenario import first_of, set_up
from quintessence.games.ephyran.state import Ephyran


def deal(data: Data, actions: ActionTable, options: Values, seats: int, seed: Seed) -> Ephyran:
    """The first position of a match."""
    setup = seed.stream("setup")
    position = Ephyran(
        data,
        actions,
        seats,
        first_of(options["scenario"], setup.below(seats), seats),  # EP-01
        options["exchange_with_hand"] == "hand",
        options["discard_history"] == "open",
    )
    _clear(position)
    if options["gods"] == "dealt":
        _deal_gods(position, setup)
    pile = list(range(data.pile_cards))
    seed.stream("deck").shuffle(pile)
    shuffled = pile[:]
    _deal_hands(position, pile)
    stock = list(range(len(data.tokens)))
    seed.stream("tokens").shuffle(stock)
    position.stock = bytes(stock)
    if options["scenario"] is not None:
        set_up(position, options["scenario"], shuffled)
    if NONE in position.gods:
        position.stage = CHOOSING
    return position


def _clear(position: Position) -> None:
    """Nobody has a god, a zone, a lock, a token or a bonus."""
    seats = position.seats
    position.gods = bytes([NONE]) * seats
    position.city = bytes([NONE]) * (seats * SLOTS)
    position.locks = bytes([NONE]) * (seats * 4)
    position.tokens = bytes([NONE]) * (seats * SLOTS)
    position.knowers = bytes(seats * SLOTS)
    position.bonus = bytes(seats)
    position.likely_no_counter = bytes(2 * seats)


def _deal_gods(position: Position, setup: Stream) -> None:
    gods = list(range(len(GODS)))
    setup.shuffle(gods)
    position.gods = bytes(gods[: position.seats])


def _deal_hands(position: Position, pile: list[int]) -> None:
    """To each seat its Dionysos, which everybody knows it has, and cards from the top of the pile."""
    data = position.data
    hands: list[bytes] = []
    known: list[bytes] = []
    for seat in range(position.seats):
        own = [data.pile_cards + seat * data.dealt_dionysos + number for number in range(data.dealt_dionysos)]
        drawn = [pile.pop() for _ in range(data.dealt)]
        hands.append(bytes(sorted(drawn + own)))
        known.append(bytes(own))
    position.hands = hands
    position.known = known
    position.pile = bytes(pile)
    position.aside = bytes(range(data.pile_cards + position.seats * data.dealt_dionysos, data.cards))  # EP-54

"""§13.4 AU-54, AU-115: one action that the Automa tries: what it reads of table and Support card, and what it tells."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Json
from quintessence.games.terra_mystica.automa.choosing.choice import Choice, Chose
from quintessence.games.terra_mystica.automa.choosing.distance import MUST_SEARCH, direct_way, distances
from quintessence.games.terra_mystica.automa.holdings import Holdings
from quintessence.games.terra_mystica.data.automa import DecisionCard
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.rules.map.reach import beside
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position, seats_of

_NOT_MEASURED: Final[list[int]] = []


@final
class Attempt:
    """Made for one action, and for that one only: the table changes by it."""

    def __init__(self, position: Position, held: Holdings, origin: str) -> None:
        self.position: Final = position
        self.held: Final = held
        self.origin: Final = origin
        """Where the action comes from: the card, the faction, an action that failed, an ability."""
        self.support: Final[DecisionCard] = held.support_card()
        self.player: Final[Player] = position.players[held.owner]
        self.navigation: Final = held.navigation(position.round)
        self.build_range = self.navigation
        """How far it builds; MS-73: a card of Merchants of the Seas has its own."""
        self._marked: bytes | None = None
        self._unmarked: bytes | None = None
        self._humans: bytes | None = None
        self._from_marked = _NOT_MEASURED
        self._from_unmarked = _NOT_MEASURED

    @property
    def marked(self) -> bytes:
        """Its marked structures."""
        if self._marked is None:
            self._marked = self._structures(1)
        return self._marked

    @property
    def unmarked(self) -> bytes:
        """Its unmarked structures."""
        if self._unmarked is None:
            self._unmarked = self._structures(0)
        return self._unmarked

    @property
    def humans(self) -> bytes:
        """The human structures."""
        if self._humans is None:
            self._humans = b"".join([player.hexes for player in seats_of(self.position)])
        return self._humans

    def _structures(self, marked: int) -> bytes:
        flags, hexes = self.held.marked, self.player.hexes
        return bytes([hexes[index] for index in range(len(hexes)) if flags[index] == marked])

    def to_marked(self, hex: int) -> int:
        """The distance of a hex to the nearest marked structure."""
        if not self._from_marked:
            way = direct_way(self.position.board, hex, self.marked, self.humans)
            if way != MUST_SEARCH:
                return way
            self._from_marked = distances(self.position, self.marked, self.player.seat)
        return self._from_marked[hex]

    def to_unmarked(self, hex: int) -> int:
        """The distance of a hex to the nearest unmarked structure."""
        if not self._from_unmarked:
            way = direct_way(self.position.board, hex, self.unmarked, self.humans)
            if way != MUST_SEARCH:
                return way
            self._from_unmarked = distances(self.position, self.unmarked, self.player.seat)
        return self._from_unmarked[hex]

    def gap(self) -> int:
        """AU-36: the smallest distance between a marked and an unmarked structure."""
        return min([self.to_marked(hex) for hex in self.unmarked])

    def power_for_humans(self, hex: int) -> int:
        """AU-67: the strengths of all human structures beside a hex, whatever bowls, points and answers are."""
        position, power = self.position, 0
        for other in beside(position, hex):
            owner = position.owner[other]
            if owner != NONE and owner != self.player.seat:
                power += position.players[owner].faction.strength[position.building[other]]
        return power

    def is_beside_human(self, hex: int) -> bool:
        for other in beside(self.position, hex):
            owner = self.position.owner[other]
            if owner != NONE and owner != self.player.seat:
                return True
        return False

    def human_terrain(self) -> int:
        """AU-95: of the one human."""
        return self.position.players[0].wheel_terrain()

    def begin(self, action: str, rule: str, number: int, uses: str) -> None:
        """AU-115: tell that an action begins, and what of the Support card it uses (a letter for each)."""
        card = self.support
        self.position.report(
            "automa_tried",
            [
                SCRIPTED,
                action,
                number,
                self.origin,
                card.name,
                ("marked" if card.is_marked else "unmarked") if "s" in uses else None,
                card.is_reaching if "s" in uses else None,
                "AB"[card.strip] if "t" in uses else None,
                ("left" if card.is_reverse else "right") if "d" in uses else None,
                card.number if "d" in uses else None,
                ("tile" if card.is_by_tile else "catch_up") if "c" in uses else None,
                self.build_range,
                self.held.x_points(self.position.round),
                rule,
            ],
        )

    def skip(self, action: str, rule: str, why: str, instead: str | None = None) -> None:
        """AU-120: tell that an action fails."""
        self.position.report("automa_skipped", [SCRIPTED, action, why, instead, rule])

    def tell_choice(self, action: str, rule: str, choice: Choice, source: str) -> None:
        """AU-119: tell what was chosen, with all that led to it; `source` says where the options come from."""
        by = choice.steps[-1].code if choice.steps else "only"
        chosen = choice.names[choice.chosen()]
        parts: list[Json] = [SCRIPTED, action, chosen, by, source, self.origin, rule]
        self.position.reported.append(Chose("automa_chose", parts, choice))

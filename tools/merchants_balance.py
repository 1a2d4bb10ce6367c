"""Merchants of the Seas in games of bots: shipyards, trades, wins with and without a shipyard, the best voyages.

python tools/merchants_balance.py [--games 20] [--first 0] [--seats 3] [--bots level5] [--file games.jsonl] [--both]

Factions are drawn, so that all have their turn; the bots do all else. With --file each game is added to that file, a
line each, and all of its games are told: so a long run can be split, and read while it goes on (--games 0). --without
plays the same games without the expansion, --both plays each with and without it. Run it compiled:
PYTHONPATH=build/compiled/src.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from random import Random

import quintessence
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.game import Event
from quintessence.core.match import Match
from quintessence.games.terra_mystica.rules.position import Position

GREAT = 25
"""Points in one voyage that should be rare."""


@dataclass
class Voyage:
    """What one voyage brought its player."""

    faction: str
    round: int
    points: dict[str, int] = field(default_factory=dict)
    """By their source."""
    partners: list[str] = field(default_factory=list)
    """The buildings that were traded with."""

    def total(self) -> int:
        return sum(self.points.values())


@dataclass
class Played:
    """What is counted of a game, by seat."""

    number: int
    factions: list[str] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    yards: list[bool] = field(default_factory=list)
    trades: list[int] = field(default_factory=list)
    voyages: list[Voyage] = field(default_factory=list)
    """All of them that brought points."""
    has_ships: bool = True

    def won(self, seat: int) -> float:
        """A win, shared by those who tie."""
        best = max(self.totals)
        return (self.totals[seat] == best) / self.totals.count(best)

    def best_voyage(self) -> int:
        """The most points that anybody made in one voyage."""
        return max((voyage.total() for voyage in self.voyages), default=0)


def play(number: int, seats: int, level: str, has_ships: bool) -> Played:
    """One game with drawn factions."""
    chance = Random(number)
    match = quintessence.start("terra_mystica", seats, f"balance {number}", {"merchants": has_ships})
    bots = [make_bot(level, f"{number}/{seat}", match.game) for seat in range(seats)]
    voyages: list[Voyage] = []
    while waiting := match.to_act():
        seat = waiting[0]
        takes = [action for action in match.legal(seat) if action.row()[0] == "take"]
        action = chance.choice(takes) if takes else bots[seat].choose(match.knowledge(seat))
        position = match.state
        assert isinstance(position, Position)
        is_opened = not position.players[seat].fleet.is_sailing
        events = match.play(seat, action)
        if action.row()[0] in ("sail", "trade"):
            _add_to_voyage(voyages, position, seat, events)
        elif is_opened and position.players[seat].fleet.is_sailing:
            voyages.append(Voyage(position.players[seat].faction.slug, position.round))
    return _counted(number, match, [voyage for voyage in voyages if voyage.points], has_ships)


def _add_to_voyage(voyages: list[Voyage], position: Position, seat: int, events: Sequence[Event]) -> None:
    """Only one voyage is open at a time: the last."""
    name = position.players[seat].name()
    for event in events:
        tag, *parts = event.row()
        if tag == "traded":
            voyages[-1].partners.append(str(parts[4]))
        elif tag == "scored" and parts[0] == name:
            assert isinstance(parts[2], int)
            source = str(parts[1])
            voyages[-1].points[source] = voyages[-1].points.get(source, 0) + parts[2]


def _counted(number: int, match: Match, voyages: list[Voyage], has_ships: bool) -> Played:
    assert isinstance(match.state, Position)
    outcome = match.outcome()
    assert outcome is not None
    players = match.state.players[: match.seats]
    shipyards = [len(player.buildings) > 5 and player.buildings[5] > 0 for player in players]
    trades = [player.fleet.marks for player in players]
    factions = [player.faction.slug for player in players]
    return Played(number, factions, outcome.totals(), shipyards, trades, voyages, has_ships)


def share(count: float, of: float) -> str:
    """A share with its 95 % interval (Wilson)."""
    if not of:
        return "–"
    part, z = count / of, 1.96
    middle = (part + z * z / (2 * of)) / (1 + z * z / of)
    wide = z * sqrt(part * (1 - part) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return f"{100 * part:.0f} % of {of:.0f} ({100 * max(0.0, middle - wide):.0f} to {100 * (middle + wide):.0f})"


def mean(values: Sequence[float]) -> str:
    """A mean with its standard error."""
    middle = sum(values) / len(values)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{middle:.1f} ± {spread / sqrt(len(values)):.1f}"


def tell(games: list[Played]) -> None:
    """All that is counted, line by line: the games with ships, then what is other without them."""
    at_sea = [game for game in games if game.has_ships]
    ashore = [game for game in games if not game.has_ships]
    if at_sea:
        _tell_ships(at_sea)
    if ashore:
        points = mean([total for game in ashore for total in game.totals])
        print(f"{len(ashore)} games without ships; points a seat: {points}")
    if at_sea and ashore:
        _tell_difference(at_sea, ashore)


def _tell_difference(at_sea: list[Played], ashore: list[Played]) -> None:
    """Points of the games that were played both ways, pair by pair; win shares by faction."""
    others = {game.number: game for game in ashore}
    pairs = [(game, others[game.number]) for game in at_sea if game.number in others]
    if pairs:
        gains = [(sum(game.totals) - sum(other.totals)) / len(game.totals) for game, other in pairs]
        print(f"points a seat more with ships, {len(pairs)} games played both ways: {mean(gains)}")
        _tell_same_seats(pairs)
    for faction in sorted({faction for game in [*at_sea, *ashore] for faction in game.factions}):
        shares = [_won(games, faction) for games in (at_sea, ashore)]
        print(f"{faction}: won {shares[0]} with ships, {shares[1]} without")


def _tell_same_seats(pairs: list[tuple[Played, Played]]) -> None:
    """Who built a shipyard, and who did not, against themselves: the same faction in the same game without ships."""
    for has_yard in (True, False):
        seats = [
            (game, seat, other, other.factions.index(faction))
            for game, other in pairs
            for seat, faction in enumerate(game.factions)
            if game.yards[seat] is has_yard and faction in other.factions
        ]
        if seats:
            gains = mean([game.totals[seat] - other.totals[same] for game, seat, other, same in seats])
            shares = [share(sum(game.won(seat) for game, seat, _, _ in seats), len(seats))]
            shares.append(share(sum(other.won(same) for _, _, other, same in seats), len(seats)))
            print(
                f"  seats {'with' if has_yard else 'without'} a shipyard: {gains}; won {shares[0]}, before {shares[1]}"
            )


def _won(games: list[Played], faction: str) -> str:
    won = [game.won(seat) for game in games for seat in range(len(game.totals)) if game.factions[seat] == faction]
    return share(sum(won), len(won))


def _tell_ships(games: list[Played]) -> None:
    seats = [(game, seat) for game in games for seat in range(len(game.totals))]
    print(f"{len(games)} games; points a seat: {mean([game.totals[seat] for game, seat in seats])}")
    print(f"trades a game: {mean([sum(game.trades) for game in games])}")
    print(f"games with a shipyard: {share(sum(any(game.yards) for game in games), len(games))}")
    for has_yard in (True, False):
        group = [(game, seat) for game, seat in seats if game.yards[seat] is has_yard]
        if group:
            points = mean([game.totals[seat] for game, seat in group])
            won = share(sum(game.won(seat) for game, seat in group), len(group))
            print(f"seats {'with' if has_yard else 'without'} a shipyard: {points} points, won {won}")
    _tell_voyages(games)
    for faction in sorted({game.factions[seat] for game, seat in seats}):
        own = [(game, seat) for game, seat in seats if game.factions[seat] == faction]
        built = share(sum(game.yards[seat] for game, seat in own), len(own))
        points = mean([game.totals[seat] for game, seat in own])
        print(f"{faction}: shipyard {built}, trades {mean([game.trades[seat] for game, seat in own])}, {points} points")


def _tell_voyages(games: list[Played]) -> None:
    """How often a voyage is a great one, and where its points come from."""
    great = sum(game.best_voyage() > GREAT for game in games)
    print(f"games with a voyage of more than {GREAT} points: {share(great, len(games))}", end="")
    print(f"; the best {max(game.best_voyage() for game in games)}")
    for game in games:
        for voyage in game.voyages:
            if voyage.total() > GREAT:
                whose = f"game {game.number}, round {voyage.round}, {voyage.faction}"
                print(f"  {whose}: {voyage.total()} points {voyage.points} with {', '.join(voyage.partners)}")


def _read(file: Path) -> list[Played]:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [Played(**{**line, "voyages": [Voyage(**voyage) for voyage in line["voyages"]]}) for line in lines]


def main() -> int:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bots", choices=LEVELS, default="level5")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--without", action="store_true")
    parser.add_argument("--both", action="store_true")
    asked = parser.parse_args()
    games: list[Played] = []
    for number in range(asked.first, asked.first + asked.games):
        for has_ships in (True, False) if asked.both else (not asked.without,):
            games.append(play(number, asked.seats, asked.bots, has_ships))
            if asked.file is not None:
                with asked.file.open("a", encoding="utf-8") as file:
                    file.write(f"{json.dumps(asdict(games[-1]))}\n")
    if asked.file is not None and asked.file.exists():
        games = _read(asked.file)
    if games:
        tell(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())

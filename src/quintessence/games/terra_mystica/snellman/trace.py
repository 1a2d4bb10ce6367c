"""Compares the engine with recorded traces: every number after every line, and which commands are accepted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from quintessence.core.game import Json, Refused, Values
from quintessence.core.replay import start_match
from quintessence.games.terra_mystica import TerraMysticaGame
from quintessence.games.terra_mystica.data.components import number_of
from quintessence.games.terra_mystica.rules.position import NONE, OVER, PLAY, Position
from quintessence.games.terra_mystica.snellman import snapshot
from quintessence.games.terra_mystica.snellman.expected import KEYS, Expected
from quintessence.games.terra_mystica.snellman.files import packaged_game
from quintessence.games.terra_mystica.snellman.header import Header
from quintessence.games.terra_mystica.snellman.lines import Line, followers, parse
from quintessence.games.terra_mystica.snellman.names import END_TILE_OF
from quintessence.games.terra_mystica.snellman.reader import Reader

FORMAT: Final = "tm-trace-1"
FIELDS: Final = ["format", "map", "players", "vp_table", "options", "factions", "score_tiles", "bonus_removed"]
FIELDS.extend(["extra_final_scoring", "cols", "finished", "lines", "final"])
"""What every trace has; `probes` only the generated ones."""
BALANCED: Final = "2017"
"""The name of the table of starting points that differ by faction."""


@final
class Difference:
    """Something that is not as the trace has it."""

    def __init__(self, trace: str, line: int, command: str, what: str, expected: Json, ours: Json) -> None:
        self.trace: Final = trace
        self.line: Final = line
        self.command: Final = command
        self.what: Final = what
        self.expected: Final = expected
        self.found: Final = ours

    def values(self) -> Values:
        """For the sentence that tells it."""
        return {
            "trace": self.trace,
            "line": self.line,
            "command": self.command,
            "what": self.what,
            "expected": json.dumps(self.expected),
            "found": json.dumps(self.found),
        }

    def __str__(self) -> str:
        place = f"{self.trace}, line {self.line} ({self.command})"
        return f"{place}: {self.what}: {self.expected} expected, {self.found} found"


@final
class Comparison:
    """One trace against the engine."""

    def __init__(self, game: TerraMysticaGame, trace: dict[str, Any], name: str) -> None:
        self._game: Final = game
        self.name: Final = name
        self.trace: Final = trace
        self.lines = 0
        self.probes = 0
        self.differences: Final[list[Difference]] = []
        self._header: Final = Header(game.data, str(trace["map"]).replace("-", "_"))
        self._reader: Reader | None = None
        self._expected: Final = Expected(game.data.boards[self._header.board])
        self._number = 0
        self._command = ""

    def run(self, most: int) -> None:
        """Compare line by line; stop after so many differences (a wrong number is repeated on every later line)."""
        lines: list[dict[str, Any]] = self.trace["lines"]
        parsed = [parse(number, str(line["c"])) for number, line in enumerate(lines)]
        for line in parsed:
            if not line.faction:
                self._header.read(line)
        if self.trace["vp_table"] == BALANCED:  # the head alone may say so: a line does where the log names its map
            self._header.is_balanced = True
        probes: dict[int, list[list[Any]]] = {}
        for probe in self.trace.get("probes") or []:
            probes.setdefault(int(probe[0]), []).append(probe)
        self._check_header()
        follow = followers(parsed)
        for number, line in enumerate(parsed):
            self._number, self._command = number, str(lines[number]["c"])
            for probe in probes.get(number, []):
                self._probe(probe)
            self._expected.learn(lines[number])
            unknown: list[Json] = [key for key in sorted(lines[number]) if key not in KEYS]
            self._check("keys that are not compared", [], unknown)
            if not self._play(line, follow[number], lines[number]) or len(self.differences) >= most:
                return
        self._check_end()

    def _differs(self, what: str, expected: Json, ours: Json) -> None:
        self.differences.append(Difference(self.name, self._number, self._command, what, expected, ours))

    def _check(self, what: str, expected: Json, ours: Json) -> None:
        if expected != ours:
            self._differs(what, expected, ours)

    def _check_header(self) -> None:
        """What the head of the file says must be what its lines say."""
        trace, header = self.trace, self._header
        self._check("factions", trace["factions"], [slug for slug in header.factions])
        self._check("players", trace["players"], len(header.factions))
        self._check("score_tiles", trace["score_tiles"], [tile for tile in header.round_tiles])
        self._check("bonus_removed", trace["bonus_removed"], [card for card in header.removed])
        self._check("cols", trace["cols"], [column for column in snapshot.COLUMNS])
        self._check("vp_table", trace["vp_table"], BALANCED if header.is_balanced else "standard")
        self._check("options", trace["options"], [name for name in header.named])
        extra: list[Json] = [] if header.end_tile == "none" else [END_TILE_OF[header.end_tile]]
        self._check("extra_final_scoring", trace["extra_final_scoring"], extra)

    def _play(self, line: Line, following: str, record: dict[str, Any]) -> bool:
        """Play a line and compare; False when it cannot be played."""
        self.lines += 1
        if self._reader is None and not (line.commands and line.commands[0].lower().startswith("setup")):
            return True
        if self._reader is None:
            self._reader = self._set_up()
        reader = self._reader
        reader.position.journal = []
        try:
            reader.read(line, following)
        except Refused as error:
            self._differs("refused", 1, str(error))
            return False
        self._compare(reader.position, record, line, following)
        return True

    def _set_up(self) -> Reader:
        header = self._header
        match = start_match(self._game, len(header.factions), "trace", header.options())
        assert isinstance(match.state, Position)
        return Reader(match.state, header.is_strict, True)

    def _compare(self, position: Position, record: dict[str, Any], line: Line, following: str) -> None:
        expected = self._expected
        for player in position.players:
            if player.has_faction:
                slug = player.faction.slug
                self._check(f"numbers of {slug}", expected.rows.get(slug), snapshot.row(position.data, player))
                self._check(
                    f"tiles of {slug}",
                    sorted(expected.tiles.get(slug, []), key=str),
                    [t for t in snapshot.tiles(position.data, player)],
                )
                for name, value in snapshot.fields(player).items():
                    known = expected.field(slug, name, player.faction.start.priest_cap)
                    self._check(f"{name} of {slug}", known, value)
        for hex, content in snapshot.hexes(position).items():
            if expected.hexes[hex] != content:
                self._differs(f"hex {hex}", expected.hexes[hex], content)
        built: list[Json] = [b for b in sorted(set(map(str, expected.bridges)))]  # two may stand in one place there
        self._check("bridges", built, [b for b in snapshot.bridges(position)])
        self._check(
            "river towns", sorted(expected.rivers, key=str), [r for r in sorted(snapshot.river_towns(position))]
        )
        for cult, owners in snapshot.slots(position).items():
            self._check(f"slots of {cult}", expected.slots[cult], owners)
        self._check("spaces", sorted(expected.spaces, key=str), [s for s in snapshot.spaces(position)])
        for card, coins in expected.coins.items():
            self._check(f"coins on {card}", coins, position.card_coins[number_of(position.data.bonus_cards, card)])
        self._check("round and turn", expected.round, [position.round, position.turn])
        active = None if position.active == NONE else position.players[position.active].faction.slug
        if expected.active is not None and position.phase == PLAY and active is not None:
            self._check("to move", expected.active, active)
        order: list[Json] = [
            position.players[s].faction.slug for s in position.order if position.players[s].has_faction
        ]
        self._check("order", expected.order, order)
        self._check_decisions(position, line, following)
        self._check("automatic steps", *_comparable_steps(line, record.get("auto", []), snapshot.journal(position)))

    def _check_decisions(self, position: Position, line: Line, following: str) -> None:
        known, ours = self._expected.decisions, snapshot.decisions(position)
        if line.faction and line.faction == following:
            known, ours = _without(known, line.faction), _without(ours, line.faction)
        if known or position.round or self._header.is_strict:  # old logs name no players, and so nobody to set up
            self._check("decisions", _sorted(known), _sorted(ours))

    def _probe(self, probe: list[Any]) -> None:
        """A command tried here: accepted or refused alike."""
        self.probes += 1
        accepted = False
        if self._reader is not None:
            twin = self._reader.copy()
            try:
                twin.read(parse(self._number, str(probe[1])), "")
                accepted = True
            except Refused:
                accepted = False
        if accepted != bool(probe[2]):
            self._differs(f"probe {probe[1]} ({probe[3]})", int(probe[2]), 1 if accepted else 0)

    def _check_end(self) -> None:
        self._command = "end"
        expected = self.trace.get("final")
        if not expected or self._reader is None:
            return
        ours = snapshot.final(self._reader.position)
        self._check("factions at the end", [slug for slug in sorted(expected)], [slug for slug in sorted(ours)])
        for slug, scores in expected.items():
            self._check(f"scores of {slug}", [name for name in sorted(scores)], [name for name in sorted(ours[slug])])
            for name, value in scores.items():
                known = {k: v for k, v in value.items() if v} if isinstance(value, dict) else value
                self._check(f"{name} of {slug} at the end", known, ours[slug].get(name))
        self._check("finished", self.trace["finished"], self._reader.position.phase == OVER)


def _comparable_steps(line: Line, known: list[Json], ours: list[Json]) -> tuple[list[Json], list[Json]]:
    """Where unlocking a terrain starts the income, a trace has the row of the line's own faction for the first step.

    The numbers of that line show that the first in turn order had income then, as it has here.
    """
    is_unlocking = line.commands[:1] and line.commands[0].startswith("unlock-terrain")
    return (known[1:], ours[1:]) if is_unlocking else (known, ours)


def _sorted(decisions: list[Json]) -> list[Json]:
    """The order of decisions is not a rule; some numbers are written as text, and some decisions twice."""
    plain: list[Json] = []
    for decision in decisions:
        assert isinstance(decision, list)
        known: Json = [int(part) if isinstance(part, str) and part.isdigit() else part for part in decision]
        if decision[0] == "leech" or known not in plain:
            plain.append(known)
    return sorted(plain, key=json.dumps)


def _without(decisions: list[Json], faction: str) -> list[Json]:
    """All but what a faction owes: where its next line goes on with the same turn, the site has not looked yet."""
    return [entry for entry in decisions if isinstance(entry, list) and (entry[0] == "leech" or entry[1] != faction)]


def compare_text(text: str, name: str, most: int = 1) -> Comparison:
    """One trace, as the text of its file, against the engine; Refused when the text is no trace."""
    try:
        trace = json.loads(text)
    except ValueError as error:
        raise Refused("not_a_trace", {"name": name, "detail": str(error)}) from None
    if not isinstance(trace, dict):
        raise Refused("not_a_trace", {"name": name, "detail": "–"})
    game = packaged_game()
    missing = [key for key in FIELDS if key not in trace]
    board = str(trace.get("map")).replace("-", "_")
    if missing or trace["format"] != FORMAT or board not in game.data.boards:
        raise Refused("not_a_trace", {"name": name, "detail": ", ".join(missing) or str(trace["format"])})
    comparison = Comparison(game, trace, name)
    comparison.run(most)
    return comparison


def compare(path: Path, most: int = 1) -> Comparison:
    """One trace file against the engine."""
    return compare_text(path.read_text(encoding="utf-8"), path.stem, most)

"""Finds puzzles in games between bots: positions in which one turn is clearly better than every other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import quintessence
from quintessence.bots.bot import Bot
from quintessence.bots.levels import LEVELS, NODES, make_bot
from quintessence.bots.puzzle_turns import PuzzleTurn
from quintessence.bots.rating import EQUAL, MOST_EQUAL, Effort, RatedTurn, can_search, rated_turns
from quintessence.bots.worth import Viewpoint
from quintessence.core.companions import Advice
from quintessence.core.discovery import companions_of
from quintessence.core.game import ALLIES, OPEN, Action, Json, Seat, Values
from quintessence.core.match import Match
from quintessence.core.puzzle import Puzzle, PuzzleSet, id_of, result_of
from quintessence.lab.puzzle_check import Check, checked_margin, is_told_apart
from quintessence.lab.puzzle_line import whole_line

QUICK: Final = Effort(nodes=60_000, depth=2, worlds=2, ahead=2, width=12)
"""With which every position is looked at."""
WIDE: Final = Effort(nodes=200_000, depth=2, worlds=8, ahead=4)
"""With which all turns are looked into where the quick look has found something."""
SURE: Final = Effort(nodes=600_000, depth=3, worlds=100, ahead=8)
"""With which an answer is checked."""
FEWEST: Final = 8
"""Different turns from which one has to be found; where bots play on, first steps, since not all turns are tried."""
FEW_PLAYED: Final = 3
FEW_RIGHT: Final = 3
MOST_RIGHT: Final = 0.15
"""The part of all turns that may be right; where there are few turns, this many."""
HOPELESS: Final = 0.15
"""A best turn that promises less saves nobody."""
SAFE: Final = 0.9
"""Where the second best promises more, anything wins."""
SLACK: Final = {QUICK: 0.4, WIDE: 0.75, SURE: 1.0}
"""Where few worlds are played on, the part of the margin that is enough to look again, in more of them."""
SHOWN: Final = 3
"""Right turns that are written out; of the others there is only where they lead."""
LONGEST: Final = 60
"""Actions of a turn, at most."""


@dataclass(frozen=True)
class Search:
    """Where to look: the game, how many matches between which bots, and what counts as clear."""

    game: str
    games: int
    seed: str
    seats: int
    options: Values = field(default_factory=dict)
    bots: tuple[str, ...] = ("level3",)
    margin: float = 0.08
    """How much more of a win the best turn promises than any that is not right."""
    tries: int = 6
    """Seeds with which each level tries a puzzle; those that search do nearly the same each time, and have a third."""
    per_game: int = 5
    """Puzzles of one match, at most: those of one match are alike."""
    apart: int = 8
    """Actions between two of them, at least."""
    check: Check = field(default_factory=Check)
    """The stronger search that must agree."""


@dataclass(frozen=True)
class Answer:
    """The turns that are right in a position, and what they and the next best ones promise."""

    right: list[RatedTurn]
    others: list[RatedTurn]
    rest: list[RatedTurn] = field(default_factory=list)
    """Turns that had fallen behind before."""

    def all(self) -> list[RatedTurn]:
        return [*self.right, *self.others]

    def margin(self) -> float:
        return self.right[-1].worth - (self.others[0].worth if self.others else 0.0)

    def key(self) -> set[str]:
        """What has to be done: the rows that all right turns have, and not all others. The rest of a turn is free."""
        right, others = ([_rows(turn) for turn in turns] for turns in (self.right, self.others))
        return right[0].intersection(*right) - others[0].intersection(*others)


def find_puzzles(search: Search) -> Iterator[tuple[int, list[Puzzle]]]:
    """The puzzles of each match, as they are found."""
    known: set[str] = set()
    for number in range(search.games):
        yield number, list(_of_match(search, number, known))


def puzzle_set(search: Search, games: int, puzzles: list[Puzzle], command: str) -> PuzzleSet:
    """All that was found in so many matches, easiest first, with how it was found."""
    game = quintessence.load(search.game, {})
    made: Values = {
        "command": command,
        "games": games,
        "bots": [bot for bot in search.bots],
        "margin": search.margin,
        "tries": search.tries,
        "nodes": SURE.nodes,
        "depth": SURE.depth,
        "worlds": SURE.worlds,
        "check": search.check.json(),
        "compiled": quintessence.is_compiled(),
    }
    return PuzzleSet(game.slug, game.version, made, sorted(puzzles, key=lambda one: (one.stars, one.id)))


def _of_match(search: Search, number: int, known: set[str]) -> Iterator[Puzzle]:
    """Play one match, and look at the start of each turn."""
    seed = f"{search.seed}/{number}"
    match = quintessence.start(search.game, search.seats, seed, search.options, {})
    bots = [_bot(search, match, seat, number) for seat in range(search.seats)]
    start, question, made, last = (-1, -1), "", 0, -search.apart
    while (waiting := match.to_act()) and made < search.per_game:
        seat, played, code = waiting[0], len(match.history()), match.prompt(waiting[0]).code
        is_next_card = match.state.relation() == ALLIES and code == question
        is_start = is_next_card or (seat, match.state.turn_number()) != start
        start, question = (seat, match.state.turn_number()), code if is_start else question
        if is_start and played - last >= search.apart and (puzzle := _puzzle(search, match, seat, known)):
            made, last = made + 1, played
            yield puzzle
        match.play(seat, bots[seat].choose(match.knowledge(seat)))


def _bot(search: Search, match: Match, seat: int, number: int) -> Bot:
    return make_bot(search.bots[(seat + number) % len(search.bots)], f"{match.seed.text}/{seat}", match.game)


def _puzzle(search: Search, match: Match, seat: Seat, known: set[str]) -> Puzzle | None:
    """The puzzle of this position, if it is one."""
    answer: Answer | None = None
    for effort in (QUICK, WIDE, SURE):
        wide = answer.all() if answer is not None and effort is SURE else None
        if answer is not None and effort is SURE and not _is_agreed(match, seat, answer):
            return None
        answer = find_answer(match, seat, effort, search.margin, wide)
        if answer is None:
            return None
    if answer is None or not _is_whole(match, seat, answer) or (alike := _kind(match, answer)) in known:
        return None
    checked = _checked(search, match, seat, answer)
    if checked is None:
        return None
    known.add(alike)
    right: list[Json] = [result for result in _results(match, seat, answer.right)]
    shares = {level: solved_share(match, seat, right, level, tries_of(search, level)) for level in LEVELS}
    if not any(shares.values()) and not can_search(match.state, companions_of(match.game).advice):
        return None  # a turn that no bot ever finds: more likely it is the judge that errs
    return Puzzle({**_fields(match, seat, answer, right, shares), "checked": round(100 * checked)})


def _checked(search: Search, match: Match, seat: Seat, answer: Answer) -> float | None:
    """The margin as a stronger search has it; None where that does not agree, or people cannot tell what is right."""
    right, others = ([turn.actions for turn in turns] for turns in (answer.right, answer.others))
    if not is_told_apart(companions_of(match.game).advice, right, others):
        return None
    promised = checked_margin(match, seat, right[0], others, search.margin, search.check)
    return promised if promised is not None and promised >= search.margin else None


def find_answer(
    match: Match, seat: Seat, effort: Effort, margin: float, known: list[RatedTurn] | None = None
) -> Answer | None:
    """The right turns, where they are few and clearly better than all others; None: this is no puzzle."""
    advice = companions_of(match.game).advice
    is_searched = can_search(match.state, advice)
    if not is_searched and (len(match.legal(seat)) < FEWEST or not _is_under_way(match, advice)):
        return None
    turns = rated_turns(match.knowledge(seat), match.game, effort, "puzzle", known)
    if len(turns) < (FEWEST if is_searched else FEW_PLAYED) or turns[0].worth < HOPELESS:
        return None
    right = [turn for turn in turns if turn.worth > turns[0].worth - EQUAL]
    rest = [] if known is None or is_searched else _left_out(turns, known)
    answer = Answer(right, turns[len(right) :], rest)
    if not answer.others or answer.others[0].worth > SAFE:
        return None
    if answer.margin() < margin * (1.0 if is_searched else SLACK.get(effort, 1.0)):
        return None
    most = min(MOST_EQUAL, max(FEW_RIGHT, int(MOST_RIGHT * len(turns))))
    return answer if effort is not WIDE or len(right) <= most else None


def _is_under_way(match: Match, advice: Advice) -> bool:
    """Whether what can be expected is known here: in no preparations, and where the game has measured it."""
    return match.state.turn_number() >= match.seats and advice.is_measured(match.state)


def _is_agreed(match: Match, seat: Seat, answer: Answer) -> bool:
    """Whether the strongest bot plays a right turn too, where it plans and all is known: it judges in another way."""
    advice = companions_of(match.game).advice
    if match.state.information() != OPEN or can_search(match.state, advice):
        return True
    trial = match.copy()
    play_turn(trial, seat, make_bot(LEVELS[-1], "puzzle/0", match.game))
    return result_of(trial) in _results(match, seat, answer.right)


def _left_out(turns: list[RatedTurn], known: list[RatedTurn]) -> list[RatedTurn]:
    """Of the known turns, those that were not looked into again."""
    again = {id(turn.actions) for turn in turns}
    return [turn for turn in known if id(turn.actions) not in again]


def _is_whole(match: Match, seat: Seat, answer: Answer) -> bool:
    """Whether every right turn is, in the match itself, as long as a puzzle asks for."""
    return all(_is_asked(match.copy(), seat, turn.actions) for turn in answer.right)


def _is_asked(match: Match, seat: Seat, actions: list[Action]) -> bool:
    asked, ends = asked_of(match, seat), []
    for action in actions:
        before = match.state.copy()
        match.play(seat, action)
        ends.append(asked.is_over(before, action, match.state))
    return ends[-1] and not any(ends[:-1])


def asked_of(match: Match, seat: Seat) -> PuzzleTurn:
    """The turn that a puzzle at this position asks for."""
    return PuzzleTurn(match.state, Viewpoint(match.state, seat, companions_of(match.game).advice))


def solved_share(match: Match, seat: Seat, right: list[Json], level: str, tries: int) -> float:
    """How often a level finds a right turn."""
    solved = 0
    for number in range(tries):
        trial = match.copy()
        play_turn(trial, seat, make_bot(level, f"puzzle/{number}", match.game))
        solved += result_of(trial) in right
    return round(solved / tries, 2)


def tries_of(search: Search, level: str) -> int:
    """How often a level tries each puzzle."""
    return search.tries if level not in NODES else max(1, search.tries // 3)


def play_turn(match: Match, seat: Seat, bot: Bot) -> None:
    """Let a bot play a seat's turn to its end."""
    asked = asked_of(match, seat)
    for _ in range(LONGEST):
        before, action = match.state.copy(), bot.choose(match.knowledge(seat))
        match.play(seat, action)
        if asked.is_over(before, action, match.state):
            return


def _results(match: Match, seat: Seat, turns: list[RatedTurn]) -> list[str]:
    """The states that turns lead to."""
    results = []
    for turn in turns:
        trial = match.copy()
        for action in turn.actions:
            trial.play(seat, action)
        results.append(result_of(trial))
    return results


def _kind(match: Match, answer: Answer) -> str:
    """What a near twin has in common with a puzzle: the same turn, at much the same time of a match."""
    rows = answer.key() or _rows(answer.right[0])
    return f"{len(match.history()) // 40} {sorted(rows)}"


def _rows(turn: RatedTurn) -> set[str]:
    return {str(action.row()) for action in turn.actions}


def _fields(match: Match, seat: Seat, answer: Answer, right: list[Json], shares: dict[str, float]) -> Values:
    turns = [*answer.right, *(answer.others if answer.rest else answer.others[:8]), *answer.rest]
    worths: Values = {}
    for turn, result in zip(turns, _results(match, seat, turns), strict=True):
        worths.setdefault(result, round(100 * min(turn.worth, answer.others[0].worth if turn in answer.rest else 1.0)))
    return {
        "id": id_of(match),
        "seats": match.seats,
        "options": {**match.options},
        "seed": match.seed.text,
        "seat": seat,
        "stars": stars_of(shares),
        "solved": {level: share for level, share in shares.items()},
        "solutions": [
            [action.row() for action in whole_line(match, seat, turn.actions)] for turn in answer.right[:SHOWN]
        ],
        "key": [number for number, action in enumerate(answer.right[0].actions) if str(action.row()) in answer.key()],
        "right": right,
        "worths": worths,
        "actions": [[mover, *action.row()] for mover, action, _ in match.history()],
    }


def stars_of(shares: dict[str, float]) -> int:
    """How hard a puzzle is, from 1 to 5: by how often the levels, all together, find a right turn."""
    missed = 1 - sum(shares.values()) / len(shares)
    return min(5, 1 + int(5 * missed))

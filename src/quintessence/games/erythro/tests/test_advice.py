"""What serves the bots: whole moves are legal, plans repeat by seed, a proposal has a sentence, chances are chances."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.companions import Meter
from quintessence.core.game import Json, Seat, Values
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.games.erythro.actions import Keep
from quintessence.games.erythro.advice import ADVICE
from quintessence.games.erythro.advice.explain import CODES, explain_choice, explain_plan
from quintessence.games.erythro.advice.moves import moves_of
from quintessence.games.erythro.data.constants import NONE, Card
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.tests.table import A, B, deal, position, row
from quintessence.games.erythro.tests.test_random_play import SHEETS
from quintessence.text import Texts

FIVE = ["squall", "waterspout", "drizzle", "fog_bank", "sea_breeze"]
SPARE = ["tremor", "molten_rock", "fertile_ash", "warm_stones", "obsidian"]


def start(sheet: tuple[str, str], seats: int, seed: str, **options: Json) -> Match:
    chosen: Values = {"adversary": sheet[0], "difficulty": sheet[1], **options}
    return quintessence.start("erythro", seats=seats, seed=seed, options=chosen, data={})


def played(match: Match, level: str, most: int) -> list[list[Json]]:
    """Let a team of one level play so many actions; which ones."""
    bots = [make_bot(level, f"advice/{seat}", match.game) for seat in range(match.seats)]
    rows: list[list[Json]] = []
    while (waiting := match.to_act()) and len(rows) < most:
        seat = waiting[len(rows) % len(waiting)]  # any of them may be first: a bot plans from where the others are
        action = bots[seat].choose(match.knowledge(seat))
        rows.append(action.row())
        match.play(seat, action)
    return rows


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_team_plays_any_sheet(sheet: tuple[str, str], seats: int) -> None:
    """`Match.play` takes nothing but legal actions."""
    options: Values = {"hands": "shown", "characters": "chosen"} if seats == 3 else {"dome_payment": "one"}
    match = start(sheet, seats, "any", **options)
    assert len(played(match, "level3", 40)) == 40 or match.outcome() is not None


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_repeats_by_its_seed(level: str) -> None:
    first, second = (played(start(("mars", "medium"), 2, "repeat"), level, 9) for _ in range(2))
    assert first == second


def test_keeping_nothing_has_a_reason_of_its_own() -> None:
    assert explain_choice(Keep(None, Card(NONE))).code == "keep_nothing"
    assert explain_choice(Keep("squall", Card(0))).code == "keep"


def test_a_whole_match_of_a_careful_team_is_won() -> None:
    match = start(("mars", "initiation"), 2, "won/1")
    played(match, "level3", 600)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == [1, 1]


def test_whole_moves_are_legal_one_action_after_the_other() -> None:
    match = start(("consortium", "medium"), 3, "moves")
    moves = moves_of(position(match), 0, Meter())
    assert len(moves) > 10
    for move in moves:
        state = match.state.copy()
        for done in move.actions:
            assert state.why_not(Seat(done.seat), done.action) is None
            state.apply(Seat(done.seat), done.action)


def chosen(match: Match, seat: Seat, level: str = "level4") -> list[Json]:
    return make_bot(level, "choice", match.game).choose(match.knowledge(seat)).row()


def test_who_can_destroy_a_mine_does() -> None:
    match = deal(
        hands=[FIVE, SPARE],
        mines=[{"mine": "sand_dredge", "tile": 2, "line": 4}],
        influence=[{"air": 7}, {}],
        dome=5,
    )
    assert chosen(match, A)[0] == "play"
    assert chosen(match, A)[2] == "power"


def test_a_plan_follows_what_others_have_done() -> None:
    """The mine that a plan was made for is gone: the bot thinks again instead of playing its old plan."""
    match = deal(
        hands=[FIVE, SPARE],
        mines=[{"mine": "sand_dredge", "tile": 2, "line": 4}],
        influence=[{"air": 2}, {"earth": 8}],
        dome=5,
    )
    bot = make_bot("level4", "follow", match.game)
    first = bot.choose(match.knowledge(A))
    match.play(A, first)
    while match.to_act() == [A]:
        match.play(A, bot.choose(match.knowledge(A)))
    match.play(B, match.state.action(row("play tremor power")))
    assert position(match).mine_ids == b""
    assert bot.choose(match.knowledge(A)) in match.legal(A)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_proposal_has_a_sentence(language: str) -> None:
    texts = Texts("erythro", language)
    codes: set[str] = set()
    for sheet in (("alliance", "medium"), ("consortium", "hard")):
        match = start(sheet, 2, "sentence")
        bots = [make_bot("level3", f"sentence/{seat}", match.game) for seat in range(2)]
        for _ in range(60):
            if not match.to_act():
                break
            seat = match.to_act()[0]
            match.play(seat, bots[seat].choose(match.knowledge(seat)))
            reason = bots[seat].reason()
            if reason is not None:
                codes.add(reason.code)
                sentence = texts.advice(reason)
                assert sentence.endswith(".")
                assert "{" not in sentence and "advice" not in sentence
    assert len(codes) >= 5
    assert codes <= set(CODES)


def test_a_reason_says_how_many_cards_it_takes() -> None:
    match = start(("mars", "initiation"), 2, "cards")
    before = position(match)
    cleaned = before.copy()
    assert isinstance(cleaned, Position)
    dirty = next(tile for tile in range(len(before.pollution)) if before.pollution[tile])
    pollution = bytearray(before.pollution)
    pollution[dirty] -= 1
    cleaned.pollution = bytes(pollution)
    soon, late = (explain_plan(before, afters, A) for afters in ([cleaned, cleaned], [before, cleaned]))
    assert (soon.code, soon.values["cards"]) == ("clean", 1)
    assert (late.code, late.values["cards"]) == ("clean", 2)
    texts = Texts("erythro", "en")
    assert texts.advice(soon) == f"This takes 1 pollution off tile {dirty + 1}."
    assert texts.advice(late) == f"The next 2 cards take 1 pollution off tile {dirty + 1}."


def test_chances_are_between_nothing_and_all() -> None:
    for sheet in SHEETS:
        match = start(sheet, 3, "chances")
        rng = Rng(5)
        while match.to_act():
            found = ADVICE.expectation(match.state, A)
            assert found is not None
            assert 0 <= found <= 1
            seat = match.to_act()[0]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])


def test_a_harder_sheet_promises_less() -> None:
    for adversary, easy, hard in (
        ("mars", "initiation", "hard"),
        ("alliance", "medium", "hard"),
        ("consortium", "medium", "hard"),
    ):
        shares = [
            sum(ADVICE.expectation(start((adversary, sheet), 3, f"{n}").state, A) or 0.0 for n in range(10))
            for sheet in (easy, hard)
        ]
        assert shares[0] > shares[1] + 0.5

"""A scripted stand-in for a text model plays by the legal list, and is told why when it is wrong."""

from __future__ import annotations

import json

from quintessence.core.game import Seat
from quintessence.research.kind import Kind
from quintessence.research.text_models import TextPlayer, observation_json


def test_observations_have_the_fields_of_the_arena_and_no_secret() -> None:
    kind = Kind("ephyran", seats=2)
    match = kind.start("tea")
    seat = match.to_act()[0]
    told = json.loads(json.dumps(observation_json(kind, match, seat)))
    fields = ["observationString", "legalActions", "legalActionStrings", "currentPlayer", "playerId", "isTerminal"]
    assert list(told) == fields
    assert len(told["legalActions"]) == len(told["legalActionStrings"]) == len(match.legal(seat))
    other = observation_json(kind, match, 1 - seat)
    assert other["legalActions"] == [] and other["currentPlayer"] == seat
    assert json.loads(str(other["observationString"]))["hands"][seat]["cards"] is None


def test_a_model_plays_by_number_and_by_row() -> None:
    match = Kind("connect_four").start("tea")
    for seat, reply in enumerate(["I take number 3.", 'My move: ["drop", 4]']):
        TextPlayer(match, seat, lambda prompt, reply=reply: reply).play()  # type: ignore[misc]
    assert [action.row() for _, action, _ in match.history()] == [["drop", 4], ["drop", 4]]


def test_an_illegal_reply_is_explained_and_asked_again() -> None:
    match = Kind("connect_four").start("tea")
    for number in range(6):
        match.play(Seat(number % 2), ["drop", 1])
    prompts: list[str] = []
    replies = iter(['["drop", 1]', "no idea", "0"])

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return next(replies)

    player = TextPlayer(match, 0, ask)
    assert player.play().row() == ["drop", 2] and player.refused == 2
    assert "full" in prompts[1] and "no action has that number" in prompts[2]


def test_a_model_that_never_says_anything_legal_plays_the_first_action_and_can_finish_a_match() -> None:
    match = Kind("connect_four").start("tea")
    players = [TextPlayer(match, seat, lambda prompt: "?", tries=1) for seat in range(2)]
    while waiting := match.to_act():
        players[waiting[0]].play()
    assert match.outcome() is not None

"""Which games there are, their variants and words, who I am; puzzles."""

from __future__ import annotations

from typing import Final

import quintessence
from quintessence.core.discovery import folder, puzzles_of
from quintessence.core.game import Values
from quintessence.host import requests
from quintessence.host.answer import Answer, answer
from quintessence.host.asking import Asking
from quintessence.host.prepared import games_text
from quintessence.service.packing import plain, unpack
from quintessence.service.people.plain_text import clean
from quintessence.service.problems import Problem
from quintessence.table.model import Guest

_NAME: Final = 40
_LANGUAGES: Final = ("en", "fr")


async def health(ask: Asking) -> Answer:
    """That all is well, and that there is no server."""
    version, is_compiled = quintessence.__version__, quintessence.is_compiled()
    return answer({"ok": True, "version": version, "compiled": is_compiled, "server": False})


async def me(ask: Asking) -> Answer:
    """Who asks: the one guest there is."""
    return _guest(await ask.service.guests.guest(ask.guest))


async def change_me(ask: Asking) -> Answer:
    """Take a name and a colour."""
    name, colour = ask.body.text("name", 200), ask.body.matching("colour", requests.COLOUR)
    ask.body.end()
    guest = Guest(ask.guest, clean(name, _NAME), colour)
    await ask.service.seating.rename(guest)
    return _guest(guest)


def _guest(guest: Guest) -> Answer:
    return answer({"id": guest.id, "name": guest.name, "colour": guest.colour})


async def games(ask: Asking) -> Answer:
    """The games there are, with their options and the bots' levels."""
    return Answer(200, games_text())


async def add_variant(ask: Asking) -> Answer:
    """Check the data of a variant and keep them; tables can then be made of it."""
    files = requests.files_of(ask.body)
    ask.body.end()
    variant, data = await ask.service.files.variant(ask.guest, ask.id, files)
    if variant["variant"]:
        await ask.service.storage.store_variant(ask.id, str(variant["variant"]), data, ask.guest)
    return answer(variant, 201)


async def words(ask: Asking) -> Answer:
    """The words of what is new in a variant, as a Fluent file; with `own`, those of the game's own file too."""
    if ask.name not in _LANGUAGES:
        raise Problem(404, "not_found")
    variant = ask.query.get("variant")
    if variant is None:
        text = quintessence.load(ask.id).variant.fluent(ask.name)
    else:
        data = await ask.service.creation.variant_data(ask.id, variant)
        text = await ask.service.files.words(ask.guest, ask.id, data, ask.name)
    file = folder(ask.id) / "text" / f"{ask.name}.ftl"
    if ask.query.get("own") in ("1", "true") and file.is_file():
        text += file.read_text(encoding="utf-8")
    return Answer(200, text)


async def notifications(ask: Asking) -> Answer:
    """By which ways one is told of a turn: by none."""
    off: Values = {"push_key": None, "mail": False, "webhook": False, "address": None, "is_confirmed": False}
    return answer(off)


async def open_tables(ask: Asking) -> Answer:
    """The tables that others have listed: nobody has."""
    return answer({"allowed": False, "tables": []})


async def lab(ask: Asking) -> Answer:
    """Whether there is a lab: not without worker processes, which play thousands of games."""
    return answer({"is_on": False, "most_games": 0, "most_minutes": 0, "run": None})


async def puzzles(ask: Asking) -> Answer:
    """The puzzles of all games or of one, without their answers; today's are marked."""
    game = ask.query.get("game")
    if game is not None and puzzles_of(game) is None:
        raise Problem(404, "no_puzzles", {"game": game})
    job: Values = {"game": game, "today": ask.service.puzzles.today().isoformat()}
    listed = await ask.service.own.ask(ask.guest, "list_puzzles", job)
    return Answer(200, plain(unpack(listed["text"])).decode())


async def puzzle_position(ask: Asking) -> Answer:
    """A puzzle's position after some actions of its seat; nothing is stored."""
    asked = requests.tried(ask.body)
    ask.body.end()
    return answer(await ask.service.puzzles.position(ask.guest, ask.id, ask.name, asked))


async def puzzle_attempt(ask: Asking) -> Answer:
    """Judge a whole turn; the result is kept."""
    rows = ask.body.rows("rows", 60)
    ask.body.end()
    return answer(await ask.service.puzzles.attempt(ask.guest, ask.id, ask.name, [row for row in rows]))


async def puzzle_hint(ask: Asking) -> Answer:
    """What kinds of action a right turn is made of."""
    return answer(ask.service.puzzles.hint(ask.id, ask.name))


async def puzzle_solution(ask: Asking) -> Answer:
    """The right turns; a puzzle that was not solved counts as shown from then on."""
    return answer(await ask.service.puzzles.solution(ask.guest, ask.id, ask.name))


async def puzzle_table(ask: Asking) -> Answer:
    """A practice table that goes on from the puzzle's position, with bots in the other seats."""
    level = ask.body.text("level", 200)
    ask.body.end()
    made = await ask.service.new_tables.of_puzzle(ask.guest, ask.id, ask.name, level)
    ask.service.wake(made)
    return await ask.new_table(made.id)


ROUTES: Final = {
    "GET /health": health,
    "GET /me": me,
    "PUT /me": change_me,
    "GET /games": games,
    "POST /games/*/variants": add_variant,
    "GET /games/*/words/*": words,
    "GET /notifications": notifications,
    "GET /open-tables": open_tables,
    "GET /lab": lab,
    "GET /puzzles": puzzles,
    "POST /puzzles/*/*/position": puzzle_position,
    "POST /puzzles/*/*/attempt": puzzle_attempt,
    "POST /puzzles/*/*/hint": puzzle_hint,
    "POST /puzzles/*/*/solution": puzzle_solution,
    "POST /puzzles/*/*/table": puzzle_table,
}

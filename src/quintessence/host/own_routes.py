"""What one keeps of one's own: labels, deleted games, achievements, all of it in one file; and challenges."""

from __future__ import annotations

from typing import Final

from quintessence.host import requests
from quintessence.host.answer import Answer, answer
from quintessence.host.asking import Asking
from quintessence.service.accounts.export import KINDS
from quintessence.service.challenges.challenge_json import all_json, challenge_json
from quintessence.service.challenges.deals import Deal
from quintessence.service.new_tables import wanted
from quintessence.service.problems import Problem
from quintessence.service.storage.change import add_document


async def mark(ask: Asking) -> Answer:
    """Name one of one's games, delete it from the list, or take that back."""
    label = ask.body.text("label", 400) if ask.body.has("label") else None
    is_deleted = ask.body.flag("deleted") if ask.body.has("deleted") else None
    ask.body.end()
    return answer(await ask.service.own_games.mark(ask.guest, ask.id, label, is_deleted))


async def remove(ask: Asking) -> Answer:
    """Remove for good a game that was deleted from the list."""
    await ask.service.own_games.remove(ask.guest, ask.id)
    return Answer(204, "")


async def achievements(ask: Asking) -> Answer:
    """What there is to have done in each game, and what was."""
    return answer(await ask.service.accounts.achievements.of(ask.guest))


async def export(ask: Asking) -> Answer:
    """All that there is, in one file."""
    pieces = [piece async for piece in ask.service.accounts.export.file(ask.guest, is_packed=False)]
    return Answer(200, b"".join(pieces).decode())


async def bring_game(ask: Asking) -> Answer:
    """Take in one game of such a file."""
    return answer(await ask.service.own_games.bring(ask.guest, ask.text))


async def bring_document(ask: Asking) -> Answer:
    """Take in one small thing of such a file; what is here already stays as it is."""
    kind, name = ask.body.choice("kind", *KINDS), ask.body.matching("name", requests.DOCUMENT_NAME)
    body = ask.body.values("body")
    ask.body.end()
    is_added = await add_document(ask.service.storage, ask.guest, kind, name, body)
    return answer({"added": is_added, "record": False})


async def open_game(ask: Asking) -> Answer:
    """The table of a game that was brought along."""
    return answer({"id": await ask.service.new_tables.of_brought_game(ask.guest, ask.id)})


async def all_challenges(ask: Asking) -> Answer:
    """Today's challenge, and those that were made or taken here."""
    return answer(await all_json(ask.service.challenges, ask.service.guests, ask.guest))


async def make_challenge(ask: Asking) -> Answer:
    """A challenge for friends: its link carries the deal."""
    game, options, seats = ask.body.text("game", 100), ask.body.values("options"), requests.seats_of(ask.body)
    ask.body.end()
    deal = await ask.service.challenges.make(ask.guest, game, options, wanted(seats))
    return await _challenge_answer(ask, deal, 201)


async def hand_on(ask: Asking) -> Answer:
    """The challenge with the deal of one's own finished game."""
    stored = await ask.service.storage.table(ask.id)
    if stored is None:
        raise Problem(404, "unknown_table")
    return await _challenge_answer(ask, await ask.service.challenges.hand_on(ask.guest, stored), 201)


async def one_challenge(ask: Asking) -> Answer:
    """A challenge, and what was made of it here."""
    return await _challenge_answer(ask, await ask.service.challenges.find(ask.id))


async def take_challenge(ask: Asking) -> Answer:
    """Play it: at a new table, or at the one where the attempt that counts still goes on."""
    challenges = ask.service.challenges
    table, is_counted, fresh = await challenges.take(ask.guest, await challenges.find(ask.id))
    if fresh is not None:
        ask.service.wake(fresh)
    return answer({"table": table, "counts": is_counted}, 201)


async def allow_watching(ask: Asking) -> Answer:
    """Let others watch one's own game, or not: nobody can here, and what was chosen is kept."""
    deal, is_allowed = await ask.service.challenges.find(ask.id), ask.body.flag("allow")
    ask.body.end()
    await ask.service.challenges.allow(ask.guest, deal, is_allowed)
    return await _challenge_answer(ask, deal)


async def _challenge_answer(ask: Asking, deal: Deal, status: int = 200) -> Answer:
    return answer(await challenge_json(ask.service.challenges, ask.service.guests, ask.guest, deal), status)


ROUTES: Final = {
    "PUT /mine/games/*": mark,
    "DELETE /mine/games/*": remove,
    "GET /mine/achievements": achievements,
    "GET /mine/export": export,
    "POST /mine/games": bring_game,
    "POST /mine/documents": bring_document,
    "POST /mine/games/*/open": open_game,
    "GET /challenges": all_challenges,
    "POST /challenges": make_challenge,
    "POST /challenges/of/*": hand_on,
    "GET /challenges/*": one_challenge,
    "POST /challenges/*/take": take_challenge,
    "POST /challenges/*/watching": allow_watching,
}

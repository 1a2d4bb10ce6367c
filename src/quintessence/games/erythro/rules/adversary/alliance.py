"""§14.2 Earth Mining Investment Alliance: its profitability rises by extraction and falls by attacks."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Event, Json
from quintessence.games.erythro.rules.adversary.mines import mines_left
from quintessence.games.erythro.rules.adversary.waking import tell_woken
from quintessence.games.erythro.rules.agenda import PLACE_MINE, RAISE, AgendaStep, put_first, step
from quintessence.games.erythro.rules.position import BY_SHUFFLE, Position
from quintessence.games.erythro.scripted import scripted


def answer_shuffle(position: Position, seat: int, events: list[Event]) -> None:
    """A mine, or a rise of the profitability once the deck is empty (ER-57)."""
    is_empty = mines_left(position) == 0
    tell_woken(position, "shuffle", "profitability" if is_empty else "mine", events)
    if is_empty:
        put_first(position, step(RAISE, position.setting.sheet.empty_deck_raises, BY_SHUFFLE, seat))
    else:
        put_first(position, step(PLACE_MINE, 1, BY_SHUFFLE, seat))


def extraction(position: Position) -> int:
    """What all mines on the planet extract, those on contaminated tiles included (ER-107)."""
    mines, extracted, total = position.mine_ids, position.data.mines.extraction, 0
    for index in range(len(mines)):
        total += extracted[mines[index]]
    return total


@final
class Extract(AgendaStep):
    """§6.4: all mines extract: one addition (ER-107)."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        mines = position.data.mines
        terms: list[Json] = [{"mine": mines.names[mine], "value": mines.extraction[mine]} for mine in position.mine_ids]
        change(position, extraction(position), terms, "ER-107", events)


@final
class Raise(AgendaStep):
    """The profitability rises by itself, since no mine is left to come."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        change(position, number, [{"empty_deck": number}], "ER-57", events)


def mine_destroyed(position: Position, mine: int, events: list[Event]) -> None:
    """ER-56b: the profitability falls by the mine's level and one."""
    mines = position.data.mines
    count = mines.level[mine] + 1
    change(position, -count, [{"mine": mines.names[mine], "value": -count}], "ER-56b", events)


def attack_dome(position: Position, events: list[Event]) -> None:
    """ER-56c: the dome stays, and can be attacked as often as it is paid."""
    count = position.setting.sheet.dome_lowers
    change(position, -count, [{"dome": -count}], "ER-56c", events)


def change(position: Position, count: int, terms: list[Json], rule: str, events: list[Event]) -> None:
    before = position.profitability
    position.profitability += count
    events.append(
        scripted(
            position,
            "profitability_changed",
            rule,
            {
                "before": before,
                "change": count,
                "after": position.profitability,
                "limit": position.setting.sheet.profitability_limit,
                "terms": terms,
            },
        )
    )

"""The conformance kit: what every game promises, checked in random matches. For the tests of games, ours and yours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quintessence.core.companions import Companions
from quintessence.core.conformance.acting import (
    constants_stay,
    ends_in_time,
    legal_actions_apply,
    nothing_is_lost,
    objections_agree,
    someone_acts,
    who_acts_counts,
)
from quintessence.core.conformance.answers import standing_answers_are_own, windows_are_fair
from quintessence.core.conformance.learning import (
    actions_are_fixed,
    matches_travel,
    observations_fit,
    observations_keep_secrets,
)
from quintessence.core.conformance.moments import Broken, Check, Moment, starts, walk
from quintessence.core.conformance.records import replay_equals_play, undo_restores
from quintessence.core.conformance.rows import rows_round_trip
from quintessence.core.conformance.secrets import (
    Chooser,
    choices_keep_secrets,
    events_keep_secrets,
    information_is_as_stated,
    secrets_are_dealt_anew,
    secrets_are_kept,
)
from quintessence.core.conformance.states import copies_are_apart, every_field_is_kept, questions_change_nothing
from quintessence.core.conformance.steps import steps_explain_themselves
from quintessence.core.game import Game
from quintessence.core.playout import play_out
from quintessence.core.rng import Rng

__all__ = ["Broken", "Check", "Chooser", "Moment", "check", "check_all", "checksum"]

EVERYWHERE: Final[list[Check]] = [
    someone_acts,
    ends_in_time,
    nothing_is_lost,
    constants_stay,
    steps_explain_themselves,
    windows_are_fair,
    standing_answers_are_own,
]
SAMPLED: Final[list[Check]] = [
    legal_actions_apply,
    who_acts_counts,
    objections_agree,
    rows_round_trip,
    replay_equals_play,
    copies_are_apart,
    every_field_is_kept,
    questions_change_nothing,
    secrets_are_kept,
    information_is_as_stated,
    events_keep_secrets,
    undo_restores,
    actions_are_fixed,
    observations_fit,
    observations_keep_secrets,
    matches_travel,
]


def check_all(
    game: Game,
    seeds: int,
    make_bot: Callable[[], Chooser] | None = None,
    companions: Companions | None = None,
) -> None:
    """Every promise of this package in so many random matches.

    `make_bot` gives a new bot that chooses alike each time; `companions` stand in for those of the game's folder.
    """
    bot: list[Check] = [] if make_bot is None else [choices_keep_secrets(make_bot)]
    walk(game, seeds, EVERYWHERE, SAMPLED + bot, companions)
    secrets_are_dealt_anew(game, seeds)


def check(promise: Check, game: Game, seeds: int, companions: Companions | None = None) -> None:
    """One promise at every position of so many random matches."""
    walk(game, seeds, [promise], [], companions)


def checksum(game: Game, seeds: int) -> int:
    """(j) A number that tells so many random matches from others: the same compiled and interpreted, on any machine."""
    total = 0
    for number, match in enumerate(starts(game, seeds)):
        played = play_out(match.state, Rng(number), game.bound)
        total = total * 31 + played.checksum * 7 + played.steps + int(match.state_hash()[:12], 16)
    return total % (2**61 - 1)

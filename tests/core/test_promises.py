"""Each promise of the conformance kit has a toy that breaks it, and the honest toy keeps them all."""

from __future__ import annotations

from zlib import crc32

import pytest

from quintessence.core import conformance as kit
from quintessence.core.companions import Companions
from quintessence.core.conformance.moments import starts, walk
from quintessence.core.conformance.samples import sample
from quintessence.core.conformance.secrets import choices_keep_secrets, secrets_are_dealt_anew
from quintessence.core.game import Action
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.record import canonical
from quintessence.core.rng import Rng
from tests.core import broken_toys as broken
from tests.core.broken_toys import Kind
from tests.core.toys import COMPANIONS, Allied, Guarded, PatientAnswers, PatientBids, SealedBids

ONLY: list[tuple[Kind, str]] = [
    (broken.ActsAfterTheEnd, "someone_acts"),
    (broken.ForgetsWhoActs, "someone_acts"),
    (broken.ClaimsToWinTogether, "constants_stay"),
    (broken.ChangesSides, "constants_stay"),
    (broken.ForgetsItsSide, "constants_stay"),
    (broken.StepsForAnother, "steps_explain_themselves"),
    (broken.LeavesSomethingOut, "steps_explain_themselves"),
    (broken.TakesAwayTwice, "steps_explain_themselves"),
    (broken.GuessesWhoActs, "who_acts_counts"),
    (broken.ForgetsAFieldInCopies, "every_field_is_kept"),
    (broken.KeepsAFieldToItself, "every_field_is_kept"),
    (broken.ListsTwice, "legal_actions_apply"),
    (broken.ObjectsToLegal, "objections_agree"),
    (broken.ObjectsToNothing, "objections_agree"),
    (broken.NamesTooFewActions, "objections_agree"),
    (broken.TakesTrueForOne, "rows_round_trip"),
    (broken.FallsOverGarbage, "rows_round_trip"),
    (broken.PromisesNothing, "questions_change_nothing"),
    (broken.PromisesTheIllegal, "questions_change_nothing"),
    (broken.GivesItsListsAway, "questions_change_nothing"),
    (broken.EndsTooLate, "ends_in_time"),
    (broken.LosesACard, "nothing_is_lost"),
    (broken.ShowsTheNextPrize, "secrets_are_kept"),
    (broken.ShowsHandsToSpectators, "secrets_are_kept"),
    (broken.PromptsWithASecret, "secrets_are_kept"),
    (broken.OffersByASecret, "secrets_are_kept"),
    (broken.ObjectsByASecret, "secrets_are_kept"),
    (broken.DealsFromTheTruth, "secrets_are_kept"),
    (broken.ClaimsToBeOpen, "information_is_as_stated"),
    (broken.TellsAll, "events_keep_secrets"),
    (broken.TellsOfPeeking, "events_keep_secrets"),
    (broken.TellsByLength, "events_keep_secrets"),
    (broken.TellsInItsValues, "events_keep_secrets"),
    (broken.WaitsForSeveral, "windows_are_fair"),
    (broken.TurnsBack, "windows_are_fair"),
    (broken.NamesNoStandingAnswers, "windows_are_fair"),
    (broken.AnswersUnasked, "standing_answers_are_own"),
    (broken.AnswersTheIllegal, "standing_answers_are_own"),
    (broken.NeverAsks, "standing_answers_are_own"),
    (broken.AnswersBySecret, "standing_answers_are_own"),
    (broken.ClaimsToShareAll, "information_is_as_stated"),
    (broken.OrdersItsActionsByTheDeal, "actions_are_fixed"),
    (broken.GrowsItsObservation, "observations_fit"),
    (broken.NamesItsFieldsByTheMoment, "observations_fit"),
    (broken.ObservesBeyondItsRange, "observations_fit"),
    (broken.ObservesTheNextPrize, "observations_keep_secrets"),
    (broken.ChangesInDeepCopies, "matches_travel"),
]
"""Each breaks this promise and keeps all others."""
ALSO: list[tuple[Kind, str]] = [
    (broken.DealsTheOwnHandAnew, "secrets_are_kept"),
    (broken.FailsOnAnAction, "legal_actions_apply"),
    (broken.MakesActionsAnew, "rows_round_trip"),
    (broken.DealsAnewEachTime, "replay_equals_play"),
    (broken.DealsAnewEachTime, "undo_restores"),
    (broken.ChangesItsOptions, "replay_equals_play"),
    (broken.ChangesItsOptions, "undo_restores"),
    (broken.SharesHands, "copies_are_apart"),
    (broken.ForgetsInCopies, "copies_are_apart"),
    (broken.SortsWhenLookedAt, "questions_change_nothing"),
    (broken.AnswersIllegallyByDefault, "windows_are_fair"),
    (broken.WaitsBySecret, "windows_are_fair"),
]
"""Each breaks this promise, and others that rest on the same thing."""
MATCHES = sample(8, 8, 40)
PROMISES = {promise.__name__: promise for promise in kit.EVERYWHERE + kit.SAMPLED}


class Guesser:
    """A bot that takes one of its worlds for the truth, as a searching one does with many."""

    def choose(self, knowledge: SeatKnowledge) -> Action:
        legal = knowledge.legal()
        return legal[crc32(canonical(knowledge.world(Rng(7)).facts()).encode()) % len(legal)]


def test_an_honest_game_keeps_every_promise() -> None:
    kit.check_all(SealedBids(), MATCHES, Guesser, COMPANIONS)


def test_a_game_that_waits_for_answers_keeps_every_promise_too() -> None:  # (n) (o)
    kit.check_all(PatientBids(), MATCHES, Guesser, Companions(answers=PatientAnswers(), measures=COMPANIONS.measures))


def test_a_game_with_a_scripted_side_keeps_every_promise_too() -> None:  # (q) (s)
    kit.check_all(SealedBids(Guarded), MATCHES, Guesser, COMPANIONS)


def test_a_game_of_allies_keeps_every_promise_too() -> None:  # (l) (q)
    kit.check_all(SealedBids(Allied), MATCHES, Guesser, COMPANIONS)


@pytest.mark.parametrize(("kind", "promise"), ONLY + ALSO, ids=lambda value: getattr(value, "__name__", value))
def test_a_broken_promise_is_caught_and_told_with_seed_and_step(kind: Kind, promise: str) -> None:
    with pytest.raises(kit.Broken, match=r"seed '\d+', step \d+, \d seats, options") as caught:
        kit.check(PROMISES[promise], broken.toy(kind), 40, broken.companions(kind))
    assert caught.value.promise == promise


@pytest.mark.parametrize(("kind", "promise"), ONLY + ALSO, ids=lambda value: getattr(value, "__name__", value))
def test_the_whole_kit_catches_it_too(kind: Kind, promise: str) -> None:
    with pytest.raises(kit.Broken):
        kit.check_all(broken.toy(kind), 40, None, broken.companions(kind))


@pytest.mark.parametrize(("kind", "promise"), ONLY, ids=lambda value: getattr(value, "__name__", value))
def test_a_toy_that_breaks_one_promise_keeps_the_others(kind: Kind, promise: str) -> None:
    everywhere, sampled = ([one for one in part if one.__name__ != promise] for part in (kit.EVERYWHERE, kit.SAMPLED))
    walk(broken.toy(kind), 6, everywhere, sampled, broken.companions(kind))


def test_every_promise_has_a_toy_that_breaks_it() -> None:
    assert {promise for _, promise in ONLY + ALSO} == set(PROMISES)


def test_dealing_the_truth_is_no_resampling() -> None:  # (k)
    with pytest.raises(kit.Broken, match="resample gives a spectator the truth"):
        secrets_are_dealt_anew(broken.toy(broken.DealsTheTruth), 40)


def test_a_bot_that_chooses_by_the_truth_is_caught() -> None:  # (k)
    kit.check(choices_keep_secrets(Guesser), SealedBids(), 10)
    with pytest.raises(kit.Broken, match="chooses by what it cannot know"):
        kit.check(choices_keep_secrets(Guesser), broken.toy(broken.DealsFromTheTruth), 10)


def test_every_number_of_seats_and_every_choice_of_every_option_is_played() -> None:
    matches = list(starts(SealedBids(), 12))
    assert {match.seats for match in matches} == {2, 3}
    assert {match.options["cards"] for match in matches} == {2, 3, 4}
    assert {match.options["peeking"] for match in matches} == {True, False}
    assert len(matches) == 12
    assert len(list(starts(SealedBids(), 1))) == 6  # the default, three and two choices


def test_a_choice_that_no_match_can_start_with_is_caught() -> None:
    with pytest.raises(kit.Broken, match=r"every_choice_starts.*too_many_cards"):
        kit.check_all(broken.toy(broken.RefusesAChoice), 10)


def test_the_checksum_tells_games_apart_and_repeats() -> None:  # (j)
    honest = kit.checksum(SealedBids(), 30)
    assert honest == kit.checksum(SealedBids(), 30)
    assert honest != kit.checksum(broken.toy(broken.LosesACard), 30)
    assert honest != kit.checksum(broken.toy(broken.OffersByASecret), 30)

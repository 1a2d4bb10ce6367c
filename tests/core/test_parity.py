"""Text parity: a code without words, a language that differs and a placeholder that nobody gives are all caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintessence.core.conformance.moments import Broken
from quintessence.core.game import Action, Objection, Seat, Values
from quintessence.text.parity import check_texts
from tests.core.broken_toys import toy
from tests.core.toys import Sealed, SealedBids

ENGLISH = """
game-name = Sealed bids
game-tagline = Bid in secret.
seat-0 = Ann
    .possessive = Ann's
seat-1 = Bob
    .possessive = Bob's
seat-2 = Cid
    .possessive = Cid's
face-down = a card face down
action-lay = Lay a { $card }
action-peek = Peek at the next prize
event-judged = The warden judges ({ $prize }).
event-laid = { $seat_word } lays { $card ->
    [none] { face-down }
   *[other] a { $card }
}.
event-peeked = { $seat_word } peeks ({ $seat_possessive } secret){ $prize ->
    [none] {""}
   *[other] : { $prize }
}.
event-shown = Shown: { $cards }.
event-turned = The next prize is { $prize }.
event-won = { $seat_word } takes the { $prize }.
objection-already-laid = You have laid a card.
objection-card-not-held = You hold no { $card }.
objection-match-is-over = The match is over ({ $rule }).
objection-no-peeking = You cannot peek now.
option-cards = Cards
option-cards-2 = two
option-cards-3 = three
option-cards-4 = four
option-given-points = Points given
option-peeking = Peeking
option-peeking-false = no
option-peeking-true = yes
prompt-lay = Bid for the { $prize }.
prompt-wait = The others are bidding.
reason-no-prizes-left = no prize is left
score-given = given { $points }
score-prizes = prizes { $points }
"""
FRENCH = ENGLISH.replace("Ann's", "d’Ann").replace("    .possessive = Bob's\n", "    .possessive = de Bob\n")


def check(folder: Path, english: str = ENGLISH, french: str = FRENCH, kind: type[Sealed] = Sealed) -> None:
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "fr.ftl").write_text(french, encoding="utf-8")
    check_texts(toy(kind), folder, 30)


def test_texts_that_cover_all_are_fine(tmp_path: Path) -> None:  # (m)
    check(tmp_path)


@pytest.mark.parametrize(
    "line",
    [
        "game-name = Sealed bids",
        "action-lay = Lay a { $card }",
        "event-turned = The next prize is { $prize }.",
        "objection-no-peeking = You cannot peek now.",
        "prompt-lay = Bid for the { $prize }.",
        "option-given-points = Points given",
        "option-cards-4 = four",
        "option-peeking-true = yes",
        "reason-no-prizes-left = no prize is left",
        "score-given = given { $points }",
    ],
)
def test_a_code_without_words_is_caught_in_either_language(tmp_path: Path, line: str) -> None:  # (m)
    key = line.partition(" = ")[0]
    with pytest.raises(Broken, match=rf"texts_cover_every_code: fr.ftl lacks {key}"):
        check(tmp_path, french=FRENCH.replace(line, ""))
    with pytest.raises(Broken, match=rf"texts_cover_every_code: en.ftl lacks {key}"):
        check(tmp_path, english=ENGLISH.replace(line, ""))


def test_words_that_all_games_share_need_not_be_said_again(tmp_path: Path) -> None:  # (m)
    line = "prompt-wait = The others are bidding.\n"
    check(tmp_path, ENGLISH.replace(line, ""), FRENCH.replace(line, ""))


def test_a_language_without_a_file_is_caught(tmp_path: Path) -> None:  # (m)
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    with pytest.raises(Broken, match=r"there is no fr\.ftl"):
        check_texts(SealedBids(), tmp_path, 1)


def test_a_placeholder_in_one_language_only_is_caught(tmp_path: Path) -> None:  # (m)
    with pytest.raises(Broken, match=r"texts_are_alike: event-turned: en has .*, fr has"):
        check(tmp_path, french=FRENCH.replace("The next prize is { $prize }.", "Une nouvelle mise."))


def test_a_message_in_one_language_only_is_caught(tmp_path: Path) -> None:  # (m)
    with pytest.raises(Broken, match="texts_are_alike: only one language has farewell"):
        check(tmp_path, english=ENGLISH + "farewell = Bye\n")


def test_a_word_and_its_attributes_count_as_the_name_they_come_from(tmp_path: Path) -> None:  # (m)
    check(tmp_path, french=FRENCH.replace("({ $seat_possessive } secret)", "({ $seat_word } seul)"))


@pytest.mark.parametrize("wrong", ["{ $owner }", "{ $card_colour }", "{ $prize }"])
def test_a_placeholder_that_nobody_gives_is_caught(tmp_path: Path, wrong: str) -> None:  # (m)
    english, french = (text.replace("Lay a { $card }", f"Lay a {wrong}") for text in (ENGLISH, FRENCH))
    with pytest.raises(Broken, match=r"placeholders_are_given: en\.ftl: action-lay uses"):
        check(tmp_path, english, french)


def test_a_value_with_the_words_of_another_has_its_forms_too(tmp_path: Path) -> None:  # (m)
    english, french = (
        text.replace("Lay a { $card }", "Lay { $card_possessive }") + "as-card = seat\n" for text in (ENGLISH, FRENCH)
    )
    check(tmp_path, english, french)
    with pytest.raises(Broken, match=r"placeholders_are_given: en\.ftl: action-lay uses"):
        check(tmp_path, english.replace("as-card = seat\n", ""), french.replace("as-card = seat\n", ""))


def test_a_placeholder_behind_a_reference_counts_too(tmp_path: Path) -> None:  # (m)
    english, french = (text.replace("a card face down", "a card { $upside }") for text in (ENGLISH, FRENCH))
    with pytest.raises(Broken, match="event-laid uses upside"):
        check(tmp_path, english, french)


def test_a_file_that_is_no_fluent_is_caught(tmp_path: Path) -> None:  # (m)
    with pytest.raises(Broken, match="texts_can_be_read"):
        check(tmp_path, english=ENGLISH + "no sense at all\n")


class Muttering(Sealed):
    """Objects by a code that its vocabulary does not list."""

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        objection = super().why_not(seat, action)
        return objection and Objection("just_because", "§0", objection.values)


def test_a_code_that_the_vocabulary_does_not_list_is_caught(tmp_path: Path) -> None:  # (m)
    with pytest.raises(Broken, match="vocabulary_is_complete: objection 'just_because'"):
        check(tmp_path, kind=Muttering)


class Forgetful(Sealed):
    """Now and then gives no values with an objection."""

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        objection = super().why_not(seat, action)
        values: Values = {}
        return objection and (Objection(objection.code, objection.rule, values) if self.prize == 2 else objection)


def test_a_value_that_is_given_only_sometimes_is_caught(tmp_path: Path) -> None:  # (m)
    with pytest.raises(Broken, match=r"placeholders_are_given: en\.ftl: objection-"):
        check(tmp_path, kind=Forgetful)

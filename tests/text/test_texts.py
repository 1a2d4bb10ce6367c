"""The common texts: complete, alike in both languages, and well set."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import quintessence
from quintessence.core.discovery import folder
from quintessence.core.game import (
    RIVALS,
    Action,
    Event,
    IllegalAction,
    Json,
    Objection,
    Outcome,
    Prompt,
    Refused,
    Seat,
    Side,
    Values,
)
from quintessence.text import BACKEND, LANGUAGES, Texts, language_of
from quintessence.text.narration import narrate_outcome

EXAMPLES = str(Path(__file__).parent.parent.parent / "examples")
PACKAGE = Path(quintessence.__file__).parent
FILES = {language: PACKAGE / "text" / f"{language}.ftl" for language in LANGUAGES}
BACKEND_FILES = {language: PACKAGE / "text" / BACKEND / f"{language}.ftl" for language in LANGUAGES}
OFF_PAGE = (
    "help-",
    "metavar-",
    "terminal-",
    "column-",
    "bench-",
    "simulate-",
    "verify-",
    "mail-",
    "preview-",
    "outcome-",
)
"""How keys begin that only commands, the terminal, mails and previews of links ask for."""


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTESSENCE_GAMES", EXAMPLES)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor's way)
        self.names.add(node.id.name)


def variables(message: Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def messages(language: str) -> dict[str, Message]:
    """All common messages, those that the page never shows among them."""
    return read(FILES[language]) | read(BACKEND_FILES[language])


def read(path: Path) -> dict[str, Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is defined twice"
    assert all(isinstance(entry.value, Pattern) for entry in found)
    return {entry.id.name: entry for entry in found}


def test_both_languages_say_the_same_things() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    assert list(read(FILES["en"])) == list(read(FILES["fr"]))
    assert {name: variables(message) for name, message in english.items()} == {
        name: variables(message) for name, message in french.items()
    }


def test_no_key_has_two_sentences() -> None:
    page = PACKAGE.parent.parent / "web" / "src" / "text"  # not beside the compiled package
    lab = page.parent / "lab" / "text"
    for file in [*PACKAGE.glob("**/text/**/*.ftl"), *page.glob("*.ftl"), *lab.glob("*.ftl")]:
        keys = re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert [key for key in keys if keys.count(key) > 1] == [], file
    assert not read(FILES["en"]).keys() & read(BACKEND_FILES["en"]).keys()


def test_page_and_terminal_tell_a_review_in_the_same_words() -> None:
    page = Path(EXAMPLES).parent / "web" / "src" / "text"
    for language in LANGUAGES:
        own, shown = read(BACKEND_FILES[language]), read(page / f"{language}.ftl")
        told = [key for key in own if key.startswith(("analysis-", "decided-", "why-", "tip-", "curve-"))]
        assert len(told) > 30
        assert [key for key in told if not own[key].equals(shown[key])] == []


def test_the_page_is_sent_no_words_that_it_never_shows() -> None:
    """A new sentence of a command, a mail or a preview belongs in text/backend: each table loads the other file."""
    assert [key for key in read(FILES["en"]) if key.startswith(OFF_PAGE)] == []
    assert (
        sorted(_errors_named_in("cli", "lab", "terminal") - _errors_named_in("core", "bots", "games", "server")) == []
    )


def _errors_named_in(*folders: str) -> set[str]:
    """The errors that the page is sent words for, and that code in these folders can raise."""
    sources = [path.read_text(encoding="utf-8") for folder in folders for path in (PACKAGE / folder).rglob("*.py")]
    named = {code for source in sources for code in re.findall(r'"(\w+)"', source)}
    sent = [key for key in read(FILES["en"]) if key.startswith("error-")]
    return {key for key in sent if key.removeprefix("error-").replace("-", "_") in named}


def test_the_page_has_words_for_every_error_that_rules_and_bots_raise() -> None:
    raised = re.compile(r'(?:Refused|IllegalAction|BadOption|BadRecord|UnknownGame)\(\s*"(\w+)"')
    sources = [path for folder in ("core", "bots") for path in (PACKAGE / folder).rglob("*.py")]
    codes = {code for path in sources for code in raised.findall(path.read_text(encoding="utf-8"))}
    assert len(codes) > 20
    sent = read(FILES["en"])
    verdicts = {"not_as_published"}  # told by verify-dishonest
    assert sorted(code for code in codes - verdicts if f"error-{code.replace('_', '-')}" not in sent) == []


def test_french_is_set_as_french() -> None:
    lab = [Path(EXAMPLES).parent / "web/src/lab/text/fr.ftl", *PACKAGE.glob("games/*/data/text/fr.ftl")]
    text = "".join(file.read_text(encoding="utf-8") for file in (FILES["fr"], BACKEND_FILES["fr"], *lab))
    assert not re.findall(r".*[^\u202f\s#][;!?](?=[\s)]|$).*", text.replace("[", "")), (
        "a narrow no-break space is missing"
    )
    assert not re.findall(r".* [;!»%].*", text)
    assert not re.findall(r".*[a-zéèà)}] :.*", text)
    assert not re.findall(r".*«[^\u202f].*", text)
    assert "'" not in re.sub(r"\{[^}]*\}", "", text)


def test_every_code_of_the_core_and_the_bots_has_its_sentence() -> None:
    raised = re.compile(r'(?:Refused|IllegalAction|BadOption|BadRecord|UnknownGame)\(\s*"(\w+)"')
    folders = ("core", "bots", "cli", "jobs", "lab", "terminal")
    sources = [path for folder in folders for path in (PACKAGE / folder).glob("*.py")]
    codes = {code for path in sources for code in raised.findall(path.read_text())}
    codes |= set(re.findall(r'return "(\w+)"', (PACKAGE / "core" / "match.py").read_text()))
    assert {"unknown_game", "wrong_hash", "nothing_to_undo", "file_missing"} <= codes
    verdicts = {"not_as_published"}  # told by verify-dishonest
    known = messages("en")
    assert sorted(code for code in codes - verdicts if f"error-{code.replace('_', '-')}" not in known) == []


def test_every_sentence_that_the_code_asks_for_is_there() -> None:
    asked = re.compile(r'(?:say|_note)\(\s*"([\w-]+)"')
    paths = [path for folder in ("cli", "lab", "terminal", "text") for path in (PACKAGE / folder).glob("*.py")]
    keys = {key.replace("_", "-") for path in paths for key in asked.findall(path.read_text())}
    assert len(keys) > 40
    of_games = {"game-name", "game-tagline", "trace-difference"}
    assert sorted(keys - set(messages("en")) - of_games) == []


def test_the_language_comes_from_the_environment() -> None:
    assert language_of({}) == "en"
    assert language_of({"QUINTESSENCE_LANG": "fr", "LANG": "en_GB.UTF-8"}) == "fr"
    assert language_of({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert language_of({"LC_ALL": "C", "LANG": "fr_FR"}) == "en"
    assert language_of({"LC_MESSAGES": "fr", "LANG": "de_DE"}) == "fr"
    assert language_of({"QUINTESSENCE_LANG": "xx", "LC_ALL": "", "LANG": "fr"}) == "fr"


class Noted(Event):
    """An event with any values."""

    def __init__(self, tag: str, values: Values) -> None:
        self.tag = tag
        self.named = values

    def row(self) -> list[Json]:
        return [self.tag, *self.named.values()]

    def values(self) -> Values:
        return self.named


class Done(Action):
    """An action without texts."""

    def row(self) -> list[Json]:
        return ["do", "a3", 2]


def own_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, text: str) -> Texts:
    folder = tmp_path / f"own_{language}"
    (folder / "text").mkdir(parents=True)
    (folder / "__init__.py").write_text(
        "from quintessence.games.connect_four import ConnectFour\n"
        f"def make_game(variant):\n    game = ConnectFour(variant)\n    game.slug = {folder.name!r}\n    return game\n"
    )
    (folder / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setenv("QUINTESSENCE_GAMES", os.pathsep.join([EXAMPLES, str(tmp_path)]))
    return Texts(folder.name, language)


def test_a_word_brings_its_forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = own_texts(
        tmp_path,
        monkeypatch,
        "fr",
        "event-drew-card = { $seat_word } pioche { $count } { $count ->\n    [one] jeton\n   *[other] jetons\n}"
        " { $kind_of }.\n"
        "kind-sun = Soleil\n    .of = du Soleil\nkind-dry-earth = Terre\n    .of = de la Terre\n"
        "event-told = { $kind_word }, { $seen }\nseat-1 = Noir\n",
    )
    assert (
        texts.event(Noted("drew_card", {"seat": 0, "count": 0, "kind": "sun"})) == "Joueur 1 pioche 0 jeton du Soleil."
    )
    assert (
        texts.event(Noted("drew_card", {"seat": 1, "count": 2, "kind": "dry_earth"}))
        == "Noir pioche 2 jetons de la Terre."
    )
    assert texts.event(Noted("told", {"kind": ["sun", "dry_earth", "x"], "seen": True})) == "Soleil, Terre, x, true"
    assert texts.event(Noted("told", {"kind": None, "seen": [1, "a"]})) == "none, 1, a"
    assert texts.seat(Seat(1)) == "Noir"


def test_a_value_can_have_the_words_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = own_texts(
        tmp_path,
        monkeypatch,
        "en",
        "as-victim = seat\nas-spot = hex\nhex-a1 = the corner\nvictim-hand = your hand\n"
        "seat-1 = Black\n    .of = of Black\n"
        "event-robbed = { $seat_word } robs { $victim_word } on { $spot_word }\nevent-left = all { $victim_of }\n",
    )
    robbed = [Noted("robbed", {"seat": 0, "victim": victim, "spot": "a1"}) for victim in (1, 2, "hand")]
    assert [texts.event(event) for event in robbed] == [
        "Player 1 robs Black on the corner",
        "Player 1 robs Player 3 on the corner",
        "Player 1 robs your hand on the corner",
    ]
    assert texts.event(Noted("left", {"victim": 1})) == "all of Black"


def test_what_has_no_sentence_is_shown_as_it_is() -> None:
    texts = Texts(None, "en")
    assert texts.say("no-such-key", {"a": 1}) == "no-such-key (a=1)"
    assert texts.action(Done()) == "do a3 2"
    assert texts.prompt(Prompt("strange", {"x": "y"})) == 'prompt-strange (x="y")'
    assert texts.refusal(Refused("strange", {"x": 1})) == "strange (x=1)"
    assert texts.reason("strange") == "reason-strange"
    assert texts.option("board") == "board"
    assert texts.choice("board", "flat-58") == "flat-58"


def test_an_objection_names_its_rule() -> None:
    texts = Texts("connect_four", "en")
    assert texts.objection(Objection("full_column", "§2", {"column": 3})) == "Column 3 is full. (§2)"
    assert texts.refusal(IllegalAction("full_column", {"column": 3, "rule": "§2"})) == "Column 3 is full. (§2)"
    assert texts.refusal(IllegalAction("no_such_seat", {"seat": 9, "seats": 2})).startswith("there is no seat 9")


def test_a_games_own_sentence_comes_first() -> None:
    assert Texts("connect_four", "fr").seat(Seat(0)) == "Jaune"
    assert Texts(None, "fr").seat(Seat(0)) == "Joueur 1"


@pytest.mark.parametrize("slug", [None, *quintessence.known_games()])
def test_no_word_that_french_shortens_comes_before_a_name(slug: str | None) -> None:
    """« de Ada » would have to be « d’Ada »: whatever a player is called, the sentence is to be right."""
    path = FILES["fr"] if slug is None else folder(slug) / "text" / "fr.ftl"
    text = path.read_text(encoding="utf-8")
    names = "|".join(["seat", *re.findall(r"^as-(\w+) = seat$", text, flags=re.MULTILINE)])
    assert re.findall(rf"\b(?:[djlmnst]e|que|la)\s+{{ \$(?:{names})_word }}", text) == []


def test_an_outcome_is_told_best_first() -> None:
    texts = Texts(None, "en")
    lines = narrate_outcome(texts, Outcome([2, 1, 2], [{"a": 1}, {"a": 2, "b": 3}, {}], "done"), RIVALS)
    assert lines[1:] == ["Player 2 wins.", "1. Player 2: 5 (a 2, b 3)", "2. Player 1: 1 (a 1)"]
    shared = narrate_outcome(texts, Outcome([1, 1, 3], [], "done"), RIVALS)
    assert shared[1] == "Player 1, Player 2 share the first place."
    assert narrate_outcome(texts, Outcome([2, 2], [], "done"), RIVALS)[1] == "Nobody wins."


def test_a_side_that_nobody_sits_at_is_told_among_the_seats() -> None:
    texts = Texts("embers", "en")
    beaten = Outcome([2], [{"saved": 9}], "done", [Side("fire", 1, {"lost": 11})])
    assert narrate_outcome(texts, beaten, RIVALS)[1:] == [
        "The fire wins.",
        "1. the fire: 11 (houses lost 11)",
        "2. Player 1: 9 (houses saved 9)",
    ]
    won = Outcome([1], [{"saved": 9}], "done", [Side("fire", 2, {"lost": 1})])
    assert narrate_outcome(texts, won, RIVALS)[1] == "Player 1 wins."
    level = Outcome([1], [{"saved": 9}], "done", [Side("fire", 1, {"lost": 9})])
    assert narrate_outcome(texts, level, RIVALS)[1] == "It is a draw: all share the first place."

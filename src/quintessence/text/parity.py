"""Text parity: both languages cover every code that a game uses, with the same placeholders, all of them given."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quintessence.core.conformance.moments import Broken, Moment, walk
from quintessence.core.discovery import companion, companions_of
from quintessence.core.game import Event, Game, Json, Row, Values
from quintessence.core.knowledge import observed
from quintessence.text import LANGUAGES

_SHARED: Final = Path(__file__).parent
_ALWAYS: Final = {"objection": {"rule"}, "score": {"points"}}
"""Values that the texts get beside the game's own."""


class Words:
    """The codes that a game used in random matches, with the names of the values that each time came with them."""

    def __init__(self, game: Game) -> None:
        self.given: Final[dict[str, dict[str, set[str]]]] = {}
        self._vocabulary: Final = {kind: set(codes) for kind, codes in game.vocabulary().items()}

    def gather(self, moment: Moment) -> None:
        """Look at one position, and at the events that led to it."""
        state, ended = moment.state, moment.state.outcome()
        for action in moment.actions if moment.number == 0 else []:
            self._met_row(moment, "action", action)
        for watcher in moment.watchers:
            for event in observed(moment.events, watcher):
                self._met_row(moment, "event", event)
                self._met_explanation(moment, event)
        for seat in moment.seats:
            prompt = state.prompt(seat)
            self._met(moment, "prompt", prompt.code, prompt.values)
            for action in moment.some(moment.actions, 20):
                if objection := state.why_not(seat, action):
                    self._met(moment, "objection", objection.code, objection.values)
        if ended is not None:
            self._met(moment, "reason", ended.reason, {})
            for score in [*ended.scores, *(side.scores for side in ended.sides)]:
                for source in score:
                    self._met(moment, "score", source, {})

    def _met_explanation(self, moment: Moment, event: Event) -> None:
        explanation = event.explanation()
        if explanation is not None:
            self._met(moment, "side", explanation.side, {})
            for criterion in explanation.criteria:
                self._met(moment, "criterion", criterion.code, criterion.values)

    def _met_row(self, moment: Moment, kind: str, row: Row) -> None:
        tag = row.row()[0]
        assert isinstance(tag, str)
        self._met(moment, kind, tag, row.values())

    def _met(self, moment: Moment, kind: str, code: str, values: Values) -> None:
        if code not in self._vocabulary.get(kind, ()):
            raise moment.broken("vocabulary_is_complete", f"{kind} {code!r} is not in Game.vocabulary")
        names = set(values) | _ALWAYS.get(kind, set())
        self.given.setdefault(kind, {}).setdefault(code, names).intersection_update(names)


class Language:
    """The texts of one language: a game's own, and those that all games share."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name: Final = name
        self.own: Final = _messages(folder / f"{name}.ftl")
        shared = _SHARED / f"{name}.ftl"
        self.all: Final = {**(_messages(shared) if shared.exists() else {}), **self.own}

    def placeholders(self, key: str) -> set[str]:
        """The names in a message, and in those that it refers to."""
        visitor = _Found()
        visitor.visit(self.all[key])
        for other in visitor.messages & set(self.all):
            visitor.variables |= self.placeholders(other)
        return visitor.variables

    def is_given(self, placeholder: str, names: set[str]) -> bool:
        """Whether a placeholder is a name, its word, or an attribute of its word."""
        return any(placeholder in {name, f"{name}_word", *self._attributes(name)} for name in names)

    def base(self, placeholder: str) -> str:
        """The name behind a placeholder: `piece` of `piece_word` and `piece_gender`."""
        name, _, last = placeholder.rpartition("_")
        return name if name and (last == "word" or placeholder in self._attributes(name)) else placeholder

    def _attributes(self, name: str) -> set[str]:
        prefixes = (key_of(name) + "-", key_of(self._kind(name)) + "-")
        words = (message for key, message in self.all.items() if key.startswith(prefixes))
        return {f"{name}_{attribute.id.name}" for message in words for attribute in message.attributes}

    def _kind(self, name: str) -> str:
        """The name whose words are used for the values of this one (`as-victim = seat`)."""
        message = self.all.get(key_of("as", name))
        parts = message.value.elements if message is not None and message.value is not None else []
        return "".join(part.value for part in parts if isinstance(part, ast.TextElement)) or name


class _Found(Visitor):
    """What the patterns of a message name."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the parser's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def check_texts(game: Game, folder: Path, seeds: int) -> None:
    """(m) Both languages cover all that `game` says in so many random matches and all that its vocabulary lists."""
    languages = [Language(name, folder) for name in LANGUAGES]
    for language in languages:
        missing = [key for key in wanted(game) if key not in language.all]
        if missing:
            raise Broken("texts_cover_every_code", f"{language.name}.ftl lacks {', '.join(missing)}", game.slug)
    words = Words(game)
    walk(game, seeds, [words.gather], [])
    _check_alike(game, languages)
    for language in languages:
        _check_given(game, language, words)


def wanted(game: Game) -> list[str]:
    """The key of every sentence that a game needs."""
    keys = ["game-name", "game-tagline"]
    keys += [key_of(kind, code) for kind, codes in game.vocabulary().items() for code in codes]
    standing_answers = companions_of(game).answers.standing_answers()
    keys += [key_of("standing", standing.code) for standing in standing_answers]
    for option in game.options():
        keys += [key_of("option", option.name), *(key_of("option", option.name, choice) for choice in option.choices)]
    for preset in game.presets():
        keys += [key_of("preset", preset.code), key_of("preset", preset.code, "about")]
    for achievement in companion(type(game).__module__, "achievements") or []:
        keys += [key_of("achievement", achievement.code), key_of("achievement", achievement.code, "about")]
    return keys


def key_of(*parts: Json) -> str:
    """The key of a code: option-peeking-true."""
    written = ("none" if part is None else str(part).lower() if isinstance(part, bool) else str(part) for part in parts)
    return "-".join(written).replace("_", "-")


def _check_alike(game: Game, languages: list[Language]) -> None:
    one, other = languages
    alone = set(one.own) ^ set(other.own)
    if alone:
        raise Broken("texts_are_alike", f"only one language has {', '.join(sorted(alone))}", game.slug)
    for key in one.own:
        names = [{language.base(name) for name in language.placeholders(key)} for language in languages]
        if names[0] != names[1]:
            detail = f"{one.name} has {sorted(names[0])}, {other.name} has {sorted(names[1])}"
            raise Broken("texts_are_alike", f"{key}: {detail}", game.slug)


def _check_given(game: Game, language: Language, words: Words) -> None:
    for kind, codes in words.given.items():
        for code, names in codes.items():
            key = key_of(kind, code)
            unknown = [name for name in language.placeholders(key) if not language.is_given(name, names)]
            if unknown:
                detail = f"{language.name}.ftl: {key} uses {', '.join(sorted(unknown))}, and is given {sorted(names)}"
                raise Broken("placeholders_are_given", detail, game.slug)


def _messages(path: Path) -> dict[str, ast.Message]:
    if not path.exists():
        raise Broken("texts_cover_every_code", f"there is no {path.name}", path.parent.parent.name)
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            raise Broken("texts_can_be_read", f"{path.name}: {(entry.content or '').strip()[:80]!r}", str(path.parent))
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}

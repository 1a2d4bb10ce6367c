"""Words: turns codes and values into French or English, from the common texts and a game's own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from quintessence.core.discovery import folder, load
from quintessence.core.game import (
    Action,
    Criterion,
    Event,
    IllegalAction,
    Json,
    Objection,
    Prompt,
    Refused,
    Row,
    Seat,
    Values,
)
from quintessence.core.variant import Variant

LANGUAGES: Final = ("en", "fr")
BACKEND: Final = "backend"
"""The folder of the common texts that the page is never sent."""
_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for: QUINTESSENCE_LANG, else the system's; English when it is neither."""
    own = _language(environment.get("QUINTESSENCE_LANG", ""))
    system = next((environment[name] for name in _SYSTEM if environment.get(name)), "")
    return own or _language(system) or LANGUAGES[0]


def _language(locale: str) -> str | None:
    short = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return short if short in LANGUAGES else None


@lru_cache(maxsize=64)
def _parsed(path: Path, changed: int) -> Resource:
    """A file of texts; `changed` is when, so that an edited file is read anew."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Texts:
    """The sentences of one language: a game's own first, then those that all games share."""

    def __init__(self, slug: str | None, language: str, variant: Variant | None = None) -> None:
        """`variant` has the data whose words are meant; without it, those of this machine's default."""
        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        shared = Path(__file__).parent
        if slug is not None and (text := (variant or load(slug).variant).fluent(language)):
            self._bundle.add_resource(FluentResource(text))
        own = [] if slug is None else [folder(slug) / "text"]
        for texts in [*own, shared, shared / BACKEND]:
            path = texts / f"{language}.ftl"
            if path.exists():  # the first to define a message keeps it
                self._bundle.add_resource(_parsed(path, path.stat().st_mtime_ns))

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return self._bundle.has_message(_key(key))

    def say(self, key: str, values: Values | None = None) -> str:
        """The sentence of that key; the key and its values themselves where there is none."""
        known = values or {}
        pattern = self._pattern(_key(key), None, self._worded(known)) if self.has(key) else None
        return str(Refused(key, known)) if pattern is None else pattern

    def aside(self, key: str, attribute: str) -> str | None:
        """An attribute of a message (`action-step.group`), where it has one."""
        return self._pattern(_key(key), attribute, {}) if self.has(key) else None

    def action(self, action: Action) -> str:
        """What an action would do: "Step north-east with the Tree on a3"."""
        return self._row("action", action)

    def event(self, event: Event) -> str:
        """What happened: "Black's Tree steps to b3"."""
        return self._row("event", event)

    def prompt(self, prompt: Prompt) -> str:
        """What a seat is asked, or what it waits for."""
        return self.say(f"prompt-{prompt.code}", prompt.values)

    def advice(self, reason: Prompt) -> str:
        """Why a bot chose what it chose."""
        return self.say(f"advice-{reason.code}", reason.values)

    def objection(self, objection: Objection) -> str:
        """Why an action is not legal, with its rule."""
        values: Values = {**objection.values, "rule": objection.rule}
        return self._with_rule(self.say(f"objection-{objection.code}", values), objection.rule)

    def refusal(self, error: Refused) -> str:
        """What an error says: the core's and the commands' own codes, or a game's objection with its rule."""
        kinds = ("objection", "error") if isinstance(error, IllegalAction) else ("error", "objection")
        for kind in kinds:
            if self.has(f"{kind}-{error.code}"):
                return self._with_rule(
                    self.say(f"{kind}-{error.code}", error.values), str(error.values.get("rule", ""))
                )
        return str(error)

    def reason(self, code: str) -> str:
        """Why a game ended."""
        return self.say(f"reason-{code}")

    def score(self, source: str, points: int) -> str:
        """What a source of points is called."""
        return self.say(f"score-{source}", {"points": points}) if self.has(f"score-{source}") else source

    def seat(self, seat: Seat) -> str:
        """What a seat is called: the game's word for it ("Black"), or its number."""
        return self.say(f"seat-{seat}") if self.has(f"seat-{seat}") else self.say("seat-numbered", {"number": seat + 1})

    def side(self, code: str) -> str:
        """What a side is called that nobody sits at."""
        return self.say(f"side-{code}")

    def criterion(self, criterion: Criterion) -> str:
        """By what a scripted side chose."""
        return self.say(f"criterion-{criterion.code}", criterion.values)

    def option(self, name: str) -> str:
        """What an option is called."""
        return self.say(f"option-{name}") if self.has(f"option-{name}") else name

    def choice(self, name: str, value: Json) -> str:
        """What one value of an option is called."""
        plain = _plain(value)
        return self.say(f"option-{name}-{plain}") if self.has(f"option-{name}-{plain}") else str(plain)

    def _row(self, kind: str, row: Row) -> str:
        key = f"{kind}-{row.row()[0]}"
        return self.say(key, row.values()) if self.has(key) else repr(row)

    def _with_rule(self, text: str, rule: str) -> str:
        return self.say("with-rule", {"text": text, "rule": rule}) if rule else text

    def _pattern(self, key: str, attribute: str | None, values: Mapping[str, str | int | float]) -> str | None:
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        return None if pattern is None else str(self._bundle.format_pattern(pattern, dict(values))[0])

    def _worded(self, values: Values) -> dict[str, str | int | float]:
        """The values, and for each `x` its word `x_word` and each attribute of the message `x-<value>`.

        A game lets values of one name be told with the words of another by the message `as-<name>`: `as-victim = seat`.
        A value without a message is its own word, and a seat without one is called by its number.
        """
        plain = {name: _plain(value) for name, value in values.items()}
        given = dict(plain)
        for name, value in values.items():
            if isinstance(value, list):
                given[f"{name}_word"] = ", ".join(self._word(name, item) for item in value)
                continue
            kind = self._kind(name)
            given[f"{name}_word"] = self.seat(Seat(value)) if kind == "seat" and type(value) is int else plain[name]
            own, common = _key(f"{name}-{plain[name]}"), _key(f"{kind}-{plain[name]}")
            key = own if self._bundle.has_message(own) else common
            if self._bundle.has_message(key):
                given[f"{name}_word"] = self._pattern(key, None, plain) or plain[name]
                for attribute in self._bundle.get_message(key).attributes:
                    given[f"{name}_{attribute}"] = self._pattern(key, attribute, plain) or ""
        return given

    def _kind(self, name: str) -> str:
        """Whose words the values of a name have: their own, or those that `as-<name>` says."""
        key = _key(f"as-{name}")
        return self._pattern(key, None, {}) or name if self._bundle.has_message(key) else name

    def _word(self, name: str, value: Json) -> str:
        return str(self._worded({name: value})[f"{name}_word"])


def _key(code: str) -> str:
    return code.replace("_", "-")


def _plain(value: Json) -> str | int | float:
    """A value as Fluent takes it: a number, or text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "none"
    if isinstance(value, list):
        return ", ".join(str(_plain(item)) for item in value)
    if isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    return value

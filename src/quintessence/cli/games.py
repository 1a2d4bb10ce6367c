"""`quintessence games`: which games there are, and what can be chosen in each."""

from __future__ import annotations

import argparse
import json
import sys

import quintessence
from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import say_refused_data
from quintessence.core.discovery import whose_data
from quintessence.core.game import Game, Json, Refused, Values
from quintessence.lab.loops import runs_compiled
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "games", texts)
    group.flag("--json")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """List every game; one that cannot be loaded is named, and does not hide the others."""
    listed: list[Json] = []
    broken = 0
    for slug in quintessence.known_games():
        try:
            game = quintessence.load(slug)
            own = Texts(slug, texts.language)
        except Refused as error:  # its replaced data cannot be played with
            broken += 1
            print(texts.refusal(error), file=sys.stderr)
            continue
        except Exception as error:
            broken += 1
            values: Values = {"game": slug, "kind": type(error).__name__, "detail": " ".join(str(error).split())}
            print(texts.say("game-broken", values), file=sys.stderr)
            continue
        say_refused_data(slug, texts)
        listed.append(game_json(game, own))
        if not arguments.json:
            print("\n".join(_lines(game, own)))
    if arguments.json:
        print(json.dumps(listed, ensure_ascii=False, indent=2))
    elif not listed:
        print(texts.say("games-none"))
    return 1 if broken else 0


def game_json(game: Game, texts: Texts) -> Values:
    """A game as `games --json` prints it."""
    return {
        "game": game.slug,
        "name": texts.say("game-name"),
        "version": game.version,
        "seats": list[Json](game.seats),
        "options": [option.json() for option in game.options()],
        "compiled": runs_compiled(game),
        "data": whose_data(game.slug),
    }


def _lines(game: Game, texts: Texts) -> list[str]:
    seats = ", ".join(str(count) for count in game.seats)
    head: Values = {
        "game": game.slug,
        "name": texts.say("game-name"),
        "version": game.version,
        "seats": seats,
        "compiled": runs_compiled(game),
    }
    lines = [texts.say("games-line", head)]
    if texts.has("game-tagline"):
        lines.append(f"  {texts.say('game-tagline')}")
    if whose_data(game.slug) == "replaced":
        lines.append(f"  {texts.say('games-replaced')}")
    for option in game.options():
        choices = ", ".join(f"{_plain(value)} ({texts.choice(option.name, value)})" for value in option.choices)
        values: Values = {
            "option": option.name,
            "label": texts.option(option.name),
            "default": _plain(option.default),
            "choices": choices,
        }
        lines.append("  " + texts.say("games-option" if choices else "games-option-free", values))
    return lines


def _plain(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

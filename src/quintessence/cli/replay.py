"""`quintessence replay`: tells a recorded match in words, event by event."""

from __future__ import annotations

import argparse

import quintessence
from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import speak_of
from quintessence.cli.files import read_record
from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.text import Texts
from quintessence.text.telling import told_match, told_outcome


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "replay", texts)
    group.value("file", "file")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play the record again and tell it."""
    record = read_record(arguments.file)
    own = speak_of(str(record["game"]), arguments)
    for line in transcript(quintessence.replay(record), own):
        print(line)
    return 0


def transcript(match: Match, texts: Texts) -> list[str]:
    """The readable record: what was played, all that happened, and how it ended."""
    head: Values = {
        "name": texts.say("game-name"),
        "version": match.game.version,
        "seats": match.seats,
        "seed": match.seed.text,
    }
    ended = match.outcome()
    return [
        texts.say("transcript-head", head),
        *(
            texts.say("transcript-option", {"label": texts.option(name), "value": texts.choice(name, value)})
            for name, value in match.options.items()
            if value is not None
        ),
        "",
        *told_match(texts, match),
        "",
        *([texts.say("transcript-unfinished")] if ended is None else told_outcome(texts, ended)),
    ]

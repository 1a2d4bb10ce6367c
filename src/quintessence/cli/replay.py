"""`quintessence replay`: tells a recorded match in words, event by event."""

from __future__ import annotations

import argparse

import quintessence
from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import speak_of
from quintessence.cli.files import read_record
from quintessence.core.match import Match
from quintessence.text import Texts
from quintessence.text.narration import narrate_match, narrate_outcome, narrate_start


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
    ended = match.outcome()
    return [
        *narrate_start(texts, match),
        "",
        *narrate_match(texts, match),
        "",
        *(
            [texts.say("transcript-unfinished")]
            if ended is None
            else narrate_outcome(texts, ended, match.state.relation())
        ),
    ]

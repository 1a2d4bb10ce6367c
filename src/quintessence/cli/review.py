"""`quintessence review`: what a recorded match was worth turn by turn, where it turned, and what was better."""

from __future__ import annotations

import argparse
import json

from rich.text import Text

import quintessence
from quintessence.cli.arguments import Commands, add_command, positive_number
from quintessence.cli.choices import say_uncompiled, speak_of
from quintessence.cli.files import read_record
from quintessence.cli.review_words import review_lines
from quintessence.cli.screen import Screen
from quintessence.core.match import Match
from quintessence.review.examining import EXPERT_SECONDS
from quintessence.review.making import make_review
from quintessence.review.progress import Progress
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "review", texts)
    group.value("file", "file")
    group.value("--seconds", "seconds")
    group.flag("--json")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play the record again, have bots judge it, and tell what they found."""
    asked = arguments.seconds
    seconds = EXPERT_SECONDS if asked is None else positive_number(asked, "--seconds", 3600)
    record = read_record(arguments.file)
    own = speak_of(str(record["game"]), arguments)
    match = quintessence.replay(record)
    say_uncompiled(own)
    progress = _made(match, seconds, own)
    if arguments.json:
        print(json.dumps(progress.json(), ensure_ascii=False, indent=2))
    else:
        print("\n".join(review_lines(match, progress, own, Screen().width)))
    return 0


def _made(match: Match, seconds: float, texts: Texts) -> Progress:
    """The review; on a terminal one sees how far it is."""
    with Screen(errors=True).status("") as status:

        def tell(progress: Progress) -> None:
            told = progress.json()
            status.update(Text(texts.say("analysis-progress", {"done": told["done"], "count": told["count"]})))

        return make_review(match, seconds, tell)

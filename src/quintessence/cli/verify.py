"""`quintessence verify`: plays a record again and says whether the deal was honest."""

from __future__ import annotations

import argparse
import json
import re
from typing import Final

import quintessence
from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import speak_of
from quintessence.cli.files import read_record
from quintessence.core.game import BadRecord, Refused, Values
from quintessence.core.rng import Seed
from quintessence.text import Texts

DISHONEST: Final = 1
"""The exit code of a record that does not hold together, or was not dealt as published."""


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "verify", texts)
    group.value("file", "file")
    group.value("--commitment", "hash")
    group.flag("--json")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Check the record, then its seed against what was published before the deal."""
    published = _published(arguments.commitment)
    record = read_record(arguments.file)
    slug = record["game"]
    assert isinstance(slug, str)
    own = speak_of(slug, arguments)
    fault = _checked(record, published)
    verdict: Values = {
        "game": slug,
        "version": record["version"],
        "commitment": record["commitment"],
        "published": published,
        "holds": fault is None or fault.code == "not_as_published",
        "honest": False if fault is not None else None if published is None else True,
        "fault": None if fault is None else {"code": fault.code, "values": fault.values},
        "actions": len(record["actions"]) if isinstance(record["actions"], list) else 0,
        "state_hash": record["state_hash"],
    }
    if arguments.json:
        print(json.dumps(verdict, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_lines(verdict, fault, own)))
    return 0 if fault is None else DISHONEST


def _published(text: str | None) -> str | None:
    if text is None:
        return None
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text.strip()):
        raise Refused("bad_commitment", {"value": text})
    return text.strip().lower()


def _checked(record: Values, published: str | None) -> Refused | None:
    """What is wrong with a record: that it does not lead where it says, or is not of the published seed."""
    try:
        quintessence.replay(record)
    except BadRecord as error:
        return error
    seed = record["seed"]
    assert isinstance(seed, str)
    if published is not None and Seed(seed).commitment() != published:
        values: Values = {"commitment": Seed(seed).commitment(), "published": published}
        return Refused("not_as_published", values)
    return None


def _lines(verdict: Values, fault: Refused | None, texts: Texts) -> list[str]:
    if fault is not None and fault.code != "not_as_published":
        return [texts.say("verify-broken", {"text": texts.refusal(fault)})]
    lines = [texts.say("verify-replayed", verdict)]
    if fault is not None:
        return [*lines, texts.say("verify-dishonest", fault.values)]
    return [*lines, texts.say("verify-holds" if verdict["published"] is None else "verify-honest", verdict)]

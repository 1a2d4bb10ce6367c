"""`quintessence trace`: compares the rules with recorded traces, every number after every line."""

from __future__ import annotations

import argparse
from pathlib import Path

from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import speak_of
from quintessence.cli.files import read_text
from quintessence.core.formats import find_format, part_of
from quintessence.text import Texts

DIFFERENT = 1
"""The exit code when something differs."""


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "trace", texts)
    group.value("file", "file", nargs="+")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Compare each file, print the first difference of each, and count."""
    slug, name = find_format(None)
    own = speak_of(slug, arguments)
    compare = part_of(slug, name, "trace").compare_text
    traces = lines = probes = differences = 0
    for file in arguments.file:
        compared = compare(read_text(file), Path(file).stem)
        traces += 1
        lines += compared.lines
        probes += compared.probes
        differences += len(compared.differences)
        for difference in compared.differences[:1]:
            print(own.say("trace-difference", difference.values()))
    counted = {"traces": traces, "lines": lines, "probes": probes, "differences": differences}
    print(own.say("trace-counted", {name: str(count) for name, count in counted.items()}))
    return DIFFERENT if differences else 0

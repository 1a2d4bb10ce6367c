"""`quintessence lab`: a family of commands for whoever tunes a game."""

from __future__ import annotations

import argparse
from functools import partial

from quintessence.cli import dataset, lab_compare, lab_measure, lab_sweep, lab_table, lab_worth
from quintessence.cli.arguments import Commands, Parser, add_command
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the family; without one of its commands there is help."""
    group = add_command(commands, "lab", texts)
    group.parser.set_defaults(run=partial(_help, group.parser))
    family = group.parser.add_subparsers(title=texts.say("help-commands"), metavar=texts.say("help-command-name"))
    for command in (lab_table, lab_compare, lab_sweep, lab_measure, lab_worth, dataset):
        command.add(family, texts)


def _help(parser: Parser, arguments: argparse.Namespace, texts: Texts) -> int:
    parser.print_help()
    return 0

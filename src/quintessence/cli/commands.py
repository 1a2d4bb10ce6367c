"""All the commands together, in the order of the help."""

from __future__ import annotations

import quintessence
from quintessence.cli import (
    bench,
    build_board,
    check_data,
    dataset,
    exporting,
    games,
    importing,
    lab,
    ladder,
    play,
    puzzles,
    replay,
    review,
    serve,
    simulate,
    storing,
    trace,
    verify,
)
from quintessence.cli.arguments import Parser, add_common, escaped, formatter_of
from quintessence.text import Texts


def new_parser(texts: Texts) -> Parser:
    """The parser of the whole command line."""
    parser = Parser(
        prog="quintessence",
        description=texts.say("help-quintessence"),
        epilog=texts.say("help-epilog"),
        formatter_class=formatter_of(texts),
        add_help=False,
        allow_abbrev=False,
    )
    group = add_common(parser, texts)
    version = texts.say("version", {"version": quintessence.__version__, "compiled": quintessence.is_compiled()})
    group.add_argument("--version", action="version", version=version, help=escaped(texts.say("help-version")))
    parser.set_defaults(run=None, texts=texts)
    commands = parser.add_subparsers(title=texts.say("help-commands"), metavar=texts.say("help-command-name"))
    for command in (
        games,
        play,
        serve,
        storing,
        simulate,
        ladder,
        lab,
        dataset,
        puzzles,
        replay,
        review,
        verify,
        importing,
        exporting,
        trace,
        check_data,
        build_board,
        bench,
    ):
        command.add(commands, texts)
    return parser

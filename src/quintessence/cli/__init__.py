"""The commands of the command line, from `quintessence games` to `quintessence bench`, and how they end."""

from __future__ import annotations

import io
import os
import signal
import sys
from typing import TextIO

from quintessence.cli.arguments import asked_language
from quintessence.cli.commands import new_parser
from quintessence.core.game import Refused
from quintessence.text import Texts

WRONG = 2
"""The exit code of whatever was asked in a wrong way or could not be done."""
INTERRUPTED = 128 + signal.SIGINT
PIPE_CLOSED = 128 + 13  # SIGPIPE, which not every system has


def main(words: list[str] | None = None) -> int:
    """Run one command; what goes wrong is told in one line, and the exit code is returned."""
    given = sys.argv[1:] if words is None else words
    _prepare_streams()
    texts = Texts(None, asked_language(given, os.environ))
    try:
        code = _run(given, texts)
        sys.stdout.flush()
        return code
    except Refused as error:
        return _fail(texts.say("failed", {"text": texts.refusal(error)}))
    except KeyboardInterrupt:
        return _fail(texts.say("interrupted"), INTERRUPTED)
    except BrokenPipeError:
        _abandon(sys.stdout)
        return PIPE_CLOSED
    except OSError as error:
        _abandon(sys.stdout)
        return _fail(texts.say("failed", {"text": str(error)}))
    except Exception as error:
        if os.environ.get("QUINTESSENCE_DEBUG") == "1":
            raise
        return _fail(texts.say("crashed", {"kind": type(error).__name__, "detail": " ".join(str(error).split())}))


def _prepare_streams() -> None:
    """See that neither a stray character nor a stream closed from the start ends a command."""
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _run(words: list[str], texts: Texts) -> int:
    parser = new_parser(texts)
    try:
        arguments = parser.parse_args(words)
    except SystemExit:  # --help and --version have said what they had to
        return 0
    if arguments.run is None:
        parser.print_help()
        return 0
    try:
        done = arguments.run(arguments, texts)
    except Refused as error:  # in the words of the game it is about, where that is known
        return _fail(texts.say("failed", {"text": arguments.texts.refusal(error)}))
    assert isinstance(done, int)
    return done


def _fail(line: str, code: int = WRONG) -> int:
    try:
        sys.stderr.write(f"{line}\n")
    except OSError:  # nobody is listening there either
        _abandon(sys.stderr)
    return code


def _abandon(stream: TextIO) -> None:
    """Send what a closed or full stream still holds nowhere, or Python complains about it at its end."""
    try:
        place = stream.fileno()
    except (OSError, ValueError):  # not a file: a test's stream
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, place)
    os.close(nowhere)

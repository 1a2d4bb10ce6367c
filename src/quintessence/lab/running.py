"""A server that a benchmark has started: where it is reached, and how much of a processor it has used."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final


class Running:
    """A server in a process of its own."""

    def __init__(self, port: int, process: int) -> None:
        self.port: Final = port
        self._process: Final = process

    def processor_seconds(self) -> float:
        """The time that all its threads have used so far; 0 where the system does not tell, or others share the work.

        Unlike the moves a second, it hardly depends on what else the machine does.
        """
        try:
            fields = Path(f"/proc/{self._process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

"""The rules under Pyodide: as WebAssembly in a browser they keep every promise, and play the same matches."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import page
import static_site

import quintessence
from quintessence.core.conformance import checksum

SCRIPT = Path(__file__).parent / "rules_in_browser.py"
RUNNER = page.WEB / "tools" / "python.mjs"
GAMES = ["earth_water_sun", "ephyran", "erythro", "terra_mystica"]
SEEDS = {"earth_water_sun": 2, "ephyran": 2, "erythro": 1, "terra_mystica": 1}


def told(folder: Path) -> dict[str, Any]:
    """What a Python of the browser's kind tells of all games."""
    page.install()
    archive = folder / "package.zip"
    archive.write_bytes(static_site.archive())
    path = page.node_folder() + os.pathsep + os.environ["PATH"]
    node = shutil.which("node", path=path)
    assert node is not None
    command = [node, str(RUNNER), str(archive), str(SCRIPT), json.dumps(SEEDS)]
    done = subprocess.run(command, cwd=page.WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def test_all_games_keep_their_promises_and_play_the_same_matches_in_a_browser(tmp_path: Path) -> None:
    """One test: each would start a Python of its own in the test process that happens to run it."""
    assert told(tmp_path) == {
        "games": GAMES,
        "compiled": False,
        "loaded": [],  # nothing of the server
        "broken": dict.fromkeys(GAMES, ""),
        "checksums": {slug: str(checksum(quintessence.load(slug), SEEDS[slug])) for slug in GAMES},
    }

"""Find a Chromium for the browser tests, or install one where that can be done: `tools/browser.py [--find [--whole]]`.

Prints its path. In order: $QUINTESSENCE_BROWSER, the machine's own, Playwright's; then Debian's when this is root on
Debian, else Playwright's own download. The headless shell is preferred: the same pages take a fifth less of the
processor. It shows no notices of the system, so `--whole` asks for a browser that does. `--find` installs nothing.
Without a browser the exit code is 1 under CI=true, where the tests may not be skipped, else 0: the tests then say why
they are skipped.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WHOLE = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
INSTALL_SECONDS = 600


class NoBrowser(Exception):
    """There is no browser here; the message says why."""


def is_ci() -> bool:
    """Whether this runs where nothing may be left out."""
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")


def find(*, whole: bool = False) -> str | None:
    """The path of a browser that is already here."""
    asked = os.environ.get("QUINTESSENCE_BROWSER")
    if asked:
        return shutil.which(asked)
    names = WHOLE if whole else SHELLS + WHOLE
    return next((path for path in map(shutil.which, names) if path), None) or _playwrights()


def _playwrights() -> str | None:
    """Where Playwright keeps its own, when it was downloaded."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        return None
    try:
        with sync_playwright() as playwright:
            path = Path(playwright.chromium.executable_path)
    except Error:
        return None
    return str(path) if path.exists() else None


def find_or_install() -> str:
    """The path of a browser, installed first where it was missing."""
    if find(whole=True) is None and not os.environ.get("QUINTESSENCE_BROWSER"):
        _install()
    found = find()
    if found is None:
        raise NoBrowser("no Chromium was found (or set QUINTESSENCE_BROWSER to the path of one)")
    return found


def _install() -> None:
    """Debian's own package where that is possible, else Playwright's download."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    is_debian = is_root and shutil.which("apt-get") is not None
    package = ("apt-get", "install", "--yes", "--no-install-recommends", "chromium")
    if is_debian and (_run(*package) or (_run("apt-get", "update") and _run(*package))):
        _run(*package[:-1], "chromium-headless-shell")  # older releases have none, and the whole one does as well
        return
    libraries = ("--with-deps",) if is_debian else ()
    if not _run(sys.executable, "-m", "playwright", "install", *libraries, "chromium"):
        raise NoBrowser("no Chromium is here, and none could be installed (see the lines above)")


def _run(*command: str) -> bool:
    print(f"browser: {' '.join(command)} …", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(command, env=environment, stdout=sys.stderr, timeout=INSTALL_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as failure:
        print(f"browser: {failure}", file=sys.stderr)
        return False
    return done.returncode == 0


def main(words: list[str]) -> int:
    """Print the path; see above for the exit code."""
    if words not in ([], ["--find"], ["--find", "--whole"]):
        print("usage: python tools/browser.py [--find [--whole]]", file=sys.stderr)
        return 2
    try:
        found = find(whole="--whole" in words) if words else find_or_install()
        if found is None:
            raise NoBrowser("no Chromium was found")
    except NoBrowser as failure:
        told = "FAILED: the browser tests need one under CI" if is_ci() else "the browser tests will be skipped"
        print(f"browser: {told}: {failure}", file=sys.stderr)
        return 1 if is_ci() else 0
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`quintessence serve` refuses ways to tell people that are unsafe or incomplete, before it serves anything."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

URL = ("--public-url", "https://games.example.org")
MAIL = ("--mail", "smtp://ann@mail.example.org", "--mail-from", "table@example.org")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (MAIL, "give --public-url too"),
        ((*URL, *MAIL[:2]), "--mail-from must be a mail address"),
        ((*URL, "--mail", "mail.example.org", *MAIL[2:]), "--mail must be an address such as smtp://"),
        ((*URL, "--webhook", "http://chat.example.org/"), "--webhook must be an https address"),
        ((*URL, "--webhook", "https://chat.example.org/"), "QUINTESSENCE_WEBHOOK_SECRET must have at least 16"),
        (("--push", "ann@example.org"), "--push must be a contact such as mailto:"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line(run: Run, given: tuple[str, ...], said: str) -> None:
    assert said in run("serve", *given).refused()


def test_a_secret_comes_from_a_file_that_can_be_read(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    monkeypatch.setenv("QUINTESSENCE_WEBHOOK_SECRET_FILE", str(secret))
    given = ("serve", *URL, "--webhook", "https://chat.example.org/")
    assert "cannot be read" in run(*given).refused()
    secret.write_text("short\n")
    assert "at least 16" in run(*given).refused()

"""A person at the keyboard plays a whole legal game against a greedy bot, in either language."""

from __future__ import annotations

import io
import sys

import pytest

from quintessence.cli import main


@pytest.mark.parametrize(
    ("language", "ended", "price"),
    [
        ("en", "The match is over: the six rounds are over", "prices: D"),
        ("fr", "La partie est finie\N{NO-BREAK SPACE}: les six manches sont finies", "prix\N{NO-BREAK SPACE}: D"),
    ],
)
def test_a_person_plays_a_game_to_its_end(
    language: str, ended: str, price: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever always types 1 takes the first thing offered: not wise, but legal, and it ends."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(sys, "stdin", io.StringIO("why send fire 3\n" + "1\n" * 2000))
    words = ["play", "terra_mystica", "--terminal", "--bot", "level3", "--seed", "person", "--lang", language]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert ended in out and price in out
    assert "Traceback" not in out


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ["possibilities: ", "all stay", "Its choice: ", "log NUMBER opens a step again"]),
        ("fr", ["possibilités", "rien n’est écarté", "Son choix", "journal NUMÉRO rouvre"]),
    ],
)
def test_a_person_plays_alone_against_the_automa(
    language: str, shown: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """§13: a whole match step by step, with its map of options, and its outcome."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 20 + "log\nlog 2\n" + "\n1\n" * 2000))
    words = [
        "play",
        "terra_mystica",
        "--terminal",
        "--option",
        "automa=simpletons",
        "--step-by-step",
        "--seed",
        "alone",
    ]
    assert main([*words, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "◄" in out and "1. " in out
    assert [part for part in shown if part not in out] == []
    assert "automa_" not in out and "Traceback" not in out

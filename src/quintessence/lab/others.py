"""The same loop on other engines, where they are installed: OpenSpiel (C++ behind Python) and python-chess."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Final

from quintessence.core.game import Values

CHESS: Final = "open_spiel chess"
_SPIEL: Final = "open_spiel "
_PYTHON_CHESS: Final = "python-chess"
_COPIES: Final = 256


def available(games: list[str]) -> list[str]:
    """What can be measured here: OpenSpiel's chess and its twins of our games, and python-chess."""
    engines = []
    if find_spec("pyspiel"):
        known = import_module("pyspiel").registered_names()
        engines += [f"{_SPIEL}{name}" for name in dict.fromkeys(["chess", *games]) if name in known]
    if find_spec("chess"):
        engines.append(_PYTHON_CHESS)
    return engines


def twin(game: str) -> str:
    """What OpenSpiel's version of a game is called here."""
    return f"{_SPIEL}{game}"


def is_twin(name: str) -> bool:
    """Whether a name stands for OpenSpiel's version of some game of ours."""
    return name not in (CHESS, _PYTHON_CHESS)


def run(name: str, seconds: float, number: int) -> Values:
    """One sample of another engine."""
    return _python_chess(seconds, number) if name == _PYTHON_CHESS else _open_spiel(name, seconds, number)


def _open_spiel(name: str, seconds: float, number: int) -> Values:
    game = import_module("pyspiel").load_game(name.removeprefix(_SPIEL))
    chance = Random(number).random
    steps = games = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            steps += 1
        games += 1
    state = game.new_initial_state()
    began_copying = perf_counter()
    for _ in range(_COPIES):
        state.clone()
    return _rates(steps, games, elapsed, perf_counter() - began_copying)


def _python_chess(seconds: float, number: int) -> Values:
    new_board = import_module("chess").Board
    chance = Random(number).random
    steps = games = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        board = new_board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(chance() * len(legal))])
            steps += 1
        games += 1
    board = new_board()
    began_copying = perf_counter()
    for _ in range(_COPIES):
        board.copy(stack=False)
    return _rates(steps, games, elapsed, perf_counter() - began_copying)


def _rates(steps: int, games: int, elapsed: float, copying: float) -> Values:
    return {
        "steps_per_s": steps / elapsed,
        "games_per_s": games / elapsed,
        "mean_steps": steps / games,
        "copy_us": 1e6 * copying / _COPIES,
    }

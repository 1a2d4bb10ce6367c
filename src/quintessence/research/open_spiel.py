"""OpenSpiel: every game as `quintessence_<game>`, once `register` was called.

The deal is one chance node at the root: `deals` numbers, each a seed; nothing is left to chance after it. A search that
looks at the true state (plain MCTS) would therefore see what is still covered: use IS-MCTS, which deals worlds by
`resample_from_infostate`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel

import quintessence
from quintessence.core.game import OPEN, Json, Option, Seat, State, Values
from quintessence.core.knowledge import events_json
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.rng import Rng
from quintessence.core.variant import Given
from quintessence.research.kind import Kind

PREFIX: Final = "quintessence_"
DEALS: Final = 1_000_000
"""How many deals the root has, where nobody says otherwise."""
_HASH_BITS: Final = 256


def register(data: dict[str, Given] | None = None) -> list[str]:
    """Make every game that has an encoding known to OpenSpiel; the names to load.

    `data` adds variants: under a further name, the data files of the game that the name begins with
    ({"ephyran_small": {…}}).
    """
    known = set(pyspiel.registered_names())
    found = []
    variants: dict[str, Given | None] = dict.fromkeys(
        slug for slug in quintessence.known_games() if Kind.has_encoding(slug)
    )
    for suffix, given in [*variants.items(), *(data or {}).items()]:
        slug = max((slug for slug in variants if suffix.startswith(slug)), key=len)
        name = PREFIX + suffix
        found.append(name)
        if name not in known:
            kind = _game_type(name, Kind(slug, data=given))
            # A class of its own: OpenSpiel lets go of it after Python has ended, which kills a process over a function.
            made = type(name, (QuintessenceGame,), {"slug": slug, "data": given, "game_type": kind})
            pyspiel.register_game(kind, made)
    return found


def _parameters(options: list[Option], seats: int) -> dict[str, Any]:
    """The options that have choices, by their names, beside the seats and the number of deals."""
    found: dict[str, Any] = {"seats": seats, "deals": DEALS, "position": "", "scenario": ""}
    for option in options:
        if option.choices:
            found[option.name] = option.default
    return found


def _game_type(name: str, kind: Kind) -> pyspiel.GameType:
    """What OpenSpiel is told of a kind; where a scripted side plays too, the seats' rewards do not sum to zero."""
    first = kind.start("type").state
    is_open = first.information() == OPEN
    rivals = pyspiel.GameType.Utility.GENERAL_SUM if kind.sides else pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Quintessence: {kind.game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION
        if is_open and not any(option.name.startswith("automa") for option in kind.game.options())
        else pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if kind.are_allies else rivals,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.game.seats),
        min_num_players=min(kind.game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(kind.game.options(), kind.seats),
    )


class QuintessenceGame(pyspiel.Game):  # type: ignore[misc]
    """One kind of match; `register` makes a class for each game and variant."""

    slug: str
    data: Given | None
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        chosen = {name: value for name, value in params.items() if name not in ("seats", "deals")}
        options: Values = {}
        for name, value in chosen.items():
            if name not in ("position", "scenario"):
                options[name] = value
            elif value:
                options[name] = _read(str(value))
        self.kind: Final = Kind(self.slug, params.get("seats"), options, self.data)
        self.deals: Final[int] = params.get("deals", DEALS)
        game_type = _game_type(self.game_type.short_name, self.kind) if self.kind.sides else self.game_type
        is_zero_sum = game_type.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.space.size,
            max_chance_outcomes=self.deals,
            num_players=self.kind.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=self.kind.game.bound,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> QuintessenceState:
        return QuintessenceState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.kind, recall)


def _read(text: str) -> Json:
    """An option that is no choice from a list: JSON, or the text itself."""
    try:
        found: Json = json.loads(text)
    except ValueError:
        return text
    return found


class QuintessenceState(pyspiel.State):  # type: ignore[misc]
    """A match under way; before the deal there is none."""

    def __init__(self, game: QuintessenceGame) -> None:
        super().__init__(game)
        self.kind = game.kind
        self.deals = game.deals
        self.match: Match | None = None
        self.first_views: tuple[str, ...] = ()
        self.told: tuple[str, ...] = ()
        """Each seat's first view, and all that it was told and did since, line by line."""

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.match.to_act()
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.match is not None and not self.match.to_act()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def returns(self) -> list[float]:
        return [0.0] * self.kind.seats if self.match is None else self.kind.rewards(self.match)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen since the deal: its first view, what it was told, and what it did itself."""
        if self.match is None:
            return ""
        seat = Seat(self.current_player() if player is None else player)
        return f"{seat}\n{self.first_views[seat]}{self.told[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now: its view, as JSON."""
        if self.match is None:
            return ""
        seat = Seat(self.current_player() if player is None else player)
        return canonical(self.match.view(seat))

    def resample_from_infostate(self, player: int, sampler: Any) -> QuintessenceState:
        """A state that fits what a seat knows; `sampler` gives numbers from 0 to 1."""
        world: QuintessenceState = self.clone()
        if self.match is not None:
            match = self.match.copy()
            match.state = self.match.state.resample(Seat(player), Rng(int(sampler() * 2**53)))
            world.match = match
            seats = range(self.kind.seats)  # what the others saw before now belongs to the true world alone
            views = [self.first_views[seat] if seat == player else _view(match, seat) for seat in seats]
            world.first_views = tuple(views)
            world.told = tuple(self.told[seat] if seat == player else "" for seat in seats)
        return world

    def to_json(self, player: int | None = None) -> str:
        """What a seat sees, as JSON; without a seat, what everyone does."""
        if self.match is None:
            return "{}"
        return canonical(self.match.view(None if player is None else Seat(player)))

    def world(self) -> State | None:
        """The position itself, secrets and all; None before the deal."""
        return None if self.match is None else self.match.state

    def _legal_actions(self, player: int) -> list[int]:
        if self.match is None or player not in self.match.to_act()[:1]:
            return []
        return sorted(self.kind.space.numbers(self.match.legal(Seat(player))))

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.kind.start(f"deal-{action}")
            match = self.match
            self.first_views = tuple(_view(match, seat) for seat in range(self.kind.seats))
            self.told = ("",) * self.kind.seats
        else:
            actor, chosen = self.match.to_act()[0], self.kind.space.actions[action]
            events = self.match.play(actor, chosen)
            self.told = tuple(
                told + "\n" + canonical([chosen.row() if seat == actor else None, events_json(events, Seat(seat))])
                for seat, told in enumerate(self.told)
            )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return repr(self.kind.space.actions[action])

    def __str__(self) -> str:
        return "before the deal" if self.match is None else self.match.state_hash()


def _view(match: Match, seat: int) -> str:
    return canonical(match.view(Seat(seat)))


class Observer:
    """A seat's observation as a tensor; with perfect recall, the hash of all that it has seen is added, bit by bit."""

    def __init__(self, kind: Kind, recall: bool) -> None:
        self._recall: Final = recall
        self.tensor: Final = np.zeros(kind.size + (_HASH_BITS if recall else 0), np.float32)
        self.dict: Final[dict[str, Any]] = {}
        start = 0
        for field in kind.fields:
            self.dict[field.name] = self.tensor[start : start + field.count]
            start += field.count
        if recall:
            self.dict["history_hash"] = self.tensor[start:]
        self._size: Final = kind.size

    def set_from(self, state: QuintessenceState, player: int) -> None:
        """Look at a state as a player."""
        self.tensor.fill(0)
        if state.match is None:
            return
        self.tensor[: self._size] = state.kind.observe(state.match, player)
        if self._recall:
            digest = sha256(state.information_state_string(player).encode()).digest()
            self.tensor[self._size :] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: QuintessenceState, player: int) -> str:
        """The same as a text."""
        return state.information_state_string(player) if self._recall else state.observation_string(player)

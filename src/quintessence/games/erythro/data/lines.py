"""The one grammar of effects: the lines of cards, mines and events as data files write them."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.cells import ONE
from quintessence.core.game import Values
from quintessence.games.erythro.data.constants import (
    ACQUIRE,
    AROUND_LINE,
    ATTACK,
    DESTROY_LINE,
    EFFECTS,
    ELEMENTS,
    EVENT_EFFECTS,
    GAIN,
    GAIN_ANY,
    LOSE,
    MOVE,
    NO_LINE,
    NONE,
    OTHER,
    OTHER_NEAR,
    OWN_LINE,
    REDUCE,
    REMOVE,
    SELF,
    TAKE,
    TARGETS,
    TRASH,
)

MOST: Final = 12
"""The largest number in a line."""

# How the lines of a zone touch one another.
FREE: Final = 0
"""They do not: what can be done now can be done one after the other."""
HELPED: Final = 1
"""Earlier lines only help: if all can be done now, there is a way to the end."""
HINDERED: Final = 2
"""Earlier lines only hinder: if one cannot be done now, there is no way to the end."""
SEARCHED: Final = 3
"""Either: a way to the end must be searched."""
_HELPING: Final = [GAIN, GAIN_ANY]
_HINDERING: Final = [LOSE, REMOVE, ATTACK, ACQUIRE]
_COUNTED: Final = {"lose": LOSE, "reduce": REDUCE, "remove": REMOVE, "move": MOVE}
_BARE: Final = {"attack": ATTACK, "take": TAKE, "trash": TRASH, "acquire": ACQUIRE}
_WITH_CHOICE: Final = [REMOVE, TRASH, MOVE, ACQUIRE, ATTACK, LOSE, GAIN_ANY]
"""Only these can be optional: the others leave nothing to decide."""


@final
class Line:
    """One line of a card: to whom it applies, whether it may be declined, and what it does."""

    def __init__(self, target: int, is_may: bool, effect: int, element: int, count: int) -> None:
        self.target: Final = target
        self.is_may: Final = is_may
        self.effect: Final = effect
        self.element: Final = element
        """The element that is gained, or of the sanctuary; NONE where there is none."""
        self.count: Final = count

    def json(self) -> Values:
        """The line as views tell it: the texts `line-<effect>` make a sentence of it."""
        element = None if self.element == NONE else ELEMENTS[self.element]
        return {
            "target": TARGETS[self.target],
            "may": self.is_may,
            "effect": EFFECTS[self.effect],
            "element": element,
            "count": self.count,
        }


@final
class Need:
    """What a zone asks for: a line that can be impossible, and the reduction that the card has given before it."""

    def __init__(self, line: Line, reduction: int) -> None:
        self.line: Final = line
        self.reduction: Final = reduction


def needs_of(program: list[Line]) -> list[Need]:
    """What must be possible for a zone to be played, where no line touches another (ER-01)."""
    needs: list[Need] = []
    reduction = 0
    for line in program:
        if line.effect == REDUCE:
            reduction += line.count
        elif line.effect != GAIN_ANY and not line.is_may:
            needs.append(Need(line, reduction))
        if line.effect == ATTACK:
            reduction = 0
    return needs


@final
class BadLine(Exception):
    """A line that the grammar does not know: a code for the texts."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code: Final = code


def read_line(text: str) -> Line:
    """A line of a card: [other | near | other_near] [may] EFFECT; BadLine says what is wrong."""
    words = text.split(" ")
    target = TARGETS.index(words.pop(0)) if words[0] in TARGETS[1:] else SELF
    is_may = words[:1] == ["may"]
    effect, element, count = _effect(words[1:] if is_may else words)
    if target >= 2 and effect != REMOVE and effect != ATTACK:
        raise BadLine("data_line_near")
    if target == OTHER and effect == REDUCE:
        raise BadLine("data_line_other")
    if is_may and effect not in _WITH_CHOICE:
        raise BadLine("data_line_may")
    return Line(target, is_may, effect, element, count)


def _effect(words: list[str]) -> tuple[int, int, int]:
    if len(words) == 1 and words[0] in _BARE:
        return _BARE[words[0]], NONE, 0
    if len(words) == 2 and words[0] in _COUNTED:
        return _COUNTED[words[0]], NONE, _count(words[1])
    if len(words) == 3 and words[0] == "gain":
        if words[1] == "any":
            return GAIN_ANY, NONE, _count(words[2])
        return GAIN, read_element(words[1]), _count(words[2])
    raise BadLine("data_line_unknown")


def read_gain(text: str) -> tuple[int, int]:
    """The first zone of a card: an element and a number, "air 3"."""
    words = text.split(" ")
    if len(words) != 2:
        raise BadLine("data_gain")
    return read_element(words[0]), _count(words[1])


def read_element(word: str) -> int:
    if word not in ELEMENTS:
        raise BadLine("data_element")
    return ELEMENTS.index(word)


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 1 <= int(word) <= MOST):
        raise BadLine("data_line_count")
    return int(word)


def read_mine_line(text: str) -> int:
    """A step of a mine: none, destroy, around, own n."""
    if text == "none":
        return NO_LINE
    if text == "destroy":
        return DESTROY_LINE
    if text == "around":
        return AROUND_LINE
    words = text.split(" ")
    if len(words) == 2 and words[0] == "own" and words[1] in ("1", "2", "3"):
        return OWN_LINE + int(words[1])
    raise BadLine("data_mine_line")


def tiles_of_line(line: int, tile: int, near: bytes) -> bytes:
    """The tiles that get tokens by a step of a mine: its own first, then neighbours by number (ER-103)."""
    if line == AROUND_LINE:
        return ONE[tile] + near
    return ONE[tile] if line > OWN_LINE else b""


def tokens_of_line(line: int) -> int:
    """How many tokens each of them gets."""
    return line - OWN_LINE if line > OWN_LINE else 1


def written_mine_line(line: int) -> str:
    """A step of a mine as data files write it."""
    if line > OWN_LINE:
        return f"own {line - OWN_LINE}"
    return ["none", "destroy", "around"][line]


def read_event_effect(text: str) -> tuple[int, int]:
    """A part of an event: its effect, and its number where it has one."""
    words = text.split(" ")
    if len(words) == 1 and words[0] in ("none", "mine", "take"):
        return EVENT_EFFECTS.index(words[0]), 1
    if len(words) == 2 and words[0] in ("pollute", "lose", "remove"):
        return EVENT_EFFECTS.index(words[0]), _count(words[1])
    if len(words) == 3 and words[:2] == ["gain", "any"]:
        return EVENT_EFFECTS.index("gain_any"), _count(words[2])
    raise BadLine("data_event_effect")


LINE_ERRORS: Final = [
    "data_line_near",
    "data_line_other",
    "data_line_may",
    "data_line_unknown",
    "data_line_count",
    "data_gain",
    "data_element",
    "data_mine_line",
    "data_event_effect",
]


def coupling_of(program: list[Line]) -> int:
    """How the lines of a zone get in one another's way: one line can decide if another can be done (ER-01)."""
    earlier: list[int] = []
    for later in range(1, len(program)):
        for first in range(later):
            if _touches(program[first], program[later]):
                earlier.append(program[first].effect)
    if not earlier:
        return FREE
    if any(line.effect == TRASH for line in program):
        return SEARCHED  # what may be trashed depends on the card that is played (ER-31)
    if all(effect in _HELPING for effect in earlier):
        return HELPED
    return HINDERED if all(effect in _HINDERING for effect in earlier) else SEARCHED


def _touches(one: Line, two: Line) -> bool:
    """Whether what is done in a line can decide if a later one can be done. One that may be declined always can."""
    first, second = one.effect, two.effect
    if two.is_may:
        return False
    if second == TAKE:
        return first == TAKE or first == TRASH  # the pile
    if second == REMOVE and first == REMOVE:
        return True
    if second == ATTACK and first == ATTACK:
        return True
    if second == ACQUIRE and first == ACQUIRE:
        return True  # whoever buys: what comes after a card that is bought is not known
    is_same_player = (one.target == OTHER) == (two.target == OTHER) or OTHER_NEAR in (one.target, two.target)
    if not is_same_player:
        return False
    if second == TRASH:
        return first == TRASH or first == TAKE or first == ACQUIRE
    if first == TRASH and second == ACQUIRE:
        return True  # ER-31: what is bought refills the hand
    if first in (GAIN, GAIN_ANY, LOSE, ATTACK, ACQUIRE) and second in (LOSE, ATTACK, ACQUIRE):
        return True
    return first == MOVE and second in (REMOVE, ATTACK)

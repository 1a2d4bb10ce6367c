"""What the server of the browser tests replaces is there: a rename is noticed here, without a browser."""

from __future__ import annotations

from collections.abc import Callable
from inspect import getsource, signature
from types import ModuleType

import pytest

from tests.browser.serve import REPLACED


@pytest.mark.parametrize(("module", "name", "stand_in"), REPLACED, ids=lambda value: getattr(value, "__name__", value))
def test_what_is_replaced_for_the_browser_is_called_by_its_module(
    module: ModuleType, name: str, stand_in: Callable[..., object]
) -> None:
    calls = [line for line in getsource(module).splitlines() if f"{name}(" in line and "def " not in line]
    assert calls, f"{module.__name__} does not call {name} any more"
    assert [*signature(stand_in).parameters] == [*signature(vars(module)[name]).parameters]

"""The benchmark of the server runs, and tells what it should."""

from __future__ import annotations

from quintessence.lab.bench_server import measure


def test_moves_are_measured_beside_the_echo() -> None:
    told = measure(rounds=1, seconds=0.3, sizes=(4,))
    sizes = told["sizes"]
    assert isinstance(sizes, list) and isinstance(sizes[0], dict)
    assert sizes[0]["sockets"] == 4 and float(str(sizes[0]["ratio"])) > 0
    for name in ("echo", "durable"):
        assert sorted(str(sizes[0][name]).split("'")[1::2]) == ["moves_per_s", "p50_ms", "p99_ms", "processor_us"]

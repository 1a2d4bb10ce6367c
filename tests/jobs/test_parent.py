"""Workers end with the process that started them, also in the middle of a job, and leave nothing open behind."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ASYNC = """
import asyncio, json
from quintessence.jobs.async_pool import AsyncPool

async def run():
    pool = AsyncPool(1, preload=["errands"])
    print((await pool.run({"run": "errands:echo", "text": ""}, 60))["process"], flush=True)
    await pool.run({"run": "errands:nap", "seconds": 600}, 600)

asyncio.run(run())
"""
WAITING = """
from quintessence.jobs.pool import Pool

pool = Pool(1)
[(_, answer)] = pool.run_all([{"run": "errands:echo", "text": ""}])  # in a thread that ends
print(answer["process"], flush=True)
pool.run({"run": "errands:nap", "seconds": 600})
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells when a process has ended")
@pytest.mark.parametrize("script", [ASYNC, WAITING], ids=["async", "waiting"])
def test_a_worker_ends_with_a_killed_parent_while_it_works(script: str) -> None:
    folder = str(Path(__file__).parent)
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])}
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=variables)
    assert parent.stdout is not None
    worker = os.pidfd_open(int(parent.stdout.readline()))
    parent.send_signal(signal.SIGKILL)
    parent.communicate()
    ended, _, _ = select.select([worker], [], [], 30)
    os.close(worker)
    assert ended

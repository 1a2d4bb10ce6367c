"""Comparisons that run in the background: one of a guest at a time, addresses in turns, in a process of their own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from time import monotonic
from typing import Final

from quintessence.core.game import Json, Refused, Values
from quintessence.jobs.async_pool import AsyncPool
from quintessence.jobs.protocol import Exhausted, Failed, Overran
from quintessence.service.limits import Limits
from quintessence.service.problems import Problem
from quintessence.service.workers.fair_queue import FairQueue

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
FAILED: Final = "failed"
STOPPED: Final = "stopped"
"""By what a comparison ended that whoever watched it has ended."""
_JOBS: Final = "quintessence.server.lab.run_jobs"
_SLICE: Final = 1.0
"""Seconds that the worker plays before it says how far it is."""
_GRACE: Final = 15.0
"""Seconds beyond its minutes after which a comparison is ended whose game does not."""
_PATIENCE: Final = 5.0
"""Seconds that the game under way may take once someone has stopped a comparison."""
_FIRST_DRAWING: Final = 3.0
_BETWEEN_DRAWINGS: Final = 10.0
"""Seconds after which there are plots, and then others: they take the worker a second."""
_FEWEST_DRAWN: Final = 5
_DRAWING: Final = 300.0
"""Seconds that plots and reports may take. They take one, but the worker stands back behind everybody else, and whoever
ends it loses the comparison that it remembers."""
_NICE: Final = 10
_LOG: Final = logging.getLogger("quintessence.server")


class Run:
    """One comparison."""

    def __init__(self, guest: str, address: str, name: str, wish: Values) -> None:
        self.id: Final = secrets.token_urlsafe(12)
        self.guest: Final = guest
        self.address: Final = address
        """Where the guest asked from."""
        self.name: Final = name
        self.wish: Final = wish
        """What the worker is asked for."""
        self.state = WAITING
        self.stopped_by = ""
        self.is_stopping = False
        self.is_writing = False
        """Whether its report is being written."""
        self.progress: Values = {"games": 0, "seconds": 0.0, "seconds_left": None, "result": None}
        """What the worker said last."""
        self.figures: dict[str, Json] = {}
        """The plots of what is known so far, by their language."""
        self.drawn = 0
        """How often they were drawn."""
        self.reports: dict[str, str] = {}
        """The report by its language, once there is one."""
        self.task: asyncio.Task[None] | None = None
        self.patience: asyncio.TimerHandle | None = None
        """Until when the game under way may go on, once someone has stopped it."""

    @property
    def is_live(self) -> bool:
        return self.state in (WAITING, RUNNING)

    def json(self, place: int) -> Values:
        """As the page is told."""
        own: Values = {"id": self.id, "game": self.wish["game"], "name": self.name, "planned": self.wish["games"]}
        now: Values = {"state": self.state, "place": place, "stopped_by": self.stopped_by}
        return {
            **own,
            **now,
            **self.progress,
            "drawn": self.drawn,
            "has_report": bool(self.reports),
            "writing": self.is_writing,
        }


class Runs:
    """All comparisons of this server."""

    def __init__(self, limits: Limits, is_on: bool) -> None:
        self.is_on: Final = is_on
        self._limits: Final = limits
        self._pool: Final = AsyncPool(1, [_JOBS], memory=limits.lab_worker_bytes, nice=_NICE, may_reserve=True)
        self._turns: Final = FairQueue(1)
        """By address: many cookies in one place get no more done than one elsewhere."""
        self._runs: Final[dict[str, Run]] = {}
        """The last one of each guest, by the guest; who has not been here for longest comes first."""

    def require_on(self) -> None:
        """Problem where this server has no lab."""
        if not self.is_on:
            raise Problem(404, "lab_off")

    def require_free(self, guest: str, address: str) -> None:
        """Problem where a guest has a comparison under way, or too many wait, of all or of one address."""
        known, live = self._runs.get(guest), self._live()
        if known is not None and known.is_live:
            raise Problem(409, "lab_one_run")
        if len(live) >= self._limits.lab_runs:
            raise Problem(429, "lab_full", {"most": self._limits.lab_runs})
        if sum(run.address == address for run in live) >= self._limits.lab_runs_of_address:
            raise Problem(429, "lab_full_address", {"most": self._limits.lab_runs_of_address})

    def start(self, guest: str, address: str, name: str, wish: Values) -> Run:
        """A comparison that begins when it is its turn."""
        self.require_free(guest, address)
        self._runs.pop(guest, None)
        run = self._runs[guest] = Run(guest, address, name, wish)
        self._forget()
        run.task = asyncio.create_task(self._play(run))
        return run

    def last(self, guest: str) -> Run | None:
        """The last comparison of a guest."""
        return self._runs.get(guest)

    def of(self, guest: str, id_: str) -> Run:
        """A comparison of a guest; Problem where there is none."""
        run = self._runs.get(guest)
        if run is None or run.id != id_:
            raise Problem(404, "lab_no_run")
        return run

    def stop(self, run: Run) -> None:
        """End a comparison; what was played counts."""
        if not run.is_live or run.is_stopping:
            return
        run.is_stopping = True
        assert run.task is not None
        if run.state == WAITING:
            run.task.cancel()
        else:
            run.patience = asyncio.get_running_loop().call_later(_PATIENCE, run.task.cancel)

    def json(self, run: Run) -> Values:
        """A comparison as the page is told."""
        return run.json(in_turn(self._live()).index(run) if run.state == WAITING else 0)

    async def close(self) -> None:
        """End all comparisons, and the worker."""
        tasks = [run.task for run in self._runs.values() if run.task is not None and not run.task.done()]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._pool.close()

    async def _play(self, run: Run) -> None:
        """Wait for one's turn, then play slice by slice until enough is known or someone has seen enough."""
        try:
            async with self._turns.turn(run.address):
                run.state = RUNNING
                await self._slices(run)
                run.state, run.is_writing = OVER, bool(run.progress["games"])
                if run.is_writing:
                    await self._draw(run)
                    await self._report(run)
                await self._ask(run, "give_up", {}, _DRAWING)
        except asyncio.CancelledError:
            run.state, run.stopped_by = OVER, run.stopped_by or STOPPED
        except Overran as error:
            if run.state == RUNNING:  # else all is played, and only its plots or its report are missing
                run.stopped_by = "memory" if isinstance(error, Exhausted) else "minutes"
            run.state = OVER
        except (Failed, Refused) as error:
            _LOG.error("a comparison of %s failed: %s", run.wish["game"], error)
            run.state = FAILED
        finally:
            run.is_writing = False

    async def _slices(self, run: Run) -> None:
        begun = monotonic()
        end, next_drawing = begun + 60 * self._limits.lab_minutes + _GRACE, begun + _FIRST_DRAWING
        while not run.is_stopping:
            left = end - monotonic()
            if left <= 0:
                raise Overran("the comparison took too long")
            said = await self._ask(run, "play_on", {"slice": _SLICE}, left)
            run.stopped_by = str(said.pop("stopped_by"))
            run.progress = said
            if run.stopped_by != STOPPED:
                break
            games = said["games"]
            if monotonic() >= next_drawing and isinstance(games, int) and games >= _FEWEST_DRAWN:
                await self._draw(run)
                next_drawing = monotonic() + _BETWEEN_DRAWINGS
        if run.patience is not None:
            run.patience.cancel()

    async def _draw(self, run: Run) -> None:
        """Draw what is known; nothing where the library is missing."""
        with contextlib.suppress(Refused):
            figures = (await self._ask(run, "draw", {}, _DRAWING))["figures"]
            assert isinstance(figures, dict)
            run.figures, run.drawn = figures, run.drawn + 1

    async def _report(self, run: Run) -> None:
        """The report in both languages; none where it is too long for this server, or the library is missing."""
        with contextlib.suppress(Refused):
            reports = (await self._ask(run, "write_reports", {}, _DRAWING))["reports"]
            assert isinstance(reports, dict)
            texts = {language: str(text) for language, text in reports.items()}
            if sum(len(text.encode()) for text in texts.values()) <= self._limits.lab_report_bytes:
                run.reports = texts

    async def _ask(self, run: Run, function: str, more: Values, seconds: float) -> Values:
        job: Values = {"run": f"{_JOBS}:{function}", "id": run.id, "wish": run.wish, **more}
        return dict(await self._pool.run(job, seconds, run.id))

    def _live(self) -> list[Run]:
        return [run for run in self._runs.values() if run.is_live]

    def _forget(self) -> None:
        """Keep only so many that are over, the oldest first to go."""
        over = [guest for guest, run in self._runs.items() if not run.is_live]
        for guest in over[: max(0, len(over) - self._limits.lab_runs_kept)]:
            del self._runs[guest]


def in_turn(live: list[Run]) -> list[Run]:
    """Comparisons in the order in which they play: the first one of each address, then the second ones."""
    counts: Counter[str] = Counter()
    ranks: dict[str, tuple[bool, int]] = {}
    for run in sorted(live, key=lambda one: one.state == WAITING):
        ranks[run.id] = (run.state == WAITING, counts[run.address])
        counts[run.address] += 1
    return sorted(live, key=lambda one: ranks[one.id])


def wish_of(game: str, files: Json, body: Values, limits: Limits, label: str) -> Values:
    """What the worker is asked for, within the server's bounds."""
    games = body["games"]
    assert isinstance(games, int)
    asked: Values = {"game": game, "files": files, "label": label, "minutes": limits.lab_minutes}
    chosen: Values = {name: body[name] for name in ("seats", "level", "options", "until_sure")}
    return {**asked, **chosen, "games": min(games, limits.lab_games)}

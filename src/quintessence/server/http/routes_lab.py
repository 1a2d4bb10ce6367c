"""REST: the lab. The data of a game as sheets, their check, and comparisons that run in the background."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from quintessence.bots.levels import LEVELS
from quintessence.core.game import BadOption, Values
from quintessence.server.http.asking import PROBLEMS, Ask
from quintessence.server.lab.form import data_form
from quintessence.server.lab.runs import Run, wish_of
from quintessence.server.wire.lab_shapes import LabChecked, LabData, LabFigures, LabFile, LabOut, LabRunOut
from quintessence.server.wire.requests import LabFileIn, LabSheets, NewLabRun
from quintessence.service.people.plain_text import clean
from quintessence.service.problems import Problem

router = APIRouter(prefix="/api/lab", responses=PROBLEMS)
Slug = Annotated[str, Path(max_length=100)]
RunId = Annotated[str, Path(max_length=40)]
Language = Annotated[Literal["en", "fr"], Query()]
_NAME = 60


@router.get("", response_model=LabOut)
async def lab(ask: Ask) -> Values:
    """Whether this server has a lab, what it allows, and the caller's last comparison."""
    runs, limits = ask.service.lab, ask.service.settings.limits
    last = runs.last(ask.guest)
    known = None if last is None else runs.json(last)
    return {"is_on": runs.is_on, "most_games": limits.lab_games, "most_minutes": limits.lab_minutes, "run": known}


@router.get("/games/{slug}", response_model=LabData)
async def data(ask: Ask, slug: Slug) -> Values:
    """The data of a game as sheets, with what may stand in each cell."""
    ask.service.lab.require_on()
    return data_form(slug)


@router.post("/games/{slug}/check", response_model=LabChecked)
async def check(ask: Ask, slug: Slug, body: LabSheets) -> Values:
    """Check sheets as `quintessence check-data` checks a file: each fault at its cell, else the files in TOML."""
    ask.service.lab.require_on()
    job: Values = {"game": slug, "sheets": {**body.sheets}, "name": clean(body.name, _NAME)}
    return await ask.service.workers.answer(ask.guest, "quintessence.server.lab.sheet_jobs:check_sheets", job)


@router.post("/games/{slug}/open", response_model=LabFile)
async def open_file(ask: Ask, slug: Slug, body: LabFileIn) -> Values:
    """The rows of a file that someone has, as the sheets of the page have them."""
    ask.service.lab.require_on()
    job: Values = {"game": slug, "text": body.text, "sheet": body.sheet}
    return await ask.service.workers.answer(ask.guest, "quintessence.server.lab.sheet_jobs:open_file", job)


@router.post("/games/{slug}/runs", status_code=201, response_model=LabRunOut)
async def compare(ask: Ask, request: Request, slug: Slug, body: NewLabRun) -> Values:
    """Compare the variant that some sheets make with the package's data, in the background."""
    runs, limits = ask.service.lab, ask.service.settings.limits
    address = request.client.host if request.client else ""
    runs.require_on()
    runs.require_free(ask.guest, address)
    if body.level not in LEVELS:  # any other name might import code
        raise BadOption("unknown_bot", {"bot": body.level, "known": ", ".join(LEVELS)})
    name = clean(body.name, _NAME)
    wish = wish_of(slug, {}, body.model_dump(), limits, name)
    job: Values = {**wish, "sheets": {**body.sheets}, "name": name}
    checked = await ask.service.workers.answer(ask.guest, "quintessence.server.lab.sheet_jobs:check_wish", job)
    return runs.json(runs.start(ask.guest, address, name, {**wish, "files": checked["files"]}))


@router.get("/runs/{id}", response_model=LabRunOut)
async def look(ask: Ask, id: RunId) -> Values:  # noqa: A002
    """How far a comparison is, and what is known so far."""
    return ask.service.lab.json(_run(ask, id))


@router.post("/runs/{id}/stop", response_model=LabRunOut)
async def stop(ask: Ask, id: RunId) -> Values:  # noqa: A002
    """End a comparison early; what was played counts."""
    run = _run(ask, id)
    ask.service.lab.stop(run)
    return ask.service.lab.json(run)


@router.get("/runs/{id}/figures", response_model=LabFigures)
async def figures(ask: Ask, id: RunId, language: Language = "en") -> Values:  # noqa: A002
    """The plots of what is known so far, as SVG; none where nothing draws them here."""
    return {"figures": _run(ask, id).figures.get(language, [])}


@router.get("/runs/{id}/report", response_class=HTMLResponse)
async def report(ask: Ask, id: RunId, language: Language = "en") -> Response:  # noqa: A002
    """The report of a comparison that is over, as one file."""
    run = _run(ask, id)
    if language not in run.reports:
        raise Problem(404, "lab_no_report")
    headers = {"content-disposition": f'attachment; filename="{run.wish["game"]}-{language}.html"'}
    return ask.known(HTMLResponse(run.reports[language], headers=headers))


def _run(ask: Ask, id_: str) -> Run:
    ask.service.lab.require_on()
    return ask.service.lab.of(ask.guest, id_)

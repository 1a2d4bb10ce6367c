"""What the documentation shows works: its Python sessions run, and its links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", "src/quintessence/games/*/*.md")
    for page in ROOT.glob(pattern)
    if page.is_file()
)
SESSIONS = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", SESSIONS, ids=name_of)
def test_the_sessions_of_a_page_run_as_shown(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(>>> .*?)^```", text, re.DOTALL | re.MULTILINE)
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name_of(page), str(page), 0)
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=told.append)
    assert not told, "".join(told)


def test_the_readme_has_a_session() -> None:
    assert ROOT / "README.md" in SESSIONS


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", prose) if "://" not in target]
    missing = [target for target in targets if target and not (page.parent / target).exists()]
    assert not missing, f"{name_of(page)} links to {', '.join(missing)}"

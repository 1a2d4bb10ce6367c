"""Lay out the pages of the documentation in build/docs-pages, for the generator that mkdocs.yml is written for.

The games' rules and the project's own pages are taken in as `rules/…` and `project/…`. A link to a file that is no
page of the site (a source file) becomes plain words: the site can be read without the project beside it.
"""

import os.path
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = ROOT / "build" / "docs-pages"
PROJECT = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.DOTALL | re.MULTILINE)
EXAMPLE = re.compile(r"^```example \S+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def taken_in() -> dict[Path, str]:
    """The pages from outside docs/, each with its address in the site."""
    rules = {path: f"rules/{path.parent.name}{path.name[len('rules') :]}" for path in ROOT.glob("src/**/rules*.md")}
    return rules | {ROOT / name: f"project/{name}" for name in PROJECT}


def linked(text: str, page: Path, address: str) -> str:
    """A page's text with links as they are in the site. `page` is its file, `address` where it stands in the site."""
    places = taken_in()
    text = EXAMPLE.sub(
        lambda found: re.sub("^", "> ", found[1].strip(), flags=re.MULTILINE), text
    )  # drawn on the page only

    def link(found: re.Match[str]) -> str:
        words, target, anchor = found[1], found[2], found[3] or ""
        if "://" in target or target.startswith("mailto:"):
            return found[0]
        file = Path(os.path.normpath(page.parent / target))
        if file.is_file() and file.is_relative_to(DOCS):
            place = file.relative_to(DOCS).as_posix()
        elif file in places:
            place = places[file]
        else:
            return words
        return f"[{words}]({os.path.relpath(place, Path(address).parent)}{anchor})"

    parts: list[str] = []
    at = 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(link, text[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, LINK.sub(link, text[at:])])


def lay_out() -> None:
    """Write every page and picture anew."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES)
    places = {path: path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} | taken_in()
    for path, address in places.items():
        (PAGES / address).parent.mkdir(parents=True, exist_ok=True)
        (PAGES / address).write_text(linked(path.read_text(encoding="utf-8"), path, address), encoding="utf-8")


if __name__ == "__main__":
    lay_out()

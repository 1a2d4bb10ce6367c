"""The documentation as a site: every page has its place there, and its links lead to pages of the site."""

import re
from pathlib import Path

import docs_site
import pytest
from docs_site import DOCS, ROOT, linked, taken_in

from quintessence.cli import main

PLACES = {path: path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} | taken_in()
LINKS = re.compile(r"\]\(([^)\s]+)\)")


def prose(text: str) -> str:
    return docs_site.FENCE.sub("", text)


def anchors(text: str) -> set[str]:
    """The names of a page's headings, as the site and the usual hosts of code make them."""
    titles = re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)
    return {re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", title.lower())) for title in titles}


def test_the_site_lists_every_page_once() -> None:
    listed = re.findall(r": ([\w/.-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(PLACES.values())


@pytest.mark.parametrize("page", PLACES, ids=lambda page: PLACES[page])
def test_in_the_site_links_lead_to_pages_of_the_site(page: Path) -> None:
    address = PLACES[page]
    files = {place: path for path, place in PLACES.items()}
    for target in LINKS.findall(prose(linked(page.read_text(encoding="utf-8"), page, address))):
        name, _, anchor = target.partition("#")
        if "://" in name or name.startswith("mailto:"):
            continue
        there = Path("/", address).parent.joinpath(name).resolve().relative_to("/").as_posix() if name else address
        assert there in files or (DOCS / there).is_file(), target
        assert not anchor or anchor in anchors(files[there].read_text(encoding="utf-8")), target


SERVER = ["src/quintessence/server", "src/quintessence/service"]


@pytest.mark.parametrize(("page", "folders"), [("server", SERVER), ("web", ["web/src"])])
def test_the_files_that_a_concept_names_are_there(page: str, folders: list[str]) -> None:
    text = prose((DOCS / "concepts" / f"{page}.md").read_text(encoding="utf-8"))
    named = set(re.findall(r"`([\w/.-]+\.(?:py|ts|svelte))`", text))
    assert len(named) > 10
    places = [*folders, ".", "src/quintessence", "src/quintessence/table"]
    assert [name for name in named if not any((ROOT / place / name).exists() for place in places)] == []
    rooms = {name for row in re.findall(r"^\| (`.+?) \|", text, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    skipped = {"text", "styles"} if page == "web" else set()
    found = [path for folder in folders for path in (ROOT / folder).iterdir()]
    there = {path.name for path in found if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= there and there - rooms <= skipped


def test_a_link_to_a_source_file_becomes_words() -> None:
    page = DOCS / "guides" / "bots.md"
    text = "see [the contract](../../web/src/board/contract.ts) and [levels](../reference/levels.md#erythro)\n"
    assert linked(text, page, "guides/bots.md") == "see the contract and [levels](../reference/levels.md#erythro)\n"


def test_a_link_inside_a_piece_of_code_stays() -> None:
    text = "```\n[words](nowhere.md)\n```\n"
    assert linked(text, DOCS / "README.md", "README.md") == text


def help_of(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    assert main(["--lang", "en", *command, "--help"]) == 0
    return capsys.readouterr().out


def commands_of(capsys: pytest.CaptureFixture[str], *family: str) -> list[str]:
    """All commands, those of a family by both their words."""
    found = re.findall(r"^    ([a-z-]+) ", help_of(capsys, *family), re.MULTILINE)
    names = [" ".join([*family, name]) for name in found]
    return [name for name in names if name != "lab"] + (commands_of(capsys, "lab") if "lab" in names else [])


def test_the_reference_has_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    page = (DOCS / "reference" / "commands.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.+?) \|", page, re.MULTILINE)
    told = {command for row in rows for command in re.findall(r"`((?:lab )?[a-z-]+)", row)}
    assert set(commands_of(capsys)) <= told


def test_commands_have_the_options_that_pages_show(capsys: pytest.CaptureFixture[str]) -> None:
    helps = {command: help_of(capsys, *command.split()) for command in commands_of(capsys)}
    pages = [*PLACES, ROOT / "README.md"]
    shown = re.findall(
        r"quintessence ((?:lab )?[a-z-]+)( [^`#\n]*)", "\n".join(page.read_text(encoding="utf-8") for page in pages)
    )
    used = {(command, option) for command, rest in shown for option in re.findall(r"--[a-z-]+", rest)}
    assert len(used) > 20
    assert [(command, option) for command, option in sorted(used) if option not in helps.get(command, option)] == []


@pytest.mark.parametrize("page", [*PLACES, ROOT / "README.md"], ids=lambda page: page.name)
def test_the_tools_that_a_page_names_are_there(page: Path) -> None:
    named = re.findall(r"\b((?:tools|examples)/[\w/]+\.py)\b", page.read_text(encoding="utf-8"))
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_whoever_contributes_is_told_of_everything_there_is_to_make() -> None:
    made = re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [name for name in made if name != "help" and f"| `make {name}` |" not in page] == []


def test_the_caption_of_a_drawn_example_is_quoted() -> None:
    text = "One.\n\n```example shield\nThe Shield is lost,\nnot the Tree.\n```\n"
    assert linked(text, DOCS / "README.md", "README.md") == "One.\n\n> The Shield is lost,\n> not the Tree.\n"

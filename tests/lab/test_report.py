"""The report to look at, and the tables for other tools."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import quintessence
from quintessence.cli import main
from quintessence.core.game import Refused
from quintessence.lab import Comparison, compare, compare_in_steps, game_rows
from quintessence.lab.measures.amounts import Key
from quintessence.lab.measures.points import closeness
from quintessence.lab.plots import length_figure, response_figure
from quintessence.lab.report import report_html
from quintessence.lab.telling import telling_games
from quintessence.lab.tidy import check_suffix, write_rows
from quintessence.lab.toml_writing import write_toml
from quintessence.text import Texts
from tests.lab.players import BEST, WORST
from tests.lab.test_comparing import scales


@pytest.fixture(scope="module")
def found() -> Comparison:
    """A small comparison; that its rules are a toy's is set by the folder of toys."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUINTESSENCE_GAMES", str(Path(__file__).parent / "toys"))
        variants = {"bonus & more": {"table.bonus": 1}, "same": {"table.bonus": 0}}
        return compare("scales", variants, bots=[BEST, WORST], seed="s", games=12, decisions=True)


class Outline(HTMLParser):
    """What a page is made of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]


def test_a_report_is_one_page_with_words_first_and_a_table_behind_each_plot(found: Comparison) -> None:
    page = report_html(found, "en")
    outline = Outline(page)
    assert outline.tags.count("svg") == outline.tags.count("details") >= 4
    assert page.index("12 of 12 games changed.") < page.index("<svg")
    assert "none of 12 games changed: this is not felt here" in page
    assert "bonus &amp; more" in page and "bonus & more" not in page
    assert all(address.startswith("data:application/json;base64,") for address in outline.addresses)
    assert page.count('style="max-width:640px"') == outline.tags.count("svg")
    assert not re.search(r"url\((?!#)|@import|<script|<link", page)  # nothing is fetched
    assert not re.search(r'"#0[0-9a-f]{5}"', page) and "var(--series-1)" in page  # the page's own colours
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_a_report_speaks_french(found: Comparison) -> None:
    page = report_html(found, "fr", "parties")
    assert '<html lang="fr">' in page and "Parties à regarder" in page and "D’où viennent les points" in page
    assert "quintessence review parties/" in page and 'href="parties/' in page
    assert not re.search(r"\breport-[a-z]", page)  # every sentence is there


def test_a_report_can_be_asked_for_at_any_time() -> None:
    for progress in compare_in_steps("scales", {"bonus": {"table.bonus": 1}}, bots=[BEST, WORST], games=2):
        page = report_html(progress.comparison, "en")
        assert f"{progress.games} of {progress.games} games changed" in page
        assert Outline(page).tags.count("svg") == (2 if progress.games == 1 else 3)


def test_telling_games_are_what_they_are_called(found: Comparison) -> None:
    bonus, same = found.variants
    told = {(one.why, one.pairing.label): one for one in telling_games(found)}
    assert {why for why, label in told if label == bonus.label} == {"changed_most", "closest", "one_sided", "longest"}
    assert ("changed_most", same.label) not in told
    leads = {game.number: closeness(game)[Key("closeness")][0] for game in bonus.games}
    del leads[told["changed_most", bonus.label].played.number]
    for why, best in (("closest", min), ("one_sided", max)):
        assert leads[told[why, bonus.label].played.number] == best(leads.values())
        del leads[told[why, bonus.label].played.number]
    one = told["longest", bonus.label]
    again = quintessence.replay(one.record())
    assert again.outcome() is not None and again.outcome().json() == one.played.outcome  # type: ignore[union-attr]


def test_telling_games_of_two_variants_have_files_of_their_own() -> None:
    both = compare("scales", {"a": {"table.bonus": 1}, "b": {"table.bonus": 2}}, bots=[BEST, WORST], games=8)
    told = telling_games(both)
    assert len({(one.why, one.played.number) for one in told}) < len(told)  # on the same deals
    assert len({one.file for one in told}) == len(told)


def test_the_last_step_of_the_lengths_has_a_width(found: Comparison) -> None:
    texts = Texts("scales", "en", found.base.plan.load().variant)
    assert len({played.steps for played in found.base.games}) == 1  # a single step, which is also the last
    step, *_ = re.findall(r'"line mark" d="(M[^"]*)"', length_figure(found, texts).svg)
    across = [float(place) for place in re.findall(r"[ML](-?[0-9.]+),", step)]
    assert max(across) - min(across) > 100


def test_the_response_has_a_row_a_variant(found: Comparison) -> None:
    figure = response_figure(found, Texts("scales", "en", found.base.plan.load().variant))
    assert [row[0] for row in figure.rows] == ["package", "bonus & more", "same"]
    assert figure.rows[0][1] == "100.0 %" and figure.rows[2][3] == "0"


def test_tables_are_written_for_other_tools(found: Comparison, tmp_path: Path) -> None:
    from pyarrow import parquet

    written = write_rows(found, tmp_path / "all.parquet")
    assert [path.name for path in written] == ["all.parquet", "all.measures.parquet", "all.decisions.parquet"]
    assert parquet.read_table(written[0]).to_pylist() == game_rows(found)
    assert parquet.read_table(written[2]).num_rows == 3 * 12 * 4
    (file,) = write_rows(found, tmp_path / "all.json")
    assert json.loads(file.read_text(encoding="utf-8"))["games"] == game_rows(found)
    with pytest.raises(Refused, match="lab_out_suffix"):
        check_suffix(Path("all.csv"))


def test_the_command_writes_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, report, out = tmp_path / "heavy.toml", tmp_path / "heavy.html", tmp_path / "heavy.json"
    file.write_text(write_toml(scales(bonus=1)["scales"]), encoding="utf-8")  # type: ignore[arg-type]
    where = ["--variant", str(file), "--report", str(report), "--out", str(out)]
    assert (
        main(["lab", "compare", "scales", *where, "--bots", BEST, "--games", "3", "--jobs", "1", "--lang", "en"]) == 0
    )
    assert str(report) in capsys.readouterr().err
    links = [address for address in Outline(report.read_text(encoding="utf-8")).addresses if address]
    assert links and all((tmp_path / link).is_file() for link in links)
    assert len(json.loads(out.read_text(encoding="utf-8"))["games"]) == 6

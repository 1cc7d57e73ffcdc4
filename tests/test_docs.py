"""The generated blocks in docs/: written anew, checked, refused."""

from pathlib import Path

import pytest

from scripts import docs

GENERATORS = {"edge": lambda: "| edge |\n| --- |\n| 1/13 |\n", "ties": lambda: "none"}
STALE = "# War\n\n<!-- generated: edge -->\nold\n<!-- end -->\n\nThe end.\n"
FRESH = "# War\n\n<!-- generated: edge -->\n\n| edge |\n| --- |\n| 1/13 |\n\n<!-- end -->\n\nThe end.\n"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    return tmp_path / "games" / "war.md"


def test_a_block_is_written_and_the_text_around_it_stays() -> None:
    assert docs.render(STALE, GENERATORS) == FRESH


def test_a_fresh_page_is_left_as_it_is() -> None:
    assert docs.render(FRESH, GENERATORS) == FRESH


def test_an_empty_block_is_filled() -> None:
    assert docs.render("<!-- generated: ties -->\n<!-- end -->", GENERATORS) == (
        "<!-- generated: ties -->\n\nnone\n\n<!-- end -->"
    )


def test_several_blocks_on_a_page_are_each_written() -> None:
    assert docs.render(STALE + STALE, GENERATORS) == FRESH + FRESH


def test_a_block_named_in_running_text_is_not_a_block() -> None:
    text = "Write `<!-- generated: NAME -->` where the table goes.\n"
    assert docs.render(text, GENERATORS) == text


def test_an_unknown_block_is_refused_by_name() -> None:
    with pytest.raises(docs.BadBlockError, match="no generator is called 'odds'; there are: edge, ties"):
        docs.render(STALE.replace("edge", "odds"), GENERATORS)


@pytest.mark.parametrize(
    "text",
    [
        "<!-- generated: edge -->\nold\n",
        "<!-- generated: -->\n<!-- end -->\n",
        "<!-- generated: edge -->\nold\n" + STALE,
    ],
    ids=["no end", "no name", "no end before the next"],
)
def test_a_broken_block_is_refused(text: str) -> None:
    with pytest.raises(docs.BadBlockError, match="a block needs a name at its start"):
        docs.render(text, GENERATORS)


def test_check_names_a_stale_page_and_changes_nothing(page: Path) -> None:
    page.write_text(STALE, encoding="utf-8")
    faults = docs.refresh(page.parent.parent, GENERATORS, check=True)
    assert faults == [f"{page}: not what the code says now; run `make docs`"]
    assert page.read_text(encoding="utf-8") == STALE


def test_writing_leaves_nothing_for_check_to_find(page: Path) -> None:
    page.write_text(STALE, encoding="utf-8")
    assert docs.refresh(page.parent.parent, GENERATORS, check=False) == []
    assert page.read_text(encoding="utf-8") == FRESH
    assert docs.refresh(page.parent.parent, GENERATORS, check=True) == []


@pytest.mark.parametrize("check", [True, False])
def test_a_page_with_an_unknown_block_is_a_fault_either_way(page: Path, *, check: bool) -> None:
    page.write_text(STALE, encoding="utf-8")
    assert docs.refresh(page.parent.parent, {}, check=check) == [
        f"{page}: no generator is called 'edge'; there are: none"
    ]


def test_the_command_fails_with_the_fault_on_standard_error(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page.write_text(STALE, encoding="utf-8")
    monkeypatch.setattr(docs, "DOCS", page.parent.parent)
    monkeypatch.setattr(docs, "GENERATORS", GENERATORS)
    assert docs.main(["--check"]) == 1
    assert "run `make docs`" in capsys.readouterr().err
    assert docs.main([]) == 0
    assert docs.main(["--check"]) == 0

"""Every article is shown by a test that keeps it and by one that breaks it (or in which it does not apply).

The marks `@pytest.mark.article("CF-2.1")` and `@pytest.mark.article("CF-2.1", broken=True)` are read
from the source of tests/games/<id> and examples/*/tests, so no test has to be run for it.
"""

import ast
from pathlib import Path

import pytest
from arbiter_connect_four.articles import RULEBOOK
from support.cases import each_game

from engine.core.articles import TABLE

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [*sorted((ROOT / "tests/games").glob("*")), *sorted((ROOT / "examples").glob("*/tests"))]


def marks_in(source, name):
    """(article, broken) of every mark in some source code."""
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.article":
            yield read_mark(node, name)


def read_mark(call, name):
    where = f"{name}:{call.lineno}"
    assert len(call.args) == 1, f"{where}: a mark names one article"
    (number,) = call.args
    assert isinstance(number, ast.Constant), f"{where}: the article must be written out"
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    assert set(named) <= {"broken"}, f"{where}: only `broken` is known"
    flag = named.get("broken", ast.Constant(False))
    assert isinstance(flag, ast.Constant), f"{where}: `broken` must be written out"
    return number.value, bool(flag.value)


def all_marks():
    files = [path for folder in FOLDERS for path in sorted(folder.rglob("*.py"))]
    return {mark for path in files for mark in marks_in(path.read_text(encoding="utf-8"), str(path))}


MARKS = all_marks()


def missing(rulebook, marks):
    """Articles without a test that keeps them, and without one that breaks them."""
    coded = [article.number for article in rulebook.articles if article.kind != TABLE]
    return {
        "kept": [number for number in coded if (number, False) not in marks],
        "broken": [number for number in coded if (number, True) not in marks],
    }


@each_game
def test_every_coded_article_has_a_test_that_keeps_it_and_one_that_breaks_it(game):
    assert missing(game.rulebook, MARKS) == {"kept": [], "broken": []}


@each_game
def test_an_article_that_is_not_coded_says_why(game):
    assert all(article.reason for article in game.rulebook.articles if article.kind == TABLE)


@each_game
def test_no_test_names_an_article_that_is_not_in_the_rulebook(game):
    numbers = {article.number for article in game.rulebook.articles}
    named = {number for number, _ in MARKS if number.startswith(f"{game.rulebook.prefix}-")}
    assert named <= numbers


@each_game
def test_every_code_stands_for_an_article_of_the_rulebook(game):
    assert set(game.rulebook.codes.values()) <= set(game.rulebook.articles)


def test_a_missing_test_is_noticed():
    gaps = missing(RULEBOOK, MARKS - {("CF-2.4", True), ("CF-3.1", False)})
    assert gaps == {"kept": ["CF-3.1"], "broken": ["CF-2.4"]}


@pytest.mark.parametrize(
    "line", ["@pytest.mark.article(NUMBER)", '@pytest.mark.article("A", wrong=1)', "@pytest.mark.article()"]
)
def test_a_mark_that_cannot_be_read_is_noticed(line):
    with pytest.raises(AssertionError):
        list(marks_in(f"{line}\ndef test(): pass\n", "here"))

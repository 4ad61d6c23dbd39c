"""Functions stay under 40 lines and modules under 400, so that a rule can be found and read."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path
    for top in ("engine", "ai", "services", "loadtests", "examples", "proto", "tests")
    for path in (ROOT / top).rglob("*.py")
    if "gen" not in path.relative_to(ROOT).parts and "_pb2" not in path.name
)


def functions_in(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]


def length_of(node):
    return node.end_lineno - node.lineno + 1


@pytest.mark.parametrize("top", ["engine", "ai", "services", "examples"])
def test_no_function_is_longer_than_40_lines(top):
    inside = [path for path in SOURCES if path.is_relative_to(ROOT / top)]
    found = [(f"{path.name}:{f.name}", length_of(f)) for path in inside for f in functions_in(path)]
    assert [name for name, length in found if length > 40] == []


def test_no_module_is_longer_than_400_lines():
    assert [path.name for path in SOURCES if len(path.read_text(encoding="utf-8").splitlines()) > 400] == []


def test_every_module_says_what_it_is_for():
    product = [path for path in SOURCES if not path.is_relative_to(ROOT / "tests")]
    empty = {path for path in product if not path.read_text(encoding="utf-8").strip()}
    assert [
        str(path.relative_to(ROOT))
        for path in product
        if path not in empty and not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ] == []


def test_nothing_is_called_utils_or_manager():
    words = ("utils", "helpers", "manager")
    assert [path.name for path in SOURCES if any(word in path.stem for word in words)] == []

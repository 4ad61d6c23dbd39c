"""Functions stay under 40 lines and modules under 400, so that a rule can be found and read.

What compiled modules must not write is here too, where it cannot be seen in the result.
"""

import ast
from functools import cache
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


@cache
def names_in_setup(name):
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and node.targets[0].id == name:
            return ast.literal_eval(node.value)
    raise AssertionError(f"setup.py has no {name}")


def is_compiled(path):
    """As in setup.py, for the games of this repository."""
    *_, folder = path.parent.parts
    if folder in ("rules", "knowledge"):
        return path.is_relative_to(ROOT / "engine")
    if folder in ("core", "search"):
        return path.stem in names_in_setup({"core": "CORE", "search": "SEARCH"}[folder])
    return path.stem in names_in_setup("HOT_NAMES") and (path.parent / "state.py").exists()


def is_literal(node):
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    if isinstance(node, ast.IfExp):
        return is_literal(node.body) and is_literal(node.orelse)
    return isinstance(node, ast.Constant) and type(node.value) is int


def test_no_compiled_function_joins_an_i64_with_a_bare_number():
    """`n if known else 0` makes Python objects of both sides; `i64(0)` does not."""
    compiled = [path for path in SOURCES if is_compiled(path)]
    assert len(compiled) > 100
    assert [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in compiled
        for function in functions_in(path)
        for node in ast.walk(function)
        if isinstance(node, ast.IfExp) and is_literal(node.body) != is_literal(node.orelse)
    ] == []

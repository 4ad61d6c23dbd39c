"""Generates the Python code of every schema, of the product and of its plugins. `--check` only compares."""

import filecmp
import shutil
import sys
import tempfile
from importlib.resources import files
from pathlib import Path

from grpc_tools import protoc

ROOT = Path(__file__).resolve().parent.parent
WELL_KNOWN = str(files("grpc_tools") / "_proto")


def homes() -> list[tuple[Path, Path]]:
    """(schemas, generated code) of the product, of each plugin in examples/, of each game of the tests."""
    found = [*(ROOT / "examples").glob("*/proto"), *(ROOT / "tests/support").glob("*/proto")]
    plugins = sorted(p for p in found if p.is_dir())
    return [(ROOT / "proto", ROOT / "proto/gen/python"), *((p, p.parent / "gen") for p in plugins)]


def generate(schemas: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    found = sorted(str(p.relative_to(schemas)) for p in (schemas / "arbiter").rglob("*.proto"))
    services = [name for name in found if name.endswith("_service.proto")]
    include = [f"-I{schemas}", f"-I{ROOT / 'proto'}", f"-I{WELL_KNOWN}"]
    run(["protoc", *include, f"--python_out={out}", f"--pyi_out={out}", *found])
    if services:
        run(["protoc", *include, f"--grpc_python_out={out}", *services])


def run(arguments: list[str]) -> None:
    if protoc.main(arguments) != 0:
        sys.exit("the schemas do not compile; see above")


def same(left: Path, right: Path) -> bool:
    names = {p.relative_to(d) for d in (left, right) for p in d.rglob("*_pb2*.py*") if p.suffix != ".pyc"}
    return all(
        (left / n).exists() and (right / n).exists() and filecmp.cmp(left / n, right / n, shallow=False)
        for n in names
    )


def main() -> None:
    for schemas, out in homes():
        with tempfile.TemporaryDirectory() as fresh:
            generate(schemas, Path(fresh))
            if "--check" in sys.argv:
                if not same(Path(fresh), out):
                    sys.exit(f"{out.relative_to(ROOT)} is stale: run `make proto` and commit the result")
                continue
            shutil.rmtree(out, ignore_errors=True)
            shutil.copytree(fresh, out)


if __name__ == "__main__":
    main()

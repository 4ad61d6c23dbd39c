"""The Dockerfile's own steps, carried out without an engine: what it copies is enough to build and to serve.

What needs the network (the base image, apt, pip's downloads) is not done here; see deploy/README.md.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import grpc
import pytest
from support.build import BUILD, PLAIN
from support.dockerfile import command, copied, read_dockerfile

ROOT = Path(__file__).parents[2]
BUILD_STAGE, FINAL = read_dockerfile(ROOT / "deploy" / "Dockerfile")

OURS = ("engine", "ai", "services")

pytestmark = pytest.mark.skipif(BUILD == PLAIN, reason="once is enough, in the compiled run")


def copy_as_the_image_does(source_root: Path) -> None:
    for step in BUILD_STAGE.all("COPY"):
        sources, destination = copied(step)
        for source in sources:
            target = source_root / destination
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            elif destination.endswith("/"):
                shutil.copy(ROOT / source, target)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, target)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of nothing but the copied files, built and installed by the image's own two steps."""
    directory = tmp_path_factory.mktemp("image")
    source, wheels, target = directory / "src", directory / "wheels", directory / "installed"
    source.mkdir()
    copy_as_the_image_does(source)
    wheel, install = (step for step in BUILD_STAGE.all("RUN") if "--no-deps" in step)
    fast = {**os.environ, "ARBITER_OPT": "0", "PYTHONPATH": ""}
    for step, extra in ((wheel, ["--no-build-isolation"]), (install, ["--target", str(target)])):
        words = [sys.executable, "-m", "pip", *step.split()[1:], "-q", "--disable-pip-version-check", *extra]
        words = [word.replace("/wheels", str(wheels)) for word in words]
        words = [str(next(wheels.glob("*.whl"))) if word.endswith("*.whl") else word for word in words]
        subprocess.run(words, cwd=source, env=fast, check=True, timeout=500)
    return target


@pytest.fixture(scope="module")
def path(installed: Path) -> str:
    """The wheel and what it depends on, without this environment's own copy of it and its plugins."""
    dependencies = installed.with_name("dependencies")
    dependencies.mkdir()
    for found in Path(grpc.__file__).parents[1].iterdir():
        if found.name not in OURS and not found.name.startswith("arbiter") and "__mypyc." not in found.name:
            (dependencies / found.name).symlink_to(found)
    return os.pathsep.join((str(installed), str(dependencies)))


def test_the_wheel_is_compiled_and_complete(installed: Path) -> None:
    assert list((installed / "engine" / "core").glob("state.*.so"))
    assert (installed / "services" / "common" / "lua" / "commit.lua").is_file()
    assert (installed / "engine" / "games" / "kronia" / "articles.toml").is_file()


def test_the_entry_point_serves_until_it_is_told_to_stop(installed: Path, path: str, tmp_path: Path) -> None:
    entry, *arguments = command(FINAL.last("ENTRYPOINT")) + command(FINAL.last("CMD"))
    environment = {
        **os.environ,
        "PYTHONPATH": path,
        "ARBITER_HOST": "127.0.0.1",
        "ARBITER_PORT": "0",
        "ARBITER_DATA": str(tmp_path / "data"),
    }
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-P", "-S", str(installed / "bin" / entry), *arguments],
            cwd=tmp_path, env=environment, stdout=log, stderr=log,
        )  # fmt: skip
    try:
        port = wait_for_port(server, tmp_path / "log")
        check = [sys.executable, str(ROOT / "deploy" / "healthcheck.py")]
        well = subprocess.run(check, env={**os.environ, "ARBITER_PORT": port}, timeout=30, check=False)
        assert well.returncode == 0
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
    finally:
        server.kill()
        server.wait()


def wait_for_port(server: subprocess.Popen[bytes], log: Path) -> str:
    for _ in range(1500):
        for line in log.read_text().splitlines():
            if '"event": "serving"' in line:
                return line.partition('"port": ')[2].partition(",")[0].strip("} ")
        assert server.poll() is None, log.read_text()
        time.sleep(0.02)
    raise AssertionError(log.read_text())

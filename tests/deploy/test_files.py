"""What the files in `deploy/` say. No container engine is needed to read them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from support.dockerfile import command, copied, read_dockerfile
from support.redis_server import RedisServer

from services.common.condition import examine
from services.common.config import Settings
from services.server import connect

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
STAGES = read_dockerfile(DEPLOY / "Dockerfile")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]
ENVOY = yaml.safe_load((DEPLOY / "envoy.yaml").read_text(encoding="utf-8"))


def test_the_compiler_stays_in_the_first_stage() -> None:
    build, final = STAGES
    assert any("gcc" in step for step in build.all("RUN"))
    assert not any("apt-get" in step for step in final.all("RUN"))
    assert f"--from={build.name} /opt/arbiter /opt/arbiter" in final.all("COPY")


def test_both_stages_have_the_same_small_base_of_one_version() -> None:
    assert {stage.image for stage in STAGES} == {"python:3.11-slim-bookworm"}


def test_the_server_does_not_run_as_root() -> None:
    user = STAGES[-1].last("USER")
    assert user.isdigit()
    assert int(user) > 0
    words = [word for word, _ in STAGES[-1].steps]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert not any(word in ("RUN", "COPY") for word in words[words.index("USER") :])


def test_dependencies_are_installed_by_hash() -> None:
    installs = [step for step in STAGES[0].all("RUN") if "pip install" in step]
    assert all("--require-hashes" in step or "--no-deps /wheels/" in step for step in installs)


def test_everything_that_is_copied_is_there_and_reaches_the_engine() -> None:
    let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    for stage in STAGES:
        for step in stage.all("COPY"):
            if step.startswith("--from"):
                continue
            for source in copied(step)[0]:
                assert (ROOT / source).exists(), source
                assert any(source == path or source.startswith(f"{path}/") for path in let_in), source


def test_the_image_has_a_health_check_and_starts_the_server() -> None:
    final = STAGES[-1]
    check = final.last("HEALTHCHECK").partition("CMD ")[2]
    assert command(check)[-1] in {step.split()[-1] for step in final.all("COPY")}
    assert command(final.last("ENTRYPOINT")) + command(final.last("CMD")) == ["arbiter", "serve"]
    assert final.last("EXPOSE") == str(Settings.model_fields["port"].default)


def test_every_setting_in_the_files_is_one_that_the_server_knows() -> None:
    named = {word.split("=")[0] for word in STAGES[-1].last("ENV").split()}
    named |= set(SERVICES["arbiter"]["environment"])
    ours = {name for name in named if name.startswith("ARBITER_")}
    assert ours
    assert {name.removeprefix("ARBITER_").lower() for name in ours} <= set(Settings.model_fields)


def test_two_servers_share_one_redis() -> None:
    server = SERVICES["arbiter"]
    assert server["deploy"]["replicas"] == 2
    assert server["environment"]["REDIS_URL"] == "redis://redis:6379/0"
    assert server["depends_on"] == {"redis": {"condition": "service_healthy"}}
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).samefile(
        DEPLOY / "Dockerfile"
    )


def test_there_is_time_to_drain() -> None:
    settings = SERVICES["arbiter"]["environment"]
    needed = float(settings["ARBITER_DRAIN_WAIT_S"]) + float(settings["ARBITER_GRACE_S"])
    assert float(SERVICES["arbiter"]["stop_grace_period"].removesuffix("s")) > needed
    check = ENVOY["static_resources"]["clusters"][0]["health_checks"][0]
    assert float(settings["ARBITER_DRAIN_WAIT_S"]) > float(check["interval"].removesuffix("s"))


def test_only_the_balancer_can_be_reached_from_outside() -> None:
    assert {name for name, service in SERVICES.items() if "ports" in service} == {"envoy"}
    assert SERVICES["envoy"]["ports"] == ["50051:50051"]


def test_what_redis_holds_is_in_a_volume() -> None:
    assert "redis-data" in COMPOSE["volumes"]
    assert "redis-data:/data" in SERVICES["redis"]["volumes"]
    assert SERVICES["redis"]["command"][-2:] == ["--dir", "/data"]


def test_every_file_that_is_mounted_is_there() -> None:
    for service in SERVICES.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert not source.startswith("./") or (DEPLOY / source).is_file()


async def test_the_server_accepts_a_redis_with_this_configuration(tmp_path: Path) -> None:
    lines = (DEPLOY / "redis.conf").read_text(encoding="utf-8").splitlines()
    wanted = [line.split(maxsplit=1) for line in lines if line.strip() and not line.startswith("#")]
    arguments = [(f"--{name}", value.strip('"')) for name, value in wanted if name != "bind"]
    server = RedisServer(tmp_path, *(part for pair in arguments for part in pair))
    server.start()
    connection = connect(server.url)
    try:
        found = await examine(connection)
        assert found.reasons_against() == []
        assert found.warnings() == []
        assert found.aof
    finally:
        await connection.aclose()
        server.kill()


def has_compose() -> bool:
    if shutil.which("docker") is None:
        return False
    asked = subprocess.run(["docker", "compose", "version"], capture_output=True, timeout=30, check=False)
    return asked.returncode == 0


@pytest.mark.skipif(not has_compose(), reason="docker compose is not installed")
def test_docker_itself_reads_the_compose_file() -> None:
    read = subprocess.run(
        ["docker", "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"],
        capture_output=True, text=True, timeout=30, check=False,
    )  # fmt: skip
    assert read.returncode == 0, read.stderr

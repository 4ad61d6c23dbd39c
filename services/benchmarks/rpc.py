"""`arbiter bench rpc`: calls over gRPC beside a no-op RPC of the same size on the same server."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import defaultdict
from dataclasses import dataclass, field

from arbiter.bench.v1 import bench_service_pb2

from engine.core.game import Games
from services.benchmarks import h2load
from services.benchmarks.calls import BATCH, Client, Played, Prepared, pool, prepare, submit_size
from services.benchmarks.driver import Call, Ran, closed, each, open_loop, percentile
from services.benchmarks.process import Served, cpu_s, served
from services.benchmarks.report import Reference, Report
from services.benchmarks.rounds import ROUNDS, Tick

POOL = 128  # matches that are submitted to
FAVOURITE = "kronia"
LOADS = {1: ("validate", "submit"), 8: ("validate", "batch", "list_legal", "get_view", "submit"),
         64: ("validate", "submit")}  # fmt: skip
CLOSED_SHARE = 0.7  # of the time; the rest is for the open loops and h2load
HALF = 0.5  # of saturation, for the open loop
OPEN_PARTS = 4  # of each open loop, in turns


@dataclass
class Cost:
    """CPU seconds of server, client and store, and calls, added up."""

    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])
    calls: int = 0


class Bench:
    """One server, one client, and what has been measured so far."""

    def __init__(self, server: Served, client: Client, tick: Tick) -> None:
        self.server = server
        self.client = client
        self.tick = tick
        self.calls: dict[str, Prepared] = {}
        self.echoes: dict[str, Call] = {}
        self.matches: list[Played] = []
        self.rates: dict[tuple[str, int], list[float]] = defaultdict(list)
        self.costs: dict[str, Cost] = defaultdict(Cost)

    async def prepare(self) -> None:
        about = await self.client.new_match()
        self.calls = await prepare(self.client, about)
        token = about.tokens[about.seat]
        sizes = {name: call.payload for name, call in self.calls.items()}
        sizes["submit"] = await submit_size(self.client)
        self.echoes = {name: self.client.echo(size, token) for name, size in sizes.items()}
        self.matches = await pool(self.client, POOL)

    def used(self) -> list[float]:
        return [cpu_s(self.server.pid), time.process_time(), cpu_s(self.server.redis_pid)]

    async def one(self, name: str, at_once: int, seconds: float) -> None:
        """A slice of a call, and one of the no-op of its size."""
        before = self.used()
        if name == "submit":
            ran = await self.submit(at_once, seconds)
        else:
            ran = await closed(self.calls[name].call, at_once, seconds)
            self.charge(name, before, ran.count)
        between = self.used()
        echo = await closed(self.echoes[name], at_once, seconds)
        self.charge(f"noop_{name}", between, echo.count)
        self.rates[name, at_once].append(ran.rate)
        self.rates[f"noop_{name}", at_once].append(echo.rate)

    def charge(self, name: str, before: list[float], calls: int) -> None:
        cost = self.costs[name]
        cost.calls += calls
        cost.seconds = [a + now - was for a, was, now in zip(cost.seconds, before, self.used(), strict=True)]

    async def submit(self, at_once: int, seconds: float) -> Ran:
        """Every match of the pool gets one action, again and again; choosing it is not counted."""
        count, took = 0, 0.0
        while took < seconds:
            await each([choice(self.client, match) for match in self.matches], 16)
            calls = [self.client.submit(match) for match in self.matches]
            before = self.used()
            ran = await each(calls, at_once)
            self.charge("submit", before, ran.count)
            count, took = count + ran.count, took + ran.seconds
        return Ran(count, took)

    async def closed_loops(self, seconds: float) -> None:
        turns = [(name, at_once) for at_once, names in LOADS.items() for name in names]
        slice_s = seconds / (2 * ROUNDS * len(turns))
        for name, at_once in turns:  # to warm up
            await self.one(name, at_once, slice_s / 4)
        self.rates.clear()
        self.costs.clear()
        for number in range(ROUNDS):
            for i, (name, at_once) in enumerate(turns):
                await self.one(name, at_once, slice_s)
                self.tick(CLOSED_SHARE * (number + (i + 1) / len(turns)) / ROUNDS, f"{name} at {at_once}")

    async def open_loops(self, seconds: float) -> dict[str, list[float]]:
        """Latencies at half of saturation, of validation and of the no-op, in turns."""
        latencies: dict[str, list[float]] = defaultdict(list)
        calls = {"validate": self.calls["validate"].call, "noop_validate": self.echoes["validate"]}
        for part in range(OPEN_PARTS):
            for name, call in calls.items():
                rate = self.median(name, 64) * HALF
                latencies[name] += await open_loop(call, rate, seconds / (2 * OPEN_PARTS))
                self.tick(CLOSED_SHARE + 0.2 * (part + 1) / OPEN_PARTS, "open loop")
        return latencies

    def with_h2load(self, program: str, seconds: float) -> dict[str, float]:
        validate = self.calls["validate"]
        echo = bench_service_pb2.EchoRequest(payload=bytes(validate.payload)).SerializeToString()
        paths = {
            "validate": (validate.path, validate.request),
            "noop_validate": ("arbiter.bench.v1.BenchService/Echo", echo),
        }
        rates: dict[str, list[float]] = defaultdict(list)
        for _ in range(ROUNDS):
            for name, (path, message) in paths.items():
                count = max(100, round(self.median(name, 64) * seconds / (2 * ROUNDS)))
                rates[name].append(
                    h2load.rate(program, self.server.address, path, validate.token, message, count)
                )
        return {name: statistics.median(values) for name, values in rates.items()}

    def median(self, name: str, at_once: int) -> float:
        return statistics.median(self.rates[name, at_once])


def choice(client: Client, match: Played) -> Call:
    return lambda: client.choose(match)


def run(games: Games, seconds: float, tick: Tick) -> Report:
    """About `seconds` in all, with a server and a store of its own."""
    game = FAVOURITE if FAVOURITE in games else next(iter(games))
    with served() as server:
        return asyncio.run(measure(server, game, seconds, tick))


async def measure(server: Served, game: str, seconds: float, tick: Tick) -> Report:
    client = Client(server.address, game)
    bench = Bench(server, client, tick)
    report = Report()
    await bench.prepare()
    await bench.closed_loops(seconds * CLOSED_SHARE)
    latencies = await bench.open_loops(seconds * 0.2)
    describe_rates(report, game, bench)
    describe_latencies(report, game, latencies)
    describe_costs(report, game, bench)
    program = h2load.find()
    if program is None:
        report.remarks.append("h2load is not installed (nghttp2-client): only the Python client has driven.")
    else:
        rates = await asyncio.to_thread(bench.with_h2load, program, seconds * 0.1)
        noop = Reference("no-op RPC by h2load", rates["noop_validate"])
        report.add("validate_h2load_64", game, rates["validate"], "calls/s", noop)
    await client.channel.close()
    return report


def describe_rates(report: Report, game: str, bench: Bench) -> None:
    for at_once, names in LOADS.items():
        for name in names:
            rate = bench.median(name, at_once)
            if name == "batch":
                unary = Reference("ValidateAction one by one", bench.median("validate", at_once))
                report.add(f"batch_of_{BATCH}_closed_{at_once}", game, rate * BATCH, "validations/s", unary)
                continue
            noop = Reference("no-op RPC of the same size", bench.median(f"noop_{name}", at_once))
            report.add(f"{name}_closed_{at_once}", game, rate, "calls/s", noop)


def describe_latencies(report: Report, game: str, latencies: dict[str, list[float]]) -> None:
    for name, values in latencies.items():
        median = percentile(values, 0.5) * 1e6
        report.add(f"{name}_half_load_p50", game, median, "µs")
        report.add(
            f"{name}_half_load_p99", game, percentile(values, 0.99) * 1e6, "µs", Reference("its p50", median)
        )


def describe_costs(report: Report, game: str, bench: Bench) -> None:
    """CPU of each process for one call, beside that for a no-op of its size."""
    for name in ("validate", "submit", "list_legal", "get_view"):
        cost, noop = bench.costs[name], bench.costs[f"noop_{name}"]
        for i, process in enumerate(("server", "client", "redis")):
            each_us = 1e6 * cost.seconds[i] / max(1, cost.calls)
            beside = Reference("no-op RPC of the same size", 1e6 * noop.seconds[i] / max(1, noop.calls))
            if process != "redis":
                report.add(f"{name}_cpu_{process}", game, each_us, "µs", beside)
            elif name == "submit":
                report.add(f"{name}_cpu_{process}", game, each_us, "µs")

"""The yardstick of the benchmarks: an RPC that does nothing, without porter or store."""

from __future__ import annotations

from typing import Any

from arbiter.bench.v1 import bench_service_pb2, bench_service_pb2_grpc


class BenchServer(bench_service_pb2_grpc.BenchServiceServicer):
    async def Echo(
        self, request: bench_service_pb2.EchoRequest, context: Any
    ) -> bench_service_pb2.EchoResponse:
        return bench_service_pb2.EchoResponse(payload=request.payload)

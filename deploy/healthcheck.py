"""Exits with 0 if the server in this container says SERVING, else with 1 and the reason."""

import os
import sys

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

TIMEOUT_S = 3


def main() -> int:
    target = f"127.0.0.1:{os.environ.get('ARBITER_PORT', '50051')}"
    with grpc.insecure_channel(target) as channel:
        try:
            answer = health_pb2_grpc.HealthStub(channel).Check(
                health_pb2.HealthCheckRequest(), timeout=TIMEOUT_S
            )
        except grpc.RpcError as error:
            sys.stderr.write(f"{target} does not answer: {error.code().name}\n")
            return 1
    status = health_pb2.HealthCheckResponse.ServingStatus.Name(answer.status)
    sys.stderr.write(f"{target} is {status}\n")
    return 0 if answer.status == health_pb2.HealthCheckResponse.SERVING else 1


if __name__ == "__main__":
    sys.exit(main())

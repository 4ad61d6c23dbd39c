"""A driver in C, where it is installed: `h2load` of nghttp2 keeps the server busy and itself idle."""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

AT_ONCE = 64
TIMEOUT_S = 60


def find() -> str | None:
    return shutil.which("h2load")


def rate(program: str, address: str, path: str, token: str, message: bytes, count: int) -> float:
    """Requests a second over one connection, 64 at once. Raises RuntimeError if any was not answered well.

    It looks at the HTTP status only, so the same call must have been seen to work before.
    """
    with tempfile.TemporaryDirectory(prefix="arbiter-h2load-") as directory:
        body = Path(directory) / "body"
        body.write_bytes(struct.pack(">BI", 0, len(message)) + message)
        headers = ("content-type: application/grpc", "te: trailers", f"authorization: Bearer {token}")
        command = [program, "-n", str(count), "-c", "1", "-m", str(AT_ONCE), "-d", str(body)]
        command += [part for header in headers for part in ("-H", header)]
        done = subprocess.run(
            [*command, f"http://{address}/{path}"],
            capture_output=True,
            text=True,
            timeout=TIMEOUT_S,
            check=False,
        )
    succeeded = re.search(r"(\d+) succeeded", done.stdout)
    found = re.search(r"finished in [^,]+, ([\d.]+) req/s", done.stdout)
    if found is None or succeeded is None or int(succeeded[1]) != count:
        raise RuntimeError(f"h2load did not go through: {(done.stdout + done.stderr)[-300:]}")
    return float(found[1])

"""For Locust's own command and web page: `locust -f loadtests/locustfile.py --host 127.0.0.1:50051`."""

from __future__ import annotations

import loadtests.first  # noqa: F401

# isort: split

from loadtests.scenarios import Matches, Validating, Watching

__all__ = ["Matches", "Validating", "Watching"]

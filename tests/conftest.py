"""What every test starts from."""

from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def log_as_it_comes() -> Iterator[None]:
    """A command under test sets up the log of its process, which is the next test's process too."""
    structlog.reset_defaults()
    yield
    structlog.reset_defaults()

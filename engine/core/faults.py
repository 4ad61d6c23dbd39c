"""What can be wrong with input. An illegal action is not here: it is an answer (see `kernel`)."""

from __future__ import annotations


class Fault(Exception):
    """Base of all faults that a caller can cause; the message is for a person."""


class Malformed(Fault):
    """A value that cannot be read or is out of its range. `field` is its path, such as `options.seat`."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.field = field
        self.problem = message


class Corrupt(Fault):
    """Stored bytes that are not a position of this game. Nothing of their content is in the message."""

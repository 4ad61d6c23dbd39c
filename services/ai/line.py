"""A fair queue: callers take turns, however much one of them asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")  # what is waited for


@dataclass(eq=False)
class Ticket(Generic[T]):
    """A place in the line. `long` ones may not take every place at once, and hold up none that is short."""

    who: str
    long: bool
    turn: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> tuple[str, bool]:
        return self.who, self.long


class Line(Generic[T]):
    def __init__(self) -> None:
        self.waiting: OrderedDict[tuple[str, bool], deque[Ticket[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(tickets) for tickets in self.waiting.values())

    def join(self, ticket: Ticket[T]) -> None:
        self.waiting.setdefault(ticket.key, deque()).append(ticket)

    def next(self, long: bool) -> Ticket[T] | None:
        """Whose turn it is; without `long`, the next who is not. Afterwards that caller is the last."""
        for key, tickets in self.waiting.items():
            if long or not key[1]:
                ticket = tickets.popleft()
                self.waiting.move_to_end(key)
                if not tickets:
                    del self.waiting[key]
                return ticket
        return None

    def leave(self, ticket: Ticket[T]) -> None:
        """Give up waiting; nothing happens if it is not waiting any more."""
        tickets = self.waiting.get(ticket.key)
        if tickets is not None and ticket in tickets:
            tickets.remove(ticket)
            if not tickets:
                del self.waiting[ticket.key]

    def clear(self) -> list[Ticket[T]]:
        """Everybody who waits; nobody does afterwards."""
        everybody = [ticket for tickets in self.waiting.values() for ticket in tickets]
        self.waiting.clear()
        return everybody

"""The search tree: what was seen at each node, kept in columns.

Compiled. Several trees may share the columns: one for each observer, whose root is the node of its number.
A node stands for everything that its observer has seen since the root; its key under its parent is the
step that led to it: an action, an outcome of chance, or a key below zero for a step that stays hidden.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

NONE: Final[i64] = -1
HIDDEN_STEP: Final[i64] = -16  # (1 + what is learned) times this minus the actor: the key of a hidden step
M32: Final[i64] = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Tree:
    """Columns over nodes; `sums` and `proof` hold a number for each seat of each node."""

    def __init__(self, seats: i64, roots: i64) -> None:
        self.seats = seats
        self.roots = roots
        self.size: i64 = 0
        self.parent: vec[i64] = vec[i64]()
        self.step: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # child, NONE if it has none
        self.last: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()  # sibling
        self.width: vec[i64] = vec[i64]()  # children made for decisions, or outcomes; 0: not expanded
        self.actor: vec[i64] = vec[i64]()  # who acted here last
        self.forced: vec[i64] = vec[i64]()  # plies that follow by force; NONE: not yet known
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # visits of the parent at which this step was possible
        self.rank: vec[i64] = vec[i64]()  # by prior among the siblings, 0 is the most promising
        self.prior: vec[float] = vec[float]()  # a share of 1 among the siblings
        self.hint: vec[float] = vec[float]()  # value by evaluation for who acts at the parent; < 0: none
        self.sums: vec[float] = vec[float]()
        self.proven: vec[bool] = vec[bool]()
        self.proof: vec[float] = vec[float]()
        self.table: vec[i64] = vec[i64]([NONE] * 256)
        for _ in range(roots):
            self.add(NONE, NONE, 1.0, -1.0, 0)

    def add(self, parent: i64, step: i64, prior: float, hint: float, rank: i64) -> i64:
        """A new node; returns its number."""
        node = self.size
        self.size += 1
        self.parent = append(self.parent, parent)
        self.step = append(self.step, step)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.next = append(self.next, NONE)
        self.width = append(self.width, i64(0))
        self.actor = append(self.actor, NONE)
        self.forced = append(self.forced, NONE)
        self.visits = append(self.visits, i64(0))
        self.offered = append(self.offered, i64(0))
        self.rank = append(self.rank, rank)
        self.prior = append(self.prior, prior)
        self.hint = append(self.hint, hint)
        self.proven = append(self.proven, False)
        for _seat in range(self.seats):  # a bare `_` would be boxed
            self.sums = append(self.sums, 0.0)
            self.proof = append(self.proof, 0.0)
        if parent != NONE:
            self.link(parent, node)
            self.enter(node)
        return node

    def link(self, parent: i64, node: i64) -> None:
        if self.first[parent] == NONE:
            self.first[parent] = node
        else:
            self.next[self.last[parent]] = node
        self.last[parent] = node

    def enter(self, node: i64) -> None:
        """Into the hash table, which is kept at most half full."""
        if self.size * 2 > i64(len(self.table)):
            self.table = vec[i64]([NONE] * (len(self.table) * 4))
            for other in range(self.roots, self.size):
                self.place(other)
        else:
            self.place(node)

    def place(self, node: i64) -> None:
        mask = i64(len(self.table)) - 1
        at = self.slot(self.parent[node], self.step[node]) & mask
        while self.table[at] != NONE:
            at = (at + 1) & mask
        self.table[at] = node

    def slot(self, parent: i64, step: i64) -> i64:
        """A well-mixed number for this key; the low 32 bits of a product are the same plain and compiled."""
        mixed = (parent * 0x9E3779B1 + (step ^ (step >> 19)) * 0x85EBCA6B) & M32
        return mixed ^ (mixed >> 15)

    def find(self, parent: i64, step: i64) -> i64:
        """The child with this key, or NONE."""
        mask = i64(len(self.table)) - 1
        at = self.slot(parent, step) & mask
        while True:
            node = self.table[at]
            if node == NONE or (self.parent[node] == parent and self.step[node] == step):
                return node
            at = (at + 1) & mask

    def child(self, parent: i64, step: i64, prior: float = 1.0) -> i64:
        """The child with this key, made if it is new."""
        node = self.find(parent, step)
        if node == NONE:
            node = self.add(parent, step, prior, -1.0, 0)
        return node

    def subtree(self, node: i64) -> Tree:
        """A tree of one root: what is known at and below this node. Siblings stay side by side."""
        grown = Tree(self.seats, 1)
        sources = vec[i64]([node])
        self.copy_to(grown, 0, node)
        grown.forced[0] = 0  # whoever asks for a position has what is forced behind him
        at: i64 = 0
        while at < i64(len(sources)):
            child = self.first[sources[at]]
            while child != NONE:
                step, prior, hint = self.step[child], self.prior[child], self.hint[child]
                copied = grown.add(at, step, prior, hint, self.rank[child])
                self.copy_to(grown, copied, child)
                sources = append(sources, child)
                child = self.next[child]
            at += 1
        return grown

    def copy_to(self, other: Tree, to: i64, node: i64) -> None:
        """The statistics of one node."""
        other.width[to] = self.width[node]
        other.actor[to] = self.actor[node]
        other.forced[to] = self.forced[node]
        other.visits[to] = self.visits[node]
        other.offered[to] = self.offered[node]
        other.proven[to] = self.proven[node]
        for seat in range(self.seats):
            other.sums[to * self.seats + seat] = self.sums[node * self.seats + seat]
            other.proof[to * self.seats + seat] = self.proof[node * self.seats + seat]

    def mean(self, node: i64, seat: i64) -> float:
        """The mean value for this seat of the visits here; its proof if it has one; 0 if never visited."""
        if self.proven[node]:
            return self.proof[node * self.seats + seat]
        if self.visits[node] == 0:
            return 0.0
        return self.sums[node * self.seats + seat] / float(self.visits[node])

    def best(self, node: i64) -> i64:
        """The child that was visited most, NONE if none was."""
        found = NONE
        most: i64 = 0
        child = self.first[node]
        while child != NONE:
            if self.visits[child] > most:
                most = self.visits[child]
                found = child
            child = self.next[child]
        return found

    def lead(self, node: i64) -> i64:
        """By how many visits the child that was visited most is ahead; 0 if visits do not tell all."""
        most: i64 = 0
        second: i64 = 0
        child = self.first[node]
        while child != NONE:
            if self.proven[child]:
                return 0
            visits = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.next[child]
        return most - second

    def children(self, node: i64) -> list[int]:
        """In the order in which they were made."""
        out: list[int] = []
        child = self.first[node]
        while child != NONE:
            out.append(child)
            child = self.next[child]
        return out

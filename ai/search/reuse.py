"""Going on where an earlier search of the same game stopped, if the position is one that it met.

Only where nothing is hidden: then a node of the tree is a position, and equal bytes are the same position.
With hidden information an observer's tree could be kept only by knowing what the other observers saw. An
answer from a reused tree depends on more than its view, so a service that promises to derive its answers
again starts afresh, and a player that sits at one table may reuse.
"""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from ai.search.params import Params
from ai.search.search import Search
from ai.search.tree import NONE, Tree
from engine.core.game import Game
from engine.core.ids import CHANCE
from engine.core.kit import seeded
from engine.core.state import Actions, State

S = TypeVar("S", bound=State)
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741

MOST_POSITIONS = 512  # that are looked at to find the one that the game has reached


class Thinker(Generic[S, V, O]):
    """Sits at one table and keeps the tree of its last decision."""

    def __init__(self, game: Game[S, V, O], params: Params) -> None:
        self.game = game
        self.params = params
        self.last: Search | None = None

    def search(self, view: V, seat: int, seed: int) -> Search:
        """A search of this view, not yet run, that knows what the last one found out about it."""
        tree = None
        if self.last is not None and self.fits(self.last, seat):
            node = find(self.last, self.game.determinize(view, seeded(0)))
            tree = None if node == NONE else self.last.tree.subtree(node)
        self.last = Search(self.game, view, seat, self.params, seed, tree)
        return self.last

    def fits(self, last: Search, seat: int) -> bool:
        """Was the last tree grown with the eyes of this seat? Max^n looks with everybody's."""
        return last.grower.certain and (last.seat == seat or self.params.opponents == "maxn")


def find(search: Search, position: State) -> int:
    """The node of an earlier search that stands for this position, or NONE. Nearest to the root first."""
    if search.world is None:
        return NONE
    wanted = position.to_bytes()
    ahead = deque([(0, search.world.clone())])
    looked = 0
    while ahead and looked < MOST_POSITIONS:
        node, state = ahead.popleft()
        looked += 1
        follow_forced(search.tree, node, state)
        if state.to_bytes() == wanted:
            return node
        for child in search.tree.children(node):
            if search.tree.visits[child] > 0 and state.ply < position.ply:
                after = state.clone()
                after.apply(search.tree.step[child])
                ahead.append((child, after))
    return NONE


def follow_forced(tree: Tree, node: int, state: State) -> None:
    """The plies that the tree knows to follow by force."""
    actions = Actions()
    for _ in range(max(0, int(tree.forced[node]))):
        if state.to_act() == CHANCE:
            return
        state.list_actions(actions)
        state.apply(actions.get(0))

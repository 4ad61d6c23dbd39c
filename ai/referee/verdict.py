"""A ruling on one action: looks up what `check` says and decides nothing itself."""

from __future__ import annotations

from dataclasses import dataclass

from ai.referee.nearest import Near, TakeApart, nearest
from engine.core import kernel
from engine.core.articles import Article
from engine.core.game import AnyGame, Fact
from engine.core.state import Actions, State


@dataclass(frozen=True)
class Ruling:
    """`articles` are those that the action breaks, the citation first; none if it is legal.

    Everything in it is told to the seat by `check`, the facts and the offers of its own position, so it
    betrays nothing that the seat may not know.
    """

    seat: int
    action: int
    codes: tuple[int, ...] = ()  # of `check`; several may stand for one article
    articles: tuple[Article, ...] = ()
    facts: tuple[Fact, ...] = ()
    alternatives: tuple[Near, ...] = ()  # none if the seat is not to act

    @property
    def legal(self) -> bool:
        return not self.articles


def judge(game: AnyGame, state: State, seat: int, action: int, take_apart: TakeApart, count: int) -> Ruling:
    """Whether this seat may do this now; if not, why not, and at most `count` of what it may do instead."""
    refused = kernel.judge(state, seat, action)
    if refused is None:
        return Ruling(seat, action)
    articles = tuple(dict.fromkeys(game.rulebook.codes[code] for code in refused.codes))
    facts = game.facts(state, seat, action, refused.codes[0])
    offered: list[int] = []
    if count and state.to_act() == seat:
        legal = Actions()
        state.list_actions(legal)
        offered = legal.to_list()
    near = nearest(take_apart(action), offered, take_apart, count) if offered else ()
    return Ruling(seat, action, refused.codes, articles, facts, near)

"""A small game with secrets, a pile and a die, for testing the conformance suite itself.

Each seat is dealt three cards (values 0 to 5, three copies each). In each of three rounds every seat
seals a card; then all are shown, a die is thrown, and each seat scores its card if the die's pips are
not above it. The most points win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.articles import EFFECT, REFUSAL, Article, Rulebook, Text
from engine.core.faults import Malformed
from engine.core.game import Fact, Game, Preset, Result, ScoreLine, SeatResult
from engine.core.ids import NOBODY, REFEREE
from support.parlour_state import CARD_COPIES, DEALT, SEALED, SHOWN, THROWN, VALUES, Parlour, read


def article(number: int, kind: str) -> Article:
    return Article(f"PAR-{number}", Text("Title", "Cím"), Text("Gist.", "Lényeg."), "", kind)


RULEBOOK = Rulebook(
    "house rules",
    "PAR",
    (article(1, REFUSAL), article(2, REFUSAL), article(3, REFUSAL), article(4, EFFECT)),
    {code: article(code, REFUSAL) for code in (1, 2, 3)},
)


@dataclass(frozen=True)
class Options:
    pass


@dataclass(frozen=True)
class View:
    seat: int
    turn: int
    hand: tuple[int, ...]
    sealed: int  # own card, or -1
    sealers: tuple[bool, ...]
    sizes: tuple[int, ...]  # cards in each hand
    shown: tuple[int, ...]  # cards out of the game, by value
    round: int
    throws: int
    points: tuple[int, ...]


def view(state: Parlour, viewer: int) -> View:
    mine = viewer >= 0
    return View(
        viewer,
        int(state.to_act()),
        tuple(state.hands[viewer]) if mine else (),
        state.sealed[viewer] if mine else -1,
        tuple(card >= 0 for card in state.sealed),
        tuple(sum(hand) for hand in state.hands),
        tuple(state.shown),
        state.round,
        state.throws,
        tuple(state.points),
    )


def determinize(seen: View, rng: Any) -> Parlour:
    state = Parlour(len(seen.sizes))
    unseen = [CARD_COPIES - n for n in seen.shown]
    state.shown, state.points = list(seen.shown), list(seen.points)
    state.round, state.throws = seen.round, seen.throws
    if seen.seat >= 0:
        state.hands[seen.seat], state.sealed[seen.seat] = list(seen.hand), seen.sealed
        for value in range(VALUES):
            unseen[value] -= seen.hand[value] + (seen.sealed == value)
    for seat, size in enumerate(seen.sizes):
        if seat != seen.seat:
            for _ in range(size):
                state.hands[seat][take(unseen, rng)] += 1
            if seen.sealers[seat]:
                state.sealed[seat] = take(unseen, rng)
    state.settle()
    return state


def take(unseen: list[int], rng: Any) -> int:
    at = rng.below(sum(unseen))
    for value, many in enumerate(unseen):
        at -= many
        if at < 0:
            unseen[value] -= 1
            return value
    raise AssertionError("nothing is left")


def events(notes: Any, viewer: int) -> tuple[Any, ...]:
    told: list[Any] = []
    for kind, seat, value, *_ in notes:
        secret = kind in (DEALT, SEALED) and viewer not in (seat, REFEREE)
        told.append((kind, seat, -1 if secret else value))
    return tuple(told)


def result(state: Parlour) -> Result | None:
    if state.to_act() != NOBODY:
        return None
    best = max(state.points)
    seats = tuple(
        SeatResult(
            seat, 1 if p == best else 1 + sum(q > p for q in state.points), state.returns(seat), p, lines(p)
        )
        for seat, p in enumerate(state.points)
    )
    return Result(seats, "Three rounds are over.")


def lines(points: int) -> tuple[ScoreLine, ...]:
    return (ScoreLine("cards", "Cards", points),)


def check_options(options: Options, seats: int) -> Options:
    if seats not in (2, 3):
        raise Malformed("seats", "must be 2 or 3")
    return options


GAME: Game[Parlour, View, Options] = Game(
    id="parlour",
    title="Parlour",
    rules_version="1",
    seats=(2, 3),
    minutes=1,
    rulebook=RULEBOOK,
    streams=("deck", "die"),
    settings=(),
    presets=(Preset("standard", "Standard", Options()),),
    wire="support.parlour",
    check_options=check_options,
    new=lambda options, seats: Parlour(seats),
    read=read,
    view=view,
    determinize=determinize,
    count_seats=lambda seen: len(seen.points),
    events=events,
    seals=lambda notes: any(kind in (DEALT, SHOWN, THROWN) for kind, *_ in notes),
    tell=lambda event, names: f"event {event[0]}",
    describe=lambda action: f"seal {action}",
    facts=lambda state, seat, action, code: (Fact("card", action),),
    result=result,
    table=lambda seen, names: f"round {seen.round}",
    components=lambda options, seats: Options(),
)

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.articles import REFUSAL, Article, Rulebook, Text
from engine.core.faults import Malformed
from engine.core.game import Fact, Game, Note, Preset, Result, ScoreLine, SeatResult, Setting
from engine.core.ids import NOBODY, REFEREE, SPECTATOR
from engine.core.kit import Rng
from support.coin_duel.state import (
    COINS,
    DEALT,
    IN_BAG,
    NO_SUCH_COIN,
    NOT_YOUR_COIN,
    NOT_YOUR_TURN,
    OVER,
    SPENT,
    STAKED,
    CoinDuel,
)


@dataclass(frozen=True)
class Options:
    rounds: int = 0


@dataclass(frozen=True)
class Components:
    coins: int


@dataclass(frozen=True)
class View:
    seat: int | None
    mine: tuple[int, ...]
    my_stake: int | None
    staked: tuple[bool, ...]
    points: tuple[int, ...]
    spent: tuple[int, ...]
    round: int


@dataclass(frozen=True)
class Dealt:
    seat: int
    coin: int | None


@dataclass(frozen=True)
class Staked:
    seat: int
    coin: int | None


@dataclass(frozen=True)
class Revealed:
    bonus: int
    winner: int


EVENTS = (Dealt, Staked, Revealed)


def article(number: str, gist: str, lenyeg: str) -> Article:
    return Article(number, Text(gist, lenyeg), Text(gist, lenyeg), "1", REFUSAL)


CODES = {
    OVER: article("CD-1", "Coins are staked until the end.", "Érmét csak a végéig lehet feltenni."),
    NOT_YOUR_TURN: article("CD-2", "One stakes by turns.", "Sorban kell tenni."),
    NO_SUCH_COIN: article("CD-3", "Coins are worth 1 to 12.", "Az érmék értéke 1 és 12 közötti."),
    NOT_YOUR_COIN: article("CD-4", "One stakes a coin of one's own.", "Csak saját érmét lehet feltenni."),
}


def check_options(options: Options, seats: int) -> Options:
    if options.rounds > 3:
        raise Malformed("options.rounds", "must be 1 to 3, or 0 for 3")
    return Options(options.rounds or 3)


def new(options: Options, seats: int) -> CoinDuel:
    return CoinDuel([IN_BAG] * COINS, [0] * seats, [0] * seats, options.rounds, 0, 0)


def view(state: CoinDuel, viewer: int) -> View:
    seated = viewer >= 0
    staked = [coin for coin in state.stake if coin]
    return View(
        seat=int(viewer) if seated else None,
        mine=tuple(c for c in range(1, COINS + 1) if seated and state.owner[c - 1] == viewer + 1),
        my_stake=state.stake[viewer] or None if seated else None,
        staked=tuple(coin > 0 for coin in state.stake),
        points=tuple(state.points),
        spent=tuple(c for c in range(1, COINS + 1) if state.owner[c - 1] == SPENT and c not in staked),
        round=state.round,
    )


def determinize(seen: View, rng: Rng) -> CoinDuel:
    raise NotImplementedError("no search plays this game")


def events(notes: Sequence[Note], viewer: int) -> tuple[Any, ...]:
    return tuple(event(note, viewer) for note in notes)


def event(note: Note, viewer: int) -> Any:
    kind, a, b, *_ = note
    if kind in (DEALT, STAKED):
        return (Dealt if kind == DEALT else Staked)(a, b if viewer in (a, REFEREE) else None)
    return Revealed(a, b)


def tell(what: Any, names: Sequence[str]) -> str:
    match what:
        case Dealt(seat, coin):
            return f"{names[seat]} is dealt {'a coin' if coin is None else coin}."
        case Staked(seat, coin):
            return f"{names[seat]} stakes {'a coin' if coin is None else coin}."
        case Revealed(bonus, winner):
            return f"{names[winner]} wins {bonus}."
    raise ValueError(what)


def facts(state: CoinDuel, seat: int, action: int, code: int) -> tuple[Fact, ...]:
    if code == NOT_YOUR_COIN:
        return (Fact("coin", action), Fact("article", "own coins"))
    return (Fact("to_act", int(state.to_act())),) if code == NOT_YOUR_TURN else ()


def result(state: CoinDuel) -> Result | None:
    if state.to_act() != NOBODY:
        return None
    rows = []
    for seat, points in enumerate(state.points):
        place = 1 + sum(other > points for other in state.points)
        line = ScoreLine("bonus", "Points", points)
        rows.append(SeatResult(seat, place, state.returns(seat), points, (line,)))
    return Result(tuple(rows), "All rounds are played.")


def read(data: bytes) -> CoinDuel:
    raise NotImplementedError


GAME: Game[CoinDuel, View, Options] = Game(
    id="coin_duel",
    title="Coin Duel",
    rules_version="1",
    seats=(2, 3, 4),
    minutes=1,
    rulebook=Rulebook("For tests", "CD", tuple(CODES.values()), CODES),
    streams=("bag", "die"),
    settings=(Setting("rounds", "How many rounds", ("3", "1", "2"), "CD-1"),),
    presets=(Preset("standard", "Three rounds", Options(3)),),
    wire="support.coin_duel.wire",
    check_options=check_options,
    new=new,
    read=read,
    view=view,
    determinize=determinize,
    count_seats=lambda seen: len(seen.points),
    events=events,
    seals=lambda notes: bool(notes),
    tell=tell,
    describe=lambda action: f"stake {action}",
    facts=facts,
    result=result,
    table=lambda seen, names: str(seen),
    components=lambda options, seats: Components(COINS),
)
assert SPECTATOR < 0

from __future__ import annotations

from typing import Any

from arbiter.games.coin_duel.v1 import coin_duel_pb2 as pb

from engine.core import mirror
from engine.core.faults import Corrupt, Malformed
from support.coin_duel import game
from support.coin_duel.state import BAG, COINS, DIE, HAND, SPENT, CoinDuel

Action = pb.Action
Outcome = pb.Outcome
View = pb.View
Event = pb.Event
State = pb.State
Options = pb.Options
Components = pb.Components


def action_to_message(action: int) -> Any:
    return Action(stake=pb.Stake(coin=action))


def action_from_message(message: Any) -> int:
    if message.WhichOneof("action") is None:
        raise Malformed("action", "says nothing to do")
    if message.stake.coin > 0x7FFFFFFF:
        raise Malformed("action.stake.coin", "is too large")
    return int(message.stake.coin)


def outcome_to_message(stream: int, outcome: int) -> Any:
    return Outcome(coin=outcome) if stream == BAG else Outcome(bonus=outcome)


def outcome_from_message(message: Any) -> tuple[int, int]:
    kind = message.WhichOneof("outcome")
    if kind is None:
        raise Malformed("outcome", "says nothing")
    return (BAG if kind == "coin" else DIE), getattr(message, kind)


def view_to_message(view: Any) -> Any:
    return mirror.fill(View(), view)


def view_from_message(message: Any) -> Any:
    return mirror.read(game.View, message)


def event_to_message(event: Any) -> Any:
    return mirror.fill_oneof(Event(), event)


def event_from_message(message: Any) -> Any:
    return mirror.read_oneof(game.EVENTS, message, "event")


def state_to_message(state: Any) -> Any:
    return State(
        owner=state.owner,
        stake=state.stake,
        points=[*state.points, state.rounds],
        round=state.round,
        ply=state.ply,
    )


def state_from_message(message: Any) -> CoinDuel:
    seats = len(message.stake)
    owner = list(message.owner)
    if len(owner) != COINS or not 2 <= seats <= 4 or len(message.points) != seats + 1:
        raise Corrupt("rows of the wrong length")
    if any(o > seats and o != SPENT for o in owner) or len(owner) - owner.count(0) > HAND * seats:
        raise Corrupt("a coin that nobody can own")
    if max(*message.stake, *message.points, message.round) > COINS or message.ply > 100:
        raise Corrupt("a number out of range")
    *points, rounds = message.points
    return CoinDuel(owner, list(message.stake), points, rounds, message.round, message.ply)


def options_to_message(options: Any) -> Any:
    return mirror.fill(Options(), options)


def options_from_message(message: Any) -> Any:
    return mirror.read(game.Options, message)


def components_to_message(components: Any) -> Any:
    return mirror.fill(Components(), components)

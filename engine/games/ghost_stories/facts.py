"""The numbers behind a refusal, and how a finished game ended."""

from __future__ import annotations

from engine.core.game import Fact, Result, ScoreLine, SeatResult
from engine.core.state import Actions
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import scoring
from engine.games.ghost_stories.names import ENDINGS, colour_name, tile_label
from engine.games.ghost_stories.rules import codes, exorcism, payment
from engine.games.ghost_stories.state import GhostStoriesState
from engine.games.ghost_stories.terms import COLOURS, RUNNING, SUPPLY, YIN_YANG


def facts(state: GhostStoriesState, seat: int, action: int, code: int) -> tuple[Fact, ...]:
    """What the refusal with this code rests on; () where the article says it all."""
    if not state.is_seat(seat) or action < 0:
        return ()
    value = int(act.value_of(action))
    if code == codes.TURN:
        return (Fact("seat_to_act", int(state.to_act())),)
    if code in (codes.NOT_IN_SUPPLY, codes.DISCARD_OWN):
        return colour_facts(state, seat, value)
    if code in (codes.YIN_YANG, codes.HAS_YIN_YANG):
        return (Fact("yin_yang", int(state.cells[YIN_YANG + seat])),)
    if code in (codes.ONE_STEP, codes.FACING, codes.CENTRE_TOKENS, codes.SAME_TILE):
        return (Fact("tile", tile_label(int(state.place(seat)))),)
    if act.kind_of(action) == act.CHOOSE_GHOSTS:
        return payment_facts(state, seat, value)
    return ()


def colour_facts(state: GhostStoriesState, seat: int, colour: int) -> tuple[Fact, ...]:
    if not 0 <= colour < COLOURS:
        return ()
    return (
        Fact("colour", colour_name(colour)),
        Fact("in_supply", int(state.cells[SUPPLY + colour])),
        Fact("owned", int(state.tao(seat, colour))),
    )


def payment_facts(state: GhostStoriesState, seat: int, wanted: int) -> tuple[Fact, ...]:
    """How many tokens the wanted ghosts would cost with this roll, if they can be paid for at all."""
    if seat != state.actor or exorcism.check_faced(state, seat, wanted) != 0:
        return ()
    roll = payment.roll_of(state, seat, payment.tokens_blocked(state))
    cost = int(roll.cost(exorcism.as_set(state, seat, wanted)))
    owned = sum(int(n) for n in roll.owned)
    known = () if cost == payment.IMPOSSIBLE else (Fact("tokens_needed", cost),)
    return (*known, Fact("tokens_within_reach", owned), Fact("legal_choices", legal_choices(state)))


def legal_choices(state: GhostStoriesState) -> int:
    found = Actions()
    state.list_actions(found)
    return int(found.count)


def result(state: GhostStoriesState) -> Result | None:
    """One result for the team (GHO-1.1): all share the place, and `share` says whether they won."""
    if state.ended == RUNNING:
        return None
    lines = score_lines(state)
    points = int(scoring.points(state))
    share = float(scoring.share(state))
    seats = tuple(SeatResult(s, 1, share, points, lines) for s in range(state.setup.seats))
    return Result(seats, ENDINGS[state.ended], team=True)


def score_lines(state: GhostStoriesState) -> tuple[ScoreLine, ...]:
    parts = (
        ("victory", "Victory", scoring.victory_points(state)),
        ("incarnations", "Incarnations exorcised", scoring.incarnation_points(state)),
        ("qi", "Qi left", scoring.qi_points(state)),
        ("cards", "Cards left", scoring.card_points(state)),
        ("spaces", "Spaces without a ghost", scoring.space_points(state)),
        ("dead", "Dead Taoists", scoring.dead_points(state)),
        ("village", "Haunted tiles", scoring.village_points(state)),
    )
    return tuple(ScoreLine(key, title, int(points)) for key, title, points in parts)

"""How a finished game ended, and the numbers that a refusal rests on."""

from __future__ import annotations

from engine.core.game import Fact, Result, ScoreLine, SeatResult
from engine.core.ids import NOBODY
from engine.games.luxor import scoring
from engine.games.luxor.actions import CHOOSE_ADVENTURER, CHOOSE_STEPS, kind_of, steps_of, value_of
from engine.games.luxor.names import card_face
from engine.games.luxor.rules import cards, codes
from engine.games.luxor.rules.tables import CARD_KIND, TILE_LEVEL, TILE_NEEDS, TILE_OTHER_LEVEL
from engine.games.luxor.state import LuxorState, Player
from engine.games.luxor.stories import ENDINGS
from engine.games.luxor.terms import AT_TURN, LEFT, PLUS_MINUS, RIGHT, TOMB


def result(s: LuxorState) -> Result | None:
    """None until the game is over."""
    if s.to_act() != NOBODY:
        return None
    seats = tuple(seat_result(s, seat) for seat in range(s.rules.seats))
    return Result(seats, ENDINGS[f"LUX-{s.ending // 100}.{s.ending % 100}"])


def seat_result(s: LuxorState, seat: int) -> SeatResult:
    me = s.players[seat]
    return SeatResult(
        seat=seat,
        place=scoring.place(s, seat),
        share=scoring.share(s, seat),
        points=scoring.total(me),
        lines=score_lines(me),
        tie_breaks=(ScoreLine("best_sarcophagus", "best sarcophagus", scoring.best_sarcophagus(me)),),
    )


def score_lines(me: Player) -> tuple[ScoreLine, ...]:
    """Treasures were scored during play; the other five parts come at the end, in this order (LUX-9)."""
    return (
        ScoreLine("treasures", "treasures", me.points),
        ScoreLine("positions", "positions", scoring.position_points(me)),
        ScoreLine("sarcophagi", "sarcophagi", scoring.sarcophagus_points(me)),
        ScoreLine("keys", "keys", scoring.key_points(me)),
        ScoreLine("treasure_sets", "treasure sets", scoring.set_points(me)),
        ScoreLine("scarabs", "scarabs", scoring.scarab_points(me)),
    )


def facts(s: LuxorState, seat: int, action: int, code: int) -> tuple[Fact, ...]:
    """What a person needs to see why this was refused. Nothing of another hand."""
    if code == codes.OUT_OF_TURN:
        return (Fact("seat_to_act", s.to_act()),)
    if code in (codes.ROUND_COMPLETED, codes.DEAD_ROUND, codes.LENGTH_GUARD):
        return (Fact("rounds_played", s.rounds), Fact("entered_tomb", s.entered))
    if code in HAND_CODES and s.point == AT_TURN:
        return hand_facts(s.players[seat], value_of(action))
    if code == codes.NEEDS_KEY:
        return (*move_facts(s, action), Fact("keys_held", s.players[seat].keys), Fact("keys_needed", 1))
    if code in MOVE_CODES:
        return move_facts(s, action)
    if code in NUMBER_CODES:
        return number_facts(s, action)
    if code == codes.TOO_FEW:
        return treasure_facts(s, seat, value_of(action))
    if code in (codes.OTHER_DECK, codes.DECK_NOT_SHOWN):
        tile = s.tiles[s.where]
        return (Fact("level", TILE_LEVEL[tile]), Fact("other_level", TILE_OTHER_LEVEL[tile]))
    return ()


HAND_CODES = (codes.END_CARDS, codes.NO_PASS, codes.BLOCKED, codes.NOBODY_AHEAD)
MOVE_CODES = (codes.EXACT_COUNT, codes.OSIRIS_BLOCKED, codes.NOTHING_BEHIND, codes.NOT_MOVED)
NUMBER_CODES = (
    codes.NO_WAY_BACK, codes.FULL_NUMBER, codes.NUMBER_CARD, codes.PLUS_MINUS_CARD, codes.DIE_ROLLED,
    codes.RANGE_CARD, codes.DIE_RANGE_CARD, codes.MINUS_ONE_CARD,
)  # fmt: skip


def hand_facts(me: Player, place: int) -> tuple[Fact, ...]:
    """The own end cards, and the place that was named."""
    ends = (Fact("left_card", card_face(me.hand[LEFT])), Fact("right_card", card_face(me.hand[RIGHT])))
    return (*ends, Fact("place", place))


def move_facts(s: LuxorState, action: int) -> tuple[Fact, ...]:
    """From where, how far, and how many tiles there are up to the tomb chamber."""
    kind, value = kind_of(action), value_of(action)
    if kind == CHOOSE_STEPS:
        return (Fact("position", s.where), Fact("steps", steps_of(value)), tiles_ahead(s, s.where))
    if kind == CHOOSE_ADVENTURER and value < TOMB:
        return (Fact("position", value), tiles_ahead(s, value))
    return ()


def tiles_ahead(s: LuxorState, position: int) -> Fact:
    """Steps to the tomb chamber, which counts as the last of them."""
    return Fact("steps_to_tomb", 1 + sum(s.tiles[space] != 0 for space in range(position + 1, TOMB)))


def number_facts(s: LuxorState, action: int) -> tuple[Fact, ...]:
    """What the card in play allows."""
    if s.card == 0:
        return ()
    steps = Fact("steps", steps_of(value_of(action)))
    if CARD_KIND[s.card] == PLUS_MINUS:
        return (steps, Fact("allowed", "1 or -1"))
    low, high = cards.lowest(s.card, s.roll), cards.highest(s.card, s.roll)
    return (steps, Fact("at_least", low), Fact("at_most", high))


def treasure_facts(s: LuxorState, seat: int, space: int) -> tuple[Fact, ...]:
    standing = s.players[seat].pieces.to_list().count(space)
    return (Fact("space", space), Fact("needs", TILE_NEEDS[s.tiles[space]]), Fact("has", standing))

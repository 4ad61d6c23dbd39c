"""What is fixed before the game: one immutable record that all clones share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.kit import Row


@mypyc_attr(acyclic=True)
class Setup:
    """What is fixed before the game: options and the component data that they select. Never changes."""

    def __init__(self, options: Row, seats: i64, level: i64, cards: vec[i64]) -> None:
        self.options = options  # the canonical bytes of the options
        self.seats = seats
        self.level = level  # 1 initiation, 2 normal, 3 nightmare, 4 hell
        self.cards = cards  # CARD_WIDTH numbers for each card
        self.seat_of: vec[i64] = vec[i64]()  # by side: its seat, -1 for none
        self.side_of: vec[i64] = vec[i64]()  # by seat
        self.ghosts: i64 = 0  # ghosts in the deck (GHO-3.6)
        self.incarnations: i64 = 0  # in the deck (GHO-3.5)
        self.slots: i64 = 0  # bit n is set: draw n, from 1, is an incarnation
        self.start_qi: i64 = 0
        self.qi_cap: i64 = 0  # no more than this; 255 without a cap
        self.limit: i64 = 0  # haunted tiles that lose
        self.power_tokens: i64 = 0  # of each seat at the start
        self.black_tao = False
        self.start_yin_yang = True
        self.faces: i64 = -1  # bit of each colour: face B; -1: drawn
        self.twin_before = False
        self.printed_scoring = True
        self.deck_lasts = False  # lost only when a card is needed and none is left
        self.circle_stays = False
        self.scroll_removed = False
        self.herbalist_any_dice = False
        self.herbalist_white = False  # white gives a token even when it is not wild
        self.score_neutral = True
        self.circle_single_only = False
        self.dice_first = False
        self.halves_optional = False
        self.solo_moves_self = True
        self.tokens_die = False
        self.any_haunt_loses = False
        self.yin_yang_between = False

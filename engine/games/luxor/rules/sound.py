"""Could these components lie on a table like this? Asked of every position that comes from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.core.kit import zeros
from engine.games.luxor.rules.cards import find_bar, is_open, reach, reach_any
from engine.games.luxor.rules.codes import DEAD_ROUND, LENGTH_GUARD, ROUND_COMPLETED
from engine.games.luxor.rules.refill import deck_is_empty
from engine.games.luxor.rules.setup import next_open
from engine.games.luxor.rules.tables import (
    ALL_CARDS,
    ALL_SCARABS,
    CARD_COPIES,
    CARD_KIND,
    CARD_LEVEL,
    CARDS,
    JOKERS,
    KEYS,
    PRINTED,
    PRINTED_LEVEL,
    SCARAB_COPIES,
    SCARABS,
    SYMBOL,
    TEMPLE_COPIES,
    TILE_COPIES,
    TILE_KIND,
    TILE_LEVEL,
    TILE_POINTS,
    TILES,
)
from engine.games.luxor.rules.tiles import find_obstacle
from engine.games.luxor.rules.treasure import missing_adventurers, pile_is_empty
from engine.games.luxor.terms import (
    ADVENTURERS,
    AT_ADVENTURER,
    AT_DEAL,
    AT_DRAW,
    AT_EYES,
    AT_HORUS,
    AT_MINUS_ONE,
    AT_OVER,
    AT_PICK,
    AT_REVEAL,
    AT_ROLL,
    AT_SCARAB,
    AT_SPACE,
    AT_STARTER,
    AT_STEPS,
    AT_TEMPLE,
    AT_TOPS,
    AT_TREASURE,
    AT_TURN,
    DIE,
    DIE_CARD,
    DIE_RANGE,
    EYES,
    HAND,
    HORUS,
    JOKER_OR_SCARAB,
    LEVELS,
    LYING,
    MARKS,
    MINUS_ONE,
    MOVE_ALL,
    NO_TILE,
    OSIRIS,
    SCARAB,
    SYMBOLS,
    TOMB,
    TREASURE,
)

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState, Player


def is_sound(s: LuxorState) -> bool:
    return (
        has_right_sizes(s)
        and has_right_numbers(s)
        and all_players_sound(s)
        and cards_add_up(s)
        and tiles_add_up(s)
        and tokens_add_up(s)
        and setup_is_done(s)
        and point_fits(s)
    )


def has_right_sizes(s: LuxorState) -> bool:
    p = s.piles
    if p.draw.size != CARDS or p.shuffled.size != CARDS or p.decks.size != CARDS or p.tops.size != LEVELS + 1:
        return False
    if p.discard.size > ALL_CARDS or s.tiles.size != TOMB + 1 or s.stock.unplaced.size != TILES:
        return False
    return s.stock.temple.size == (SYMBOLS + 1) * TILES and s.stock.scarabs.size == SCARABS


def has_right_numbers(s: LuxorState) -> bool:
    n = s.rules.seats
    if s.starter >= n or s.active >= n or s.batch < 1 or s.batch > n * HAND + 1:
        return False
    if s.card >= CARDS or s.end > 2 or s.roll > DIE or s.where > TOMB or s.level > LEVELS:
        return False
    if s.arrived >> (TOMB + 1) != 0:
        return False
    if s.woken > MARKS or s.moved > 1 or s.acted > 1 or s.round_moved > 1 or s.rounds > s.rules.max_rounds:
        return False
    over = s.ending == ROUND_COMPLETED or s.ending == DEAD_ROUND or s.ending == LENGTH_GUARD
    return over if s.point == AT_OVER else s.ending == 0


# ---- players ----


def all_players_sound(s: LuxorState) -> bool:
    entered: i64 = 0
    for seat in range(s.rules.seats):
        p = s.players[seat]
        if not is_player_sound(s, p) or p.hand.size != due_cards(s, seat):
            return False
        entered += p.pieces.count_of(TOMB)
    taken: i64 = 0
    for p in s.players:
        if taken & p.sarcophagi != 0:
            return False
        taken |= p.sarcophagi
    return s.entered == entered and taken == (0 if entered == 0 else 1 if entered == 1 else 3)


def due_cards(s: LuxorState, seat: i64) -> i64:
    """How many cards a seat holds at this point of the game (LUX-3.8)."""
    if s.point == AT_STARTER:
        return 0
    if s.point == AT_DEAL:
        if seat == s.active:
            return s.players[seat].hand.size if s.players[seat].hand.size < HAND else i64(-1)
        return HAND if seat < s.active else i64(0)
    in_turn = s.point > AT_TURN and s.point < AT_REVEAL
    return HAND - 1 if in_turn and seat == s.active else HAND


def is_player_sound(s: LuxorState, p: Player) -> bool:
    if p.hand.size != p.batch.size or p.treasures.size != TILES or p.scarabs.size != SCARABS:
        return False
    for i in range(p.hand.size):
        if p.hand[i] < 1 or p.hand[i] >= CARDS or p.batch[i] > s.batch:
            return False
    return pieces_are_sound(s, p) and bars_are_sound(p) and p.points == treasure_points(p)


def pieces_are_sound(s: LuxorState, p: Player) -> bool:
    """Five in ascending order, nobody on Osiris (LUX-6.2), at most one at each Anubis place."""
    if p.pieces.size != ADVENTURERS or p.pieces[ADVENTURERS - 1] >= LYING + MARKS:
        return False
    for i in range(ADVENTURERS):
        at = p.pieces[i]
        if i > 0 and (p.pieces[i - 1] > at or (at >= LYING and p.pieces[i - 1] == at)):
            return False
        if at <= TOMB and TILE_KIND[s.tiles[at]] == OSIRIS:
            return False
    return True


def bars_are_sound(p: Player) -> bool:
    """What everybody knows of an end card is true, and said only of cards that not everybody has seen."""
    if p.hand.size == 0:
        return p.bars_left == 0 and p.bars_right == 0
    if p.bars_left >> CARDS != 0 or p.bars_right >> CARDS != 0 or (p.bars_left | p.bars_right) & 1 != 0:
        return False
    if p.bars_left != 0 and (p.batch[0] == 0 or (p.bars_left >> p.hand[0]) & 1 != 0):
        return False
    return p.bars_right == 0 or (p.batch.last() != 0 and (p.bars_right >> p.hand.last()) & 1 == 0)


def treasure_points(p: Player) -> i64:
    points: i64 = 0
    for tile in range(TILES):
        if p.treasures[tile] != 0:
            if TILE_KIND[tile] != TREASURE:
                return -1
            points += p.treasures[tile] * TILE_POINTS[tile]
    return points


# ---- components ----


def cards_add_up(s: LuxorState) -> bool:
    p = s.piles
    found = zeros(CARDS)
    for i in range(p.discard.size):
        if p.discard[i] >= CARDS:
            return False
        found.bump(p.discard[i])
    for level in range(i64(1), LEVELS + 1):
        top = p.tops[level]
        if top != 0 and (top >= CARDS or CARD_LEVEL[top] != level):
            return False
        found.bump(top)
    found[0] = 0  # an empty deck shows no card
    for player in s.players:
        for i in range(player.hand.size):
            found.bump(player.hand[i])
    for card in range(CARDS):
        if found[card] + p.draw[card] + p.decks[card] != CARD_COPIES[card]:
            return False
        if p.draw[card] > p.shuffled[card] or p.shuffled[card] > CARD_COPIES[card]:
            return False
        if p.decks[card] != 0 and CARD_LEVEL[card] == 0:
            return False
    return s.draw_left == p.draw.total()


def tiles_add_up(s: LuxorState) -> bool:
    if s.tiles[0] != NO_TILE or s.tiles[TOMB] != NO_TILE:
        return False
    lying = zeros(TILES)
    for space in range(i64(1), TOMB):
        if s.tiles[space] >= TILES:
            return False
        lying.bump(s.tiles[space])
    for tile in range(i64(1), TILES):
        found = lying[tile] + s.stock.unplaced[tile]
        for symbol in range(SYMBOLS + 1):
            left = s.stock.temple[symbol * TILES + tile]
            if left > TEMPLE_COPIES[symbol * TILES + tile]:
                return False
            found += left
        for p in s.players:
            found += p.treasures[tile]
        if found != TILE_COPIES[tile]:
            return False
    for space in range(i64(1), TOMB):
        if not lies_well(s, space):
            return False
    return True


def lies_well(s: LuxorState, space: i64) -> bool:
    """Is this a tile that the space can hold (LUX-2.4, 5.4)?"""
    tile = s.tiles[space]
    kind = TILE_KIND[tile]
    if PRINTED[space] == HORUS:
        return kind == HORUS and TILE_LEVEL[tile] == PRINTED_LEVEL[space]
    if PRINTED[space] == OSIRIS:
        return kind == OSIRIS or (kind == 0 and s.point < AT_TURN)
    return kind == TREASURE or kind == 0 or TEMPLE_COPIES[SYMBOL[space] * TILES + tile] != 0


def tokens_add_up(s: LuxorState) -> bool:
    keys = s.keys_left
    jokers = s.jokers_left
    for p in s.players:
        keys += p.keys
        jokers += p.jokers
    if not s.rules.keys_recycled:
        keys += s.entered
    if (
        keys != KEYS
        or jokers != JOKERS
        or s.stock.scarabs.total() != s.scarabs_left
        or s.scarabs_left > ALL_SCARABS
    ):
        return False
    for points in range(SCARABS):
        found = s.stock.scarabs[points]
        for p in s.players:
            found += p.scarabs[points]
        if found != SCARAB_COPIES[points]:
            return False
    return True


# ---- the decision point ----


def setup_is_done(s: LuxorState) -> bool:
    """As much of it as must be done at this point (LUX-2): top cards, then Osiris, then treasures."""
    for level in range(i64(1), LEVELS + 1):
        if not top_fits(s, level):
            return False
    if s.point < AT_TURN:
        osiris = next_open(s, OSIRIS) == TOMB
        return osiris == (s.point == AT_TREASURE) and next_open(s, TREASURE) < TOMB
    for tile in range(TILES):
        if s.stock.unplaced[tile] != 0 and TILE_KIND[tile] != OSIRIS:
            return False
    return s.stock.unplaced.total() == 2


def top_fits(s: LuxorState, level: i64) -> bool:
    """A deck shows its top card from the setup on, unless it is empty or the next one is to be shown."""
    top = s.piles.tops[level]
    if s.point < AT_TOPS or (s.point == AT_TOPS and level >= s.level):
        return top == 0
    if s.point == AT_REVEAL and level == s.level:
        return top == 0 and not deck_is_empty(s, level)
    return top != 0 or deck_is_empty(s, level)


def point_fits(s: LuxorState) -> bool:
    """Is there something to decide or to draw at this point?"""
    point = s.point
    if point <= AT_TURN or point == AT_OVER:
        return is_between_turns(s)
    if point == AT_ADVENTURER:
        return moves_one(s) and reach_any(s, s.me(), s.card, s.roll) == OK
    if point == AT_STEPS:
        standing = s.where < TOMB and s.me().pieces.find(s.where) != -1
        return standing and moves_one(s) and reach(s, s.me(), s.where, s.card, s.roll) == OK
    if point == AT_SPACE:
        return CARD_KIND[s.card] == MOVE_ALL and has_open_space(s)
    return tile_fits(s, TILE_KIND[s.tiles[s.where]]) if point < AT_ROLL else chance_fits(s)


def is_between_turns(s: LuxorState) -> bool:
    """No turn is running: nothing of one is kept."""
    if s.point != AT_TURN and s.point != AT_OVER and (s.point < AT_STARTER or s.point > AT_TREASURE):
        return False
    level_fits = s.level >= 1 if s.point == AT_TOPS else s.level == 0
    return level_fits and s.card + s.end + s.roll + s.where + s.arrived + s.woken + s.moved + s.acted == 0


def tile_fits(s: LuxorState, kind: i64) -> bool:
    """Does the tile that acts ask what is being asked?"""
    if s.point == AT_HORUS:
        return kind == HORUS and find_obstacle(s, s.where) == OK
    if s.point == AT_EYES:
        return kind == EYES and find_obstacle(s, s.where) == OK
    if s.point == AT_PICK:
        return kind == JOKER_OR_SCARAB and find_obstacle(s, s.where) == OK
    short = kind == TREASURE and missing_adventurers(s, s.where) == 1
    return s.point == AT_MINUS_ONE and short and CARD_KIND[s.card] == MINUS_ONE


def moves_one(s: LuxorState) -> bool:
    """Does the card in play move one adventurer, and is its die rolled if it has one?"""
    kind = CARD_KIND[s.card]
    rolled = kind in (DIE_CARD, DIE_RANGE)
    return kind != 0 and kind != MOVE_ALL and (s.roll != 0) == rolled and find_bar(s, s.active, s.card) == OK


def has_open_space(s: LuxorState) -> bool:
    for space in range(i64(1), TOMB):
        if is_open(s, space):
            return True
    return False


def chance_fits(s: LuxorState) -> bool:
    point = s.point
    kind = TILE_KIND[s.tiles[s.where]]
    if point == AT_ROLL:
        return CARD_KIND[s.card] == DIE_CARD or CARD_KIND[s.card] == DIE_RANGE
    if point == AT_SCARAB:
        return s.scarabs_left != 0 and (kind == SCARAB or kind == JOKER_OR_SCARAB)
    if point == AT_TEMPLE:
        return SYMBOL[s.where] != 0 and kind == 0 and not pile_is_empty(s, SYMBOL[s.where])
    if point == AT_DRAW:
        return s.draw_left != 0
    return point == AT_REVEAL and s.level != 0

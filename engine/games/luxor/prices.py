"""What places, tokens, tiles and moves of Luxor are worth to a seat, in points of the final score.

Compiled, for `heuristics.py`, which says what the ideas are. `late` is how much of the game is over, 0 to 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.games.luxor import scoring
from engine.games.luxor.actions import CARD, KEY
from engine.games.luxor.data import DATA
from engine.games.luxor.rules.cards import find_penultimate, highest, lowest
from engine.games.luxor.rules.movement import settle
from engine.games.luxor.rules.tables import (
    CARD_KIND,
    CARD_LOW,
    MARK_AFTER,
    SARCOPHAGUS,
    SCORE,
    SET_SCORE,
    TILE_KIND,
    TILE_LEVEL,
    TILE_NEEDS,
    TILE_OTHER_LEVEL,
    TILE_POINTS,
    TREASURE_KIND,
)
from engine.games.luxor.rules.tiles import next_tunnel
from engine.games.luxor.state import LuxorState, Player
from engine.games.luxor.terms import (
    DIE_CARD,
    DIE_RANGE,
    EYES,
    HORUS,
    JOKER,
    JOKER_OR_SCARAB,
    LAST,
    LYING,
    MARKS,
    MINUS_ONE,
    MOVE_ALL,
    NO_TILE,
    NOWHERE,
    PLUS_MINUS,
    SCARAB,
    TOMB,
    TREASURE,
    TREASURE_KINDS,
    TUNNEL,
)
from engine.games.luxor.weights import WEIGHTS

NEVER: Final = -1e9  # worth of what cannot be done
LOW_ROLL: Final[i64] = 2  # the two rolls that stand for all six
HIGH_ROLL: Final[i64] = 5


def early_worth(place: int) -> float:
    """Of an adventurer here while there is time to move on."""
    if place >= LYING:
        return float(WEIGHTS["places.lying"])
    return float(WEIGHTS["places.stairs"] + WEIGHTS["places.step"] * min(place, WEIGHTS["places.plateau"]))


def kept_worth(kind: str, low: int) -> float:
    extra = WEIGHTS["cards.step"] * low if kind == "number" else 0.0
    return float(WEIGHTS[f"cards.{kind}"] + extra)


# By place, lying adventurers included.
EARLY: Final = vec[float]([early_worth(place) for place in range(LYING + MARKS)])
PRINTED: Final = vec[float]([float(SCORE[i]) if i <= TOMB else 0.0 for i in range(LYING + MARKS)])
ENTRY: Final = vec[float](
    [WEIGHTS["tokens.entry"] * (float(i) / float(TOMB)) ** 3 for i in range(LYING + MARKS)]
)
KEPT: Final = vec[float]([0.0] + [kept_worth(c.kind, c.low) for c in DATA.cards])  # by card
# By how many adventurers, or treasures of a set, are missing.
WITHIN_REACH: Final = vec[float](WEIGHTS["treasures.within_reach"])
SET_PART: Final = vec[float](WEIGHTS["treasures.set_part"])

KEY_WORTH: Final = float(WEIGHTS["tokens.key"])
SCARAB_WORTH: Final = float(WEIGHTS["tokens.scarab"])
JOKER_WORTH: Final = float(WEIGHTS["tokens.joker"])
FINISH: Final = float(WEIGHTS["turn.finish"])
FINISH_MOST: Final = float(WEIGHTS["turn.finish_most"])


def hope(late: float) -> float:
    """How much of what takes a few more turns is still to be had; it lasts until shortly before the end."""
    return 1.0 - late * late * late * late


def place_worth(place: i64, late: float) -> float:
    return EARLY[place] + (PRINTED[place] - EARLY[place]) * late


def set_worth(me: Player, late: float) -> float:
    """Of the sets and jokers that a seat has."""
    vases, jewelry, statues = scoring.treasures_by_kind(me)
    return worth_of_sets(vases, jewelry, statues, me.jokers, late)


def worth_of_sets(vases: i64, jewelry: i64, statues: i64, jokers: i64, late: float) -> float:
    """Of the sets as they stand, the next one so far as it is in reach, and the jokers."""
    sets = scoring.count_sets(vases, jewelry, statues, jokers)
    most = i64(len(SET_SCORE)) - 1
    now = float(SET_SCORE[min(sets, most)])
    rise = float(SET_SCORE[min(sets + 1, most)]) - now
    own = min(vases, sets + 1) + min(jewelry, sets + 1) + min(statues, sets + 1)
    missing = min(max(TREASURE_KINDS * (sets + 1) - own - jokers, i64(1)), TREASURE_KINDS)
    return now + hope(late) * rise * SET_PART[missing] + (1.0 - late) * JOKER_WORTH * float(jokers)


def entry_worth(s: LuxorState, me: Player, keys: i64) -> float:
    """Of so many keys: for each a point, or what the next adventurer would gain by entering with it."""
    worth = KEY_WORTH * float(keys)
    if s.entered >= 2:
        return worth
    prize = s.entered
    i = me.pieces.size - 1
    while i >= 0 and keys > 0:
        place = me.pieces[i]
        if place < TOMB:
            gain = PRINTED[TOMB] - PRINTED[place] - KEY_WORTH
            if prize < 2:
                gain += float(SARCOPHAGUS[prize])
            worth += ENTRY[place] * gain
            prize += 1
            keys -= 1
        i -= 1
    return worth


def hand_worth(me: Player) -> float:
    worth = 0.0
    for i in range(me.hand.size):
        worth += KEPT[me.hand[i]]
    return worth


def gathered(s: LuxorState, me: Player, late: float) -> float:
    """Of the treasures at which some of the seat's adventurers wait for others that come behind."""
    worth = 0.0
    i: i64 = 0
    while i < me.pieces.size:
        place = me.pieces[i]
        if place >= TOMB:
            break
        here: i64 = 1
        while i + here < me.pieces.size and me.pieces[i + here] == place:
            here += 1
        tile = s.tiles[place]
        if TILE_KIND[tile] == TREASURE:
            missing = max(TILE_NEEDS[tile] - here, i64(1))
            if missing <= i:
                worth += WITHIN_REACH[missing] * treasure_worth(me, tile, late)
        i += here
    return worth


def treasure_worth(me: Player, tile: i64, late: float) -> float:
    """Of taking it: its points, and what it does for the sets."""
    vases, jewelry, statues = scoring.treasures_by_kind(me)
    before = worth_of_sets(vases, jewelry, statues, me.jokers, late)
    kind = TREASURE_KIND[tile]
    if kind == 0:
        vases += 1
    elif kind == 1:
        jewelry += 1
    else:
        statues += 1
    sets = worth_of_sets(vases, jewelry, statues, me.jokers, late) - before
    return float(TILE_POINTS[tile]) + sets


def best_of_card(s: LuxorState, me: Player, card: i64, roll: i64, late: float) -> float:
    """The best that this card can do for the seat now, NEVER if nothing."""
    kind = CARD_KIND[card]
    if kind == MOVE_ALL:
        return worth_of_move_all(s, me, card, late)
    if kind == LAST:
        goal = find_penultimate(me)
        if goal == NOWHERE or (goal == TOMB and me.keys == 0):
            return NEVER
        return worth_of_move(s, me, me.pieces[0], goal, card, late)
    if roll == 0 and (kind == DIE_CARD or kind == DIE_RANGE):
        low = best_of_card(s, me, card, LOW_ROLL, late)
        high = best_of_card(s, me, card, HIGH_ROLL, late)
        return 0.5 * (max(low, 0.0) + max(high, 0.0))
    best = NEVER
    last: i64 = NOWHERE
    for i in range(me.pieces.size):
        start = me.pieces[i]
        if start >= TOMB:
            break
        if start != last:
            best = max(best, best_from(s, me, start, card, roll, late))
        last = start
    return best


def best_from(s: LuxorState, me: Player, start: i64, card: i64, roll: i64, late: float) -> float:
    """The best that this card can do with an adventurer from here, NEVER if nothing."""
    best = NEVER
    for steps in range(lowest(card, roll), highest(card, roll) + 1):
        best = max(best, worth_of_steps(s, me, start, steps, card, late))
    if CARD_KIND[card] == PLUS_MINUS:
        best = max(best, worth_of_steps(s, me, start, -1, card, late))
    return best


def worth_of_steps(s: LuxorState, me: Player, start: i64, steps: i64, card: i64, late: float) -> float:
    goal = settle(s, start, steps, me.keys)
    return worth_of_move(s, me, start, goal, card, late) if goal >= 0 else NEVER


def worth_of_move(s: LuxorState, me: Player, start: i64, goal: i64, card: i64, late: float) -> float:
    """Of one adventurer's way from here to there and of what it finds."""
    worth = place_worth(goal, late) - place_worth(start, late) + waking(me, start, goal, late)
    if goal == TOMB:
        return worth + worth_of_entry(s, start)
    standing = me.pieces.count_of(goal) + (1 if goal != start else 0)
    spare: i64 = 1 if CARD_KIND[card] == MINUS_ONE else 0
    left = s.tiles[start]
    if goal != start and TILE_KIND[left] == TREASURE:
        worth -= waiting(s, me, start, me.pieces.count_of(start), late)
        worth += waiting(s, me, start, me.pieces.count_of(start) - 1, late)
    return worth + tile_worth(s, me, goal, standing, spare, late)


def waking(me: Player, start: i64, goal: i64, late: float) -> float:
    """Of those who get up on the way."""
    worth = 0.0
    if goal > start and me.pieces.last() >= LYING:
        for mark in range(MARKS):
            after = MARK_AFTER[mark]
            if start <= after and after < goal and me.pieces.find(LYING + mark) != -1:
                worth += (1.0 - late) * (EARLY[0] - EARLY[LYING])
    return worth


def waiting(s: LuxorState, me: Player, place: i64, standing: i64, late: float) -> float:
    """Of so many adventurers that stand at a treasure which needs more."""
    if standing == 0:
        return 0.0
    tile = s.tiles[place]
    missing = max(TILE_NEEDS[tile] - standing, i64(1))
    behind: i64 = 0
    while behind < me.pieces.size and me.pieces[behind] < place:
        behind += 1
    if missing > behind:
        return 0.0
    return hope(late) * WITHIN_REACH[missing] * treasure_worth(me, tile, late)


def worth_of_entry(s: LuxorState, start: i64) -> float:
    """Of the key paid, the sarcophagus, and the end of the game that the second entry brings."""
    worth = -KEY_WORTH
    if s.entered < 2:
        worth += float(SARCOPHAGUS[s.entered])
    if s.entered != 1:
        return worth
    others: i64 = 0
    for seat in range(s.rules.seats):
        if seat != s.active:
            others = max(others, scoring.total(s.players[seat]))
    mine = float(scoring.total(s.me())) + PRINTED[TOMB] - PRINTED[start] + worth
    lead = FINISH * (mine - float(others))
    return worth + min(max(lead, -FINISH_MOST), FINISH_MOST)


def worth_of_move_all(s: LuxorState, me: Player, card: i64, late: float) -> float:
    """Of everybody's way, and the best of the tiles that they find."""
    worth = 0.0
    best = 0.0
    able = False
    for i in range(me.pieces.size):
        start = me.pieces[i]
        if start >= TOMB:
            break
        goal = settle(s, start, CARD_LOW[card], me.keys)
        if goal < 0:
            continue
        able = True
        worth += place_worth(goal, late) - place_worth(start, late) + waking(me, start, goal, late)
        if goal == TOMB:
            worth += worth_of_entry(s, start)
        else:
            together: i64 = 0
            for k in range(me.pieces.size):
                if me.pieces[k] == start:
                    together += 1
            best = max(best, tile_worth(s, me, goal, together, 0, late))
    return worth + best if able else NEVER


# ---- what a tile brings ----


def tile_worth(s: LuxorState, me: Player, place: i64, standing: i64, spare: i64, late: float) -> float:
    """Of the action of the tile here for the seat whose turn it is.

    So many of its adventurers stand there, and a treasure may be taken with so many fewer than it needs.
    """
    tile = s.tiles[place]
    if tile == NO_TILE or place >= TOMB:
        return 0.0
    kind = TILE_KIND[tile]
    if kind == TREASURE:
        if standing + spare >= TILE_NEEDS[tile]:
            return treasure_worth(me, tile, late)
        return waiting(s, me, place, standing, late) - waiting(s, me, place, standing - 1, late)
    if kind == HORUS:
        card = s.piles.tops[TILE_LEVEL[tile]]
        return max(worth_of_horus(s, me, KEY, late), hope(late) * KEPT[card])
    if kind == EYES:
        first = KEPT[s.piles.tops[TILE_LEVEL[tile]]]
        return hope(late) * max(first, KEPT[s.piles.tops[TILE_OTHER_LEVEL[tile]]])
    if kind == SCARAB:
        return SCARAB_WORTH if s.scarabs_left != 0 else 0.0
    if kind == JOKER:
        return joker_worth(me, late) if s.jokers_left != 0 else 0.0
    if kind == JOKER_OR_SCARAB:
        scarab = SCARAB_WORTH if s.scarabs_left != 0 else 0.0
        return max(joker_worth(me, late), scarab) if s.jokers_left != 0 else scarab
    return tunnel_worth(s, me, place, late) if kind == TUNNEL else 0.0


def tunnel_worth(s: LuxorState, me: Player, place: i64, late: float) -> float:
    """Of the hop to the next tunnel, or to the last one under that option."""
    goal = place
    hop = next_tunnel(s, place)
    while hop != NOWHERE:
        goal = hop
        hop = next_tunnel(s, goal) if s.rules.tunnel_chains else NOWHERE
    return place_worth(goal, late) - place_worth(place, late) + waking(me, place, goal, late)


def worth_of_horus(s: LuxorState, me: Player, choice: i64, late: float) -> float:
    if choice == CARD:
        return hope(late) * KEPT[s.piles.tops[TILE_LEVEL[s.tiles[s.where]]]]
    if choice != KEY or s.keys_left == 0:
        return 0.0
    return entry_worth(s, me, me.keys + 1) - entry_worth(s, me, me.keys)


def joker_worth(me: Player, late: float) -> float:
    vases, jewelry, statues = scoring.treasures_by_kind(me)
    more = worth_of_sets(vases, jewelry, statues, me.jokers + 1, late)
    return more - worth_of_sets(vases, jewelry, statues, me.jokers, late)

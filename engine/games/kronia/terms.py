"""The words of Kronia as numbers: gods, temples, special rules, places of a card, decision points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Gods. A favor token scores its number (KRO-8.2); WRATH is the black token of the Hades module.
NO_TOKEN: Final[i64] = 0
APOLLO: Final[i64] = 1
ARTEMIS: Final[i64] = 2
POSEIDON: Final[i64] = 3
ATHENA: Final[i64] = 4
ZEUS: Final[i64] = 5
WRATH: Final[i64] = 6
GODS: Final[i64] = 7  # length of a row that counts tokens by god; place 0 is unused

# Temples: the ordinary ones are 0, 1, 2 (A, B, C); three players use two of them.
HADES: Final[i64] = 3
TEMPLES: Final[i64] = 4

# Rules of the special tiles (KRO-11).
NO_RULE: Final[i64] = 0
REVERSED_TIE: Final[i64] = 1
FIRST_TOKEN: Final[i64] = 2
LOWEST_WINS: Final[i64] = 3
NO_TAKE_BACK: Final[i64] = 4
WINNER_PICKS: Final[i64] = 5
EXCHANGE_RULE: Final[i64] = 6
CHOOSE_FIRST: Final[i64] = 7
EXTRA_TOKEN: Final[i64] = 8  # general
RAINBOW: Final[i64] = 9  # scoring
BONUS_ON_BONUSES: Final[i64] = 10  # scoring
RULES: Final[i64] = 11
TILES: Final[i64] = 5
SIDES: Final[i64] = 2

# Cards.
VALUES: Final[i64] = 12
LOW_CARD: Final[i64] = 5  # a winning card of this value or less is kept (KRO-7.1)
CARDS: Final[i64] = 60
LAID_MAX: Final[i64] = 5

# Where a card is.
BOXED: Final[i64] = 0  # its colour is not in play
HAND: Final[i64] = 1
LAID: Final[i64] = 2
HIDDEN: Final[i64] = 3  # discarded from the hand; its owner alone knows it (KRO-12.4)
SPENT: Final[i64] = 4  # on the pile, and everybody saw it
UNDER_AID: Final[i64] = 5
LATER: Final[i64] = 6  # the second deck of two players, before round 7

# What became of a laid card after the reveal.
OPEN: Final[i64] = 0  # not settled, or lost and not decided about
WON: Final[i64] = 1
TAKEN: Final[i64] = 2
LEFT: Final[i64] = 3

# Decision points and chance events, in the order of a round.
AT_FIRST: Final[i64] = 1  # chance: the first player of round 1
AT_TILE: Final[i64] = 2  # chance: which special tile
AT_SIDE: Final[i64] = 3  # chance: which side of it
AT_DRAW: Final[i64] = 4  # chance: the next token of the round
AT_PLACE: Final[i64] = 5
AT_LAY: Final[i64] = 6
AT_CHANGE: Final[i64] = 7
AT_EXTRA: Final[i64] = 8  # chance: the token that a winner draws
AT_PICK: Final[i64] = 9
AT_EXCHANGE: Final[i64] = 10
AT_GIVE: Final[i64] = 11
AT_TARGET: Final[i64] = 12
AT_TAKE: Final[i64] = 13
AT_RECOVER: Final[i64] = 14
AT_DISCARD: Final[i64] = 15
AT_NAME_FIRST: Final[i64] = 16
AT_PAY: Final[i64] = 17
AT_OVER: Final[i64] = 18

# Ways to use an exchange temple.
DECLINE: Final[i64] = 1
ONE_FOR_TWO: Final[i64] = 2
TWO_FOR_ONE: Final[i64] = 3

ROUNDS: Final[i64] = 12
STAGE_ROUNDS: Final[i64] = 6  # of two players
WRATH_POINTS: Final[i64] = 3

# Where each row of numbers begins in the cells of a state, and how many cells there are.
# By god, counted from NO_TOKEN: BAG, SHUFFLED, DRAWN. By temple: TILE, RULE, TOKEN, WINNER.
# By laid card: LAID, AT, FATE. By seat: OWNED (then by god), DEBT, COVERED, KEPT. By card: the last three.
BAG: Final[i64] = 0  # tokens in the bag
SHUFFLED: Final[i64] = 7  # what the bag held when something was last put back
DRAWN: Final[i64] = 14  # tokens drawn in this round that are on no temple
TILES_LEFT: Final[i64] = 21  # 1 for each special tile that has not been dealt
TILE: Final[i64] = 26  # tile * 2 + side + 1 of the tile dealt last to a temple; 0: none
RULE: Final[i64] = 30  # the local rule of a temple
TOKEN: Final[i64] = 34  # the token on a temple
WINNER: Final[i64] = 38  # seat + 1 that won a temple in this round
LAID_CARD: Final[i64] = 42  # seat * 16 + value, in the order in which they were put down
AT: Final[i64] = 47  # its temple
FATE: Final[i64] = 52  # what became of it
OWNED: Final[i64] = 57  # tokens of a seat, GODS places each
DEBT: Final[i64] = 92  # points a seat loses for unpaid wrath tokens
COVERED: Final[i64] = 97  # wrath tokens of a seat whose payment is closed
KEPT: Final[i64] = 102  # favor tokens that a seat owned before any payment
CARD: Final[i64] = 107  # where a card is
SHOWN: Final[i64] = 167  # the last round in which a card was revealed; 0: never
HID: Final[i64] = 227  # the round in which a card was discarded from the hand; 0: it was not
CELLS: Final[i64] = 287

# Chance streams.
STREAM_FIRST: Final[i64] = 0
STREAM_TILES: Final[i64] = 1
STREAM_SIDES: Final[i64] = 2
STREAM_BAG: Final[i64] = 3

# Options with several values; 1 is always the default (rules of the house: see options.py).
RANDOM_FIRST: Final[i64] = 1
SEAT_FIRST: Final[i64] = 2
IN_TURN_ORDER: Final[i64] = 1
SIMULTANEOUS: Final[i64] = 2
CAP: Final[i64] = 1
NEW_SET: Final[i64] = 2
TOP_OWNER: Final[i64] = 1
BOTTOM_OWNER: Final[i64] = 2
SUBTRACT_MISSING: Final[i64] = 1
IGNORE_MISSING: Final[i64] = 2
MINUS_THREE: Final[i64] = 3
PER_TOKEN: Final[i64] = 1
POOLED: Final[i64] = 2
TOKEN_BY_TOKEN: Final[i64] = 1
MINIMAL_SETS: Final[i64] = 2
AFTER_PAYMENT: Final[i64] = 1
BEFORE_PAYMENT: Final[i64] = 2
NO_REDRAW: Final[i64] = 1
REDRAW: Final[i64] = 2
RANDOM_LAYOUT: Final[i64] = 1
CHOSEN_LAYOUT: Final[i64] = 2
USUAL_TOTAL: Final[i64] = 1
EXACT_TOTAL: Final[i64] = 2
BOTTOM_WINS: Final[i64] = 1
TOP_WINS: Final[i64] = 2

# Notes of a journal; events.py turns them into what a viewer is told.
N_FIRST: Final[i64] = 1  # seat
N_TILE: Final[i64] = 2  # temple, tile, side, rule
N_DRAWN: Final[i64] = 3  # god
N_PLACED: Final[i64] = 4  # temple, god
N_RETURNED: Final[i64] = 5  # god, how many
N_HADES: Final[i64] = 6  # a Hades round begins
N_LAID: Final[i64] = 7  # seat, temple, value (secret)
N_PASSED: Final[i64] = 8  # seat
N_SWAPPED: Final[i64] = 9  # seat, temple, position, value taken up (secret), value laid (secret)
N_MOVED: Final[i64] = 10  # seat, temple, position, to temple
N_REVEALED: Final[i64] = 11  # temple, position, seat, value
N_AWARDED: Final[i64] = 12  # temple, seat, god, value of the winning card
N_UNCLAIMED: Final[i64] = 13  # temple, god
N_EXTRA: Final[i64] = 14  # temple, god
N_PICKED: Final[i64] = 15  # seat, god kept, god put back
N_DECLINED: Final[i64] = 16  # seat, temple
N_EXCHANGED: Final[i64] = 17  # seat, other seat, own god given or 0, god taken, second god taken or 0
N_RECOVERED: Final[i64] = 18  # seat, value, taken?, secret from others?
N_DISCARDED: Final[i64] = 19  # seat, value (secret)
N_KEPT_LOW: Final[i64] = 20  # seat, value
N_ROUND_OVER: Final[i64] = 21  # round, next first seat
N_STAGE: Final[i64] = 22  # the second stage begins
N_NAMED: Final[i64] = 23  # seat, seat named
N_WRATH: Final[i64] = 24  # seat that takes the wrath token
N_PAID: Final[i64] = 25  # seat, god
N_DEBT: Final[i64] = 26  # seat, points lost
N_OVER: Final[i64] = 27
N_CHOSE_EXCHANGE: Final[i64] = 28  # seat, mode
N_OFFERED: Final[i64] = 29  # seat, own god that it will give
N_NAMED_OWNER: Final[i64] = 30  # seat, seat it will take from

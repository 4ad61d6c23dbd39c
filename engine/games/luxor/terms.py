"""The words of Luxor as numbers: positions, kinds of tile and card, decision points, notes.

Figures that are printed on components are not here: they come from data.toml (see rules/tables.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Positions of adventurers (LUX-1.1, 1.2). Tile spaces are 1 to SPACES in the order of the path.
STAIRS: Final[i64] = 0
SPACES: Final[i64] = 40
TOMB: Final[i64] = 41
LYING: Final[i64] = 42  # lying at the first Anubis place; the others follow
MARKS: Final[i64] = 3
NOWHERE: Final[i64] = -1

ADVENTURERS: Final[i64] = 5  # of each seat
ON_STAIRS: Final[i64] = 2  # of them at the start
HAND: Final[i64] = 5
MIDDLE: Final[i64] = 2  # where a new card goes (LUX-3.4)
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 4
DIE: Final[i64] = 6
LEVELS: Final[i64] = 3
SYMBOLS: Final[i64] = 3  # cobra 1, falcon 2, lion 3; 0 is none
TREASURE_KINDS: Final[i64] = 3

# Kinds of tile.
NO_TILE: Final[i64] = 0
TREASURE: Final[i64] = 1
HORUS: Final[i64] = 2
OSIRIS: Final[i64] = 3
TUNNEL: Final[i64] = 4
SCARAB: Final[i64] = 5
JOKER: Final[i64] = 6
JOKER_OR_SCARAB: Final[i64] = 7
EYES: Final[i64] = 8

# Kinds of card.
NUMBER: Final[i64] = 1
PLUS_MINUS: Final[i64] = 2
DIE_CARD: Final[i64] = 3
RANGE: Final[i64] = 4
DIE_RANGE: Final[i64] = 5
MOVE_ALL: Final[i64] = 6
LAST: Final[i64] = 7
MINUS_ONE: Final[i64] = 8

# Decision points of the active seat (rules section "turn"); the others wait on chance, but for AT_OVER.
AT_STARTER: Final[i64] = 1  # chance: the starting player
AT_DEAL: Final[i64] = 2  # chance: the next card of the first hands
AT_TOPS: Final[i64] = 3  # chance: the first card of each Horus deck
AT_OSIRIS: Final[i64] = 4  # chance: the next Osiris tile
AT_TREASURE: Final[i64] = 5  # chance: the next treasure tile
AT_TURN: Final[i64] = 10  # play a card, or discard one if neither end can be played
AT_ADVENTURER: Final[i64] = 11
AT_STEPS: Final[i64] = 12
AT_SPACE: Final[i64] = 13  # whose tile action, after a move-all card
AT_HORUS: Final[i64] = 14
AT_EYES: Final[i64] = 15
AT_PICK: Final[i64] = 16
AT_MINUS_ONE: Final[i64] = 17
AT_ROLL: Final[i64] = 20  # chance
AT_SCARAB: Final[i64] = 21  # chance: which scarab
AT_TEMPLE: Final[i64] = 22  # chance: the top tile of a temple pile
AT_DRAW: Final[i64] = 23  # chance: the top card of the draw pile
AT_REVEAL: Final[i64] = 24  # chance: the next card of a Horus deck comes to light
AT_OVER: Final[i64] = 30

# Chance streams. Horus decks and temple piles: one for each level and symbol, in order.
STREAM_STARTER: Final[i64] = 0
STREAM_CARDS: Final[i64] = 1
STREAM_HORUS: Final[i64] = 2
STREAM_OSIRIS: Final[i64] = 5
STREAM_TREASURES: Final[i64] = 6
STREAM_TEMPLE: Final[i64] = 7
STREAM_SCARABS: Final[i64] = 10
STREAM_DIE: Final[i64] = 11

# Why an adventurer went from one place to another.
BY_CARD: Final[i64] = 1
BY_OSIRIS: Final[i64] = 2
BY_TUNNEL: Final[i64] = 3

# Notes of a journal; events.py turns them into what a viewer is told.
N_STARTER: Final[i64] = 1  # seat
N_DRAWN: Final[i64] = 2  # seat, card (secret)
N_TILE: Final[i64] = 3  # space, tile
N_TOP: Final[i64] = 4  # level, card
N_PLAYED: Final[i64] = 5  # seat, place, card, had everybody seen it?
N_DISCARDED: Final[i64] = 6  # seat, place, card, had everybody seen it?
N_ROLLED: Final[i64] = 7  # seat, roll
N_NO_MOVE: Final[i64] = 8  # seat: the roll fits nobody
N_CHOSE: Final[i64] = 9  # seat, position of the adventurer
N_MOVED: Final[i64] = 10  # seat, from, to, why
N_WOKEN: Final[i64] = 11  # seat, Anubis place 1 to 3
N_ENTERED: Final[i64] = 12  # seat, points of the sarcophagus or 0
N_SPACE: Final[i64] = 13  # seat, space or 0 for none
N_TREASURE: Final[i64] = 14  # seat, space, tile
N_LEFT: Final[i64] = 15  # seat, space: a treasure within reach was left
N_KEY: Final[i64] = 16  # seat
N_HORUS_CARD: Final[i64] = 17  # seat, level, card
N_DECLINED: Final[i64] = 18  # seat, space
N_JOKER: Final[i64] = 19  # seat
N_SCARAB: Final[i64] = 20  # seat, points (secret)
N_RESHUFFLED: Final[i64] = 21  # cards in the new draw pile
N_LAST_ROUND: Final[i64] = 22  # seat whose adventurer was the second to enter
N_TURN: Final[i64] = 23  # seat that comes next, rounds completed
N_OVER: Final[i64] = 24  # the article by which the game ended
N_SCARABS: Final[i64] = 25  # seat, its scarabs by value (see rules/tomb.py)

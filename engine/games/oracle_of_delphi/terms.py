"""The words of The Oracle of Delphi as numbers, and where each row of numbers lies in a state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Colours in the order of the wheel; gods bear the number of their colour.
RED: Final[i64] = 0
BLACK: Final[i64] = 1
PINK: Final[i64] = 2
BLUE: Final[i64] = 3
YELLOW: Final[i64] = 4
GREEN: Final[i64] = 5
COLOURS: Final[i64] = 6
APHRODITE: Final[i64] = 0
ARES: Final[i64] = 1
HERMES: Final[i64] = 2
POSEIDON: Final[i64] = 3
APOLLON: Final[i64] = 4
ARTEMIS: Final[i64] = 5
TOP: Final[i64] = 6  # the top row
SHIELD_MAX: Final[i64] = 5
MAX_SEATS: Final[i64] = 4

# Letters of the island tiles; tile t (1 to 12) is letter number (t - 1) % 3 of player colour (t - 1) // 3.
PHI: Final[i64] = 1
PSI: Final[i64] = 2
SIGMA: Final[i64] = 3
OMEGA: Final[i64] = 4
TILES: Final[i64] = 12

# Spaces of a board by number: 72 of water, Zeus, then the islands by kind, then shallows.
WATERS: Final[i64] = 72
ZEUS: Final[i64] = 72
STOPS: Final[i64] = 73  # where a ship can be
CLOUD: Final[i64] = 73  # 12
OFFERING: Final[i64] = 85  # 6
TEMPLE: Final[i64] = 91  # 6
STATUE: Final[i64] = 97  # 6
MONSTER: Final[i64] = 103  # 9
CITY: Final[i64] = 112  # 6
SHALLOW: Final[i64] = 118
ISLANDS: Final[i64] = 45
CLOUDS: Final[i64] = 12
MONSTERS: Final[i64] = 9

# Kinds of hexes, in the order of their numbers.
K_WATER: Final[i64] = 0
K_ZEUS: Final[i64] = 1
K_CLOUD: Final[i64] = 2
K_OFFERING: Final[i64] = 3
K_TEMPLE: Final[i64] = 4
K_STATUE: Final[i64] = 5
K_MONSTER: Final[i64] = 6
K_CITY: Final[i64] = 7
K_HOLE: Final[i64] = 8

# Cards. Equipment E01 to E22 is 1 to 22; a companion is colour * 3 + HERO, DEMIGOD or CREATURE.
HERO: Final[i64] = 0
DEMIGOD: Final[i64] = 1
CREATURE: Final[i64] = 2
COMPANIONS: Final[i64] = 18
EQUIPMENT: Final[i64] = 22
DISPLAY: Final[i64] = 6
IN_PILE: Final[i64] = 0
ON_DISPLAY: Final[i64] = 1
SPENT: Final[i64] = 2
OWNED: Final[i64] = 3  # plus the seat
SHIPS: Final[i64] = 8

# Sources of a use.
DIE: Final[i64] = 0
CARD: Final[i64] = 1
EXTRA_ACTION: Final[i64] = 2
EXTRA_COST: Final[i64] = 3

# Kinds of tasks, and Zeus tiles as one number: kind * 8 + letter number, or colour, or WHITE.
T_SHRINE: Final[i64] = 0
T_STATUE: Final[i64] = 1
T_OFFERING: Final[i64] = 2
T_MONSTER: Final[i64] = 3
WHITE: Final[i64] = 6

# What a position waits for.
AT_NOTHING: Final[i64] = 0  # only inside `apply`
AT_SETUP: Final[i64] = 1  # chance: a step of the setup
AT_TILE: Final[i64] = 2  # chance: the face of an island tile
AT_ORACLE_CARD: Final[i64] = 3  # chance
AT_INJURY_CARD: Final[i64] = 4  # chance
AT_REFILL: Final[i64] = 5  # chance: the display
AT_BATTLE: Final[i64] = 6  # chance: the battle die
AT_ORACLE: Final[i64] = 7  # chance: three oracle dice
AT_TITAN: Final[i64] = 8  # chance: the Titan die
AT_DRAFT: Final[i64] = 9
AT_RETURN: Final[i64] = 10
AT_RECOVER: Final[i64] = 11
AT_BONUS: Final[i64] = 12
AT_MAIN: Final[i64] = 13
AT_COLOUR: Final[i64] = 14
AT_MOVE: Final[i64] = 15
AT_FIGHT: Final[i64] = 16
AT_EQUIP: Final[i64] = 17
AT_COMPANION: Final[i64] = 18
AT_GODSTEP: Final[i64] = 19
AT_OMEGA: Final[i64] = 20
AT_LOOK: Final[i64] = 21
AT_SCOUT: Final[i64] = 22
AT_TAKE: Final[i64] = 23
AT_GODTOP: Final[i64] = 24
AT_GODTARGET: Final[i64] = 25
AT_REACT: Final[i64] = 26
AT_OVER: Final[i64] = 27

# Where in the game a position is; what happens when nothing is pending.
P_SETUP: Final[i64] = 0
P_CHECK: Final[i64] = 1
P_MAIN: Final[i64] = 2
P_CONSULT: Final[i64] = 3
P_REACT: Final[i64] = 4
P_RECOVERED: Final[i64] = 5
P_ATTACK: Final[i64] = 6
P_OVER: Final[i64] = 7

# Steps of the setup, in order.
S_FIRST: Final[i64] = 0
S_COLOURS: Final[i64] = 1
S_BOARD: Final[i64] = 2
S_OFFERINGS: Final[i64] = 3
S_TEMPLES: Final[i64] = 4
S_MARKED: Final[i64] = 5
S_PLAIN: Final[i64] = 6
S_DISPLAY: Final[i64] = 7
S_SHIPS: Final[i64] = 8
S_DRAFT: Final[i64] = 9
S_DICE: Final[i64] = 10
S_INJURIES: Final[i64] = 11
S_DOUBLES: Final[i64] = 12
S_LESS_SHRINES: Final[i64] = 13
S_LESS_MONSTERS: Final[i64] = 14
S_LESS_OFFERINGS: Final[i64] = 15
S_EFFECTS: Final[i64] = 16
S_DONE: Final[i64] = 17

# Pending effects: pairs (kind, value) on a stack; the last one is resolved first.
F_STEPS: Final[i64] = 1  # god steps: how many
F_DRAW: Final[i64] = 2  # oracle cards: how many
F_EQUIP: Final[i64] = 3  # take a card of the display
F_COMPANION: Final[i64] = 4  # colour
F_OMEGA: Final[i64] = 5
F_SCOUT: Final[i64] = 6  # clouds + 1 looked at, four bits each
F_TAKE: Final[i64] = 7  # equipment card
F_GODTOP: Final[i64] = 8
F_DOWN: Final[i64] = 9  # god
F_SPENT: Final[i64] = 10  # equipment card
F_REFILL: Final[i64] = 11
F_UNCOVER: Final[i64] = 12  # cloud, from 0
F_SEE: Final[i64] = 13  # cloud, from 0
F_LOOK: Final[i64] = 14  # cloud + 1 looked at first; 0: none yet
F_BATTLE: Final[i64] = 15
F_LOST: Final[i64] = 16
F_INJURY: Final[i64] = 17  # seat * 8 + how many
F_GAIN: Final[i64] = 18  # equipment card
F_E03: Final[i64] = 19
F_NAMES: Final[i64] = 20
STACK_MAX: Final[i64] = 16  # pairs

# The row of one seat.
SEAT: Final[i64] = 61  # its length
PLAYER: Final[i64] = 0  # player colour + 1
SHIP: Final[i64] = 1  # space
SHIP_TILE: Final[i64] = 2  # 1 to 8; 0: none yet
FAVOR: Final[i64] = 3  # two places, the low one first
SHIELD: Final[i64] = 5
GOD: Final[i64] = 6  # row of each god
INJURY: Final[i64] = 12  # by colour
HAND: Final[i64] = 18  # oracle cards by colour
DICE: Final[i64] = 24  # unused dice by colour
OFFERINGS: Final[i64] = 30  # on board, by colour
STATUES: Final[i64] = 36  # on board, by colour
SHRINES_LEFT: Final[i64] = 42  # Zeus tiles: bit by letter number
STATUES_LEFT: Final[i64] = 43  # how many
OFFERING_WHITE: Final[i64] = 44
OFFERING_TILES: Final[i64] = 45  # bit by colour
MONSTER_WHITE: Final[i64] = 46
MONSTER_TILES: Final[i64] = 47  # bit by colour
OFFERING_DONE: Final[i64] = 48  # bit by colour
STATUE_DONE: Final[i64] = 49
MONSTER_DONE: Final[i64] = 50
SEEN: Final[i64] = 51  # two places: bit by cloud
ARRIVED: Final[i64] = 53
ROLLS: Final[i64] = 54  # of its oracle dice so far
SLAIN: Final[i64] = 55  # monsters on its board, by colour

# The rows that belong to nobody, after four seats.
ON_OFFERING: Final[i64] = 244  # bits of colours, by offering island
ON_TEMPLE: Final[i64] = 250  # colour + 1, by temple island
ON_MONSTER: Final[i64] = 256  # bits of colours, by monster island
IN_CITY: Final[i64] = 265  # statues, by colour
BUILT: Final[i64] = 271  # bits of colours, by statue island
FACE: Final[i64] = 277  # tile + 0 under each cloud; 0: nobody has seen it
UP: Final[i64] = 289  # 1: uncovered
SHRINE: Final[i64] = 301  # seat + 1
ORACLE_PILE: Final[i64] = 313
ORACLE_SHUFFLED: Final[i64] = 319
ORACLE_DISCARD: Final[i64] = 325
INJURY_PILE: Final[i64] = 331
INJURY_SHUFFLED: Final[i64] = 337
INJURY_DISCARD: Final[i64] = 343
EQUIP: Final[i64] = 349  # place of card e at EQUIP + e; place 0 is unused
COMPANION: Final[i64] = 372  # owner + 1
USED: Final[i64] = 390  # oracle cards used in this turn
APOLLON_CARD: Final[i64] = 396  # cards usable beyond the one of the turn (option)
OPEN_SHIP: Final[i64] = 402  # 1: this ship tile is open in the draft, by tile from 0
STACK: Final[i64] = 410
CELLS: Final[i64] = 442

# Chance streams; the oracle dice of seat s are STREAM_DICE + s.
STREAM_FIRST: Final[i64] = 0
STREAM_COLOURS: Final[i64] = 1
STREAM_BOARD: Final[i64] = 2
STREAM_OFFERINGS: Final[i64] = 3
STREAM_TEMPLES: Final[i64] = 4
STREAM_MONSTERS: Final[i64] = 5
STREAM_SHIPS: Final[i64] = 6
STREAM_ZEUS: Final[i64] = 7
STREAM_TILES: Final[i64] = 8
STREAM_ORACLE: Final[i64] = 9
STREAM_INJURY: Final[i64] = 10
STREAM_EQUIPMENT: Final[i64] = 11
STREAM_BATTLE: Final[i64] = 12
STREAM_TITAN: Final[i64] = 13
STREAM_DICE: Final[i64] = 14

# Options with several values; 1 is always the default.
COMPACT: Final[i64] = 1
STANDARD: Final[i64] = 2
FREE: Final[i64] = 3
RANDOM_SHIPS: Final[i64] = 1
DRAFT_SHIPS: Final[i64] = 2
FIRST_GAME_SHIPS: Final[i64] = 3

# Notes of a journal; events.py turns them into what a viewer is told.
N_FIRST: Final[i64] = 1  # seat
N_COLOUR: Final[i64] = 2  # seat, player colour
N_BOARD: Final[i64] = 3  # number
N_DEALT: Final[i64] = 4  # kind of hex, space, colour
N_REVEALED: Final[i64] = 5  # equipment card on the display
N_OPENED: Final[i64] = 6  # ship tile open in the draft
N_SHIP: Final[i64] = 7  # seat, ship tile, favor at the start
N_ROLLED: Final[i64] = 8  # seat, three colours
N_INJURED: Final[i64] = 9  # seat, colour, 1: the hero discards it
N_DOUBLES: Final[i64] = 10  # bits of the tiles with the monster side up
N_REMOVED: Final[i64] = 11  # seat, Zeus tile without reward
N_TURN: Final[i64] = 12  # seat, round
N_RECOVERED: Final[i64] = 13  # seat, three colours
N_GAINED: Final[i64] = 14  # seat, favor
N_CARD: Final[i64] = 15  # seat, colour of an oracle card drawn
N_SHUFFLED: Final[i64] = 16  # 0: oracle cards, 1: injury cards
N_USED: Final[i64] = 17  # seat, source, printed colour, colour + 1 or 0, favor paid
N_MOVED: Final[i64] = 18  # seat, from, to, favor paid
N_FOUGHT: Final[i64] = 19  # seat, space, colour, strength
N_ROUND: Final[i64] = 20  # seat, rolled, strength, 1: won
N_CONTINUED: Final[i64] = 21  # seat, strength
N_SURRENDERED: Final[i64] = 22  # seat
N_DEFEATED: Final[i64] = 23  # seat, space, colour
N_TASK: Final[i64] = 24  # seat, Zeus tile done, Zeus tiles left
N_LOOKED: Final[i64] = 25  # seat, space, tile (secret)
N_UNCOVERED: Final[i64] = 26  # seat, space, tile
N_SHRINE: Final[i64] = 27  # seat, space
N_LOADED: Final[i64] = 28  # seat, kind of task, colour, space
N_DELIVERED: Final[i64] = 29  # seat, kind of task, colour, space
N_HEALED: Final[i64] = 30  # seat, colour, how many
N_GOD: Final[i64] = 31  # seat, god, row
N_POWER: Final[i64] = 32  # seat, god
N_TRADED: Final[i64] = 33  # seat, god
N_SHIELD: Final[i64] = 34  # seat, shield
N_EQUIPPED: Final[i64] = 35  # seat, card
N_SPENT: Final[i64] = 36  # seat, card
N_COMPANION: Final[i64] = 37  # seat, companion
N_DECLINED: Final[i64] = 38  # seat, point
N_TITAN: Final[i64] = 39  # rolled
N_ATTACK: Final[i64] = 40  # strength
N_ARRIVED: Final[i64] = 41  # seat
N_OVER: Final[i64] = 42  # 1: by the cap
N_FACE: Final[i64] = 43  # cloud, tile: the engine learns a face (told to nobody)

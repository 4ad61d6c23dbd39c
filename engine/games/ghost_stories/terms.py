"""The words of Ghost Stories as numbers: colours, tiles, stones, powers, spaces, decision points, cells."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Colours of Tao tokens, of ghosts and, up to BLUE, of boards and Taoists. WHITE is a face of a Tao die.
YELLOW: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
BLUE: Final[i64] = 3
BLACK: Final[i64] = 4
COLOURS: Final[i64] = 5
WHITE: Final[i64] = 5
FACES: Final[i64] = 6  # of a Tao die
TAO_COPIES: Final[i64] = 4  # tokens of one colour (GHO-2.1)

# The village. Tile i lies in row i // 3 (row 0 at side N) and column i % 3.
TILES: Final[i64] = 9
CENTRE: Final[i64] = 4
CEMETERY: Final[i64] = 1
WATCHMAN: Final[i64] = 2
ALTAR: Final[i64] = 3
HERBALIST: Final[i64] = 4
SORCERER: Final[i64] = 5
TEMPLE: Final[i64] = 6
CIRCLE: Final[i64] = 7
PAVILION: Final[i64] = 8
TEA_HOUSE: Final[i64] = 9

# Sides clockwise: N, E, S, W. A space is side * 3 + 0..2, from left to right as seen from that side.
SIDES: Final[i64] = 4
SPACES: Final[i64] = 12
NO_SPACE: Final[i64] = 12
CEMETERY_SOURCE: Final[i64] = 12  # source of the curse that the Cemetery brings
SEATS: Final[i64] = 4
BOARD_CONTEXT: Final[i64] = 4  # context of a curse: a seat, or this plus a side

# Powers: colour * 2 + face + 1, where face A is 0 and face B is 1.
POCKETS: Final[i64] = 1
MANTRA: Final[i64] = 2
FAVORITE: Final[i64] = 3
STRENGTH: Final[i64] = 4
PEAKS: Final[i64] = 5
TWIN_WINDS: Final[i64] = 6
GUST: Final[i64] = 7
SECOND_WIND: Final[i64] = 8

# Cards. 1 to 55 are ghosts, 56 to 65 incarnations.
GHOSTS: Final[i64] = 55
CARDS: Final[i64] = 66  # length of a row by card; place 0 is unused
HOWLING: Final[i64] = 56
UNCATCHABLE: Final[i64] = 57

# Where a card is.
UNSEEN: Final[i64] = 0  # in the deck, or removed unseen: nobody can tell
IN_PLAY: Final[i64] = 1  # on a space, or drawn and about to be placed
DISCARDED: Final[i64] = 2

# Stones (GHO-5, 15, 16).
NO_STONE: Final[i64] = 0
SUMMON: Final[i64] = 1
HAUNT_TILE: Final[i64] = 2
QI_LOSS: Final[i64] = 3
QUICK_HAUNT: Final[i64] = 4
TAO_OFF: Final[i64] = 5
DIE_CAPTURE: Final[i64] = 6
POWER_OFF: Final[i64] = 7
GROUP_POWER_OFF: Final[i64] = 8
GROUP_TAO_LOSS: Final[i64] = 9
CIRCLE_CLEAR: Final[i64] = 10
CURSE_DIE: Final[i64] = 11
HAUNTER: Final[i64] = 12
TORMENTOR: Final[i64] = 13
DICE_IMMUNE: Final[i64] = 14
WHITE_NOT_WILD: Final[i64] = 15
OPPOSITE_EMPTY: Final[i64] = 16
NEEDS_BUDDHA: Final[i64] = 17
QI_OR_YY: Final[i64] = 18
TAO_1: Final[i64] = 19
TAO_2: Final[i64] = 20
QI_AND_YY: Final[i64] = 21

# Columns of the card table in a Setup: CARD_WIDTH numbers for each card.
CARD_COLOUR: Final[i64] = 0
CARD_LEFT: Final[i64] = 1  # two places, in order
CARD_CENTRE: Final[i64] = 3
CARD_CURSES: Final[i64] = 4  # 1: CURSE_DIE on the right
CARD_REWARD: Final[i64] = 5
CARD_NEED: Final[i64] = 6  # five places: symbols by colour
CARD_WIDTH: Final[i64] = 11

# Where a haunting figure is.
NO_FIGURE: Final[i64] = 0
ON_CARD: Final[i64] = 1
ON_STONE: Final[i64] = 2

# Faces of the curse die (GHO-7.4).
BLANK: Final[i64] = 0  # two of them
HAUNT: Final[i64] = 1
GHOST_COMES: Final[i64] = 2
LOSE_ALL_TAO: Final[i64] = 3
LOSE_QI: Final[i64] = 4
CURSE_FACES: Final[i64] = 5

# Decision points and chance events.
AT_TILE: Final[i64] = 1  # chance: the next village tile
AT_BOARD: Final[i64] = 2  # chance: the board of the next side
AT_FACE: Final[i64] = 3  # chance: its face
AT_FIRST: Final[i64] = 4  # chance: the first seat
AT_GHOST: Final[i64] = 5  # chance: a card of a ghost layer
AT_INCARNATION: Final[i64] = 6  # chance: a card of an incarnation's slot
AT_CURSE: Final[i64] = 7  # chance: the curse die
AT_TAO: Final[i64] = 8  # chance: one Tao die
AT_PLACE: Final[i64] = 9
AT_DISCARD: Final[i64] = 10
AT_VICTIM: Final[i64] = 11
AT_CURSE_REROLL: Final[i64] = 12
AT_MENU: Final[i64] = 13
AT_TAKE_TAO: Final[i64] = 14
AT_MANTRA: Final[i64] = 15
AT_COMPANION: Final[i64] = 16
AT_COMPANION_TILE: Final[i64] = 17
AT_REROLL: Final[i64] = 18
AT_SET: Final[i64] = 19
AT_PAY: Final[i64] = 20
AT_OWNER: Final[i64] = 21
AT_CURSE_ORDER: Final[i64] = 22
AT_QI_OR_YY: Final[i64] = 23
AT_GIVE_QI: Final[i64] = 24
AT_GIVE_YY: Final[i64] = 25
AT_REVIVE: Final[i64] = 26
AT_ALTAR: Final[i64] = 27
AT_SORCERER: Final[i64] = 28
AT_WATCHMAN: Final[i64] = 29
AT_CIRCLE: Final[i64] = 30
AT_LIFT_GHOST: Final[i64] = 31
AT_DROP_GHOST: Final[i64] = 32
AT_LIFT_TAOIST: Final[i64] = 33
AT_DROP_TAOIST: Final[i64] = 34
AT_OVER: Final[i64] = 35

# Windows of the Yang phase.
BEFORE_MOVE: Final[i64] = 0
BEFORE_ACTION: Final[i64] = 1
BETWEEN_ACTIONS: Final[i64] = 2
AFTER_ACTION: Final[i64] = 3
AFTER_BUDDHA: Final[i64] = 4

# What was used in this turn: bits of `used`.
USED_POCKETS: Final[i64] = 1
USED_MANTRA: Final[i64] = 2
USED_TWIN_WINDS: Final[i64] = 4
USED_BUDDHA: Final[i64] = 8
USED_TOKENS: Final[i64] = 16  # power tokens were taken from the centre tile
SCROLL_CAME_BACK: Final[i64] = 32  # the ghost under the scroll left play in this turn
GHOST_MOVED: Final[i64] = 64  # by the Pavilion that is being asked now

# How the game ended.
RUNNING: Final[i64] = 0
WON: Final[i64] = 1
ALL_DEAD: Final[i64] = 2
VILLAGE_HAUNTED: Final[i64] = 3
LINE_HAUNTED: Final[i64] = 4
DECK_OUT: Final[i64] = 5

# Jobs: what is still to be done, kept on a stack of (job, a, b); the last one is next.
JOB_YIN: Final[i64] = 1  # side
JOB_CENTRE: Final[i64] = 2  # space, card: a tormentor or Bone Cracker acts
JOB_OVERRUN: Final[i64] = 3
JOB_STEP_3: Final[i64] = 4
JOB_ARRIVAL: Final[i64] = 5
JOB_LEFT: Final[i64] = 6  # space, which left stone is next
JOB_CURSE: Final[i64] = 7  # source, context
JOB_DISCARD: Final[i64] = 8  # seat
JOB_WINDOW: Final[i64] = 9  # window
JOB_ACTED: Final[i64] = 10
JOB_END_TURN: Final[i64] = 11
JOB_TAKE_TAO: Final[i64] = 12  # seat
JOB_GAIN_QI: Final[i64] = 13  # seat
JOB_THROW: Final[i64] = 14  # how many Tao dice
JOB_HERBS: Final[i64] = 15  # seat
JOB_CHOOSE_SET: Final[i64] = 16
JOB_SPEND: Final[i64] = 17
JOB_BANISH: Final[i64] = 18
JOB_REWARD: Final[i64] = 19  # card, seat
JOB_GIVE_YY: Final[i64] = 20
JOB_VICTORY: Final[i64] = 21
JOB_SECOND_HALF: Final[i64] = 22  # of the Pavilion: a Taoist
JOB_WIDTH: Final[i64] = 3
JOBS_MAX: Final[i64] = 48

# Where each row of numbers begins in the cells of a state, and how many cells there are.
TILE: Final[i64] = 0  # by tile: its type, 0 before it is laid
HAUNTED: Final[i64] = 9  # by tile: 1 if haunted
BOARD: Final[i64] = 18  # by side: colour + 1, 0 before it is laid
POWER: Final[i64] = 22  # by side: the power of the face that is up, 0 before it is known
BOARD_QI: Final[i64] = 26  # by side: of a board that never had a seat
GHOST: Final[i64] = 30  # by space: the card on it, 0 for none
FIGURE: Final[i64] = 42  # by space: NO_FIGURE, ON_CARD or ON_STONE
DIE: Final[i64] = 54  # by space: 1 if its ghost holds a Tao die
AWAKE: Final[i64] = 66  # by space: 1 once a standing effect of a left stone has begun
BUDDHA: Final[i64] = 78  # by space: 1 if a Buddha stands on it
ALIVE: Final[i64] = 90  # by seat
QI: Final[i64] = 94
AT: Final[i64] = 98  # the tile of the figure; a dead one lies on the Cemetery
YIN_YANG: Final[i64] = 102
READY: Final[i64] = 106  # Buddhas taken in an earlier turn
FRESH: Final[i64] = 110  # Buddhas taken in this turn
POWER_TOKENS: Final[i64] = 114
TAO: Final[i64] = 118  # by seat, then by colour
SUPPLY: Final[i64] = 138  # by colour
CARD: Final[i64] = 143  # by card: where it is
DICE: Final[i64] = 209  # faces thrown; the fourth is the special die
SPEND: Final[i64] = 213  # by colour: tokens that the exorcism still has to spend
JOBS: Final[i64] = 218
CELLS: Final[i64] = 362

# Chance streams.
STREAM_TILES: Final[i64] = 0
STREAM_BOARDS: Final[i64] = 1
STREAM_FACES: Final[i64] = 2
STREAM_FIRST: Final[i64] = 3
STREAM_GHOSTS: Final[i64] = 4
STREAM_INCARNATIONS: Final[i64] = 5
STREAM_TAO: Final[i64] = 6
STREAM_CURSE: Final[i64] = 7

# Notes of a journal; events.py turns them into what a viewer is told.
N_TILE: Final[i64] = 1  # tile, type
N_BOARD: Final[i64] = 2  # side, colour
N_FACE: Final[i64] = 3  # side, power
N_FIRST: Final[i64] = 4  # seat
N_TURN: Final[i64] = 5  # side, seat + 1 or 0 for a board without a living Taoist
N_FIGURE: Final[i64] = 6  # space, where
N_HAUNTED: Final[i64] = 7  # tile, type
N_CLEARED: Final[i64] = 8  # tile, type
N_NOTHING_TO_HAUNT: Final[i64] = 9  # space
N_DRAWN: Final[i64] = 10  # card, cards left
N_PLACED: Final[i64] = 11  # card, space
N_TRAPPED: Final[i64] = 12  # card, space: a Buddha sent it back
N_BUDDHA_BACK: Final[i64] = 13  # space
N_NO_ROOM: Final[i64] = 14  # all twelve spaces hold ghosts
N_NO_CARD: Final[i64] = 15  # the deck is empty and nothing comes
N_DIE_CAPTURED: Final[i64] = 16  # space
N_DIE_FREED: Final[i64] = 17  # space
N_CURSE_ROLLED: Final[i64] = 18  # face, source, context
N_CURSE_AVERTED: Final[i64] = 19  # seat: Strength of a Mountain
N_QI_LOST: Final[i64] = 20  # seat, Qi left
N_QI_GAINED: Final[i64] = 21  # seat, Qi now
N_BOARD_QI_LOST: Final[i64] = 22  # side, Qi left
N_TAO_LOST: Final[i64] = 23  # seat, colour, how many
N_TAO_TAKEN: Final[i64] = 24  # seat, colour
N_DIED: Final[i64] = 25  # seat
N_POSSESSED: Final[i64] = 26  # side
N_REVIVED: Final[i64] = 27  # seat, tile
N_MOVED: Final[i64] = 28  # seat, from tile, to tile
N_YIN_YANG_USED: Final[i64] = 29  # seat
N_YIN_YANG_GAINED: Final[i64] = 30  # seat
N_POWER_TOKEN: Final[i64] = 31  # seat, side
N_TOKENS_TAKEN: Final[i64] = 32  # seat, how many
N_SCROLL: Final[i64] = 33  # space
N_SCROLL_BACK: Final[i64] = 34  # 1 if it is out of the game
N_HELP: Final[i64] = 35  # seat, tile, type, 1 if through the Yin-Yang
N_ATTEMPT: Final[i64] = 36  # seat, tile
N_TAO_ROLLED: Final[i64] = 37  # which die, face
N_EXORCISED: Final[i64] = 38  # seat, card, space
N_FAILED: Final[i64] = 39  # seat
N_BANISHED: Final[i64] = 40  # card, space: by the Sorcerer
N_GHOST_MOVED: Final[i64] = 41  # card, from space, to space
N_CIRCLE: Final[i64] = 42  # colour + 1, or 0
N_BUDDHA_TAKEN: Final[i64] = 43  # seat
N_BUDDHA_PLACED: Final[i64] = 44  # seat, space
N_YIN_YANG_LOST: Final[i64] = 45  # the team's, that nobody lacks
N_OVER: Final[i64] = 46  # how
N_STONE: Final[i64] = 47  # space, card, stone: it acts

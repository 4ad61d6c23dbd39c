"""Can this position be played on? What was stored or sent is judged here before the rules see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.ids import CHANCE, NOBODY
from engine.core.state import Actions
from engine.games.ghost_stories.rules import arrival, ending, gate, sound_cells, sound_jobs
from engine.games.ghost_stories.terms import (
    AFTER_BUDDHA,
    ALL_DEAD,
    AT_COMPANION_TILE,
    AT_CURSE,
    AT_CURSE_ORDER,
    AT_CURSE_REROLL,
    AT_DISCARD,
    AT_DROP_GHOST,
    AT_DROP_TAOIST,
    AT_GHOST,
    AT_GIVE_QI,
    AT_GIVE_YY,
    AT_INCARNATION,
    AT_MENU,
    AT_OVER,
    AT_OWNER,
    AT_PLACE,
    AT_REROLL,
    AT_TAKE_TAO,
    AT_TAO,
    AT_TILE,
    AT_VICTIM,
    BOARD_CONTEXT,
    CARD,
    CARDS,
    CEMETERY_SOURCE,
    COLOURS,
    CURSE_FACES,
    DECK_OUT,
    GHOST,
    IN_PLAY,
    SIDES,
    SPACES,
    TILES,
    VILLAGE_HAUNTED,
    WON,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def is_sound(s: GhostStoriesState) -> bool:
    """Every number in its range, nothing lost or doubled, and somebody who can answer what is asked."""
    if not numbers_fit(s) or not sound_cells.cells_fit(s):
        return False
    if s.point < AT_GHOST:
        return s.actor == CHANCE and s.jobs == 0 and s.ended == 0 and sound_cells.setting_up_fits(s)
    if not sound_cells.laid_out(s) or not sound_jobs.jobs_fit(s):
        return False
    if s.point == AT_OVER:
        return s.actor == NOBODY and s.ended != 0 and s.jobs == 0 and how_fits(s)
    running = s.ended == 0 and s.decider() >= 0 and ending.haunted_tiles(s) < s.setup.limit
    return running and actor_fits(s) and pending_fits(s) and can_be_answered(s)


def numbers_fit(s: GhostStoriesState) -> bool:
    if s.point < AT_TILE or s.point > AT_OVER or s.active < 0 or s.active >= SIDES:
        return False
    if s.window < 0 or s.window > AFTER_BUDDHA or s.circle < 0 or s.circle > COLOURS:
        return False
    if s.centre < 0 or s.centre > 3 or s.scroll < 0 or s.scroll > SPACES or s.scroll_gone not in (0, 1):
        return False
    if s.helps < 0 or s.helps > 2 or s.exorcisms < 0 or s.exorcisms > 2 or s.help_tile > TILES:
        return False
    if s.help_tile < 0 or s.used < 0 or s.used > 127 or s.borrowed < 0 or s.borrowed > 15:
        return False
    if s.ended < 0 or s.ended > DECK_OUT or s.dice < 0 or s.dice > 4 or s.to_throw < 0:
        return False
    if s.to_throw >> s.dice != 0 or s.chosen < 0 or s.chosen >> SPACES != 0 or s.mark < 0 or s.mark > SPACES:
        return False
    return counters_fit(s) and gone_fits(s) and curse_fits(s) and s.card >= 0 and s.card < CARDS


def counters_fit(s: GhostStoriesState) -> bool:
    """No more than the bytes of a position hold, and no more cards than there are."""
    if s.ply < 0 or s.ply >> 32 != 0 or s.drawn < 0 or s.cards_left() < 0:
        return False
    return s.tao_throws >= 0 and s.tao_throws >> 16 == 0 and s.curse_throws >= 0 and s.curse_throws >> 16 == 0


def gone_fits(s: GhostStoriesState) -> bool:
    """Two exorcised ghosts wait for the order of their curses, or none does."""
    if s.point != AT_CURSE_ORDER:
        return s.first_gone == 0 and s.first_card == 0 and s.second_gone == 0 and s.second_card == 0
    if s.first_gone < 1 or s.second_gone <= s.first_gone or s.second_gone > SPACES:
        return False
    return 0 < s.first_card < CARDS and 0 < s.second_card < CARDS


def curse_fits(s: GhostStoriesState) -> bool:
    if s.point != AT_CURSE and s.point != AT_CURSE_REROLL:
        return s.source == 0 and s.context == 0 and s.face == 0
    if s.source < 0 or s.source > CEMETERY_SOURCE or s.context < 0 or s.face < 0 or s.face > CURSE_FACES:
        return False
    if s.context >= BOARD_CONTEXT:
        return s.context < BOARD_CONTEXT + SIDES and s.point == AT_CURSE
    return s.lives(s.context)


def how_fits(s: GhostStoriesState) -> bool:
    """The reason that is told for the end is there to be seen."""
    if s.ended == WON:
        return ending.all_exorcised(s)
    if s.ended == ALL_DEAD:
        return s.decider() < 0
    if s.ended == VILLAGE_HAUNTED:
        return ending.haunted_tiles(s) >= s.setup.limit
    if s.ended == DECK_OUT:
        return s.cards_left() == 0
    return True


def can_be_answered(s: GhostStoriesState) -> bool:
    """Whoever is asked has something to answer."""
    if s.actor < 0 or s.point == AT_MENU:
        return True
    out = Actions()
    gate.list_actions(s, out)
    return out.count > 0


def actor_fits(s: GhostStoriesState) -> bool:
    """The one who must answer is the one whom the rules ask (rules.md, 4.8)."""
    point = s.point
    if point <= AT_TAO:
        return s.actor == CHANCE
    if point == AT_DISCARD:
        return s.lives(s.actor) and s.tao_total(s.actor) > 0
    if point == AT_CURSE_REROLL:
        return s.actor == s.context
    if point in (AT_PLACE, AT_VICTIM, AT_GIVE_QI, AT_GIVE_YY):
        return s.actor == s.decider()
    return s.actor == s.active_seat()


def pending_fits(s: GhostStoriesState) -> bool:
    """What the question is about exists."""
    point = s.point
    if (point == AT_PLACE) != (s.card != 0) or (point == AT_MENU) != (s.jobs == 0):
        return False
    if point == AT_PLACE or point == AT_GHOST or point == AT_INCARNATION:
        return card_fits(s)
    if point == AT_TAO:
        return s.to_throw != 0
    if s.to_throw != 0 or (point == AT_REROLL and s.dice == 0):
        return False
    return mark_fits(s) and sound_jobs.exorcism_fits(s)


def card_fits(s: GhostStoriesState) -> bool:
    if s.ghosts_in_play() == SPACES:
        return False
    if s.point == AT_PLACE:
        return s.cells[CARD + s.card] == IN_PLAY
    return s.cards_left() > 0 and arrival.next_is_incarnation(s) == (s.point == AT_INCARNATION)


def mark_fits(s: GhostStoriesState) -> bool:
    """The first half of a choice in two parts."""
    point = s.point
    if point == AT_DROP_GHOST:
        return s.mark > 0 and s.cells[GHOST + s.mark - 1] != 0
    if point == AT_TAKE_TAO or point == AT_COMPANION_TILE or point == AT_DROP_TAOIST:
        return s.lives(s.mark - 1)
    if point == AT_OWNER:
        return s.mark > 0 and s.mark <= COLOURS
    return s.mark == 0

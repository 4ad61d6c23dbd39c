"""From the notes of a journal to events, and from events to sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.game import Names, Note
from engine.games.ghost_stories import event_types as ev
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.sentences import SENTENCES
from engine.games.ghost_stories.terms import BOARD_CONTEXT


def context_seat(context: int) -> int | None:
    return context if context < BOARD_CONTEXT else None


def context_side(context: int) -> int:
    """1 to 4, or 0 if the curse concerns a Taoist."""
    return context - int(BOARD_CONTEXT) + 1 if context >= BOARD_CONTEXT else 0


Maker = Callable[[int, int, int, int], ev.Event]

MAKERS: dict[int, Maker] = {
    int(terms.N_TILE): lambda a, b, c, d: ev.TileLaidOut(a, b),
    int(terms.N_BOARD): lambda a, b, c, d: ev.BoardLaidOut(a + 1, b + 1),
    int(terms.N_FACE): lambda a, b, c, d: ev.PowerShown(a + 1, b),
    int(terms.N_FIRST): lambda a, b, c, d: ev.FirstSeatSet(a),
    int(terms.N_TURN): lambda a, b, c, d: ev.TurnBegan(a + 1, b - 1 if b else None),
    int(terms.N_FIGURE): lambda a, b, c, d: ev.FigureMoved(a, b),
    int(terms.N_HAUNTED): lambda a, b, c, d: ev.TileHaunted(a, b),
    int(terms.N_CLEARED): lambda a, b, c, d: ev.TileCleared(a, b),
    int(terms.N_NOTHING_TO_HAUNT): lambda a, b, c, d: ev.NothingToHaunt(a),
    int(terms.N_DRAWN): lambda a, b, c, d: ev.CardRevealed(a, b),
    int(terms.N_PLACED): lambda a, b, c, d: ev.GhostPlaced(a, b),
    int(terms.N_TRAPPED): lambda a, b, c, d: ev.GhostTrapped(a, b),
    int(terms.N_BUDDHA_BACK): lambda a, b, c, d: ev.BuddhaReturned(a),
    int(terms.N_NO_ROOM): lambda a, b, c, d: ev.NoRoom(),
    int(terms.N_NO_CARD): lambda a, b, c, d: ev.NoCard(),
    int(terms.N_DIE_CAPTURED): lambda a, b, c, d: ev.DieCaptured(a),
    int(terms.N_DIE_FREED): lambda a, b, c, d: ev.DieFreed(a),
    int(terms.N_CURSE_ROLLED): lambda a, b, c, d: ev.CurseRolled(a + 1, b, context_seat(c), context_side(c)),
    int(terms.N_CURSE_AVERTED): lambda a, b, c, d: ev.CurseAverted(a),
    int(terms.N_QI_LOST): lambda a, b, c, d: ev.QiLost(a, b),
    int(terms.N_QI_GAINED): lambda a, b, c, d: ev.QiGained(a, b),
    int(terms.N_BOARD_QI_LOST): lambda a, b, c, d: ev.BoardQiLost(a + 1, b),
    int(terms.N_TAO_LOST): lambda a, b, c, d: ev.TaoLost(a, b + 1, c),
    int(terms.N_TAO_TAKEN): lambda a, b, c, d: ev.TaoTaken(a, b + 1),
    int(terms.N_DIED): lambda a, b, c, d: ev.TaoistDied(a),
    int(terms.N_POSSESSED): lambda a, b, c, d: ev.BoardPossessed(a + 1),
    int(terms.N_REVIVED): lambda a, b, c, d: ev.TaoistRevived(a, b),
    int(terms.N_MOVED): lambda a, b, c, d: ev.TaoistMoved(a, b, c),
    int(terms.N_YIN_YANG_USED): lambda a, b, c, d: ev.YinYangUsed(a),
    int(terms.N_YIN_YANG_GAINED): lambda a, b, c, d: ev.YinYangGained(a),
    int(terms.N_YIN_YANG_LOST): lambda a, b, c, d: ev.YinYangLost(),
    int(terms.N_POWER_TOKEN): lambda a, b, c, d: ev.PowerBorrowed(a, b + 1),
    int(terms.N_TOKENS_TAKEN): lambda a, b, c, d: ev.PowerTokensTaken(a, b),
    int(terms.N_SCROLL): lambda a, b, c, d: ev.ScrollPut(a),
    int(terms.N_SCROLL_BACK): lambda a, b, c, d: ev.ScrollCameBack(bool(a)),
    int(terms.N_HELP): lambda a, b, c, d: ev.HelpAsked(a, b, c, bool(d)),
    int(terms.N_ATTEMPT): lambda a, b, c, d: ev.ExorcismAttempted(a, b),
    int(terms.N_TAO_ROLLED): lambda a, b, c, d: ev.TaoDieRolled(a, b + 1),
    int(terms.N_EXORCISED): lambda a, b, c, d: ev.GhostExorcised(a, b, c),
    int(terms.N_FAILED): lambda a, b, c, d: ev.NothingExorcised(a),
    int(terms.N_BANISHED): lambda a, b, c, d: ev.GhostBanished(a, b),
    int(terms.N_GHOST_MOVED): lambda a, b, c, d: ev.GhostMoved(a, b, c),
    int(terms.N_CIRCLE): lambda a, b, c, d: ev.CircleSet(a),
    int(terms.N_BUDDHA_TAKEN): lambda a, b, c, d: ev.BuddhaTaken(a),
    int(terms.N_BUDDHA_PLACED): lambda a, b, c, d: ev.BuddhaPlaced(a, b),
    int(terms.N_STONE): lambda a, b, c, d: ev.StoneActed(a, b, c),
    int(terms.N_OVER): lambda a, b, c, d: ev.GameEnded(a),
}

SEALING = (terms.N_TILE, terms.N_BOARD, terms.N_FACE, terms.N_FIRST, terms.N_DRAWN, terms.N_CURSE_ROLLED)
SEALS = frozenset(int(kind) for kind in (*SEALING, terms.N_TAO_ROLLED, terms.N_OVER))


def events(notes: Sequence[Note], viewer: int) -> tuple[ev.Event, ...]:
    """Every viewer, the referee too, is told the same (GHO-1.2)."""
    return tuple(MAKERS[kind](a, b, c, d) for kind, a, b, c, d, _ in notes)


def seals(notes: Sequence[Note]) -> bool:
    """A card or a die was seen, or the game ended."""
    return any(note[0] in SEALS for note in notes)


def tell(event: ev.Event, names: Names) -> str:
    """An event as a sentence."""
    return SENTENCES[type(event)](event, names)

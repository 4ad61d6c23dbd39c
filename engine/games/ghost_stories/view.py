"""What a viewer knows: everything but the order of the deck and the cards set aside unseen (GHO-1.2).

All seats and spectators see the same. Since the deck is counts, a view is a whole position; imagining one
needs no chance, and nothing that is still to be drawn exists anywhere.
"""

from __future__ import annotations

from engine.core.faults import Corrupt
from engine.core.ids import CHANCE, NOBODY, SPECTATOR
from engine.core.kit import Rng, row
from engine.games.ghost_stories import scoring, terms
from engine.games.ghost_stories.positions import options_of, setup_of, sound
from engine.games.ghost_stories.rules import ending
from engine.games.ghost_stories.state import GhostStoriesState
from engine.games.ghost_stories.view_types import (
    BoardView,
    CursingGhost,
    DeckView,
    Job,
    PendingView,
    SpaceView,
    TaoistView,
    TileView,
    Tokens,
    TurnView,
    View,
)

USED = (
    "used_pockets", "used_mantra", "used_twin_winds", "placed_buddha", "took_power_tokens",
    "scroll_came_back", "ghost_moved",
)  # fmt: skip


def view(s: GhostStoriesState, viewer: int) -> View:
    return View(
        viewer=None if viewer == SPECTATOR else int(viewer),
        options=options_of(s.setup),
        seats=int(s.setup.seats),
        ply=int(s.ply),
        point=int(s.point),
        to_act=int(s.actor) if s.actor >= 0 else None,
        ending=int(s.ended),
        active=int(s.active) + 1,
        window=int(s.window) + 1,
        tiles=tuple(
            TileView(t, cell(s, terms.TILE + t), cell(s, terms.HAUNTED + t) != 0) for t in range(terms.TILES)
        ),
        boards=tuple(board(s, side) for side in range(terms.SIDES)),
        taoists=tuple(taoist(s, seat) for seat in range(s.setup.seats)),
        supply=tokens(s, terms.SUPPLY),
        circle=int(s.circle),
        centre_power_tokens=int(s.centre),
        temple_buddhas=int(s.buddhas_on_temple()),
        scroll=minus_one(s.scroll),
        scroll_gone=s.scroll_gone != 0,
        free_dice=int(s.free_dice()),
        deck=deck(s),
        card=int(s.card),
        turn=turn(s),
        pending=pending(s),
        jobs=jobs(s),
        score=int(scoring.points(s)),
        tao_throws=int(s.tao_throws),
        curse_throws=int(s.curse_throws),
    )


def cell(s: GhostStoriesState, at: int) -> int:
    return int(s.cells[at])


def minus_one(value: int) -> int | None:
    """A number that is stored plus 1, with 0 for none."""
    return int(value) - 1 if value else None


def bits(mask: int) -> tuple[int, ...]:
    return tuple(i for i in range(16) if mask >> i & 1)


def tokens(s: GhostStoriesState, start: int) -> Tokens:
    return Tokens(*(cell(s, start + colour) for colour in range(terms.COLOURS)))


def board(s: GhostStoriesState, side: int) -> BoardView:
    seat = int(s.setup.seat_of[side])
    return BoardView(
        side=side + 1,
        colour=cell(s, terms.BOARD + side),
        power=cell(s, terms.POWER + side),
        seat=seat if seat >= 0 else None,
        neutral=not s.lives(seat),
        possessed=s.is_possessed(side),
        power_works=s.power_works(side),
        qi=cell(s, terms.BOARD_QI + side),
        spaces=tuple(space(s, side * 3 + i) for i in range(3)),
    )


def space(s: GhostStoriesState, at: int) -> SpaceView:
    return SpaceView(
        space=at,
        card=cell(s, terms.GHOST + at),
        figure=cell(s, terms.FIGURE + at),
        captive_die=cell(s, terms.DIE + at) != 0,
        standing=cell(s, terms.AWAKE + at) != 0,
        scroll=s.scroll == at + 1,
        buddha=cell(s, terms.BUDDHA + at) != 0,
    )


def taoist(s: GhostStoriesState, seat: int) -> TaoistView:
    return TaoistView(
        seat=seat,
        colour=cell(s, terms.BOARD + int(s.setup.side_of[seat])),
        alive=cell(s, terms.ALIVE + seat) != 0,
        qi=cell(s, terms.QI + seat),
        tile=cell(s, terms.AT + seat),
        tao=tokens(s, terms.TAO + seat * int(terms.COLOURS)),
        yin_yang=cell(s, terms.YIN_YANG + seat) != 0,
        ready_buddhas=cell(s, terms.READY + seat),
        new_buddhas=cell(s, terms.FRESH + seat),
        power_tokens=cell(s, terms.POWER_TOKENS + seat),
    )


def deck(s: GhostStoriesState) -> DeckView:
    cards = range(1, terms.CARDS)
    return DeckView(
        drawn=int(s.drawn),
        left=int(s.cards_left()),
        incarnation_draws=slots(int(s.setup.slots)),
        unseen=tuple(c for c in cards if cell(s, terms.CARD + c) == terms.UNSEEN),
        discarded=tuple(c for c in cards if cell(s, terms.CARD + c) == terms.DISCARDED),
        exorcised=int(ending.exorcised_incarnations(s)),
        incarnations=int(s.setup.incarnations),
    )


def slots(mask: int) -> tuple[int, ...]:
    return tuple(n for n in range(1, 64) if mask >> n & 1)


def turn(s: GhostStoriesState) -> TurnView:
    used = {name: bool(s.used >> i & 1) for i, name in enumerate(USED)}
    return TurnView(
        helps=int(s.helps),
        exorcisms=int(s.exorcisms),
        help_tile=minus_one(s.help_tile),
        borrowed=tuple(side + 1 for side in bits(int(s.borrowed))),
        **used,
    )


def pending(s: GhostStoriesState) -> PendingView:
    cursed = s.point in (terms.AT_CURSE, terms.AT_CURSE_REROLL)
    on_board = cursed and s.context >= terms.BOARD_CONTEXT
    both = ((s.first_gone, s.first_card), (s.second_gone, s.second_card))
    in_air = bits(int(s.to_throw))
    return PendingView(
        first_choice=minus_one(s.mark),
        curse_source=int(s.source) if cursed else None,
        curse_seat=int(s.context) if cursed and not on_board else None,
        curse_side=int(s.context - terms.BOARD_CONTEXT) + 1 if on_board else 0,
        curse_face=int(s.face),
        dice=int(s.dice),
        faces=tuple(cell(s, terms.DICE + i) + 1 if thrown(s, i) else 0 for i in range(s.dice)),
        in_the_air=in_air,
        chosen=bits(int(s.chosen)),
        spend=tokens(s, terms.SPEND),
        cursing=tuple(CursingGhost(int(at) - 1, int(card)) for at, card in both if at),
    )


def thrown(s: GhostStoriesState, die: int) -> bool:
    """Has this die a face? One that is thrown again keeps its old one until it falls."""
    return not s.to_throw >> die & 1 or s.mark != 0


def jobs(s: GhostStoriesState) -> tuple[Job, ...]:
    width = int(terms.JOB_WIDTH)
    starts = [int(terms.JOBS) + i * width for i in range(s.jobs)]
    return tuple(Job(cell(s, at), cell(s, at + 1), cell(s, at + 2)) for at in starts)


def determinize(seen: View, rng: Rng) -> GhostStoriesState:
    """The one position that looks like this; Corrupt if there is none."""
    setup = setup_of(seen.options, seen.seats)
    try:
        s = GhostStoriesState(setup, row(cells(seen)))
    except (ValueError, IndexError) as error:
        raise Corrupt("no position looks like this") from error
    for name in ("ply", "point", "card", "tao_throws", "curse_throws"):
        setattr(s, name, getattr(seen, name))
    waits = terms.AT_TILE <= seen.point <= terms.AT_TAO
    s.actor = seen.to_act if seen.to_act is not None else CHANCE if waits else NOBODY
    s.ended = seen.ending
    s.active = seen.active - 1
    s.window = seen.window - 1
    s.circle = seen.circle
    s.centre = seen.centre_power_tokens
    s.scroll = plus_one(seen.scroll)
    s.scroll_gone = int(seen.scroll_gone)
    s.drawn = seen.deck.drawn
    s.jobs = len(seen.jobs)
    restore_turn(s, seen.turn)
    restore_pending(s, seen.pending)
    return sound(s)


def plus_one(value: int | None) -> int:
    return 0 if value is None else value + 1


def restore_turn(s: GhostStoriesState, t: TurnView) -> None:
    s.helps = t.helps
    s.exorcisms = t.exorcisms
    s.help_tile = plus_one(t.help_tile)
    s.used = sum(getattr(t, name) << i for i, name in enumerate(USED))
    s.borrowed = sum(1 << side - 1 for side in t.borrowed)


def restore_pending(s: GhostStoriesState, p: PendingView) -> None:
    s.mark = plus_one(p.first_choice)
    s.source = p.curse_source or 0
    s.context = p.curse_seat if p.curse_seat is not None else 0
    if p.curse_side:
        s.context = int(terms.BOARD_CONTEXT) + p.curse_side - 1
    s.face = p.curse_face
    s.dice = p.dice
    s.to_throw = sum(1 << die for die in p.in_the_air)
    s.chosen = sum(1 << at for at in p.chosen)
    if len(p.cursing) == 2:
        first, second = p.cursing
        s.first_gone, s.first_card = first.space + 1, first.card
        s.second_gone, s.second_card = second.space + 1, second.card


def cells(seen: View) -> list[int]:
    """The cells of the position that looks like this, in the order of terms.py."""
    spaces = [each for side in seen.boards for each in side.spaces]
    missing = int(terms.SEATS) - len(seen.taoists)
    where = [int(terms.IN_PLAY)] * int(terms.CARDS)
    where[0] = 0
    for card in seen.deck.unseen:
        where[card] = int(terms.UNSEEN)
    for card in seen.deck.discarded:
        where[card] = int(terms.DISCARDED)
    dice = [max(face - 1, 0) for face in seen.pending.faces]
    stack = [n for job in seen.jobs for n in (job.kind, job.a, job.b)]
    out = [t.kind for t in seen.tiles] + [int(t.haunted) for t in seen.tiles]
    for name in ("colour", "power", "qi"):
        out += [getattr(side, name) for side in seen.boards]
    for name in ("card", "figure", "captive_die", "standing", "buddha"):
        out += [int(getattr(each, name)) for each in spaces]
    for name in ("alive", "qi", "tile", "yin_yang", "ready_buddhas", "new_buddhas", "power_tokens"):
        out += [int(getattr(t, name)) for t in seen.taoists] + [0] * missing
    out += [n for t in seen.taoists for n in t.tao.counts()] + [0] * (missing * int(terms.COLOURS))
    out += [
        *seen.supply.counts(),
        *where,
        *dice,
        *[0] * (4 - len(dice)),
        *seen.pending.spend.counts(),
        *stack,
    ]
    return out + [0] * (int(terms.CELLS) - len(out))


def count_seats(seen: View) -> int:
    return seen.seats

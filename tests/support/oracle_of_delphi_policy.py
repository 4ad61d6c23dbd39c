"""A simple purposeful player of The Oracle of Delphi: go to the nearest task, do it, come home.

It sees the position through its open rows only, asks for the legal actions and picks one. It is here to
play games that end by arrival; nobody should take advice from it.
"""

from functools import cache

from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.rules import sources, tasks

BRAVE = 5  # shield and favor together with which a fight is begun
POOR = 4
HANDS = (act.RAISE_STATUE, act.MAKE_OFFERING, act.BUILD_SHRINE, act.EXPLORE, act.FIGHT, act.LOAD_STATUE,
         act.LOAD_OFFERING)  # fmt: skip
TAKE_FIRST = {act.TAKE_EQUIPMENT, act.TAKE_COMPANION, act.SCOUT, act.UNCOVER, act.LOOK_AT, act.TAKE_STATUE,
              act.TAKE_OFFERING, act.TO_TOP, act.STRIKE, act.FETCH, act.REACT, act.STEP, act.HEAL, act.PAY,
              act.RECOVER, act.DRAFT, act.RETURN_TILE, act.BONUS_FAVOR}  # fmt: skip


@cache
def shores(board):
    """The water spaces beside each island."""
    sea = {i: [] for i in range(terms.CLOUD, terms.SHALLOW)}
    for space, found in sea.items():
        for edge in range(6):
            there = board.beside[space * 6 + edge]
            if 0 <= there < terms.WATERS:
                found.append(there)
    return sea


def choose(state, offers):
    """One of the legal actions."""
    seat = state.to_act()
    if state.point == terms.AT_MAIN:
        return at_main(state, seat, offers)
    if state.point == terms.AT_COLOUR:
        return at_colour(state, seat, offers)
    if state.point in (terms.AT_MOVE, terms.AT_GODTARGET):
        return towards(state, seat, offers)
    first = act.kind_of(offers[0])
    return offers[0] if first in TAKE_FIRST else offers[-1]


def goals(state, seat):
    """(space, colour) of everything that would help: an action of this colour at this island."""
    board, found = state.board, []
    done, cells = state.tasks_left(seat), state.cells
    if done == 0:
        return []
    if state.get(seat, terms.SHRINES_LEFT):
        player = state.get(seat, terms.PLAYER) - 1
        for cloud in range(12):
            up = cells[terms.UP + cloud] == 1
            mine = up and cells[terms.SHRINE + cloud] == 0 and (state.face(cloud) - 1) // 3 == player
            if not up or (mine and state.get(seat, terms.SHRINES_LEFT) >> (state.face(cloud) - 1) % 3 & 1):
                found.append((terms.CLOUD + cloud, board.detail[terms.CLOUD + cloud]))
    for colour in range(6):
        found += [(space, colour) for space in goals_of_colour(state, seat, colour)]
    return found


def goals_of_colour(state, seat, colour):
    cells, board = state.cells, state.board
    if state.get(seat, terms.OFFERINGS + colour):
        yield from (terms.TEMPLE + i for i in range(6) if cells[terms.ON_TEMPLE + i] == colour + 1)
    if state.get(seat, terms.STATUES + colour):
        for i in range(6):
            if board.detail[terms.STATUE + i] & ~cells[terms.BUILT + i] & 1 << colour:
                yield terms.STATUE + i
    if state.has_room(seat):
        if tasks.check_item(state, seat, terms.T_OFFERING, colour) == 0:
            yield from (terms.OFFERING + i for i in range(6) if cells[terms.ON_OFFERING + i] >> colour & 1)
        if tasks.check_item(state, seat, terms.T_STATUE, colour) == 0 and cells[terms.IN_CITY + colour]:
            yield from (s for s in range(terms.CITY, terms.SHALLOW) if board.detail[s] == colour)
    strong = state.get(seat, terms.SHIELD) + state.favor(seat) >= BRAVE
    if strong and tasks.check_monster(state, seat, colour) == 0:
        yield from (terms.MONSTER + i for i in range(9) if cells[terms.ON_MONSTER + i] >> colour & 1)


def harbours(state, seat):
    """{water space: colour} from which something can be done; Zeus when all is done."""
    if state.tasks_left(seat) == 0:
        return {int(terms.ZEUS): 0}
    sea = shores(state.board)
    return {water: colour for space, colour in goals(state, seat) for water in sea[space]}


def nearest(state, seat, space, wanted):
    """How far the nearest harbour is from this space."""
    shallow = state.owns(seat, 2)
    return min((state.board.distance(space, water, shallow) for water in wanted), default=0)


def at_main(state, seat, offers):
    free = [a for a in offers if act.kind_of(a) == act.GOD]
    for action in free:
        if act.first(action) != terms.POSEIDON or state.tasks_left(seat) == 0:
            return action
    commits = [a for a in offers if act.kind_of(a) == act.COMMIT]
    costs = {a: cost(state, seat, a) for a in commits}
    ship, sea = state.ship(seat), shores(state.board)
    here = {colour for space, colour in goals(state, seat) if ship in sea[space]}
    handy = [a for a in commits if act.second(a) in here]
    if handy:
        return min(handy, key=lambda a: (costs[a], a))
    best = best_move(state, seat, commits, costs)
    if best is not None:
        return best
    return fallback(offers)


def cost(state, seat, commit):
    packed = act.first(commit)
    return sources.price(state, seat, packed // 6, packed % 6, act.second(commit))


def best_move(state, seat, commits, costs):
    """The cheap commitment whose move comes closest to a harbour, if it comes closer at all."""
    wanted = harbours(state, seat)
    ship, shallow = state.ship(seat), state.owns(seat, 2)
    if not wanted:
        return None
    now, best, found = nearest(state, seat, ship, wanted), None, {}
    for action in sorted(commits, key=lambda a: costs[a]):
        colour = act.second(action)
        if costs[action] > 2 or colour in found:
            continue
        reach = [
            space
            for space in state.board.by_colour[colour * 12 : colour * 12 + 12]
            if space != ship and state.board.distance(ship, space, shallow) <= 3
        ]
        if state.tasks_left(seat) == 0 and state.board.distance(ship, terms.ZEUS, shallow) <= 3:
            return action
        found[colour] = min((nearest(state, seat, space, wanted) for space in reach), default=now)
        if found[colour] < now and (best is None or found[colour] < found[act.second(best)]):
            best = action
    return best


def fallback(offers):
    """Favor with a die; then whatever ends the turn."""
    for kind in (act.FAVOR, act.DRAW, act.TRADE):
        for action in offers:
            if act.kind_of(action) == kind and act.first(action) == terms.DIE:
                return action
    return next(a for a in offers if act.kind_of(a) == act.END)


def at_colour(state, seat, offers):
    """Hands first, then a move that helps, then a god."""
    strong = state.get(seat, terms.SHIELD) + state.favor(seat) >= BRAVE
    for kind in HANDS:
        for action in offers:
            if act.kind_of(action) == kind and (kind != act.FIGHT or strong):
                return action
    if act.kind_of(offers[0]) == act.MOVE:
        return offers[0]
    return next((a for a in offers if act.kind_of(a) in (act.ADVANCE_GOD, act.BUNDLE)), offers[-1])


def towards(state, seat, offers):
    """The space closest to a harbour, without paying if possible; the first target otherwise."""
    if act.kind_of(offers[0]) not in (act.SAIL, act.RELOCATE):
        return offers[0]
    wanted, ship = harbours(state, seat), state.ship(seat)
    shallow = state.owns(seat, 2)

    def value(action):
        space = act.first(action)
        paid = (
            max(0, state.board.distance(ship, space, shallow) - 3) if act.kind_of(action) == act.SAIL else 0
        )
        return nearest(state, seat, space, wanted) + 2 * paid, space

    return min(offers, key=value)

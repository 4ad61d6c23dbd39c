"""Ten thousand random games end by the rules, in shares that are known (README.md states them)."""

from collections import Counter

import pytest
from support.build import BUILD, COMPILED, pick

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.options import Options, check_options
from engine.games.ghost_stories.rules import ending
from engine.games.ghost_stories.rules.sound import is_sound

GAMES = pick(plain=320, compiled=10_000)  # plain Python takes some ten times longer
CHECKED = pick(plain=32, compiled=400)  # games whose every position is looked at
NAMES = ("", "won", "all dead", "village haunted", "line haunted", "deck out")
SHARES = {"village haunted": 0.904, "all dead": 0.088, "line haunted": 0.007}  # of 10,000, found once
TOLERANCE = 0.015  # some three standard deviations of a share of 10,000


def starts():
    """One position for each number of players, level and pair of faces."""
    for faces in ((1, 1, 1, 1), (2, 2, 2, 2)):
        for level in (1, 2, 3, 4):
            for seats in (1, 2, 3, 4):
                named = faces if seats > 1 else (*faces[:2], 1, faces[3])
                options = Options(difficulty=level, board_faces=2, faces=named)
                yield GAME.new(check_options(options, seats), seats)


def play(state, rng, look=None):
    actions, odds = Actions(), Outcomes()
    while (actor := state.to_act()) != NOBODY:
        if look is not None:
            look(state)
        if actor == CHANCE:
            state.list_chance(odds)
            state.apply(odds.sample(rng))
        else:
            state.list_actions(actions)
            state.apply(actions.get(rng.below(actions.count)))
    return state


@pytest.fixture(scope="module")
def endings():
    first = list(starts())
    found = Counter()
    for number in range(GAMES):
        state = play(first[number % len(first)].clone(), seeded(number))
        found[NAMES[state.ended]] += 1
        the_end_is_justified(state)
    print(f"\n{GAMES} random games: {dict(found.most_common())}")  # noqa: T201 - the shares are to be seen
    return found


def the_end_is_justified(state):
    haunted = ending.haunted_tiles(state) >= state.setup.limit
    dead = not any(state.lives(seat) for seat in range(state.setup.seats))
    if state.ended == terms.VILLAGE_HAUNTED:
        assert haunted
    elif state.ended == terms.ALL_DEAD:
        assert dead
        assert not haunted
    elif state.ended == terms.LINE_HAUNTED:
        assert state.setup.level == 1
        assert not haunted
    elif state.ended == terms.DECK_OUT:
        assert state.cards_left() == 0
    else:
        assert ending.all_exorcised(state)
        assert not haunted
        assert not dead
    assert state.returns(0) == (1.0 if state.ended == terms.WON else 0.0)


def test_random_games_end_by_the_rules(endings):
    assert sum(endings.values()) == GAMES


@pytest.mark.skipif(BUILD != COMPILED, reason="the shares are those of 10,000 games")
def test_the_share_of_each_ending_is_known(endings):
    for name in set(SHARES) | set(endings):
        assert endings[name] / GAMES == pytest.approx(SHARES.get(name, 0.0), abs=TOLERANCE), name


def looked_at(state):
    """Everything that must hold in every position."""
    assert is_sound(state)
    for colour in range(5):
        held = sum(int(state.tao(seat, colour)) for seat in range(state.setup.seats))
        assert held + state.cells[terms.SUPPLY + colour] + (state.circle == colour + 1) == 4
    assert 0 <= state.buddhas_on_temple() <= 2
    assert 0 <= state.free_dice() <= 3
    for seat in range(state.setup.seats):
        assert state.lives(seat) == (state.qi(seat) > 0)
    assert state.to_act() == CHANCE or state.lives(state.to_act())


def test_every_position_of_random_games_is_sound():
    first = list(starts())
    for number in range(CHECKED):
        play(first[number % len(first)].clone(), seeded(90_000 + number), looked_at)


def test_random_games_with_every_option_are_sound():
    for number in range(CHECKED):
        rng = seeded(70_000 + number)
        seats = 1 + number % 4
        level = 1 + rng.below(4)
        twos = {
            s.id: 1 + rng.below(2) for s in GAME.settings if len(s.values) == 2 and s.values[0] != "false"
        }
        flags = {s.id: bool(rng.below(2)) for s in GAME.settings if s.values[:1] == ("false",)}
        if level > 1:
            flags = {k: v for k, v in flags.items() if "initiation" not in k}
        options = Options(**{**twos, **flags, "difficulty": level, "board_faces": 1})
        play(GAME.new(check_options(options, seats), seats), rng, looked_at)

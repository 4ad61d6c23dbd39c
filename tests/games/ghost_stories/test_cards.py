"""Every card: what is printed on it, what it does on arrival, in the Yin phase and when it is exorcised.

The list was written down from the cards and is compared with the data that is shipped.
"""

import pytest
from support.ghost_stories_table import COLOURS, W1, Table, card, colour, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.data import STONES

# number | name | colour | symbols | left stones | centre stone | right stones
PRINTED = """
1 | Ghoul | yellow | yellow 1 | | HAUNTER |
2 | Walking Corpse | yellow | yellow 1 | | DICE_IMMUNE |
3 | Coffin Breakers | yellow | yellow 1 | SUMMON POWER_OFF | |
4 | Coffin Breakers | yellow | yellow 1 | SUMMON | |
5 | Restless Dead | yellow | yellow 2 | | HAUNTER |
6 | Zombie | yellow | yellow 2 | | | CURSE_DIE
7 | Zombie | yellow | yellow 2 | | | CURSE_DIE
8 | Hopping Vampire | yellow | yellow 3 | | HAUNTER |
9 | Hopping Vampire | yellow | yellow 3 | | HAUNTER |
10 | Yellow Plague | yellow | yellow 4 | | | TAO_2
11 | Lich | yellow | yellow 4 | | TORMENTOR | QI_OR_YY
12 | Drowned Maiden | blue | blue 1 | | HAUNTER |
13 | Hound of Depth | blue | blue 1 | | DICE_IMMUNE |
14 | Perfidious Nymph | blue | blue 1 | SUMMON POWER_OFF | |
15 | Perfidious Nymph | blue | blue 1 | SUMMON | |
16 | Sticky Feet | blue | blue 2 | | HAUNTER |
17 | Abysmal | blue | blue 2 | | | CURSE_DIE
18 | Abysmal | blue | blue 2 | | | CURSE_DIE
19 | Ooze Devil | blue | blue 3 | | HAUNTER |
20 | Ooze Devil | blue | blue 3 | | HAUNTER |
21 | Liquid Horror | blue | blue 4 | | | TAO_2
22 | Fury of Depth | blue | blue 4 | | TORMENTOR | QI_OR_YY
23 | Creeping One | green | green 1 | | HAUNTER |
24 | Fungus Thing | green | green 1 | | DICE_IMMUNE |
25 | Fallen Monks | green | green 1 | SUMMON POWER_OFF | |
26 | Fallen Monk | green | green 1 | SUMMON | |
27 | Restless Spirit | green | green 2 | | HAUNTER |
28 | Rotten Soul | green | green 2 | | | CURSE_DIE
29 | Rotten Soul | green | green 2 | | | CURSE_DIE
30 | Wicked One | green | green 3 | | HAUNTER |
31 | Wicked One | green | green 3 | | HAUNTER |
32 | Green Abomination | green | green 4 | | | TAO_2
33 | Great Putrid | green | green 4 | | TORMENTOR | QI_OR_YY
34 | Skinner | red | red 1 | | HAUNTER |
35 | Reaper | red | red 1 | | DICE_IMMUNE |
36 | Sharp-Nailed Mistresses | red | red 1 | SUMMON POWER_OFF | |
37 | Sharp-Nailed Mistresses | red | red 1 | SUMMON | |
38 | Bleeding Eyes | red | red 2 | | HAUNTER |
39 | Blood Drinker | red | red 2 | | | CURSE_DIE
40 | Blood Drinker | red | red 2 | | | CURSE_DIE
41 | Scarlet Evildoer | red | red 3 | | HAUNTER |
42 | Scarlet Evildoer | red | red 3 | | HAUNTER |
43 | Flesh Devourer | red | red 4 | | | TAO_2
44 | Raging One | red | red 4 | | TORMENTOR | QI_OR_YY
45 | Gloomy Minion | black | black 1 | QUICK_HAUNT | HAUNTER | TAO_1
46 | Repellent Beauty | black | black 1 | DIE_CAPTURE | DICE_IMMUNE | TAO_1
47 | Severed Heads | black | black 1 | DIE_CAPTURE SUMMON | | TAO_1
48 | Severed Heads | black | black 1 | DIE_CAPTURE SUMMON | | TAO_1
49 | Grave Walker | black | black 2 | QI_LOSS | HAUNTER | QI_OR_YY
50 | Black Widow | black | black 2 | TAO_OFF | | CURSE_DIE QI_OR_YY
51 | Black Widow | black | black 2 | TAO_OFF | | CURSE_DIE QI_OR_YY
52 | Dark Wraith | black | black 3 | QUICK_HAUNT | HAUNTER | QI_OR_YY
53 | Dark Wraith | black | black 3 | QUICK_HAUNT | HAUNTER | QI_OR_YY
54 | Shapeless Evil | black | black 4 | HAUNT_TILE | | QI_OR_YY
55 | Soul Eater | black | black 4 | GROUP_TAO_LOSS | TORMENTOR | QI_OR_YY
56 | Howling Nightmare | black | black 3 | SUMMON | OPPOSITE_EMPTY | QI_AND_YY
57 | Uncatchable | black | black 3 | CURSE_DIE | NEEDS_BUDDHA | QI_AND_YY
58 | Hope Killer | black | red 2, green 2, blue 2, yellow 2 | | | CURSE_DIE QI_AND_YY
59 | Death's Army | black | black 5 | | TORMENTOR | CURSE_DIE QI_AND_YY
60 | Forgotten Ones | black | black 3 | GROUP_POWER_OFF | | QI_AND_YY
61 | Bone Cracker | red | red 4 | GROUP_TAO_LOSS | GROUP_TAO_LOSS | QI_AND_YY
62 | Dark Mistress | blue | blue 3 | TAO_OFF | | QI_AND_YY
63 | Creeping Horror | green | green 4 | DIE_CAPTURE | | QI_AND_YY
64 | Vampire Lord | yellow | yellow 4 | | HAUNTER | QI_AND_YY
65 | Nameless | black | black 1, red 1, green 1, blue 1, yellow 1 | CIRCLE_CLEAR | WHITE_NOT_WILD | QI_AND_YY
"""
CARDS = {
    int(row.split("|")[0]): [part.strip() for part in row.split("|")] for row in PRINTED.split("\n") if row
}
each_card = pytest.mark.parametrize("number", list(CARDS))


def symbols(number):
    """Symbols by colour, as printed."""
    parts = [part.split() for part in CARDS[number][3].split(",")]
    return {name: int(count) for name, count in parts}


def stones(number, column):
    return CARDS[number][column].split()


def home(number):
    """A space for the card in the turn of the north board."""
    return {"yellow": "N1", "red": "E1", "green": "S1", "blue": "W1", "black": "N1"}[CARDS[number][2]]


@each_card
def test_the_card_is_as_printed(number):
    shipped = card(number)
    assert (shipped.name, COLOURS[shipped.colour]) == (CARDS[number][1], CARDS[number][2])
    assert {COLOURS[c]: n for c, n in enumerate(shipped.need) if n} == symbols(number)
    assert [STONES[stone] for stone in shipped.left] == stones(number, 4)
    assert [STONES[stone] for stone in (shipped.centre,) if stone] == stones(number, 5)
    right = ["CURSE_DIE"] * shipped.curses + [STONES[shipped.reward]] * bool(shipped.reward)
    assert right == stones(number, 6)


# What each left stone does at once, seen from outside: (table before, table after) -> bool.
ARRIVALS = {
    "SUMMON": lambda table, at: table.point in (terms.AT_GHOST, terms.AT_INCARNATION),
    "HAUNT_TILE": lambda table, at: table.haunted() == [1],
    "QI_LOSS": lambda table, at: [table.qi_of(seat) for seat in range(4)] == [3, 4, 4, 4],
    "QUICK_HAUNT": lambda table, at: table.figure(at) == "stone",
    "TAO_OFF": lambda table, at: table.state.any_left(terms.TAO_OFF),
    "DIE_CAPTURE": lambda table, at: table.state.free_dice() == 2,
    "POWER_OFF": lambda table, at: not table.works(at[0]),
    "GROUP_POWER_OFF": lambda table, at: not any(table.works(side) for side in "NESW"),
    "GROUP_TAO_LOSS": lambda table, at: (table.point, table.actor) == (terms.AT_DISCARD, 0),
    "CIRCLE_CLEAR": lambda table, at: table.state.circle == 0,
    "CURSE_DIE": lambda table, at: (table.point, table.state.source) == (terms.AT_CURSE, space(at)),
}


@each_card
def test_what_the_card_does_on_arrival(number):
    at = home(number)
    table = Table().circle("red").arrive("N", number)
    assert table.values(act.PLACE_GHOST) == [space(f"{at[0]}{i}") for i in range(3)]
    table.do(act.PLACE_GHOST, space(at))
    assert table.ghost(at) == number
    left = stones(number, 4)
    for stone in left:
        if stone == "SUMMON":
            assert ARRIVALS[stone](table, at)
            table.draw(2)
            table.do(act.PLACE_GHOST, table.values(act.PLACE_GHOST)[-1])
        else:
            assert ARRIVALS[stone](table, at), stone
    untouched = set(ARRIVALS) - set(left) - {"SUMMON"}
    for stone in untouched - ({"POWER_OFF"} if "GROUP_POWER_OFF" in left else set()):
        assert not ARRIVALS[stone](table, at), f"{stone} acts and is not printed"
    haunts = "HAUNTER" in stones(number, 5)
    assert (table.figure(at) != "none") == haunts


@each_card
def test_what_the_card_does_in_the_yin_phase_and_while_it_is_in_play(number):
    centre = " ".join(stones(number, 5))
    table = Table().put(("N1", number), ("S1", 35 if number != 35 else 2))
    assert table.state.white_is_wild() == (centre != "WHITE_NOT_WILD")
    table.yin("N")
    assert (table.figure("N1") == "stone") == (centre == "HAUNTER")
    curse = table.point == terms.AT_CURSE and table.state.source == space("N1")
    assert curse == (centre == "TORMENTOR")
    assert (table.point == terms.AT_DISCARD) == (centre == "GROUP_TAO_LOSS")
    table = Table().put(("N1", number), ("S1", 35 if number != 35 else 2)).stand(0, 1).menu(0, W1)
    assert table.offered(act.EXORCISE) == (centre not in ("OPPOSITE_EMPTY", "NEEDS_BUDDHA"))


def ready(number):
    """The blue Taoist with Strength of nobody faces the card at N1; dice alone, or tokens where they fail."""
    table = Table(level="nightmare").strip().put(("N1", number)).stand(0, 1).yin_yang(0, 0)
    if "NEEDS_BUDDHA" in stones(number, 5):
        table.buddha("N1")
    return table


def dice_for(number, short):
    """Faces for the free dice that pay as much as they can, but for `short` symbols; and what is left."""
    need = [name for name, count in symbols(number).items() for _ in range(count)]
    free = 3 - stones(number, 4).count("DIE_CAPTURE")
    if "DICE_IMMUNE" in stones(number, 5):
        return ["white"] * free, need
    shown = need[: max(0, min(free, len(need) - short))]
    other = (
        next(name for name in COLOURS[:5] if name not in symbols(number))
        if len(symbols(number)) < 5
        else None
    )
    return shown + [other or "white"] * (free - len(shown)), need[len(shown) :]


@each_card
def test_the_card_is_exorcised_by_exactly_its_symbols_and_curses_and_rewards(number):
    faces, rest = dice_for(number, 0)
    table = ready(number)
    blocked = "TAO_OFF" in stones(number, 4)
    if blocked and rest:
        pytest.fail("a card that blocks tokens must be payable by dice")
    for name in set(rest):
        table.give(0, **{name: rest.count(name)})
    table.menu(0, W1).exorcise(" ".join(faces)).take("N1")
    assert table.discarded(number)
    assert table.tao(0) == {}
    right = stones(number, 6)
    assert (table.point == terms.AT_CURSE) == ("CURSE_DIE" in right)
    if "CURSE_DIE" in right:
        table.curse("blank")
    points = {"QI_OR_YY": terms.AT_QI_OR_YY, "TAO_1": terms.AT_TAKE_TAO, "TAO_2": terms.AT_TAKE_TAO}
    points["QI_AND_YY"] = terms.AT_GIVE_QI
    rewards = [stone for stone in right if stone != "CURSE_DIE"]
    assert table.point == (points[rewards[0]] if rewards else terms.AT_MENU)
    tokens = {"TAO_1": 1, "TAO_2": 2}.get(rewards[0], 0) if rewards else 0
    for _ in range(tokens):
        table.take_tao("green")
    assert table.tao(0) == ({"green": tokens} if tokens else {})


@each_card
def test_the_card_is_not_exorcised_by_one_symbol_less(number):
    faces, rest = dice_for(number, 1)
    table = ready(number)
    for name in set(rest[1:]):
        table.give(0, **{name: rest[1:].count(name)})
    table.menu(0, W1).exorcise(" ".join(faces))
    assert table.choices() == {((), (0, 0, 0, 0, 0))}


def test_the_dark_wraith_has_two_symbols_by_option():
    for number in (52, 53):
        table = Table(dark_wraith_resistance=2).strip().put(("N1", number)).stand(0, 1).menu(0, W1)
        assert table.exorcise("black black red").take("N1").discarded(number)


def test_every_colour_has_the_same_resistances():
    for name in COLOURS[:5]:
        found = sorted(sum(symbols(n).values()) for n in range(1, 56) if CARDS[n][2] == name)
        assert found == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert colour("black") == terms.BLACK

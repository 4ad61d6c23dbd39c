"""The sets and payments of an exorcism against an independent count: every die is tried on every symbol."""

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from support.build import pick
from support.ghost_stories_table import W1, Table

from engine.core.kit import seeded
from engine.core.state import Actions
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.actions import payment as pack
from engine.games.ghost_stories.actions import tokens_in
from engine.games.ghost_stories.rules.payment import Roll

SITUATIONS = pick(plain=4_000, compiled=100_000)  # plain Python takes some ten times longer
WHITE = int(terms.WHITE)


def random_situation(rng):
    """(ghosts as (need by colour, immune), faces, tokens owned, ghost under the scroll or -1)."""
    ghosts = []
    for _ in range(1 + rng.below(2)):
        need = [0] * 5
        kind = rng.below(20)
        if kind == 0:
            need = [2, 2, 2, 2, 0]
        elif kind == 1:
            need = [1, 1, 1, 1, 1]
        else:
            need[rng.below(5)] = rng.below(6)
        ghosts.append((need, rng.below(5) == 0))
    faces = [rng.below(6) for _ in range(rng.below(5))]
    owned = [rng.below(4) if rng.below(2) == 0 else 0 for _ in range(5)]
    return ghosts, faces, owned, rng.below(len(ghosts) + 2) - 2


def needed_tokens(ghosts, chosen, faces, scroll, owned):
    """Every vector of tokens, of those owned, that some use of the dice and the Mantra leaves to be paid."""
    found = set()
    for cut in range(5) if scroll in chosen else (None,):
        soft, hard = [0] * 5, [0] * 5
        for g in chosen:
            need, immune = ghosts[g]
            for c in range(5):
                less = 1 if g == scroll and c == cut and need[c] else 0
                (hard if immune else soft)[c] += need[c] - less
        left = {tuple(soft)}
        for face in faces:
            left |= {
                (*v[:c], v[c] - 1, *v[c + 1 :])
                for v in left
                for c in (range(5) if face == WHITE else (face,))
                if v[c]
            }
        found |= {tuple(a + b for a, b in zip(v, hard, strict=True)) for v in left}
    return {v for v in found if all(a <= b for a, b in zip(v, owned, strict=True))}


def legal_choices(ghosts, faces, owned, scroll, dice_first):
    """{(set of ghosts, tokens)} by rules.md 4.6, from the vectors that are left to be paid."""
    sets = [tuple(g for g in range(len(ghosts)) if mask >> g & 1) for mask in range(1 << len(ghosts))]
    vectors = {s: needed_tokens(ghosts, s, faces, scroll, owned) for s in sets}

    def pays(chosen, tokens):
        return any(all(a <= b for a, b in zip(v, tokens, strict=True)) for v in vectors[chosen])

    nothing = (0,) * 5
    free = [s for s in sets if pays(s, nothing)]
    largest = [s for s in free if not any(set(s) < set(o) for o in free)]
    found = set()
    for chosen in sets:
        payable = vectors[chosen]
        if not payable or (dice_first and not any(set(s) <= set(chosen) for s in largest)):
            continue
        least = min(sum(v) for v in payable)
        for tokens in payable:
            more = [o for o in sets if set(chosen) < set(o)]
            if sum(tokens) == least and not any(pays(o, tokens) for o in more):
                found.add((chosen, tokens))
    return found


def by_the_rules(ghosts, faces, owned, scroll, dice_first):
    roll = Roll()
    roll.dice_first = dice_first
    for face in faces:
        roll.dice[face] += 1
    for c in range(5):
        roll.owned[c] = owned[c]
    for g, (need, immune) in enumerate(ghosts):
        roll.add_ghost(vec[i64](need), immune, g == scroll)
    found, out = set(), Actions()
    for mask in range(1 << len(ghosts)):
        roll.list_payments(mask, out)
        chosen = tuple(g for g in range(len(ghosts)) if mask >> g & 1)
        found |= {(chosen, tuple(int(tokens_in(v, c)) for c in range(5))) for v in out.to_list()}
    return found


def test_sets_and_payments_agree_with_trying_everything():
    rng, met = seeded(20_081), 0
    for number in range(SITUATIONS):
        situation = random_situation(rng)
        wanted = legal_choices(*situation, number % 4 == 0)
        assert by_the_rules(*situation, number % 4 == 0) == wanted, situation
        met += len(wanted) > 2
    assert met > SITUATIONS // 200


def test_a_payment_is_legal_exactly_when_it_is_listed():
    """Every vector of tokens is asked, for random rolls against two ghosts."""
    rng = seeded(7)
    for _ in range(pick(plain=20, compiled=300)):
        ghosts, faces, owned, scroll = random_situation(rng)
        listed = by_the_rules(ghosts, faces, owned, scroll, False)
        roll = Roll()
        for face in faces:
            roll.dice[face] += 1
        for c in range(5):
            roll.owned[c] = owned[c]
        for g, (need, immune) in enumerate(ghosts):
            roll.add_ghost(vec[i64](need), immune, g == scroll)
        for mask in range(1 << len(ghosts)):
            chosen = tuple(g for g in range(len(ghosts)) if mask >> g & 1)
            for tokens in product(*(range(n + 2) for n in owned)):
                assert roll.is_legal(mask, pack(*tokens)) == ((chosen, tokens) in listed)


@pytest.mark.parametrize("dice_first", [1, 2])
def test_there_is_always_a_legal_choice(dice_first):
    rng = seeded(3)
    for _ in range(pick(plain=200, compiled=2_000)):
        situation = random_situation(rng)
        assert by_the_rules(*situation, dice_first == 2)


def test_offers_at_a_table_are_those_of_the_enumeration():
    table = Table().strip().put(("N2", 58), ("W0", 34)).stand(0, 0).give(0, red=1, blue=2, green=2, yellow=2)
    table.menu(0, W1).exorcise("red white blue")
    ghosts = [([2, 2, 2, 2, 0], False), ([0, 0, 1, 0, 0], False)]
    wanted = legal_choices(ghosts, [2, 5, 3], [2, 2, 1, 2, 0], -1, False)
    numbers = {0: 58, 1: 34}
    assert table.choices() == {(tuple(sorted(numbers[g] for g in s)), t) for s, t in wanted}

"""The nearest legal actions: a distance that can be worked out by hand, and alternatives that are legal."""

from __future__ import annotations

from typing import Any

from support import forgery
from support.cases import FIRST, GAMES, each_game
from support.walks import legal, numbers, walk

from ai.referee.nearest import Parts, distance, nearest
from ai.referee.verdict import judge
from ai.referee.wording import PHRASES, difference, facts_in_words, ruling_in_words
from engine.core.game import Fact
from engine.core.ids import OK
from services.common.codecs import Codecs
from services.referee.parts import PartsOf, to_parts

CODECS = Codecs(GAMES)
LAY = Parts("lay", {"temple": "a", "card": 7})


def test_the_distance_counts_parts_then_numbers() -> None:
    assert distance(LAY, LAY) == 0
    assert distance(LAY, Parts("lay", {"temple": "b", "card": 7})) == 1
    assert distance(LAY, Parts("lay", {"temple": "a", "card": 8})) == 1.5
    assert distance(LAY, Parts("lay", {"temple": "a", "card": 10})) == 1.75
    assert distance(LAY, Parts("lay", {"temple": "b", "card": 8})) == 2.5
    assert distance(LAY, Parts("pass", {})) == 102
    assert distance(Parts("pass", {}), LAY) == 102


def test_equally_near_actions_stay_in_the_order_of_the_game() -> None:
    parts = {n: Parts("lay", {"card": n}) for n in range(20)}
    near = nearest(parts[10], [12, 8, 11, 9, 3], parts.__getitem__, 4)
    assert [n.action for n in near] == [11, 9, 12, 8]


def test_a_difference_is_told_in_both_languages() -> None:
    other = Parts("lay", {"temple": "b", "card": 9})
    assert difference(LAY, other, "en") == "temple b instead of a, card 9 instead of 7"
    assert difference(LAY, other, "hu") == "temple: b (a helyett), card: 9 (7 helyett)"
    assert difference(LAY, Parts("look_through_pile", {}), "en") == "something else: look through pile"


def test_facts_are_a_sentence() -> None:
    facts = (Fact("needs", 3), Fact("has", 2))
    assert facts_in_words(facts, "en") == "Needs 3, has 2."
    assert facts_in_words(facts, "hu") == "Kell: 3, van: 2."
    assert facts_in_words((Fact("never_heard_of", "x"),), "en") == "Never heard of: x."
    assert facts_in_words((), "en") == ""
    assert all(text.en.count("{}") == text.hu.count("{}") == 1 for text in PHRASES.values())


@each_game
def test_alternatives_are_legal_and_sorted_and_the_ruling_names_all(game: Any) -> None:
    codec = CODECS.by_id[game.id]
    case = next(c for c in FIRST if c.game is game)
    take_apart = PartsOf().of(codec)
    ruled = 0
    for state in walk(case, 0).sample(12):
        seat = int(state.to_act())
        if seat < 0:
            continue
        for action in [a for a in numbers(case)[::5] if forgery.is_action(codec, a)]:
            ruling = judge(game, state, seat, action, take_apart, 3)
            assert ruling.legal == (state.check(seat, action) == OK)
            if ruling.legal:
                continue
            ruled += 1
            assert {near.action for near in ruling.alternatives} <= set(legal(state))
            assert len(ruling.alternatives) == min(3, len(legal(state)))
            wanted = to_parts(codec.wire.action_to_message(action))
            every = sorted(distance(wanted, take_apart(a)) for a in legal(state))
            assert [near.distance for near in ruling.alternatives] == every[:3]
            for language in ("en", "hu"):
                text = ruling_in_words(ruling, "this", codec.describe, language)
                assert all(a.gist.in_language(language).rstrip(".") in text for a in ruling.articles)
    assert ruled > 0


@each_game
def test_different_actions_are_apart(game: Any) -> None:
    codec = CODECS.by_id[game.id]
    case = next(c for c in FIRST if c.game is game)
    take_apart = PartsOf().of(codec)
    for state in walk(case, 0).sample(6):
        offered = [take_apart(action) for action in legal(state)] if state.to_act() >= 0 else []
        for i, one in enumerate(offered):
            assert all(distance(one, other) > 0 for other in offered[:i])

"""Questions about a position: the facts are those of `check`, `facts` and the view, and of nothing else."""

from __future__ import annotations

import pytest

from ai.referee.ask_reply import Moment, Referee, Reply
from engine.core import kernel
from engine.core.ids import OK, SPECTATOR
from engine.core.kit import seeded
from engine.core.registry import load_games
from engine.core.state import Actions, State

GAMES = load_games()
REFEREES = {name: Referee(game) for name, game in GAMES.items()}
MECHANICAL = (
    "Whose turn is it?",
    "What may I do now?",
    "Mit tehetek most?",
    "How many cards do I have in hand?",
    "How many points do I have?",
    "Hány jelölő van még a zsákban?",
)


def begun(name: str, seats: int, steps: int = 0, seed: int = 7) -> State:
    """A position after so many random actions."""
    game = GAMES[name]
    secret = seed.to_bytes(32, "big")
    state = kernel.begin(game.new(game.check_options(game.presets[0].options, seats), seats), secret).state
    rng, legal = seeded(seed), Actions()
    for _ in range(steps):
        if state.to_act() < 0:
            break
        state.list_actions(legal)
        answer = kernel.step(state, state.to_act(), legal.get(rng.below(legal.count)), secret)
        assert isinstance(answer, kernel.Accepted)
        state = answer.state
    return state


def ask(name: str, question: str, state: State, seat: int | None = None, viewer: int | None = None) -> Reply:
    seat = int(state.to_act()) if seat is None else seat
    return REFEREES[name].ask(question, "en", 3, Moment(state, seat, seat if viewer is None else viewer))


def facts(reply: Reply, name: str) -> list[int | str]:
    return [fact.value for fact in reply.facts if fact.name == name]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_whose_turn_it_is(name: str) -> None:
    state = begun(name, GAMES[name].seats[0], 5)
    assert facts(ask(name, "Whose turn is it?", state), "to_act") == [state.to_act()]
    assert facts(ask(name, "Ki van soron?", state), "to_act") == [state.to_act()]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_may_be_done_is_what_the_rules_list(name: str) -> None:
    state = begun(name, GAMES[name].seats[0], 5)
    legal = Actions()
    state.list_actions(legal)
    reply = ask(name, "What may I do now?", state)
    assert facts(reply, "legal_actions") == [legal.count]
    described = [GAMES[name].describe(action) for action in legal.to_list()]
    assert facts(reply, "legal") == described[:20]
    assert set(facts(ask(name, "Mit tehetek?", state), "legal")) <= set(described)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_action_is_judged_by_its_own_phrase_as_check_judges_it(name: str) -> None:
    """Phrases that two actions share are legal if one of them is."""
    game = GAMES[name]
    answered = 0
    for steps in (0, 4, 9, 30):
        state = begun(name, game.seats[0], steps)
        seat = int(state.to_act())
        if seat < 0:
            continue
        for phrase in REFEREES[name].positions().catalogue.common[::7]:
            reply = ask(name, f"May I {phrase.text}?", state)
            same = [p for p in REFEREES[name].positions().catalogue.common if p.text == phrase.text]
            legal = any(state.check(seat, p.action) == OK for p in same)
            if phrase.text in facts(reply, "legal") or phrase.text in facts(reply, "refused"):
                answered += 1
                assert (phrase.text in facts(reply, "legal")) == legal
    assert answered > 0


def test_a_refusal_comes_with_its_article_first_and_its_facts() -> None:
    state = begun("kronia", 3)
    state = kernel.step(state, state.to_act(), first_legal(state), bytes(32)).state  # type: ignore[union-attr]
    reply = ask("kronia", "May I discard 5?", state)
    assert facts(reply, "refused") == ["discard 5"]
    assert reply.articles[0].article.number == "KRO-12.1"
    assert reply.articles[0].score == 1.0
    assert reply.covered
    assert "Refused: discard 5." in reply.message


def first_legal(state: State) -> int:
    legal = Actions()
    state.list_actions(legal)
    return legal.get(0)


def test_hungarian_questions_are_matched_through_the_glossary() -> None:
    state = laying_cards()
    assert facts(ask("kronia", "Letehetem a 9-est a B templomhoz?", state), "legal") == ["lay 9 at temple B"]


def laying_cards() -> State:
    state = begun("kronia", 2)
    while GAMES["kronia"].describe(first_legal(state)).split()[0] != "lay":
        answer = kernel.step(state, state.to_act(), first_legal(state), bytes(32))
        assert isinstance(answer, kernel.Accepted)
        state = answer.state
    return state


def test_an_action_that_differs_in_a_number_or_a_side_is_not_answered_for_it() -> None:
    state = begun("luxor", 2)
    assert facts(ask("luxor", "Can I play the left card?", state), "legal") == ["play the left card"]
    assert ask("luxor", "Can I play the middle card?", state).facts == ()
    assert ask("connect_four", "May I drop a disc into column 9?", begun("connect_four", 2)).facts == ()


def test_what_is_left_comes_from_the_view() -> None:
    state = laying_cards()
    bag = GAMES["kronia"].view(state, SPECTATOR).bag
    found = {f.name: f.value for f in ask("kronia", "How many tokens are left in the bag?", state).facts}
    assert found["bag_apollo"] == bag.apollo
    assert found["bag_zeus"] == bag.zeus


def test_without_a_seat_no_action_is_judged() -> None:
    state = laying_cards()
    moment = Moment(state, None, int(SPECTATOR))
    assert REFEREES["kronia"].ask("What may I do now?", "en", 3, moment).facts == ()
    assert REFEREES["kronia"].ask("May I lay 9 at temple B?", "en", 3, moment).facts == ()
    assert REFEREES["kronia"].ask("Whose turn is it?", "en", 3, moment).facts != ()


def test_a_question_that_is_not_mechanical_gets_articles_only() -> None:
    state = laying_cards()
    reply = ask("kronia", "What happens if nobody goes to a temple?", state)
    assert reply.facts == ()
    assert reply.articles


@pytest.mark.parametrize("name", sorted(GAMES))
def test_an_answer_to_a_seat_does_not_depend_on_what_it_may_not_know(name: str) -> None:
    """Any position that looks the same to the seat gives the same answer, to every mechanical question."""
    game = GAMES[name]
    for steps in (3, 11, 26):
        state = begun(name, game.seats[-1], steps)
        seat = int(state.to_act())
        if seat < 0:
            continue
        phrases = [p.text for p in REFEREES[name].positions().catalogue.common[::9]]
        questions = [*MECHANICAL, *(f"May I {text}?" for text in phrases)]
        other = game.determinize(game.view(state, seat), seeded(steps))
        for question in questions:
            assert ask(name, question, state, seat) == ask(name, question, other, seat)

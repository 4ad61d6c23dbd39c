"""Questions about the rules alone: what is understood, and what is not answered."""

from __future__ import annotations

import pytest
from support.coin_duel.game import GAME as COIN_DUEL

from ai.referee.ask import LONGEST, Asker
from ai.referee.ask_reply import Referee
from ai.referee.ask_text import words_of
from ai.referee.ask_words import read_glossary
from engine.core.faults import Malformed
from engine.core.registry import load_games

GAMES = load_games()


@pytest.fixture(scope="module")
def kronia() -> Referee:
    return Referee(GAMES["kronia"])


def first(referee: Referee, question: str, language: str = "en") -> str:
    reply = referee.ask(question, language)
    return reply.articles[0].article.number if reply.articles else ""


@pytest.mark.parametrize("number", ["KRO-3.5", "KRO-8.3", "KRO-10.6", "KRO-11.14"])
def test_an_article_answers_its_own_title_in_both_languages(kronia: Referee, number: str) -> None:
    article = GAMES["kronia"].rulebook.by_number(number)
    assert article is not None
    assert number in [r.article.number for r in kronia.ask(article.title.en).articles]
    assert number in [r.article.number for r in kronia.ask(article.title.hu, "hu").articles]


def test_accents_may_be_left_out(kronia: Referee) -> None:
    assert first(kronia, "Cserélhetek és át is helyezhetek?", "hu") == "KRO-4.5"
    assert first(kronia, "Cserelhetek es at is helyezhetek?", "hu") == "KRO-4.5"


def test_a_slip_of_the_fingers_is_forgiven(kronia: Referee) -> None:
    assert (
        first(kronia, "who gets the wrath token") == first(kronia, "who gets the warth token") == "KRO-10.6"
    )


def test_a_verb_that_stands_apart_from_its_preverb_is_put_together() -> None:
    assert words_of("Mikor dobom el?", "hu") == ["mikor", "eldobom"]
    assert words_of("El kell dobnom?", "hu") == ["eldobnom", "kell"]
    assert words_of("Ki kezd?", "hu") == ["ki", "kezd"]


def test_the_language_of_the_answer_is_that_asked_for_whatever_the_question_is_in(kronia: Referee) -> None:
    article = GAMES["kronia"].rulebook.by_number("KRO-1.1")
    assert article is not None
    assert article.gist.hu in kronia.ask("How many people can play?", "hu").message
    assert article.gist.en in kronia.ask("Hányan játszhatják?", "en").message


def test_a_thing_that_the_game_has_not_is_named(kronia: Referee) -> None:
    reply = kronia.ask("How much gold do I get for a temple?")
    assert not reply.covered
    assert reply.articles == ()
    assert "gold" in reply.unknown
    assert reply.message == "No article of Kronia covers this: its rules do not speak of “gold”."
    assert "aranyat" in kronia.ask("Hány aranyat kapok a templomért?", "hu").message


@pytest.mark.parametrize(
    "question",
    ["What is the best card to lay first?", "Where can I buy it?", "Melyik lapot érdemes letenni?"],
)
def test_advice_and_shopping_are_not_answered(kronia: Referee, question: str) -> None:
    reply = kronia.ask(question)
    assert (reply.covered, reply.articles) == (False, ())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_sentence_of_an_answer_is_an_article_of_the_game(game: str) -> None:
    referee = Referee(GAMES[game])
    for article in GAMES[game].rulebook.articles:
        reply = referee.ask(article.gist.en, "en", 1)
        for ranked in reply.articles:
            page = f" (page {ranked.article.page})" if ranked.article.page else ""
            said = f"{ranked.article.number}, {ranked.article.title.en}{page}: {ranked.article.gist.en}"
            assert reply.message == said
            assert 0 < ranked.score <= 1


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nearly_every_article_is_found_by_its_own_gist(game: str) -> None:
    referee = Referee(GAMES[game])
    articles = GAMES[game].rulebook.articles
    for language in ("en", "hu"):
        found = [
            article.number
            in [r.article.number for r in referee.ask(article.gist.in_language(language)).articles]
            for article in articles
        ]
        assert sum(found) >= 0.9 * len(articles), (language, len(articles) - sum(found))


def test_a_game_without_a_glossary_is_answered_from_its_articles() -> None:
    assert not read_glossary(COIN_DUEL)
    assert first(Referee(COIN_DUEL), "May I stake a coin that is not mine?") == "CD-4"


def test_the_same_question_has_the_same_answer() -> None:
    asked = "May I swap a card?"
    one, other = Referee(GAMES["kronia"]).ask(asked), Referee(GAMES["kronia"]).ask(asked)
    assert one == other


@pytest.mark.parametrize("question", ["", "  \n", "?" * (LONGEST + 1)])
def test_nothing_and_too_much_are_no_questions(kronia: Referee, question: str) -> None:
    with pytest.raises(Malformed):
        kronia.ask(question)


@pytest.mark.parametrize(
    "question", ["?!", "¿…?", '"; DROP TABLE passage; --', "NOT OR AND NEAR(", "日本", "a " * 200]
)
def test_odd_input_is_not_covered_and_breaks_nothing(kronia: Referee, question: str) -> None:
    assert kronia.ask(question).covered is False


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_glossary_has_both_languages_for_every_article_that_it_names(game: str) -> None:
    glossary = read_glossary(GAMES[game])
    assert all(group["en"] and group["hu"] for group in glossary.get("same", ()))
    assert all(texts["en"] and texts["hu"] for texts in glossary.get("asked", {}).values())
    Asker(GAMES[game])  # raises if it names an article that is not there

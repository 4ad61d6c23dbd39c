"""Every refusal cites an article, and every article can be read."""

from support.cases import each_case, each_game
from support.claims import legality
from support.walks import WALKS, numbers, walk


@each_case
def test_every_refusal_cites_an_article_and_the_first_is_that_of_check(case):
    met = set()
    for number in WALKS:
        for state in walk(case, number).sample(8):
            met |= legality.refusals_cite(case.game, state, [*range(case.seats + 1), -1], numbers(case)[::2])
    assert met, "nothing was refused at all"


@each_case
def test_the_facts_of_a_refusal_can_be_read(case):
    for state in walk(case, 0).sample(8):
        legality.facts_are_readable(case.game, state, range(case.seats), numbers(case)[::2])


@each_game
def test_every_article_is_one_line_in_both_languages(game):
    for article in game.rulebook.articles:
        for text in (article.title, article.gist):
            assert text.en.strip(), article.number
            assert text.hu.strip(), article.number
            assert "\n" not in text.en + text.hu, article.number
        assert article.number.startswith(f"{game.rulebook.prefix}-")


@each_game
def test_the_numbers_of_articles_are_unique_and_are_found(game):
    numbers_ = [article.number for article in game.rulebook.articles]
    assert len(set(numbers_)) == len(numbers_)
    assert all(game.rulebook.by_number(number).number == number for number in numbers_)
    assert game.rulebook.by_number("nothing") is None


@each_game
def test_no_code_is_that_of_a_legal_action(game):
    assert 0 not in game.rulebook.codes

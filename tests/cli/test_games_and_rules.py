"""`arbiter games` and `arbiter rules`, with a server and without one."""

from __future__ import annotations

import json

import pytest


@pytest.mark.parametrize("with_server", [True, False])
def test_all_games_are_listed(arbiter, address, games, with_server):
    run = arbiter("games", "--json", server=address if with_server else None)
    assert [info["game"] for info in json.loads(run.stdout)] == list(games)
    for game in games.values():
        assert game.title in arbiter("games", server=address if with_server else None).stdout


def test_every_value_that_is_shown_for_an_option_is_taken(arbiter, games):
    from services.cli.choices import set_option
    from services.cli.games import short_names
    from services.common.codecs import Codec

    for game in games.values():
        shown = arbiter("games", game.id).stdout
        for setting in game.settings:
            assert setting.id in shown
            for value in [*setting.values, *short_names(list(setting.values))]:
                set_option(game, Codec(game).wire.Options(), f"{setting.id}={value}")


def test_every_article_is_found_by_its_number(arbiter, games):
    for game in games.values():
        for article in game.rulebook.articles[:3]:
            run = arbiter("rules", game.id, article.number)
            assert article.number in run.stdout
        bare = game.rulebook.articles[0].number.partition("-")[2]
        assert game.rulebook.articles[0].number in arbiter("rules", game.id, bare).stdout


def test_articles_come_in_hungarian(arbiter, games):
    article = games["connect_four"].rulebook.articles[0]
    assert article.title.hu in arbiter("rules", "connect_four", article.number, "--lang", "hu").stdout


def test_all_articles_come_as_json(arbiter, games):
    run = arbiter("rules", "kronia", "--json")
    assert [json.loads(line)["article"] for line in run.stdout.splitlines()] == [
        article.number for article in games["kronia"].rulebook.articles
    ]


def test_help_does_not_load_the_services(arbiter):
    run = arbiter("--help")
    for command in ("play", "watch", "record", "games", "rules", "ask", "doctor", "serve", "token"):
        assert command in run.stdout

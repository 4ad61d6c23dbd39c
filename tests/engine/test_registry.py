"""The registry: folders and plugins, no list of games anywhere."""

import dataclasses

import pytest
from support import parlour

from engine.core import registry


class Point:
    def __init__(self, name, value):
        self.name, self.value = name, value

    def load(self):
        return self.value


def test_a_plugin_is_found_through_its_entry_point():
    assert registry.load_games()["connect_four"].title == "Connect Four"


def test_games_are_listed_in_alphabetical_order():
    ids = list(registry.load_games())
    assert ids == sorted(ids)


def test_a_plugin_is_found_beside_the_folders(monkeypatch):
    monkeypatch.setattr(registry, "entry_points", lambda group: [Point("parlour", parlour.GAME)])
    assert registry.load_games()["parlour"] is parlour.GAME


def test_two_games_may_not_share_an_id(monkeypatch):
    points = [Point("parlour", parlour.GAME), Point("parlour", dataclasses.replace(parlour.GAME))]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    with pytest.raises(ValueError, match="two games are called 'parlour'"):
        registry.load_games()


@pytest.mark.parametrize("value", [parlour.GAME, "no game at all", None])
def test_an_entry_point_must_give_a_game_of_its_name(monkeypatch, value):
    monkeypatch.setattr(registry, "entry_points", lambda group: [Point("another", value)])
    with pytest.raises(ValueError, match="another does not give a Game"):
        registry.load_games()

"""Dataclasses and their messages have the same fields."""

from support.cases import EVERYTHING, each_game
from support.claims import mirror
from support.walks import walk

from engine.core.ids import REFEREE
from engine.core.mirror import snake


def cases_of(game):
    return [case for case in EVERYTHING if case.game is game]


@each_game
def test_the_view_has_the_fields_of_its_message(game):
    case = cases_of(game)[0]
    mirror.matches(type(game.view(case.start(), 0)), case.wire().View.DESCRIPTOR)


@each_game
def test_the_options_have_the_fields_of_their_message(game):
    case = cases_of(game)[0]
    mirror.matches(type(case.options), case.wire().Options.DESCRIPTOR)


@each_game
def test_the_components_have_the_fields_of_their_message(game):
    case = cases_of(game)[0]
    components = game.components(case.options, case.seats)
    mirror.matches(type(components), case.wire().Components.DESCRIPTOR)


@each_game
def test_every_event_has_the_fields_of_its_message(game):
    case = cases_of(game)[0]
    seen = {
        type(event)
        for entry in walk(case, 0).entries
        for viewer in (*case.viewers(), int(REFEREE))
        for event in game.events(entry.notes, viewer)
    }
    message = case.wire().Event.DESCRIPTOR
    classes = mirror.event_classes(message, seen)
    for name, cls in classes.items():
        assert snake(cls.__name__) == name
        mirror.matches(cls, message.fields_by_name[name].message_type)


@each_game
def test_every_setting_is_a_field_of_the_options(game):
    fields = cases_of(game)[0].wire().Options.DESCRIPTOR.fields_by_name
    assert {setting.id for setting in game.settings} <= set(fields)
    assert all(setting.title for setting in game.settings)

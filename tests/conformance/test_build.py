"""The build under test is the one that was asked for."""

import sys

import arbiter.match.v1.match_pb2
import pytest
from support.build import BUILD, COMPILED, PLAIN, is_compiled
from support.cases import CASES, each_game

from engine.core import ids, kit, state


def test_the_build_has_a_name():
    assert BUILD in (PLAIN, COMPILED)


@pytest.mark.parametrize("module", [ids, kit, state])
def test_the_core_is_of_the_build_under_test(module):
    assert is_compiled(module) == (BUILD == COMPILED)


@each_game
def test_the_rules_are_of_the_build_under_test(game):
    case = next(c for c in CASES if c.game is game)
    module = sys.modules[type(case.start()).__module__]
    assert is_compiled(module) == (BUILD == COMPILED)


def test_generated_code_is_on_the_path():
    assert arbiter.match.v1.match_pb2.Match.DESCRIPTOR.full_name == "arbiter.match.v1.Match"

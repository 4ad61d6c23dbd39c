"""How players are written."""

from __future__ import annotations

import pytest

from ai.arena.names import BadName, read


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        ("flat:400", "flat:400"),
        ("flat:0400", "flat:400"),
        ("hard", "hard"),
        ("hard,iterations=200", "hard,iterations=200"),
        ("hard,b.c=1,a=2,iterations=3", "hard,iterations=3,a=2,b.c=1"),
        (" hard, a = 2 ", "hard,a=2"),
        ("my_bots.sly:Sly", "my_bots.sly:Sly"),
    ],
)
def test_equal_players_are_written_equally(text, same):
    assert str(read(text)) == same
    assert read(str(read(text))) == read(text)


@pytest.mark.parametrize(
    "text",
    [
        "", ",", "Hard!", "flat", "flat:", "flat:x", "flat:0", "flat:-3", "flat:1e9", "flat:²", "random:3",
        "hard:3:4", "random,iterations=3", "flat:3,a=1", "hard,a", "hard,=1", "hard,a=", "hard,a=1,a=2",
        "hard,iterations=no", "a.b:c,d=1", ":x", "x:",
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(text):
    with pytest.raises(BadName):
        read(text)


def test_only_those_who_think_can_be_given_a_budget():
    assert str(read("hard,a=1").with_iterations(30)) == "hard,iterations=30,a=1"
    assert str(read("hard,iterations=9").with_iterations(30)) == "hard,iterations=30"
    assert str(read("flat:9").with_iterations(30)) == "flat:30"
    for other in ("random", "greedy", "my:Bot"):
        with pytest.raises(BadName, match="no iterations"):
            read(other).with_iterations(30)

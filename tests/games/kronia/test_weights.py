"""The file of weights: what is wrong in it is named, and what is made of it."""

import pytest

from engine.games.kronia import weights


def written(tmp_path, old, new):
    """A copy of the shipped weights with one change."""
    shipped = weights.Path(weights.__file__).with_name("weights.toml").read_text(encoding="utf-8")
    assert shipped.count(old) == 1
    path = tmp_path / "weights.toml"
    path.write_text(shipped.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("\nfocus = ", "\nfocus_ = ", "tokens.focus is missing"),
        ("[wrath]", "[wraths]", "wrath.points is missing"),
        ("\nheat = ", "\nheat = -", "policy.heat is a number from 0.01 to 100, not -"),
        ("\nrandom = 0.", "\nrandom = 1.", "policy.random is a number from 0 to 1, not 1."),
        ("\nrules = [", "\nrules = [9.9, ", "temples.rules is a list of 8 numbers"),
        ("\nnoise = ", '\nnoise = "loud" # ', "policy.noise is a number from 0 to 100, not 'loud'"),
    ],
)
def test_a_weight_that_makes_no_sense_is_named(tmp_path, old, new, complaint):
    with pytest.raises(ValueError, match="weights of Kronia") as refused:
        weights.load(written(tmp_path, old, new))
    assert complaint in str(refused.value)


def test_hopes_for_a_set_are_its_bonus_when_nothing_is_ahead_and_grow_with_what_is():
    bonus = [0, 0, 0, 5, 10, 20, 20, 20, 20, 20, 20]
    hopes = weights.hopes(bonus)
    assert hopes[:11] == pytest.approx(bonus)
    of_two = hopes[2::11]
    assert of_two == sorted(of_two)
    assert 0 < of_two[1] < of_two[-1] < 20

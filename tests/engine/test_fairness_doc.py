"""docs/fairness.md against the code, through a checker that is written from the page alone."""

import hashlib
import re
import struct
from pathlib import Path

import pytest
from arbiter_connect_four.game import GAME
from support.claims.chance import order_of

from ai.arena.intervals import Interval
from ai.referee import made
from ai.referee.adjudicate import Award, Outlook, Rule, Ruling
from engine.core import chance, kernel
from engine.core.ids import CHANCE
from engine.core.state import Outcomes

PAGE = Path(__file__).resolve().parents[2] / "docs/fairness.md"


def read_boxes():
    boxes = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    lines = [line.split(" = ", 1) for box in boxes for line in box.splitlines()]
    return {name.strip(): value.strip() for name, value in lines}


BOX = read_boxes()
SEED = bytes.fromhex(BOX["seed"])
NONCES = {0: bytes.fromhex(BOX["nonce of seat 0"]), 1: bytes.fromhex(BOX["nonce of seat 1"])}
KEY = bytes.fromhex(BOX["key"])


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def u32(*numbers):
    return b"".join(struct.pack("<I", number) for number in numbers)


def blake(size, *parts):
    return hashlib.blake2b(b"".join(parts), key=KEY, digest_size=size).digest()


def share_of(stream, number, total):
    attempt = 0
    while True:
        value = int.from_bytes(blake(8, b"d", u32(stream, number, attempt)), "little")
        if value < 2**64 - 2**64 % total:
            return value % total
        attempt += 1


def place_of(stream, shuffle, outcome, copy):
    return blake(16, b"p", u32(stream, shuffle, outcome, copy))


def pile_in_order(stream, shuffle, copies):
    places = [(place_of(stream, shuffle, o, c), o) for o, many in copies.items() for c in range(many)]
    return [outcome for _, outcome in sorted(places)]


def ply_digest(before, ply, seat, action, elapsed, draw, position):
    head = u32(ply) + struct.pack("<i", seat) + u32(action) + b"\0" + u32(elapsed)
    return sha(before, head, draw, sha(position))


def numbers(name):
    return [int(word) for word in BOX[name].split()]


def test_the_commitment_and_the_key_are_as_the_page_says():
    packed = b"".join(bytes([seat, len(nonce)]) + nonce for seat, nonce in sorted(NONCES.items()))
    label = b"arbiter match seed\0"
    assert BOX["commitment"] == sha(SEED).hex() == chance.commitment(SEED).hex()
    assert BOX["nonces"] == packed.hex() == chance.packed_nonces(NONCES).hex()
    assert BOX["key"] == sha(label, SEED, packed).hex() == chance.match_seed(SEED, NONCES).hex()
    assert BOX["key without nonces"] == sha(label, SEED).hex() == chance.match_seed(SEED, {}).hex()


def test_throws_are_as_the_page_says():
    assert BOX["hash of throw 0, stream 0"] == blake(8, b"d", u32(0, 0, 0)).hex()
    wanted = numbers("throws 0 to 11 of stream 0, total 6")
    assert wanted == [share_of(0, n, 6) for n in range(12)]
    assert wanted == [chance.throw(KEY, 0, n, 6) for n in range(12)]


def test_weighted_outcomes_are_as_the_page_says():
    odds = Outcomes()
    odds.die(2, 4)
    for pair in BOX["odds of throw 4, stream 2"].split():
        outcome, weight = pair.split(":")
        odds.add(int(outcome), int(weight))
    share = int(BOX["share of throw 4, stream 2"])
    assert share == share_of(2, 4, 10) == chance.throw(KEY, 2, 4, 10)
    assert int(BOX["outcome of throw 4, stream 2"]) == odds.pick(share) == chance.draw(KEY, odds)


@pytest.mark.parametrize(("outcome", "copy"), [(7, 0), (7, 1), (9, 0)])
def test_places_are_as_the_page_says(outcome, copy):
    wanted = BOX[f"place of outcome {outcome}, copy {copy}, stream 1, shuffle 0"]
    assert wanted == place_of(1, 0, outcome, copy).hex() == chance.copy_key(KEY, 1, 0, outcome, copy).hex()


@pytest.mark.parametrize(
    ("name", "shuffle", "copies"),
    [
        ("pile of two 7s and one 9, shuffle 0", 0, {7: 2, 9: 1}),
        ("pile of two 7s and one 9, shuffle 1", 1, {7: 2, 9: 1}),
        ("pile of three 0s, two 1s and one 2, shuffle 0", 0, {0: 3, 1: 2, 2: 1}),
    ],
)
def test_piles_are_as_the_page_says(name, shuffle, copies):
    wanted = numbers(name)
    assert wanted == pile_in_order(1, shuffle, copies) == order_of(KEY, 1, shuffle, copies)


def test_the_chain_is_as_the_page_says():
    game, seats = BOX["game"], int(BOX["seats"])
    start = GAME.new(GAME.presets[0].options, seats)
    nonce_digest = sha(bytes.fromhex(BOX["nonces"]))
    begin = bytes.fromhex(BOX["starting position"])
    assert (game, BOX["rules version"]) == (GAME.id, GAME.rules_version)
    assert begin == start.to_bytes()
    assert BOX["digest of nonces"] == nonce_digest.hex() == chance.nonce_digest(NONCES).hex()
    assert BOX["digest of starting position"] == sha(begin).hex() == kernel.digest_of(start).hex()
    names = b"arbiter\0" + game.encode() + b"\0" + BOX["rules version"].encode() + b"\0"
    digest = sha(names, bytes([seats]), sha(SEED), nonce_digest, sha(begin))
    ours = kernel.genesis(GAME, start, seats, chance.commitment(SEED), chance.nonce_digest(NONCES))
    assert BOX["genesis"] == digest.hex() == ours.hex()
    state = start
    for ply, elapsed in ((1, 1500), (2, 2000)):
        step = kernel.step(state, ply - 1, 4, None)
        state = step.state
        position = bytes.fromhex(BOX[f"position after ply {ply}"])
        assert position == state.to_bytes()
        digest = ply_digest(digest, ply, ply - 1, 4, elapsed, b"", position)
        ours = kernel.chain(ours, step.entries[0], elapsed)
        assert BOX[f"digest of ply {ply}"] == digest.hex() == ours.hex()


def test_the_bytes_of_a_draw_are_as_the_page_says():
    odds = ((7, 2, 2), (9, 1, 1))
    packed = u32(1, 0) + b"\1" + u32(2) + b"".join(u32(*each) for each in odds)
    draw = kernel.Draw(1, 0, True, odds)
    assert BOX["draw of stream 1, pile 7 7 9"] == packed.hex() == kernel.draw_bytes(draw).hex()
    entry = kernel.Entry(1, int(CHANCE), 7, False, draw, (), sha(b"x"))
    assert kernel.chain(bytes(32), entry, 9) == ply_digest(bytes(32), 1, -1, 7, 9, packed, b"x")


def test_every_value_of_the_page_is_checked():
    source = Path(__file__).read_text(encoding="utf-8")
    patterns = (r"place of outcome \d, copy \d", r"(position after|digest of) ply \d")
    unchecked = [n for n in BOX if n not in source and not any(re.match(p, n) for p in patterns)]
    assert unchecked == []


def text(words):
    return u32(len(words)) + words.encode()


def reals(*numbers):
    return struct.pack(f"<{len(numbers)}d", *numbers)


def test_a_ruling_is_chained_as_the_page_says():
    award = b"".join(u32(seat) + reals(0.5) + u32(1) for seat in (0, 1))
    row = u32(5) + reals(0.5, 0.25, 0.75, 0.5, 0.5)
    packed = u32(1) + text("Art. 7.3") + u32(0) + u32(0, 0, 2, 3) + text("1") + text("abc") + text("en")
    packed += text("Equal.") + u32(6) + award + u32(400, 7, 0, 0) + reals(1.0, 0.0) + u32(2) + row + row
    even = Interval(0.5, 0.25, 0.75)
    looked = Outlook(400, 7, (even, even), ((0.5, 0.5), (0.5, 0.5)), team=False, partial=False)
    ruling = Ruling(Rule("search", "Art. 7.3"), (Award(0, 0.5, 1), Award(1, 0.5, 1)), looked, "Equal.")
    entered = made.Made(ruling, False, 2, 3, "1", "abc", "en")
    assert BOX["ruling of an equal position"] == packed.hex() == made.to_bytes(entered).hex()
    before = bytes.fromhex(BOX["digest of ply 2"])
    digest = sha(before, b"arbiter ruling\0", u32(60000), sha(packed))
    assert BOX["digest of the ruling"] == digest.hex() == made.chain(before, entered, 60000).hex()

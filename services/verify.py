"""Checks the fairness of a finished match: python verify.py record.json [the commitment you noted down]

It needs nothing but this file, Python and the record in JSON, and none of Arbiter's code: read it, or write
your own from docs/fairness.md. It checks that the server's seed is the one it committed to, that every throw,
deal and draw follows from that seed and the nonces of the seats, and that the digests form one chain. It does
not know the rules of any game: whether every action was legal, `arbiter audit` says.
"""

from __future__ import annotations

import hashlib
import json
import struct
import sys
from decimal import Decimal
from typing import Any

TWO_64 = 2**64
RULES = {"RULE_KIND_SEARCH": 1, "RULE_KIND_FORFEIT": 2, "RULE_KIND_VOID": 3}


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def u32(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}I", *numbers)


def key_of(header: dict[str, Any]) -> bytes:
    """The key of all draws: the server's seed with what each seat added to it, in the order of the seats."""
    nonces = {n.get("seat", 0): bytes.fromhex(n["nonce"]) for n in header.get("nonces", [])}
    packed = b"".join(bytes([seat, len(nonces[seat])]) + nonces[seat] for seat in sorted(nonces))
    return sha(b"arbiter match seed\0", bytes.fromhex(header["revealedSeed"]), packed)


def odds_of(draw: dict[str, Any]) -> list[tuple[int, int, int]]:
    """(outcome, weight, copies); zeros are left out in JSON."""
    return [(o.get("outcome", 0), o.get("weight", 0), o.get("copies", 0)) for o in draw.get("odds", [])]


def throw(key: bytes, stream: int, number: int, total: int) -> int:
    """A whole number from 0 to total - 1; values at the top that would favour small ones are left out."""
    attempt = 0
    while True:
        data = b"d" + u32(stream, number, attempt)
        value = int.from_bytes(hashlib.blake2b(data, key=key, digest_size=8).digest(), "little")
        if value < TWO_64 - TWO_64 % total:
            return value % total
        attempt += 1


def next_of_pile(key: bytes, stream: int, number: int, odds: list[tuple[int, int, int]]) -> int:
    """The outcome that owns the first place, in the order of this shuffle, among the copies that are left."""
    firsts = []
    for outcome, left, copies in odds:
        data = [b"p" + u32(stream, number, outcome, copy) for copy in range(copies)]
        places = sorted(hashlib.blake2b(d, key=key, digest_size=16).digest() for d in data)
        firsts.append((places[copies - left], outcome))
    return min(firsts)[1]


def outcome_of(key: bytes, draw: dict[str, Any]) -> int:
    """What the seed gives for a draw."""
    stream, number, odds = draw.get("stream", 0), draw.get("number", 0), odds_of(draw)
    if not odds or any(
        left < 1 or (draw.get("pile") and not left <= copies <= 4096) for _, left, copies in odds
    ):
        return -1  # nothing can be drawn from this
    if draw.get("pile"):
        return next_of_pile(key, stream, number, odds)
    share = throw(key, stream, number, sum(weight for _, weight, _ in odds))
    for outcome, weight, _ in odds:
        share -= weight
        if share < 0:
            return outcome
    return -1


def digest_of(before: bytes, entry: dict[str, Any]) -> bytes:
    """The digest of a ply: over the one before, all that the entry says, and the position after it."""
    draw, action = entry.get("draw"), entry.get("action", {})
    seat, code = (-1, draw.get("code", 0)) if draw else (action.get("seat", 0), action.get("code", 0))
    elapsed = int(Decimal(entry.get("elapsed", "0s")[:-1]) * 1000)
    head = u32(entry.get("ply", 0)) + struct.pack("<i", seat) + u32(code)
    drawn = b""
    if draw:
        odds = odds_of(draw)
        drawn = u32(draw.get("stream", 0), draw.get("number", 0)) + bytes([bool(draw.get("pile"))])
        drawn += u32(len(odds)) + b"".join(u32(*each) for each in odds)
    forced = bytes([bool(action.get("forced"))])
    return sha(before, head, forced, u32(elapsed), drawn, bytes.fromhex(entry["stateDigest"]))


def pack(*values: Any) -> bytes:
    """Whole numbers as u32, others as f64, texts and lists after their length."""
    out = b""
    for value in values:
        if isinstance(value, str):
            out += u32(len(value.encode())) + value.encode()
        elif isinstance(value, list):
            out += u32(len(value)) + pack(*value)
        else:
            out += struct.pack("<d", value) if isinstance(value, float) else u32(int(value))
    return out


def ruling_digest(before: bytes, entry: dict[str, Any]) -> bytes:
    """The digest of a ruling of the referee, which ends a match: over the one before and all that it says."""
    told, zero = entry["ruling"], {"seat": 0, "share": 0, "place": 0, "low": 0, "high": 0}
    rule, looked = told.get("rule", {}), told.get("outlook")
    awards = [{**zero, **award} for award in told.get("awards", [])]
    values = [RULES.get(rule.get("kind"), 0), rule.get("name", ""), rule.get("absent", [])]
    values += [told.get(name, 0) for name in ("appeal", "team", "ply", "version")]
    values += [told.get(name, "") for name in ("rulesVersion", "aiVersion", "language", "reason")]
    values.append([each for a in awards for each in (a["seat"], float(a["share"]), a["place"])])
    if looked is not None:
        seats = [{"places": [], **zero, **seat} for seat in looked.get("seats", [])]
        rows = [[float(n) for n in (s["share"], s["low"], s["high"], *s["places"])] for s in seats]
        values += [looked.get(name, 0) for name in ("playouts", "seed", "team", "partial")]
        values += [float(looked.get(name, 0)) for name in ("sharpness", "shift")] + [rows]
    elapsed = int(Decimal(entry.get("elapsed", "0s")[:-1]) * 1000)
    return sha(before, b"arbiter ruling\0", u32(elapsed), sha(pack(*values)))


def problems(record: dict[str, Any], commitment: str = "") -> list[str]:
    """What is wrong with the record, a sentence each; none if its dice were fair."""
    header = record["header"]
    if not header.get("revealedSeed"):
        return ["The match is not over: its seed is not revealed yet."]
    found = []
    if sha(bytes.fromhex(header["revealedSeed"])).hex() != header["commitment"]:
        found.append("The revealed seed is not the one that the server committed to.")
    if commitment and commitment.lower() != header["commitment"]:
        found.append("The commitment is not the one that you noted down.")
    key, chain, ply = key_of(header), bytes.fromhex(header["genesis"]), 0
    for number, entry in enumerate(record["entries"], 1):
        if entry.get("version") != number:
            found.append(f"Entry {number}: it has version {entry.get('version')}; entries are gone or moved.")
        if "draw" in entry:
            true = outcome_of(key, entry["draw"])
            if true != entry["draw"].get("code"):
                found.append(f"Entry {number}: outcome {entry['draw'].get('code')}; the seed gives {true}.")
        if "draw" in entry or "action" in entry:
            ply += 1
            if digest_of(chain, entry).hex() != entry["digest"] or entry["ply"] != ply:
                found.append(f"Entry {number}: its digest does not follow from what is told.")
            chain = bytes.fromhex(entry["digest"])
        if "ruling" in entry:
            if ruling_digest(chain, entry).hex() != entry.get("digest"):
                found.append(f"Entry {number}: the digest of the ruling does not follow from what is told.")
            chain = bytes.fromhex(entry["digest"])
    return found


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        wrong = problems(json.load(file), *sys.argv[2:3])
    sys.exit("\n".join(wrong) or print("The seed, every draw and the chain of digests are in order."))  # noqa: T201

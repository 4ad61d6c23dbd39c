"""Matches for the tests of the command line, made and played through its own client."""

from __future__ import annotations

import random

from arbiter.match.v1 import match_pb2

from engine.core.game import AnyGame
from services.cli.bots import RandomBot
from services.cli.choices import build_options
from services.cli.client import Client
from services.cli.eyes import Eyes
from services.cli.seating import Seating, open_match
from services.common.codecs import Codec


def new_match(client: Client, game: AnyGame, players: str = "random", seats: int | None = None) -> Seating:
    """A match of the recommended first game with all seats played so."""
    codec = Codec(game)
    amount = seats or min(game.seats)
    options = build_options(codec, amount, None, ())
    names = [f"Name {i}" for i in range(amount)]
    return open_match(client, codec, options, [players] * amount, names, False)


def play_on(seating: Seating, decisions: int, seed: int = 7) -> match_pb2.Match:
    """Plays at most this many random decisions; gives the match after them."""
    client = seating.client.holding(seating.tokens[0])
    match = client.get_match(seating.match.match_id)
    eyes = Eyes(client, match)
    eyes.catch_up(match.version)
    rng = random.Random(seed)
    while decisions and not eyes.over:
        bot = RandomBot(seating.client.holding(seating.tokens[eyes.to_act[0]]), match.match_id, rng)
        eyes.catch_up(bot.play(eyes.version).version)
        decisions -= 1
    eyes.close()
    return client.get_match(match.match_id)

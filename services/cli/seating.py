"""Sitting down: a new match with its seats handed out, a seat claimed, or a match come back to."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field

from arbiter.match.v1 import match_pb2, match_service_pb2
from google.protobuf.any_pb2 import Any as AnyMessage

from engine.core.game import AnyGame, Games
from services.cli import tickets
from services.cli.client import DEFAULT_ADDRESS, Client, new_request_id
from services.cli.lineup import OPEN, default_name, is_ai, new_ai
from services.cli.problems import Problem
from services.cli.tickets import ME, Ticket
from services.common.codecs import Codec

NONCE_BYTES = 32


@dataclass
class Seating:
    """A match, and the seats of it that this process holds tokens for."""

    client: Client
    match: match_pb2.Match
    codec: Codec
    tokens: dict[int, str] = field(repr=False)
    players: dict[int, str]  # by seat: ME or the name of a bot
    spectator: str = field(default="", repr=False)
    private: bool = False
    nonces: dict[int, bytes] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        return self.codec.game

    @property
    def mine(self) -> list[int]:
        """The seats that are played by people at this terminal."""
        return [seat for seat, player in sorted(self.players.items()) if player == ME]

    @property
    def witness(self) -> Client:
        """One who may look on: with the token of a seat here, else the spectator's."""
        return self.client.holding(next(iter(self.tokens.values()), self.spectator))

    def keep(self) -> bool:
        """Remember the tokens so that one can come back. False if there is no place for them."""
        ticket = Ticket(
            self.match.match_id, self.match.game, str(self.client.address),
            self.tokens, self.players, self.spectator,
        )  # fmt: skip
        try:
            tickets.keep(ticket)
        except OSError:
            return False
        return True

    def command(self, *words: str) -> str:
        """What to type to get to this match again."""
        server = str(self.client.address)
        where = [] if server == DEFAULT_ADDRESS else ["--server", server]
        return shlex.join(
            ["arbiter", "play", self.match.game, "--match", self.match.match_id, *words, *where]
        )


def open_match(
    client: Client,
    codec: Codec,
    options: AnyMessage,
    players: Sequence[str],
    names: Sequence[str],
    with_nonce: bool,
    seed: int | None = None,
) -> Seating:
    """A new match. With nonces, own seats are claimed since only a claim brings one.

    `seed` decides what chance decides in the thinking of its AI seats.
    """
    asked = match_service_pb2.CreateMatchRequest(
        request_id=new_request_id(), game=codec.game.id, options=options
    )
    for i, (player, name) in enumerate(zip(players, names, strict=True)):
        ai = new_ai(player, i, seed) if is_ai(player) else None
        asked.seats.add(name=name, open=player == OPEN or (with_nonce and player == ME), ai=ai)
    created = client.create(asked)
    held = {i: player for i, player in enumerate(players) if player != OPEN and not is_ai(player)}
    tokens = {int(t.seat): t.token for t in created.seat_tokens}
    seating = Seating(client, created.match, codec, tokens, held, created.spectator_token)
    for seat in seating.mine if with_nonce else ():
        claim_into(seating, seat, names[seat], secrets.token_bytes(NONCE_BYTES))
    return seating


def claim_into(seating: Seating, seat: int | None, name: str, nonce: bytes) -> None:
    asked = match_service_pb2.ClaimSeatRequest(
        match_id=seating.match.match_id, request_id=new_request_id(), seat=seat, name=name, nonce=nonce
    )
    claimed = seating.client.claim(asked)
    seating.tokens[claimed.token.seat] = claimed.token.token
    seating.players[claimed.token.seat] = ME
    seating.match = claimed.match
    if nonce:
        seating.nonces[claimed.token.seat] = nonce


def claim_seat(
    client: Client, codecs: dict[str, Codec], match_id: str, seat: int | None, name: str, with_nonce: bool
) -> Seating:
    """Takes an open seat of somebody else's match."""
    # The match cannot be looked at before the claim where tokens are asked for, so the claim comes first.
    placeholder = match_pb2.Match(match_id=match_id)
    seating = Seating(client, placeholder, next(iter(codecs.values())), {}, {})
    claim_into(seating, seat, name or default_name(), secrets.token_bytes(NONCE_BYTES) if with_nonce else b"")
    seating.codec = codec_of(codecs, seating.match.game)
    return seating


def come_back(client: Client, codecs: dict[str, Codec], match_id: str, token: str) -> Seating:
    """With a seat's token, or with what this terminal remembers of the match. Raises Problem."""
    ticket = tickets.find(match_id, str(client.address))
    if token:
        match = client.holding(token).get_match(match_id)
        return Seating(
            client, match, codec_of(codecs, match.game), {(seat := seat_in(token)): token}, {seat: ME}
        )
    if ticket is None:
        raise Problem(
            f"This terminal holds no seat of match {match_id}.",
            "Take an open one with --claim, or give the token of a seat with --token or ARBITER_TOKEN.",
        )
    match = client.holding(next(iter(ticket.tokens.values()))).get_match(match_id)
    return Seating(
        client, match, codec_of(codecs, match.game), ticket.tokens, ticket.players, ticket.spectator
    )


def codec_of(codecs: dict[str, Codec], game: str) -> Codec:
    if game not in codecs:
        raise Problem(
            f"The match is a game of {game}, which is not installed here.", "Install it on this machine too."
        )
    return codecs[game]


def seat_in(token: str) -> int:
    """The seat that a token says it is for; the server, not this, decides whether it is. Raises Problem."""
    import jwt

    try:
        scope = str(jwt.decode(token, options={"verify_signature": False}).get("scope", ""))
    except jwt.InvalidTokenError:
        raise Problem("That is not a token.", "Check --token and ARBITER_TOKEN.") from None
    kind, _, seat = scope.partition(":")
    if kind != "seat" or not seat.isdigit():
        raise Problem(
            f"The token is for a {scope or 'unknown'}, not for a seat.", "Playing needs the token of a seat."
        )
    return int(seat)


def own_token(token: str | None) -> str:
    return token if token is not None else os.environ.get("ARBITER_TOKEN", "")


def games_to_codecs(games: Games) -> dict[str, Codec]:
    return {game.id: Codec(game) for game in games.values()}

"""Tokens of a match: minted once, kept as hashes, signed anew for a repeated request."""

from __future__ import annotations

from arbiter.match.v1 import match_service_pb2
from arbiter.store.v1 import store_pb2

from services.common.auth import Keyring, hash_of, new_token_id
from services.match.messages import timestamp


def mint_for(keyring: Keyring, match_id: str, scope: str, expire_s: int) -> store_pb2.SetupToken:
    """What the store keeps of a new token."""
    token_id = new_token_id()
    token = keyring.mint(match_id, scope, token_id, expire_s)
    return store_pb2.SetupToken(scope=scope, hash=hash_of(token), id=token_id, expire_s=expire_s)


def remint(keyring: Keyring, match_id: str, stored: store_pb2.SetupToken) -> str:
    """The token that was minted with these claims."""
    return keyring.mint(match_id, stored.scope, stored.id, stored.expire_s)


def with_token(stored: store_pb2.SetupToken, token: str) -> match_service_pb2.SeatToken:
    return match_service_pb2.SeatToken(
        seat=int(stored.scope[5:]), token=token, expire_time=timestamp(stored.expire_s * 1000)
    )

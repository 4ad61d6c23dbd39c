"""Who is calling: bearer tokens, what they allow, and the key that signs them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Any

import jwt
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key

from engine.core.faults import Malformed
from engine.core.ids import SPECTATOR
from services.common.faults import NotYours, WhoAreYou
from services.common.head import Head
from services.common.lru import Lru

HOST = "host"
SPECTATOR_SCOPE = "spectator"
REFEREE_SCOPE = "referee"  # may see all of every match, and change nothing but end one by a ruling
ORGANISER = "organiser"
ADMIN = "admin"
GLOBAL_SCOPES = (HOST, ORGANISER, ADMIN)
SERVER_SCOPES = (*GLOBAL_SCOPES, REFEREE_SCOPE)  # of tokens that are for no single match
KEPT_TOKENS = 16384
MIN_SECRET = 32  # characters of an HS256 key
ISSUER = "arbiter"


@dataclass(frozen=True)
class Caller:
    """Who makes a call. `match` is "" for a token of the whole server, `seat` -1 without one."""

    scope: str  # host, seat, spectator, organiser, admin or referee; "" for nobody
    match: str = ""
    seat: int = -1
    hash: bytes = b""
    expire_s: float = float("inf")

    @property
    def viewer(self) -> int:
        """Whose eyes this caller sees a match with."""
        return self.seat if self.scope == "seat" else int(SPECTATOR)


NOBODY = Caller("")
OPEN_HOST = Caller(HOST)


class Keyring:
    """Signs and verifies tokens. HS256 with a shared secret, or EdDSA with an Ed25519 key in PEM."""

    def __init__(self, algorithm: str, key: str) -> None:
        self.algorithm = algorithm
        self.signing: Any = key
        self.verifying: Any = key
        if algorithm == "EdDSA":
            self.signing = read_ed25519(key)
            self.verifying = self.signing.public_key()
        elif len(key) < MIN_SECRET:
            raise ValueError(f"the token key is shorter than {MIN_SECRET} characters")
        self.root = hashlib.sha256(b"arbiter ids\0" + key.encode()).digest()

    def mint(self, match: str, scope: str, token_id: str, expire_s: int) -> str:
        """A token; equal claims give an equal token."""
        claims = {"iss": ISSUER, "scope": scope, "exp": expire_s, "jti": token_id}
        if match:
            claims["match"] = match
        return jwt.encode(claims, self.signing, self.algorithm)

    def sign(self, claims: dict[str, Any]) -> str:
        """A statement of this server that is no token, as a compact JWS."""
        return jwt.encode({"iss": ISSUER, **claims}, self.signing, self.algorithm)

    def signed(self, statement: str) -> dict[str, Any] | None:
        """What a statement of this server says; None if the server did not sign it."""
        try:
            return dict(jwt.decode(statement, self.verifying, [self.algorithm], issuer=ISSUER))
        except jwt.InvalidTokenError:
            return None

    def match_id(self, caller: str, request_id: str) -> str:
        """The id of the match that this request makes: equal for a repeated one, and not to be guessed."""
        digest = hmac.new(self.root, f"match\0{caller}\0{request_id}".encode(), hashlib.sha256).digest()
        return base64.b32encode(digest[:15]).decode().lower()

    def read(self, token: str) -> Caller:
        """Raises WhoAreYou with a sentence if the token is no good."""
        try:
            claims = jwt.decode(
                token, self.verifying, [self.algorithm], issuer=ISSUER, options={"require": ["exp", "jti"]}
            )
            scope, seat = read_scope(claims["scope"])
            match = str(claims.get("match", ""))
        except jwt.ExpiredSignatureError:
            raise WhoAreYou("the token has expired; ask the host for a new one", "TOKEN_EXPIRED") from None
        except (jwt.InvalidTokenError, KeyError, ValueError):
            raise WhoAreYou("the token was not signed by this server", "TOKEN_INVALID") from None
        return Caller(scope, match, seat, hash_of(token), float(claims["exp"]))


def read_ed25519(pem: str) -> Ed25519PrivateKey:
    try:
        key = load_pem_private_key(pem.encode(), None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        key = None
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError("the token key is not an Ed25519 private key in PEM")
    return key


def read_scope(scope: str) -> tuple[str, int]:
    """`seat:2` as ("seat", 2), any other scope with -1. Raises ValueError if there is no such scope."""
    if scope.startswith("seat:"):
        return "seat", int(scope[5:])
    if scope not in (*SERVER_SCOPES, SPECTATOR_SCOPE):
        raise ValueError("no such scope")
    return scope, -1


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def new_token_id() -> str:
    return secrets.token_urlsafe(12)


class Door:
    """Finds out who calls, from the `authorization` metadata. Verified tokens are remembered."""

    def __init__(self, keyring: Keyring, is_open: bool) -> None:
        self.keyring = keyring
        self.without = OPEN_HOST if is_open else NOBODY
        self.known: Lru[str, Caller] = Lru(KEPT_TOKENS)

    def caller_of(self, authorization: str | None) -> Caller:
        """Raises WhoAreYou for a token that is no good; without one it is the open host, or nobody."""
        if authorization is None:
            return self.without
        caller = self.known.get(authorization)
        if caller is None:
            kind, _, token = authorization.partition(" ")
            if kind.lower() != "bearer" or not token:
                raise WhoAreYou("the authorization metadata must be `Bearer <token>`", "TOKEN_INVALID")
            caller = self.keyring.read(token.strip())
            self.known.put(authorization, caller)
        if caller.expire_s <= time.time():
            self.known.drop(authorization)
            raise WhoAreYou("the token has expired; ask the host for a new one", "TOKEN_EXPIRED")
        return caller


def need_host(caller: Caller, what: str) -> None:
    """A token of one match's host will do; `what` completes "… needs host scope"."""
    if caller.scope == "":
        raise WhoAreYou(f"{what} needs a token with host scope", "TOKEN_MISSING")
    if caller.scope not in GLOBAL_SCOPES:
        raise NotYours(f"{what} needs host scope; this token has {caller.scope} scope")


def need_referee(caller: Caller, what: str) -> None:
    """Whoever may know every secret: a host, or a referee."""
    if caller.scope != REFEREE_SCOPE:
        need_host(caller, what)


def need_server_host(caller: Caller, what: str) -> None:
    """Host scope for the whole server, as `arbiter token` mints it."""
    need_host(caller, what)
    if caller.match:
        raise NotYours(f"{what} needs host scope for the server; this token is for one match")


def enter(caller: Caller, head: Head) -> None:
    """May this caller see this match at all? Raises WhoAreYou or NotYours."""
    if caller.match == "" and caller.scope in SERVER_SCOPES:
        return
    if caller.scope == "":
        raise WhoAreYou("this match needs a token; ask its host for one", "TOKEN_MISSING")
    if caller.match != head.match_id:
        raise NotYours("the token is for another match", "OTHER_MATCH")
    if caller.hash not in head.tokens:
        raise WhoAreYou("the token has been withdrawn", "TOKEN_WITHDRAWN")


def acting_seat(caller: Caller, seats: int, asked: int | None, to_act: int) -> int:
    """The seat that a question is about. A seat asks for itself only, a host or a referee for any."""
    if caller.scope == "seat":
        if asked is not None and asked != caller.seat:
            raise NotYours(f"the token is for seat {caller.seat}, not for seat {asked}", "OTHER_SEAT")
        return caller.seat
    need_referee(caller, "asking for a seat without its token")
    return any_seat(seats, asked, to_act)


def any_seat(seats: int, asked: int | None, to_act: int) -> int:
    """The seat that is asked about, else the one to act."""
    if asked is not None and asked >= seats:
        raise Malformed("seat", f"there is no seat {asked}; the last one is {seats - 1}")
    return asked if asked is not None else max(to_act, 0)

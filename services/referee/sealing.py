"""Signed reports: a JWS over the SHA-256 of the canonical JSON, by the key that signs the tokens.

It says nothing but what it seals, so that it can never pass for a token: it has no scope and no expiry.
"""

from __future__ import annotations

import hashlib

from services.common.auth import Keyring

PURPOSE = "audit report"


def seal(keyring: Keyring, report: bytes) -> str:
    """Equal reports give equal seals: both HS256 and EdDSA are deterministic."""
    return keyring.sign({"purpose": PURPOSE, "sha256": hashlib.sha256(report).hexdigest()})


def is_sealed(keyring: Keyring, report: bytes, signature: str) -> bool:
    """Was this report signed by this key?"""
    claims = keyring.signed(signature)
    wanted = hashlib.sha256(report).hexdigest()
    return claims is not None and claims.get("purpose") == PURPOSE and claims.get("sha256") == wanted

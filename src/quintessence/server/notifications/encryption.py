"""The encryption of Web Push messages (RFC 8291, in the coding of RFC 8188): only the browser can read them."""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

POINT: Final = 65
"""Bytes of a public key, as browsers give it."""
AUTH: Final = 16
"""Bytes of the secret that a browser gives with it."""
_RECORD: Final = 4096


def encrypt(
    plain: bytes,
    browser_key: bytes,
    auth: bytes,
    length: int = 0,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push message, padded to a length. ValueError when the browser's key is none.

    `salt` and `own` are new for each message; only a test gives them.
    """
    own = ec.generate_private_key(ec.SECP256R1()) if own is None else own
    salt = os.urandom(16) if salt is None else salt
    public = point_of(own)
    shared = own.exchange(ec.ECDH(), browser_point(browser_key))
    seed = _derived(shared, auth, b"WebPush: info\0" + browser_key + public, 32)
    key = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    padded = plain + b"\2" + bytes(max(0, length - len(plain)))
    sealed = AESGCM(key).encrypt(nonce, padded, None)
    return salt + _RECORD.to_bytes(4) + bytes([len(public)]) + public + sealed


def browser_point(key: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's key; ValueError when it is no point of the curve."""
    if len(key) != POINT:
        raise ValueError("not a key")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers take it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)

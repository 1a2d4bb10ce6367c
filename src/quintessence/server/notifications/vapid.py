"""Who sends: the server's own key for push services (VAPID, RFC 8292). It follows from the server's secret."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from quintessence.server.notifications.encryption import point_of

_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_HOURS: Final = 12 * 3600


class Vapid:
    """Signs what is sent. All processes with the same secret have the same key, so that subscriptions hold."""

    def __init__(self, secret: bytes, contact: str) -> None:
        drawn = HKDF(SHA256(), 48, None, b"quintessence push key").derive(secret)
        self._key: Final = ec.derive_private_key(int.from_bytes(drawn) % (_ORDER - 1) + 1, ec.SECP256R1())
        self._contact: Final = contact
        self.public_key: Final = base64url(point_of(self._key))
        """As browsers want it to subscribe."""

    def authorization(self, endpoint: str) -> str:
        """The header that says who sends, for one push service and some hours."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        claims = {"aud": audience, "exp": int(time()) + _HOURS, "sub": self._contact}
        signed = ".".join(base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{base64url(r.to_bytes(32) + s.to_bytes(32))}, k={self.public_key}"


def base64url(data: bytes) -> str:
    """Bytes as text that fits into addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes of such a text, with or without padding; ValueError when it is none."""
    bare = text.rstrip("=")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))

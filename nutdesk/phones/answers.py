"""What is answered over HTTP: files with their headers, and one sentence for everything else."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Final

import attrs
from aiohttp import web

from nutdesk.core.value import Value

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self' {socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What a page of ours may load and do: nothing but ours. Safari 15 does not count our socket to 'self'."""
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Server": "nutdesk",
}
"""On every answer, beside the policy."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""It may be kept, but must be compared each time."""
NEVER: Final = "no-store"
SENTENCE: Final = "text/plain; charset=utf-8"
JSON: Final = "application/json; charset=utf-8"
PACKED: Final = ("text/", "image/svg", "application/json")
"""How the kinds begin that become smaller when they are packed."""
WORTH_IT: Final = 400
"""Bytes from which on something is packed."""
LEVEL: Final = 6
"""How hard; what is more costs time at the start, and saves a hundredth."""


@attrs.frozen
class Leaf(Value):
    """A file as it is sent, packed too if that makes it smaller."""

    kind: str
    data: bytes
    packed: bytes
    hash: str
    """Changes with its content: by this a browser tells us what it has already."""
    lasting: bool = False
    """Whether its address changes with what is in it, so that nobody needs to ask again."""

    @classmethod
    def of(cls, kind: str, data: bytes) -> Leaf:
        worth_it = kind.startswith(PACKED) and len(data) >= WORTH_IT
        packed = gzip.compress(data, LEVEL, mtime=0) if worth_it else b""
        return cls(kind, data, packed, sha256(data).hexdigest()[:16])


def headers(host: str = "") -> dict[str, str]:
    """What every answer has."""
    policy = POLICY.format(socket=f"ws://{host}") if host else POLICY.replace(" {socket}", "")
    return {"Content-Security-Policy": policy, **HEADERS}


def sentence(status: int, words: str) -> web.Response:
    """A refusal: one sentence, and the connection is closed."""
    kept = {**headers(), "Cache-Control": NEVER, "Content-Type": SENTENCE}
    answer = web.Response(status=status, body=f"{words}\n".encode(), headers=kept)
    answer.force_close()
    return answer


def leaf(found: Leaf, host: str, known: str, encodings: str) -> web.Response:
    """A file, or that the browser's own copy is still right."""
    kept = {**headers(host), "Cache-Control": FOREVER if found.lasting else ASK_AGAIN, "ETag": f'"{found.hash}"'}
    if found.packed:
        kept["Vary"] = "Accept-Encoding"
    if found.hash in (each.strip().removeprefix("W/").strip('"') for each in known.split(",")):
        return web.Response(status=304, headers=kept)
    kept["Content-Type"] = found.kind
    if found.packed and "gzip" in encodings.lower():
        kept["Content-Encoding"] = "gzip"
        return web.Response(body=found.packed, headers=kept)
    return web.Response(body=found.data, headers=kept)


__all__ = ["JSON", "Leaf", "headers", "leaf", "sentence"]

"""What is answered over HTTP: files with their headers, and one sentence for everything else."""

from __future__ import annotations

import gzip
import hashlib
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
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Server": "nutdesk",
}
"""On every answer, beside the policy."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""It may be kept, but must be compared each time."""
NEVER: Final = "no-store"
KINDS: Final = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
    "json": "application/json; charset=utf-8",
    "otf": "font/otf",
    "ttf": "font/ttf",
    "woff2": "font/woff2",
    "png": "image/png",
    "txt": "text/plain; charset=utf-8",
}
PACKED: Final = ("html", "js", "css", "svg", "json", "otf", "ttf")
"""What becomes smaller when it is packed."""
WORTH_IT: Final = 400
"""Bytes from which on something is packed."""


@attrs.frozen
class Leaf(Value):
    """A file as it is sent, packed too if that makes it smaller."""

    kind: str
    data: bytes
    packed: bytes
    mark: str
    """What a browser that has it already tells us."""
    lasting: bool = False
    """Whether its address changes with what is in it, so that nobody needs to ask again."""

    @classmethod
    def of(cls, kind: str, data: bytes, *, lasting: bool = False) -> Leaf:
        packed = gzip.compress(data, 9, mtime=0) if kind in PACKED and len(data) >= WORTH_IT else b""
        return cls(kind, data, packed, f'"{content_hash(data)}"', lasting)


def content_hash(data: bytes) -> str:
    """A name for what is in a file."""
    return hashlib.sha256(data).hexdigest()[:16]


def headers(host: str = "") -> dict[str, str]:
    """What every answer has."""
    policy = POLICY.format(socket=f"ws://{host}") if host else POLICY.replace(" {socket}", "")
    return {"Content-Security-Policy": policy, **HEADERS}


def sentence(status: int, words: str) -> web.Response:
    """A refusal: one sentence, and the connection is closed."""
    kept = {**headers(), "Cache-Control": NEVER, "Content-Type": KINDS["txt"]}
    answer = web.Response(status=status, body=f"{words}\n".encode(), headers=kept)
    answer.force_close()
    return answer


def leaf(found: Leaf, host: str, known: str, encodings: str) -> web.Response:
    """A file, or that the browser's own copy is still right."""
    kept = {**headers(host), "Cache-Control": FOREVER if found.lasting else ASK_AGAIN, "ETag": found.mark}
    if found.packed:
        kept["Vary"] = "Accept-Encoding"
    if found.mark in (each.strip().removeprefix("W/") for each in known.split(",")):
        return web.Response(status=304, headers=kept)
    kept["Content-Type"] = KINDS[found.kind]
    if found.packed and "gzip" in encodings.lower():
        kept["Content-Encoding"] = "gzip"
        return web.Response(body=found.packed, headers=kept)
    return web.Response(body=found.data, headers=kept)


__all__ = ["KINDS", "Leaf", "content_hash", "headers", "leaf", "sentence"]

"""Valid files of the project, bent and broken: by their bytes, by their lines, and by what they mean."""

from __future__ import annotations

import io
import json
import re
import struct
import warnings
import zipfile
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from nutdesk import games

Change = Callable[[bytes, Random], bytes]

LONG = "x" * 20_000
DEEP = 400
TEXTS = (
    "",
    " ",
    "{n}",
    "{0}",
    "{",
    "}}",
    "{n.__class__}",
    "%n",
    "%1",
    "\x00",
    "\x07",
    "\x1b[31m",
    "\n",
    "\r",
    "\u2028",
    "\u202e",
    "\u200d",
    "\ufffe",
    "\ud800",
    "\udfff\ud800",
    "<img src='/dev/zero'>",
    "<b>",
    "../../etc/passwd",
    "/dev/zero",
    "C:\\x",
    "NaN",
    "Zoë",
    "🐿" * 40,
    LONG,
    "seat-0",
    "0",
    "-1",
    "1e999",
)
NUMBERS = (
    0,
    1,
    -1,
    2,
    7,
    99,
    100,
    255,
    256,
    -256,
    65_536,
    2**31 - 1,
    2**31,
    -(2**31),
    2**53 + 1,
    2**63,
    -(2**63) - 1,
    2**200,
    10**400,
    0.5,
    -0.0,
    1e308,
    float("inf"),
    float("-inf"),
    float("nan"),
)


def value(rng: Random) -> Any:
    """Anything that a file may hold where something else belongs."""
    kind = rng.randrange(8)
    if kind < 3:
        return rng.choice(TEXTS)
    if kind < 5:
        return rng.choice(NUMBERS)
    if kind == 5:
        return rng.choice((None, True, False, [], {}, [[]], {"": {}}, *games.ids()))
    if kind == 6:
        return [value(rng) for _ in range(rng.randrange(4))]
    return {rng.choice(TEXTS): value(rng) for _ in range(rng.randrange(3))}


# ---- bytes ----------------------------------------------------------------------------------------------------------


def flip(data: bytes, rng: Random) -> bytes:
    raw = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8, 64))):
        if raw:
            raw[rng.randrange(len(raw))] = rng.choice((rng.randrange(256), 0, 0xFF, 0x0A, 0x22, 0x7B))
    return bytes(raw)


def cut(data: bytes, rng: Random) -> bytes:
    return data[: rng.choice((0, 1, len(data) - 1, rng.randrange(len(data) + 1)))]


def hole(data: bytes, rng: Random) -> bytes:
    first = rng.randrange(len(data) + 1)
    return data[:first] + data[min(len(data), first + rng.choice((1, 16, 500, 5000))) :]


def tail(data: bytes, rng: Random) -> bytes:
    """What a power cut leaves: zeros, or a line without an end."""
    keep = data[: rng.choice((len(data), len(data) - 1, rng.randrange(len(data) + 1)))]
    return keep + rng.choice((b"\0", b"\xff", b" ", b"{", b"x")) * rng.choice((1, 100, 4095, 4096, 4097, 70_000))


def doubled(data: bytes, rng: Random) -> bytes:
    first, last = sorted((rng.randrange(len(data) + 1), rng.randrange(len(data) + 1)))
    return data[:last] + data[first:last] * rng.choice((1, 2, 30)) + data[last:]


def inserted(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    new = rng.choice((rng.randbytes(rng.choice((1, 3, 200))), rng.choice(TEXTS).encode("utf-8", "surrogatepass")))
    return data[:at] + new + data[at:]


def lines(data: bytes, rng: Random) -> bytes:
    """Lines that are lost, doubled, swapped, or of another file of the same kind."""
    rows = data.splitlines(keepends=True) or [b""]
    for _ in range(rng.choice((1, 1, 2, 5))):
        one, two = rng.randrange(len(rows)), rng.randrange(len(rows))
        what = rng.randrange(4)
        if what == 0 and len(rows) > 1:
            del rows[one]
        elif what == 1:
            rows.insert(two, rows[one])
        elif what == 2:
            rows[one], rows[two] = rows[two], rows[one]
        else:
            rows[one] = rows[two]
        if not rows:
            break
    return b"".join(rows)


BYTES: tuple[Change, ...] = (flip, flip, cut, hole, tail, doubled, inserted, lines, lines)


# ---- JSON -----------------------------------------------------------------------------------------------------------


def _walk(node: Any, rng: Random) -> tuple[Any, Any] | None:
    """Some place in a document: what it is in, and its key there."""
    here = None
    while isinstance(node, dict | list) and node:
        key = rng.choice(list(node)) if isinstance(node, dict) else rng.randrange(len(node))
        here = node, key
        if rng.random() < 0.4:
            break
        node = node[key]
    return here


def bent(document: Any, rng: Random, others: Sequence[Any] = ()) -> Any:
    """A document with one to three places changed; values of other documents are put in too."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        here = _walk(document, rng)
        if here is None:
            return value(rng)
        inside, key = here
        what = rng.randrange(6)
        if what == 0:
            del inside[key]
        elif what == 1 and isinstance(inside, dict):
            inside[rng.choice((*TEXTS, *(str(k) for k in inside)))] = inside[key]
        elif what == 1:
            inside += [inside[key]] * rng.choice((1, 50, 3000))
        elif what == 2 and others:
            theirs = _walk(rng.choice(others), rng)
            inside[key] = theirs[0][theirs[1]] if theirs else None
        elif what == 3 and type(inside[key]) is int:
            inside[key] += rng.choice((1, -1, 10, -1000))
        else:
            inside[key] = value(rng)
    return document


def written(document: Any, rng: Random) -> bytes:
    """As JSON, now and then with what only a text can have: keys twice, half letters, brackets without end."""
    ascii_ = rng.random() < 0.5
    text = json.dumps(document, ensure_ascii=ascii_)
    what = rng.randrange(12)
    if what == 0 and text.startswith("{") and len(text) > 2:
        text = text[:-1] + ", " + text[1:]
    elif what == 1:
        text = "[" * DEEP * 50 + text
    elif what == 2:
        text = re.sub(r":\s*(\d+|null|true|false)", lambda _: ': {"a":' * DEEP + "1" + "}" * DEEP, text, count=1)
    elif what == 3:
        text = re.sub(r"\d+", "9" * 5000, text, count=1)
    return text.encode("utf-8", "surrogatepass")


def json_file(data: bytes, rng: Random) -> bytes:
    return written(bent(json.loads(data), rng), rng)


def json_lines(data: bytes, rng: Random) -> bytes:
    """One of many lines, the first more often than others: it is the header."""
    rows = data.splitlines()
    full = [number for number, row in enumerate(rows) if row]
    at = full[rng.choice((0, 0, 1, *range(len(full)))) % len(full)]
    try:
        there = [json.loads(rows[number]) for number in rng.sample(full, min(3, len(full)))]
        rows[at] = written(bent(json.loads(rows[at]), rng, there), rng)
    except ValueError:
        rows[at] = written(value(rng), rng)
    return b"\n".join(rows) + b"\n"


# ---- TOML -----------------------------------------------------------------------------------------------------------

TOML_VALUES = (
    '""',
    "''",
    "0",
    "-1",
    "1",
    "2",
    "7",
    "100",
    "99999999999999999999",
    "0x" + "f" * 5000,
    "1" * 5000,
    "1e400",
    "inf",
    "nan",
    "true",
    "false",
    "[]",
    "[[]]",
    "{}",
    "{ a = 1 }",
    "2024-02-29",
    "2024-02-31",
    "12:00:00",
    '"{n}"',
    '"{0}{"',
    '"\\u0007"',
    '"\\ud800"',
    '"\\u202e"',
    "\"<img src='/dev/zero'>\"",
    '"../../../etc/passwd"',
    f'"{LONG}"',
    "[" * 12 + "]" * 12,
    "[" * 3000,
    "{ a = " * 300,
    '["move 4"]',
    '["move 4", "move 5"]',
    "[[3]]",
    "[[1, 2], [3]]",
    '"""\n',
    "'''",
    '"',
    "a.b",
    "[1, 2, 3, 4, 5, 6]",
    '["red-acorn"]',
    "[" + "1, " * 4000 + "]",
    '"' + "🐿" * 300 + '"',
)
_PAIR = re.compile(rb"^(\s*[\w.\"'-]+\s*=\s*)(.*)$", re.MULTILINE)
_INNER = re.compile(rb"(\"[^\"\n]*\"|\b\d+\b|\btrue\b|\bfalse\b)")


def toml(data: bytes, rng: Random) -> bytes:
    """Values of another kind, keys that are lost, doubled or called otherwise, heads that change."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        what = rng.randrange(7)
        pairs, inner = list(_PAIR.finditer(data)), list(_INNER.finditer(data))
        new = rng.choice(TOML_VALUES).encode()
        if what <= 1 and pairs:
            found = rng.choice(pairs)
            data = data[: found.start(2)] + new + data[found.end(2) :]
        elif what <= 3 and inner:
            found, other = rng.choice(inner), rng.choice(inner)
            put = rng.choice((new, other[0], str(rng.randrange(-3, 40)).encode()))
            data = data[: found.start()] + put + data[found.end() :]
        elif what == 4 and pairs:
            found = rng.choice(pairs)
            data = (
                data[: found.start()]
                + rng.choice((b"", b"zz", b"a.b.c.", b'"\\u0000"', found[0] + b"\n"))
                + data[found.start() + rng.choice((0, found.end() - found.start())) :]
            )
        elif what == 5:
            head = rng.choice((b"[[step]]\n", b"[position]\n", b"[[card]]\n", b"[x.y]\n", b"[options]\n", b"x = 1\n"))
            at = rng.choice([0, *(m.end() for m in re.finditer(rb"\n", data))])
            data = data[:at] + head * rng.choice((1, 1, 300)) + data[at:]
        else:
            data = lines(data, rng)
    return data


def gentle(data: bytes, rng: Random) -> bytes:
    """Still of the right kinds: numbers that are near, texts that are as long but with other signs, rows that swap."""
    for _ in range(rng.choice((1, 2, 4))):
        what = rng.randrange(4)
        if what == 0 and (found := list(re.finditer(rb"\b\d+\b", data))):
            one = rng.choice(found)
            data = data[: one.start()] + str(max(0, int(one[0]) + rng.randrange(-3, 8))).encode() + data[one.end() :]
        elif what == 1 and (found := list(re.finditer(rb'= "([^"\n]+)"', data))):
            one = rng.choice(found)
            new = rng.choice((b"{n}", b"{seat}", b"}{", b"%n", b"<b>x</b>", b"X" * 30, one[1] + b" {n}", b"\\u202e"))
            data = data[: one.start(1)] + new + data[one.end(1) :]
        elif what == 2 and (found := list(re.finditer(rb'"([^"\n]+)"', data))):
            one, other = rng.choice(found), rng.choice(found)
            data = data[: one.start()] + other[0] + data[one.end() :]
        elif what == 3:
            rows = data.splitlines(keepends=True)
            one, two = rng.randrange(len(rows)), rng.randrange(len(rows))
            rows[one], rows[two] = rows[two], rows[one]
            data = b"".join(rows)
    return data


# ---- zip ------------------------------------------------------------------------------------------------------------

NAMES = (
    "../../evil.toml",
    "/etc/evil.toml",
    "nuts/../../evil.toml",
    "nuts\\evil.toml",
    "C:/evil.toml",
    "nuts/",
    "",
    ".",
    "nuts/a/b.toml",
    "nuts/evil.py",
    "nut-hunt/evil.toml",
    "nuts/CON.toml",
    "nuts/\x00.toml",
    "nuts/{n}.toml",
    "nuts/" + "x" * 300 + ".toml",
    "nuts/Größe.toml",
    "nuts/\u202e.toml",
)


def zipped(data: bytes, rng: Random) -> bytes:
    """A pack made anew with other names, sizes, ways of packing, links, or far too much in it."""
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        entries = [(info.filename, file.read(info)) for info in file.infolist()]
    kind = rng.choice(
        (zipfile.ZIP_DEFLATED, zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED, zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2)
    )
    what = rng.randrange(9)
    if what == 0:
        at = rng.randrange(len(entries))
        entries[at] = (rng.choice(NAMES), entries[at][1])
    elif what == 1:
        entries.append((rng.choice(NAMES), rng.choice(entries)[1]))
    elif what == 2:
        entries *= rng.choice((2, 40, 120))
    elif what == 3:
        entries.append((entries[0][0].replace(".toml", "-bomb.toml"), b"#" * rng.choice((99_000, 200_000, 30_000_000))))
    elif what == 4:
        entries = [
            (f"{name[:-5]}-{n}.toml", text) for n in range(rng.choice((20, 101, 700))) for name, text in entries[:1]
        ]
    else:
        at = rng.randrange(len(entries))
        entries[at] = (entries[at][0], rng.choice((toml, toml, flip, cut))(entries[at][1], rng))
    out = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(out, "w", kind) as file:
        warnings.simplefilter("ignore")  # names that are there twice are meant
        for name, text in entries:
            info = zipfile.ZipInfo(name or "x")
            info.filename = name or "x"
            if rng.random() < 0.05:
                info.external_attr = 0o120777 << 16  # a link
            file.writestr(info, text, kind)
    made = out.getvalue()
    return rng.choice((_lied, flip, flip))(made, rng) if rng.random() < 0.5 else made


def _lied(data: bytes, rng: Random) -> bytes:
    """The list of contents says what is not so: sizes, sums, places, flags, ways of packing."""
    raw = bytearray(data)
    heads = [found.start() for found in re.finditer(rb"PK\x01\x02|PK\x03\x04|PK\x05\x06", data)]
    for _ in range(rng.choice((1, 1, 3))):
        at = rng.choice(heads) + rng.randrange(4, 46)
        new = struct.pack("<I", rng.choice((0, 1, 8, 14, 99, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF, rng.getrandbits(32))))
        raw[at : at + rng.choice((1, 2, 4))] = new[: rng.choice((1, 2, 4))]
    return bytes(raw)


# ---- translations ---------------------------------------------------------------------------------------------------


def words(data: bytes, rng: Random) -> bytes:
    """Sentences of a .qm file that want other parts than they get, or braces that do not close."""
    raw = bytearray(data)
    often = rng.choice((0.05, 0.5, 1.0))
    for found in re.finditer(rb"(?<=\x00[ -~])\x00[{]\x00[a-z]", data):  # in a text, and no length of one
        if rng.random() < often:
            raw[found.start() + rng.choice((1, 3))] = rng.choice(b"{}x0.![:")
    return bytes(raw)


def sections(data: bytes, rng: Random) -> bytes:
    """The parts of a .qm file: their lengths, their kinds, the rules for plurals, the table of sums and places."""
    raw, at, heads = bytearray(data), 16, []
    while at + 5 <= len(data):
        heads.append(at)
        at += 5 + int.from_bytes(data[at + 1 : at + 5], "big")
    for _ in range(rng.choice((1, 1, 3))):
        head = rng.choice(heads)
        size = int.from_bytes(data[head + 1 : head + 5], "big")
        what = rng.randrange(4)
        if what == 0:
            new = rng.choice((0, 1, size - 1, size + 1, 2 * size, 2**31, 2**32 - 1))
            raw[head + 1 : head + 5] = (new & 0xFFFFFFFF).to_bytes(4, "big")
        elif what == 1:
            raw[head] = rng.choice((0x2F, 0x42, 0x69, 0x88, 0x96, 0xA7, rng.randrange(256)))
        elif size:
            for _ in range(rng.choice((1, 8, 2000))):
                raw[head + 5 + rng.randrange(size)] = rng.randrange(256)
    return bytes(raw)

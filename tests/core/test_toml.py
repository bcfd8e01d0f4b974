"""TOML from strangers is read in time, or refused in half a sentence."""

from __future__ import annotations

import pytest

from nutdesk.core.toml import DEEPEST, BadToml, loads

HOSTILE = {
    "a key of many words": ".".join("a" * 20_000) + " = 1",
    "a quoted key of many words": " . ".join(['"a"'] * 10_000) + " = 1",
    "a head of many words": f"[{'.'.join('a' * 20_000)}]",
    "brackets without end": "a = " + "[" * 20_000,
    "a number of many digits": "a = " + "9" * 5000,
    "a number of many hexadecimal digits": "a = 0x" + "f" * 5000,
    "a number inside": f"a = [[{{ b = {2**63} }}]]",
    "a day that does not exist": "a = 2024-02-31",
    "no TOML": "a = ",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_toml_is_refused(text: str) -> None:
    with pytest.raises(BadToml) as caught:
        loads(text)
    assert 0 < len(str(caught.value)) < 200


def test_everything_else_is_read() -> None:
    deep = ".".join("a" * DEEPEST)
    text = f"{deep} = {2**63 - 1}\nb = -{2**63}\nc = 'A. B. C. D. E. F. G. H. I. J.'\nd = 1.5"
    assert loads(text)["b"] == -(2**63)

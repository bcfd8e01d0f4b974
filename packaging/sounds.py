"""Makes the sounds of the desk: python packaging/sounds.py [FOLDER].

Every sound is made of damped tones and noise, by plain sums and products only: no sine of the system's library is
asked, so that the bytes are the same on every machine. The folder is resources/sounds unless another is given.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random

RATE = 22_050
LOUD = 0.82
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

Wave = list[float]


def silence(seconds: float) -> Wave:
    return [0.0] * round(seconds * RATE)


def cosine(angle: float) -> float:
    """The cosine of a small angle, by its series."""
    total = term = 1.0
    for k in range(1, 12):
        term *= -angle * angle / ((2 * k - 1) * (2 * k))
        total += term
    return total


def tone(out: Wave, at: float, pitch: float, loud: float, half: float) -> None:
    """Add a tone that begins at once and loses half of its strength every so many seconds."""
    angle = 2 * 3.141592653589793 * pitch / RATE
    turn, fade = 2 * cosine(angle), 1 - 0.6931471805599453 / (half * RATE)
    # The sine of the first step, from its own series: the recurrence goes on from there.
    before, now, strength = 0.0, angle * (1 - angle * angle / 6 * (1 - angle * angle / 20)), loud
    for k in range(round(at * RATE), len(out)):
        out[k] += before * strength
        before, now = now, turn * now - before
        strength *= fade
        if strength < 0.0004:
            break


def noise(out: Wave, at: float, rng: Random, loud: float, half: float, soft: float, rise: float = 0.0) -> None:
    """Add a rush of noise: soft takes the sharpness off (0 to 1), rise is how long it takes to come."""
    fade, smooth, strength = 1 - 0.6931471805599453 / (half * RATE), 0.0, loud
    coming = max(1, round(rise * RATE))
    start = round(at * RATE)
    for k in range(start, len(out)):
        smooth += (1 - soft) * (rng.random() * 2 - 1 - smooth)
        out[k] += smooth * strength * min(1.0, (k - start + 1) / coming)
        strength *= fade if k - start > coming else 1
        if strength < 0.0004:
            break


def knock(out: Wave, at: float, rng: Random, pitch: float, loud: float) -> None:
    """Wood on wood: a short click and two tones that do not fit each other."""
    noise(out, at, rng, loud * 0.7, 0.0025, 0.35)
    tone(out, at, pitch, loud, 0.018)
    tone(out, at, pitch * 2.31, loud * 0.45, 0.009)
    tone(out, at, pitch * 4.07, loud * 0.2, 0.004)


def wood(rng: Random) -> Wave:
    """A piece is put down."""
    out = silence(0.22)
    knock(out, 0, rng, 310, 1.0)
    return out


def card(rng: Random) -> Wave:
    """A card slides and lies down."""
    out = silence(0.24)
    noise(out, 0, rng, 0.8, 0.022, 0.45, 0.05)
    noise(out, 0.12, rng, 0.7, 0.006, 0.25)
    return out


def dice(rng: Random) -> Wave:
    """A die rattles and comes to rest."""
    out = silence(0.75)
    at, gap = 0.0, 0.045
    for k in range(9):
        knock(out, at, rng, 620 + 260 * rng.random(), 0.9 - 0.07 * k)
        at += gap * (0.7 + 0.6 * rng.random())
        gap *= 1.16
    return out


def nut(rng: Random) -> Wave:
    """A nut falls among others."""
    out = silence(0.26)
    knock(out, 0, rng, 840, 0.9)
    knock(out, 0.055, rng, 1010, 0.45)
    knock(out, 0.096, rng, 930, 0.22)
    return out


def win(rng: Random) -> Wave:
    """Four wooden bars, upwards."""
    out = silence(1.5)
    for k, pitch in enumerate((523.25, 659.26, 783.99, 1046.5)):
        at = k * 0.13
        noise(out, at, rng, 0.12, 0.004, 0.5)
        tone(out, at, pitch, 0.6, 0.14)
        tone(out, at, pitch * 3.93, 0.16, 0.04)
    return out


def no(rng: Random) -> Wave:
    """Soft and low, twice: this does not go."""
    out = silence(0.42)
    for at, pitch in ((0.0, 233.08), (0.13, 185.0)):
        noise(out, at, rng, 0.1, 0.004, 0.8)
        tone(out, at, pitch, 0.8, 0.05)
        tone(out, at, pitch * 2, 0.2, 0.03)
    return out


SOUNDS: dict[str, tuple[Callable[[Random], Wave], float]] = {
    "wood": (wood, 0.75),
    "card": (card, 0.5),
    "dice": (dice, 0.7),
    "nut": (nut, 0.65),
    "win": (win, 0.8),
    "no": (no, 0.55),
}
"""How each is made, and how loud it is beside the others."""


def samples(name: str) -> array[int]:
    """A sound as whole numbers, its loudest one at its own measure, its end faded to nothing."""
    make, level = SOUNDS[name]
    out = make(Random(name))
    last = round(0.02 * RATE)
    for k in range(last):
        out[-1 - k] *= k / last
    most = max(abs(value) for value in out)
    return array("h", (int(value / most * LOUD * level * 32767) for value in out))


def write(folder: Path) -> None:
    """Write all sounds."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        data = samples(name)
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data.tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

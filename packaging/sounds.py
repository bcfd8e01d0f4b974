"""Makes the sounds of the desk: python packaging/sounds.py [FOLDER], or --measure to print how they sound.

Every sound is made of damped tones and soft noise, by plain sums and products only: no sine of the system's library is
asked, so that the bytes are the same on every machine. The folder is resources/sounds unless another is given.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

RATE = 22_050
WINDOW = RATE // 10
"""The loudest tenth of a second says how loud a sound is: none is long enough for more."""
LOUD = 0.125
"""How loud a sound is, as the mean strength of that part, weighted as the ear does."""
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
EAR = (
    ((1.4798253509777464, -2.1707286128568293, 0.8608424847265516), (-1.3383053360661337, 0.5082445589136019)),
    ((1.0, -2.0, 1.0), (-1.9783976025901193, 0.9785144195032509)),
)
"""The two filters of ITU-R BS.1770 at this rate: how strongly the ear takes each pitch."""

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


def noise(out: Wave, at: float, rng: Random, loud: float, half: float, soft: float, rise: float = 0.002) -> None:
    """Add a rush of noise: soft takes the sharpness off (0 to 1), rise is how long it takes to come."""
    fade, one, two, strength = 1 - 0.6931471805599453 / (half * RATE), 0.0, 0.0, loud
    coming = max(1, round(rise * RATE))
    start = round(at * RATE)
    for k in range(start, len(out)):
        one += (1 - soft) * (rng.random() * 2 - 1 - one)
        two += (1 - soft) * (one - two)
        out[k] += two * strength * min(1.0, (k - start + 1) / coming)
        strength *= fade if k - start > coming else 1
        if strength < 0.0004:
            break


def knock(out: Wave, at: float, rng: Random, pitch: float, loud: float, half: float = 0.018) -> None:
    """Wood on wood: a dull touch and two tones that do not fit each other."""
    noise(out, at, rng, loud * 0.9, 0.004, 0.6)
    tone(out, at, pitch, loud, half)
    tone(out, at, pitch * 2.31, loud * 0.3, half * 0.45)


def bar(out: Wave, at: float, rng: Random, pitch: float, loud: float, half: float) -> None:
    """A wooden bar, struck with a soft mallet."""
    noise(out, at, rng, loud * 0.25, 0.006, 0.75)
    tone(out, at, pitch, loud, half)
    tone(out, at, pitch * 2, loud * 0.12, half * 0.5)
    tone(out, at, pitch * 3.93, loud * 0.1, half * 0.16)


def wood(rng: Random) -> Wave:
    """A piece is put down."""
    out = silence(0.18)
    knock(out, 0, rng, 233, 1.0, 0.02)
    return out


def card(rng: Random) -> Wave:
    """A card slides over felt and lies down."""
    out = silence(0.22)
    noise(out, 0, rng, 1.0, 0.024, 0.45, 0.045)
    noise(out, 0.105, rng, 1.1, 0.012, 0.7, 0.004)
    return out


def dice(rng: Random) -> Wave:
    """A die rolls over felt and comes to rest."""
    out = silence(0.62)
    at, gap = 0.0, 0.05
    for k in range(7):
        knock(out, at, rng, 420 + 130 * rng.random(), 0.95 - 0.1 * k, 0.012)
        at += gap * (0.8 + 0.4 * rng.random())
        gap *= 1.19
    return out


def nut(rng: Random) -> Wave:
    """A nut falls among others."""
    out = silence(0.2)
    knock(out, 0, rng, 760, 1.0, 0.016)
    knock(out, 0.062, rng, 900, 0.4, 0.012)
    return out


def done(rng: Random) -> Wave:
    """Two wooden bars, upwards: something is complete."""
    out = silence(0.62)
    bar(out, 0, rng, 523.25, 0.7, 0.07)
    bar(out, 0.11, rng, 783.99, 0.8, 0.1)
    return out


def win(rng: Random) -> Wave:
    """Four wooden bars, upwards."""
    out = silence(1.5)
    for k, pitch in enumerate((392.0, 493.88, 587.33, 783.99)):
        bar(out, k * 0.15, rng, pitch, 0.6, 0.17)
    return out


def no(rng: Random) -> Wave:
    """Soft and low, twice: this does not go."""
    out = silence(0.42)
    for at, pitch in ((0.0, 220.0), (0.13, 174.61)):
        noise(out, at, rng, 0.1, 0.004, 0.8)
        tone(out, at, pitch, 0.8, 0.05)
        tone(out, at, pitch * 2, 0.14, 0.03)
    return out


SOUNDS: dict[str, tuple[Callable[[Random], Wave], float]] = {
    "wood": (wood, 1.0),
    "card": (card, 0.85),
    "dice": (dice, 1.0),
    "nut": (nut, 0.9),
    "done": (done, 1.0),
    "win": (win, 1.3),
    "no": (no, 0.8),
}
"""How each is made, and how loud it is beside the others."""


# ---- how loud it is -------------------------------------------------------------------------------------------------


def heard(out: Sequence[float]) -> Wave:
    """A sound as strong as the ear takes it."""
    for (b0, b1, b2), (a1, a2) in EAR:
        x1 = x2 = y1 = y2 = 0.0
        through = []
        for x in out:
            y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            through.append(y)
            x1, x2, y1, y2 = x, x1, y, y1
        out = through
    return list(out)


def loudness(out: Sequence[float]) -> float:
    """The mean strength of its loudest tenth of a second."""
    squares = [value * value for value in heard(out)]
    total = best = sum(squares[:WINDOW])
    for k in range(WINDOW, len(squares)):
        total += squares[k] - squares[k - WINDOW]
        best = max(best, total)
    return float((best / WINDOW) ** 0.5)


def samples(name: str) -> array[int]:
    """A sound as whole numbers, as loud as it is to be, its end faded to nothing."""
    make, level = SOUNDS[name]
    out = make(Random(name))
    last = round(0.02 * RATE)
    for k in range(last):
        out[-1 - k] *= k / last
    factor = LOUD * level / loudness(out) * 32767
    return array("h", (int(value * factor) for value in out))


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


def measure(data: Sequence[int]) -> dict[str, float]:
    """How a sound sounds: seconds, decibels below full, and the pitch around which its strength lies."""
    import numpy

    whole = numpy.asarray(data, float) / 32768
    power = abs(numpy.fft.rfft(whole)) ** 2
    pitches = numpy.fft.rfftfreq(len(whole), 1 / RATE)
    return {
        "seconds": len(whole) / RATE,
        "peak dB": float(20 * numpy.log10(abs(whole).max())),
        "rms dB": float(10 * numpy.log10((whole**2).mean())),
        "loudness dB": float(20 * numpy.log10(loudness(whole.tolist()))),
        "centroid Hz": float((power * pitches).sum() / power.sum()),
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        for name in SOUNDS:
            print(f"{name:6}", "  ".join(f"{what} {value:8.2f}" for what, value in measure(samples(name)).items()))
    else:
        write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

"""Makes the program's icons, for every system, from one drawing: python packaging/icons.py FOLDER"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parent.parent / "resources" / "art" / "app.svg"
SIDES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)


def draw(side: int) -> bytes:
    """The icon as a PNG of this size, drawn from the vectors and not scaled down."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return data.data()


def make(folder: Path) -> list[Path]:
    """Write nutdesk.ico, nutdesk.icns and one PNG for every size; the files."""
    app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    made: dict[int, Path] = {}
    for side in SIDES:
        made[side] = folder / f"nutdesk-{side}.png"
        made[side].write_bytes(draw(side))
    # Both formats take the drawing of each size as it is; only a size that is missing would be scaled.
    pictures = {side: Image.open(path) for side, path in made.items()}
    ico, icns = folder / "nutdesk.ico", folder / "nutdesk.icns"
    pictures[256].save(
        ico, sizes=[(side, side) for side in WINDOWS], append_images=[pictures[side] for side in WINDOWS]
    )
    pictures[1024].save(icns, append_images=[pictures[side] for side in (16, 32, 64, 128, 256, 512)])
    del app
    return [*made.values(), ico, icns]


if __name__ == "__main__":
    for path in make(Path(sys.argv[1] if len(sys.argv) > 1 else "build/icons")):
        print(path)

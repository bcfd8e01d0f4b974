"""A page to read, with several text styles; it loads nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

if TYPE_CHECKING:
    from nutdesk.markup import Html


class PlainBrowser(QTextBrowser):
    """A page to read; it loads nothing, and its links are handled by others."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDocument(PlainDocument(self))
        self.setOpenLinks(False)

    def show_page(self, page: Html) -> None:
        self.setHtml(page)


class PlainDocument(QTextDocument):
    """A document that loads nothing: any picture in it is empty, wherever it is said to be."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return something for every request: if told that there is nothing, Qt would look for the file itself."""
        picture = kind == QTextDocument.ResourceType.ImageResource.value
        return QImage(1, 1, QImage.Format.Format_ARGB32) if picture else b""

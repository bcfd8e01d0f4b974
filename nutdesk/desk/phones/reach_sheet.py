"""Nobody gets through? The likely causes in plain words, the likeliest first, and what to try."""

from __future__ import annotations

import sys

import attrs
from PySide6.QtWidgets import QFrame, QWidget

from nutdesk import mac
from nutdesk.core.value import Value
from nutdesk.desk.kit.plain_page import PlainBrowser
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import TEXT
from nutdesk.desk.kit.widgets import Desk, DeskButton, reading_style
from nutdesk.desk.kit.words import later, tr
from nutdesk.markup import Html, html, in_a_row


@attrs.frozen
class Cause(Value):
    """Why a phone may not get through."""

    title: str
    text: str
    system: str = ""
    """The only system that it is about, as sys.platform begins; '' for all."""


CAUSES = (
    Cause(
        later("The phone is in another network"),
        later(
            "Open the Wi-Fi settings of the phone and of this computer: both must name the same network. "
            "A computer on a cable is fine if the cable goes to the same router."
        ),
    ),
    Cause(
        later("The phone uses mobile data"),
        later(
            "Some phones leave a Wi-Fi that has no internet. Turn mobile data off for a moment, "
            "or answer “stay connected” when the phone asks."
        ),
    ),
    Cause(
        later("It is a guest Wi-Fi"),
        later(
            "Guest networks, and those of schools, hotels and trains, often keep their devices apart. "
            "Use the home network, or turn on the hotspot of one phone and connect this computer and the "
            "other phones to it: no data is used."
        ),
    ),
    Cause(
        later("The firewall of this computer was told no"),
        later(
            "Windows asks once whether nutdesk may be reached. If the answer was no: open Settings, "
            "Privacy & security, Windows Security, Firewall & network protection, Allow an app through firewall, "
            "and tick nutdesk (or Python) for private networks. The Wi-Fi itself must be set to Private network, "
            "in Settings, Network & internet."
        ),
        "win",
    ),
    Cause(
        later("The firewall of this Mac was told no"),
        later(
            "Open System Settings, Network, Firewall, Options: nutdesk (or Python) must be on “Allow incoming "
            "connections”, and “Block all incoming connections” must be off. Since macOS 15 also look at "
            "Privacy & Security, Local Network."
        ),
        "darwin",
    ),
    Cause(
        later("The firewall of this computer is on"),
        later(
            "Few Linux systems come with a firewall that is on. With ufw this lets phones in until it is undone: "
            "sudo ufw allow {port}/tcp. With firewalld: sudo firewall-cmd --add-port={port}/tcp"
        ),
        "linux",
    ),
    Cause(
        later("A VPN is on"),
        later("A VPN on the phone or on this computer can take all traffic elsewhere. Turn it off while you play."),
    ),
    Cause(
        later("The browser changes the address"),
        later(
            "Type it exactly as it is shown, with http:// in front of it, not https://. "
            "If it still does not open, try another browser."
        ),
    ),
)


class ReachSheet(Sheet):
    """A page to read, in front of the sheet for phones."""

    def __init__(self, desk: Desk, address: str, port: int, parent: QWidget) -> None:
        super().__init__(desk, tr("Nobody gets through?"), parent)
        self.address, self.port = address, port
        self.text = PlainBrowser(self)
        self.text.setAccessibleName(tr("Likely causes, and what to try"))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.close_button = DeskButton(desk, tr("Close"), key=tr("Esc"), parent=self)
        self.close_button.clicked.connect(self.close_sheet)

    def first_focus(self) -> QWidget:
        return self.close_button

    def wanted(self) -> tuple[float, float]:
        layout = self.desk.layout
        return max(layout.px(900), 640), max(layout.px(840), 640)

    def arrange(self) -> None:
        super().arrange()
        layout, sheet = self.desk.layout, self.sheet
        pad, button = layout.px(24), self.close_button.sizeHint()
        low, top = sheet.bottom() - button.height() - layout.px(8), sheet.top() + layout.px(self.HEAD)
        self.text.setGeometry(round(sheet.left() + pad), round(top), round(sheet.width() - 2 * pad), round(low - top))
        self.close_button.setGeometry(
            round(sheet.right() - pad - button.width()), round(low), button.width(), button.height()
        )
        self._write()

    def restyle(self) -> None:
        super().restyle()
        self._write()

    def reword(self) -> None:
        self._write()

    def _write(self) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        first = tr(
            "On a phone that is in the same network, this address opens the page: http://{address}",
            address=self.address,
        )
        here = "darwin" if mac.here() else sys.platform
        rows = in_a_row(
            _cause(number, cause, self.port)
            for number, cause in enumerate((one for one in CAUSES if here.startswith(one.system)), 1)
        )
        last = tr(
            "Nothing goes over the internet, and nothing is asked of it. "
            "When the phones are closed, nothing listens any more."
        )
        self.text.show_page(
            html(
                "<body style='color:{ink}; font-size:{size:.0f}px; font-family:\"{face}\"'>"
                "{first}{rows}<p style='color:{ink2}'>{last}</p></body>",
                ink=theme.colour("@ink").name(),
                ink2=theme.colour("@ink2").name(),
                size=layout.letters(18),
                face=TEXT,
                first=html("<p>{first}</p>", first=first) if self.address else html(""),
                rows=rows,
                last=last,
            )
        )
        self.text.setStyleSheet(reading_style(self.desk))


def _cause(number: int, cause: Cause, port: int) -> Html:
    return html(
        "<p><b>{number}. {title}</b><br>{text}</p>",
        number=number,
        title=tr(cause.title),
        text=tr(cause.text, port=port) if "{port}" in cause.text else tr(cause.text),
    )


__all__ = ["CAUSES", "ReachSheet"]

"""`nutdesk` and `python -m nutdesk`: the desk if there is nothing to parse, else the command line."""

import gc
import io
import sys
from typing import NoReturn

from nutdesk import games


def main() -> NoReturn:
    """The entry point. The command line is loaded only for what it has to parse, so that the window opens faster."""
    if getattr(sys, "frozen", False):
        # A frozen program starts itself again for each process it needs; such a process branches off here.
        from multiprocessing import freeze_support

        freeze_support()
    if isinstance(sys.stdout, io.TextIOWrapper):  # a frozen window has none
        # A file or a pipe may be written in a code page without this or that letter: then it shows a question mark.
        sys.stdout.reconfigure(errors="replace")
    words = sys.argv[1:]
    if not words or (words[0] == "play" and len(words) == 2 and words[1] in games.ids()):
        gc.disable()  # what is loaded for the first picture stays; desk/shell/opening.py looks for garbage after that
        try:
            from nutdesk.desk.start import run
        except ImportError:
            gc.enable()  # the command line says what is missing
        else:
            sys.exit(run(*words[1:]))
    from nutdesk.cli import main as command_line

    command_line()


if __name__ == "__main__":
    main()

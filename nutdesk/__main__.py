"""`nutdesk` and `python -m nutdesk`: straight to the desk without a word, else to the command line."""

import sys
from typing import NoReturn


def main() -> NoReturn:
    """The program. The command line is loaded only for those who write one: the window need not wait for it."""
    if getattr(sys, "frozen", False):
        # A frozen program starts itself again for each process it needs: here that one goes its own way.
        from multiprocessing import freeze_support

        freeze_support()
    if len(sys.argv) == 1:
        try:
            from nutdesk.desk.start import run
        except ImportError:
            pass  # the command line says what is missing
        else:
            sys.exit(run())
    from nutdesk.cli import main as command_line

    command_line()


if __name__ == "__main__":
    main()

"""`nutdesk` and `python -m nutdesk`: the desk if there are no arguments, else the command line."""

import sys
from typing import NoReturn


def main() -> NoReturn:
    """The entry point. The command line is loaded only if there are arguments, so that the window opens faster."""
    if getattr(sys, "frozen", False):
        # A frozen program starts itself again for each process it needs; such a process branches off here.
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

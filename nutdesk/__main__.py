"""`python -m nutdesk` is the command line."""

from nutdesk.cli import main

if __name__ == "__main__":
    main()

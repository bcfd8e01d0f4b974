"""The main window: what is on it, its commands, its sheets, its files."""

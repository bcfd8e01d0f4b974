"""An offline desktop table for five squirrel-and-nut board games."""

__version__ = "0.1.0"

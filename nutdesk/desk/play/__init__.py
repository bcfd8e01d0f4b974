"""A game being played: the page that brings the table, its bots, its hints and the screen reader together."""

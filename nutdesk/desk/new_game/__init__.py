"""Making a game: who sits where, by which rules, on which luck."""

"""Setting up a new game: who sits where, the options, and the seed."""

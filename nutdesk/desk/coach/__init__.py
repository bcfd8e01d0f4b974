"""After the game: where it turned, and what was luck."""

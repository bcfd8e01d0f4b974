"""Many games at once: what was played, and what the bots find out."""

"""The first screen and the games that were played last."""

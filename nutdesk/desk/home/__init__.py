"""The home screen and the list of recent games."""

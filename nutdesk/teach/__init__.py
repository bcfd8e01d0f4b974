"""Scenes and rule texts: load, check and run them. No Qt."""

"""Scenes and rule texts: loading, checking and running them. No Qt."""

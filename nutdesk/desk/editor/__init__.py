"""The scene editor."""

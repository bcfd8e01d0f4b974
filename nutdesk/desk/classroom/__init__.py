"""Teaching: lessons, their browser, and a room in front of a projector."""

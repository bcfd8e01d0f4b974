"""Teaching: lessons, the lesson browser, and presenting to a group with a projector."""

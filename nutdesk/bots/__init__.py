"""Players that think. They see views, never a position."""

"""Players that think. They are given views, never a position."""

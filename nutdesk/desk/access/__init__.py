"""Playing without a mouse or without the picture: the finger, a screen reader, the table in words."""

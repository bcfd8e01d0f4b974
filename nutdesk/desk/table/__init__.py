"""One game on the table: the scene and its gestures, the panels around it, its timeline."""

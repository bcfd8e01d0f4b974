"""Everything Qt: the window, the scene, gestures, undo."""

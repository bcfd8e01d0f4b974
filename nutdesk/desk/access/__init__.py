"""For those who play without a mouse or without the picture: the finger, the voice, the tree, the list of words."""

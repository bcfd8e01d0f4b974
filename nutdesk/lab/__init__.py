"""The lab: many games between bots, what they say about a game, and whether it is more than chance."""

"""The lab: many games of bots, what they tell about a game, and whether it is more than chance."""

"""What a player has chosen, and the sheet where it is chosen."""

"""What every screen is made of: colours, letters, drawings, wood, buttons and sheets."""

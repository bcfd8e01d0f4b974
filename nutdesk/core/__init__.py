"""What every game shares: actions, rulings, events, views, matches, and the table as data. Needs only attrs."""

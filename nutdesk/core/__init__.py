"""The grammar of a table: games, moves, rulings, views, matches. Standard library and attrs only."""

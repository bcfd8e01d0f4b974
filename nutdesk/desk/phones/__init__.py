"""Phones and tablets as private hands: who holds which, what each of them is shown, and the sheet for all of it."""

"""Phones and tablets as private hands: the process that serves their pages, and what it and the desk say."""

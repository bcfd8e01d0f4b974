"""Lessons, rules and games on paper."""

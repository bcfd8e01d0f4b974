"""The steps of a course that a handout has room for: every lesson is there, with the steps that matter most."""

from __future__ import annotations

from collections.abc import Sequence

from nutdesk.teach.scene import Do, QuestionStep, Refuse, Step


def weight(step: Step, *, new_rule: bool) -> int:
    """How late a step is chosen: first what brings a new rule, then questions, moves, refusals, and captions last."""
    if new_rule:
        return 0
    return next((k for k, kind in enumerate((QuestionStep, Do, Refuse), 1) if isinstance(step, kind)), 4)


def excerpt(lessons: Sequence[Sequence[int]], most: int) -> tuple[tuple[int, int], ...]:
    """At most so many steps, in order: pairs of a lesson and a step, both from 0.

    Given are the weights of the steps of every lesson. Each lesson in turn gives its best step, the longest first.
    """
    queues = {k: sorted(range(len(weights)), key=lambda n: (weights[n], n)) for k, weights in enumerate(lessons)}
    longest_first = sorted(queues, key=lambda k: -len(lessons[k]))
    chosen: list[tuple[int, int]] = []
    while any(queues.values()) and len(chosen) < most:
        for k in longest_first:
            if queues[k] and len(chosen) < most:
                chosen.append((k, queues[k].pop(0)))
    return tuple(sorted(chosen))

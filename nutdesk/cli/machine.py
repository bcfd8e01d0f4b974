"""The commands about this machine: what is missing on it, and how fast it is."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from nutdesk.cli.common import AsJson, print_json


def doctor() -> None:
    """Say what is missing on this machine. Exit 1 if something is."""
    from nutdesk.doctor import examine

    findings = examine()
    for finding in findings:
        print(f"{'ok     ' if finding.ok else 'MISSING'} {finding.what}: {finding.detail}")
        if finding.remedy:
            print(f"        {finding.remedy}")
    raise typer.Exit(0 if all(finding.ok for finding in findings) else 1)


def bench(
    as_json: AsJson = False,
    quick: Annotated[bool, typer.Option("--quick", help="Take a few seconds only, with rougher figures.")] = False,
) -> None:
    """Measure the rules, the window and the records on this machine."""
    from nutdesk import bench

    figures = bench.measure(quick, lambda sentence: print(f"nutdesk: {sentence}", file=sys.stderr))
    if as_json:
        print_json(figures)
    else:
        print(bench.table(figures))

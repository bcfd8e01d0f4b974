"""Beyond one machine: a Dask cluster as an executor. What it plays is the same as here; a lost worker costs time."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final

from nutdesk.bots.series import fingerprint

PATIENCE: Final = 10
"""Seconds until an address that does not answer is given up."""
RETRIES: Final = 10
"""So often a unit is tried again when its worker is lost."""


class NoCluster(Exception):
    """Why a cluster cannot be used: one sentence."""


class Cluster(Executor):
    """The workers of a Dask scheduler that somebody started; they are left running."""

    def __init__(self, address: str, game: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise NoCluster("a cluster needs Dask: pip install 'nutdesk[cluster]'") from None
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise NoCluster(f"no Dask scheduler answers at {address}: {error}") from None
        self._inner = self._client.get_executor(retries=RETRIES, pure=False)
        try:
            self._check(game)
        except NoCluster:
            self.shutdown()
            raise

    def _check(self, game: str) -> None:
        """All workers must have this very program, or their games would not be the same."""
        try:
            found: dict[str, str] = self._client.run(fingerprint, game)
        except Exception as error:
            raise NoCluster(f"the workers of the cluster have no such nutdesk: {error}") from None
        if not found:
            raise NoCluster("the cluster has no workers")
        if any(theirs != fingerprint(game) for theirs in found.values()):
            raise NoCluster("the workers of the cluster have another version of nutdesk than this one")

    @property
    def threads(self) -> int:
        """How many units can be played at the same time."""
        return sum(self._client.nthreads().values())

    def submit(self, call: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = self._inner.submit(call, *words, **named)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        # Dask's own executor knows no cancel_futures: closing the client lets go of all that nobody waits for.
        self._inner.shutdown(wait=wait and not cancel_futures)
        self._client.close()

"""Beyond one machine: a Dask cluster as an executor. What it plays is the same as here; a lost worker costs time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from nutdesk.bots.tasks import Lost, RemoteExecutor, fingerprint

PATIENCE: Final = 10
"""Seconds until an address that does not answer is given up."""
RETRIES: Final = 10
"""So often a unit is tried again when its worker is lost."""
ABSENCE: Final = 30.0
"""Seconds in which a cluster without workers, or without its scheduler, may find them again."""


class NoCluster(Lost):
    """Why a cluster cannot be used: one sentence."""


class Cluster(RemoteExecutor):
    """The workers of a Dask scheduler that somebody started; they are left running."""

    def __init__(self, address: str, game: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise NoCluster("a cluster needs Dask: pip install 'nutdesk[cluster]'") from None
        # What Dask has to say about a connection that is lost is told here, in one sentence.
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        self._alone: float | None = None
        """Since when nobody is there."""
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TimeoutError, RuntimeError) as error:
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

    def check(self) -> None:
        client, answers, workers = self._client, False, {}
        if client.status == "running":
            with suppress(Exception):  # whatever it says: it does not answer as it should
                workers = client.sync(client.scheduler.ncores, callback_timeout=PATIENCE)
                answers = True
        if workers:
            self._alone = None
            return
        now = monotonic()
        if self._alone is None:
            self._alone = now
        if now - self._alone > ABSENCE or client.status == "closed":
            lost = "the cluster has lost its last worker" if answers else "the scheduler of the cluster is gone"
            raise NoCluster(lost)

    def submit(self, call: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        try:
            future: Future[Any] = self._inner.submit(call, *words, **named)
        except Exception as error:  # of a client that has given up
            raise NoCluster(f"the cluster takes no more games: {error}") from None
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        # Dask's own executor knows no cancel_futures: closing the client lets go of all that nobody waits for.
        with suppress(Exception):  # nobody is there any more to be told
            self._inner.shutdown(wait=wait and not cancel_futures)
        with suppress(Exception):
            self._client.close()

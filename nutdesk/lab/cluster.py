"""Trials on several machines, with a Dask cluster as the executor. The games are the same as on one machine."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from nutdesk.bots.tasks import Lost, RemoteExecutor, fingerprint

PATIENCE: Final = 10
"""Seconds to wait for an address to answer."""
RETRIES: Final = 10
"""How often a unit is tried again after its worker was lost."""
ABSENCE: Final = 30.0
"""Seconds that a cluster may be without workers, or without its scheduler, before it is given up."""


class NoCluster(Lost):
    """Why a cluster cannot be used, in one sentence."""


class Cluster(RemoteExecutor):
    """The workers of a Dask scheduler that somebody else started; they keep running afterwards."""

    def __init__(self, address: str, game: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise NoCluster("a cluster needs Dask: pip install 'nutdesk[cluster]'") from None
        # A lost connection is reported here in one sentence, instead of by Dask.
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        self._alone: float | None = None
        """When the cluster was first found without workers; None while it has some."""
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TimeoutError, RuntimeError) as error:
            raise NoCluster(f"no Dask scheduler answers at {address}: {error}") from None
        try:
            self._check(game)
        except NoCluster:
            self.shutdown()
            raise

    def _check(self, game: str) -> None:
        """Check that all workers have exactly this program, as otherwise they would play other games."""
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
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        try:
            unit = self._client.submit(call, *words, **named, retries=RETRIES, pure=False)
            self._client.loop.add_callback(self._fetch, unit, future)
        except Exception as error:  # of a client that has given up
            raise NoCluster(f"the cluster takes no more games: {error}") from None
        return future

    async def _fetch(self, unit: Any, future: Future[Any]) -> None:
        # Not Dask's own executor: it takes a result for an error when its worker is lost just after sending it.
        try:
            future.set_result((await self._client.gather([unit], asynchronous=True))[0])
        except (asyncio.CancelledError, OSError):  # the scheduler is gone
            future.set_exception(CancelledError())
        except Exception as error:
            future.set_exception(error)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        # Closing the client drops everything that nobody waits for.
        with suppress(Exception):  # nobody is there any more to be told
            self._client.close()

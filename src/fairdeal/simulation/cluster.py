"""The chunks of a simulation on the machines of a Ray cluster."""

from collections import deque
from collections.abc import Generator, Iterable
from typing import Any, Final

from fairdeal.engine.simulation import Summary
from fairdeal.errors import NotAllowed
from fairdeal.simulation.plan import Plan, play
from fairdeal.simulation.workers import AHEAD, Workers

AS_OFTEN_AS_NEEDED: Final = -1
"""A chunk whose worker is lost is played again by another, and comes to the same."""


def cluster(address: str, **settings: Any) -> Workers:
    """The workers of a cluster, by its address: like `10.0.0.1:6379`, or `local` for one on this machine alone.

    Each of its machines needs the same version of Fairdeal with the extras `odds` and `cluster`. `settings` are passed
    to `ray.init`. Raises NotAllowed (`cluster-not-reached`) where there is none.
    """

    def on_cluster(plan: Plan, chunks: Iterable[int]) -> Generator[Summary]:
        import ray

        _connect(ray, address, settings)
        try:
            task = ray.remote(max_retries=AS_OFTEN_AS_NEEDED)(play)
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting: deque[Any] = deque()
            for chunk in chunks:
                waiting.append(task.remote(plan, chunk))
                if len(waiting) > most:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            ray.shutdown()

    return on_cluster


def _connect(ray: Any, address: str, settings: dict[str, Any]) -> None:
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, **settings)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NotAllowed(
            "cluster-not-reached",
            "No Ray cluster could be reached at {address}.",
            address=address,
        ) from error

"""The state of a match on the server, as far as the client knows it."""

from __future__ import annotations

from typing import Callable, Generic, Sequence, TypeVar

from .connection import Connection, GatechartError

T = TypeVar("T")


class KnownState(Generic[T]):
    """The last known state. It is unknown after an interrupted request, because the server may have applied it.

    `servers`: those that an update sends several requests; the state is unknown too once some of them have succeeded and
    another has failed.
    """

    def __init__(self, value: T, servers: Sequence[Connection] = ()) -> None:
        self._value: T | None = value
        self._servers = servers

    def value(self) -> T:
        """Returns the state. Raises `GatechartError` (`INTERRUPTED`) if it is unknown."""
        if self._value is None:
            message = (
                "a request was interrupted, or failed after others had succeeded, so the state is unknown; "
                "reset, load or create a new one"
            )
            raise GatechartError("INTERRUPTED", message, "match")
        return self._value

    def update(self, request: Callable[[], T]) -> None:
        """Stores the result of a request as the new state. If it raises an error, the old state stays, unless servers
        have applied a part.
        """
        before, self._value = self._value, None
        succeeded = self._succeeded()
        try:
            value = request()
        except Exception:
            if self._succeeded() == succeeded:
                self._value = before
            raise
        self._value = value

    def _succeeded(self) -> int:
        return sum(server.succeeded for server in self._servers)

"""The state of a match on the server, as far as the client knows it."""

from __future__ import annotations

from typing import Callable, Generic, TypeVar

from .connection import GatechartError

T = TypeVar("T")


class KnownState(Generic[T]):
    """The last known state. It is unknown after an interrupted request, because the server may have applied it."""

    def __init__(self, value: T) -> None:
        self._value: T | None = value

    def value(self) -> T:
        """Returns the state. Raises `GatechartError` (`INTERRUPTED`) if it is unknown."""
        if self._value is None:
            message = "a request was interrupted, so the state is unknown; reset, load or create a new one"
            raise GatechartError("INTERRUPTED", message, "match")
        return self._value

    def update(self, request: Callable[[], T]) -> None:
        """Stores the result of a request as the new state. If the request raises an error, the old state stays."""
        before, self._value = self._value, None
        try:
            value = request()
        except Exception:
            self._value = before
            raise
        self._value = value

"""What the client knows of a match on the server."""

from __future__ import annotations

from typing import Callable, Generic, TypeVar

from .connection import GatechartError

T = TypeVar("T")


class KnownState(Generic[T]):
    """The last known state. It is unknown after an interrupted request: the server may have gone on."""

    def __init__(self, value: T) -> None:
        self._value: T | None = value

    def value(self) -> T:
        """Raises `GatechartError` (`INTERRUPTED`) where it is not known."""
        if self._value is None:
            raise GatechartError("INTERRUPTED", "where it stands is not known any more: begin anew", "match")
        return self._value

    def update(self, request: Callable[[], T]) -> None:
        """Takes the result of a request as the new state; a refusal leaves the old one."""
        before, self._value = self._value, None
        try:
            value = request()
        except Exception:
            self._value = before
            raise
        self._value = value

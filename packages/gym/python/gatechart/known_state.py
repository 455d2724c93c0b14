"""What a server has told of a match."""

from __future__ import annotations

from typing import Callable, Generic, TypeVar

from .connection import GatechartError

T = TypeVar("T")


class Told(Generic[T]):
    """What was told last. Whoever was interrupted as that changed does not know it any more: the server may have gone on."""

    def __init__(self, value: T) -> None:
        self._value: T | None = value

    def known(self) -> T:
        """Raises `GatechartError` (`INTERRUPTED`) where it is not known."""
        if self._value is None:
            raise GatechartError("INTERRUPTED", "where it stands is not known any more: begin anew", "match")
        return self._value

    def change(self, take: Callable[[], T]) -> None:
        """Asks, and takes what is told in place of what was; a refusal leaves that as it was."""
        before, self._value = self._value, None
        try:
            value = take()
        except Exception:
            self._value = before
            raise
        self._value = value

"""Gymnasium's spaces if it is installed, else the part of them that the environments need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, KeysView, Sequence

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


class OwnSpace:
    """The base class of spaces."""

    def __init__(self, shape: tuple[int, ...] | None, dtype: Any, seed: int | None = None) -> None:
        self.shape = shape
        self.dtype: np.dtype[Any] | None = None if dtype is None else np.dtype(dtype)
        self.seed(seed)

    def seed(self, seed: int | None = None) -> Any:
        """Seeds the random numbers of `sample`."""
        self.np_random = np.random.default_rng(seed)
        return seed

    def contains(self, x: Any) -> bool:
        """Returns whether a value is in this space."""
        raise NotImplementedError

    def sample(self) -> Any:
        """Returns a random value of this space."""
        raise NotImplementedError

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)


class OwnBox(OwnSpace):
    """Arrays of one shape and type, within bounds."""

    def __init__(
        self,
        low: float,
        high: float,
        shape: tuple[int, ...],
        dtype: Any = np.float32,
        seed: int | None = None,
    ) -> None:
        super().__init__(shape, dtype, seed)
        self.low: Array = np.full(shape, low, dtype=dtype)
        self.high: Array = np.full(shape, high, dtype=dtype)

    def contains(self, x: Any) -> bool:
        return bool(
            isinstance(x, np.ndarray)
            and x.shape == self.shape
            and x.dtype == self.dtype
            and np.all(x >= self.low)
            and np.all(x <= self.high)
        )

    def sample(self) -> Array:
        """Returns a random array."""
        if np.issubdtype(self.low.dtype, np.integer):
            return self.np_random.integers(self.low, self.high, dtype=self.low.dtype, endpoint=True)
        return self.np_random.uniform(self.low, self.high).astype(self.low.dtype)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, OwnBox)
            and (self.shape, self.dtype) == (other.shape, other.dtype)
            and np.array_equal(self.low, other.low)
            and np.array_equal(self.high, other.high)
        )


class OwnDiscrete(OwnSpace):
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int, seed: int | None = None) -> None:
        super().__init__((), np.int64, seed)
        self.n = np.int64(n)

    def contains(self, x: Any) -> bool:
        is_whole = isinstance(x, int) or np.shape(x) == () and np.issubdtype(np.asarray(x).dtype, np.integer)
        return is_whole and 0 <= int(x) < int(self.n)

    def sample(self, mask: npt.NDArray[np.int8] | None = None) -> np.int64:
        """Returns a random number; with a mask, one that the mask allows."""
        if mask is None:
            return np.int64(self.np_random.integers(self.n))
        among = np.flatnonzero(mask)
        return np.int64(self.np_random.choice(among)) if len(among) > 0 else np.int64(0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OwnDiscrete) and self.n == other.n


class OwnMultiDiscrete(OwnSpace):
    """Lists of whole numbers, from 0 to less than the entry of `nvec` at their place."""

    def __init__(self, nvec: npt.NDArray[np.int64], seed: int | None = None) -> None:
        super().__init__(nvec.shape, np.int64, seed)
        self.nvec = nvec

    def contains(self, x: Any) -> bool:
        return bool(
            isinstance(x, np.ndarray)
            and x.shape == self.shape
            and np.issubdtype(x.dtype, np.integer)
            and np.all(x >= 0)
            and np.all(x < self.nvec)
        )

    def sample(self, mask: Sequence[npt.NDArray[np.int8]] | None = None) -> npt.NDArray[np.int64]:
        """Returns random numbers; with masks, one for each number, those that the masks allow."""
        if mask is None:
            return self.np_random.integers(self.nvec)
        allowed = [np.flatnonzero(each) for each in mask]
        return np.array([self.np_random.choice(among) if len(among) > 0 else 0 for among in allowed])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OwnMultiDiscrete) and np.array_equal(self.nvec, other.nvec)


class OwnDict(OwnSpace):
    """A dictionary of spaces."""

    def __init__(self, spaces: dict[str, OwnSpace], seed: int | None = None) -> None:
        self.spaces = dict(sorted(spaces.items()))
        super().__init__(None, None, seed)

    def seed(self, seed: int | None = None) -> Any:
        super().seed(seed)
        for space in self.spaces.values():
            space.seed(seed)
        return seed

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, dict)
            and x.keys() == self.spaces.keys()
            and all(space.contains(x[name]) for name, space in self.spaces.items())
        )

    def sample(self) -> dict[str, Any]:
        """Returns a random value of each space."""
        return {name: space.sample() for name, space in self.spaces.items()}

    def keys(self) -> KeysView[str]:
        return self.spaces.keys()

    def __getitem__(self, name: str) -> OwnSpace:
        return self.spaces[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OwnDict) and self.spaces == other.spaces


if TYPE_CHECKING:
    Space = OwnSpace
    Box = OwnBox
    Discrete = OwnDiscrete
    MultiDiscrete = OwnMultiDiscrete
    Dict = OwnDict
else:
    try:
        from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete, Space
    except ImportError:
        Space, Box, Dict = OwnSpace, OwnBox, OwnDict
        Discrete, MultiDiscrete = OwnDiscrete, OwnMultiDiscrete

Action = int | np.integer

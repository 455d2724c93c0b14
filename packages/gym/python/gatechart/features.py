"""What the net of Gatechart reads: numbers of a position and of each legal option, most of them 0."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Any, Sequence

import numpy as np
import numpy.typing as npt

from .connection import GatechartError
from .wire import About, FeatureObservation, Layout


@dataclass(frozen=True)
class FeatureSpec:
    """The layouts of the features of a ruleset. `hash` is the one that nets and data sets have."""

    hash: str
    position: Layout
    option: Layout

    @staticmethod
    def of(about: About) -> FeatureSpec:
        """Returns the spec of a ruleset. Raises `GatechartError` (`RULESET_UNFIT`) if the ruleset has no features."""
        if "features" not in about:
            raise GatechartError("RULESET_UNFIT", "the ruleset has no features; use observations", about["id"])
        features = about["features"]
        return FeatureSpec(features["hash"], features["position"], features["option"])

    def position_slices(self) -> dict[str, slice]:
        """Returns the columns of each field of a position, by name."""
        return _slices(self.position)

    def option_slices(self) -> dict[str, slice]:
        """Returns the columns of each field of an option, by name."""
        return _slices(self.option)


@dataclass(frozen=True)
class SparseRows:
    """Rows of numbers without the zeros: those of row `i` are from `starts[i]` to `starts[i + 1]` in `at` and `values`."""

    starts: npt.NDArray[np.int32]
    at: npt.NDArray[np.int32]
    values: npt.NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.starts) - 1

    def dense(self, size: int) -> npt.NDArray[np.float32]:
        """Returns the rows with their zeros: an array of shape `(len(self), size)`."""
        numbers = np.zeros((len(self), size), dtype=np.float32)
        rows = np.repeat(np.arange(len(self)), np.diff(self.starts))
        numbers[rows, self.at] = self.values
        return numbers


@dataclass(frozen=True)
class Features:
    """The features of many decisions.

    Row `i` of `positions` is the position of decision `i`. Its options are the rows of `options` from
    `first_options[i]` to `first_options[i + 1]`, in the order of `legal`.
    """

    spec: FeatureSpec
    positions: SparseRows
    options: SparseRows
    first_options: npt.NDArray[np.int32]

    def dense_positions(self) -> npt.NDArray[np.float32]:
        """Returns an array with a row for each decision."""
        return self.positions.dense(self.spec.position["size"])

    def dense_options(self) -> npt.NDArray[np.float32]:
        """Returns an array with a row for each option of each decision."""
        return self.options.dense(self.spec.option["size"])


def features_of(spec: FeatureSpec, observations: Sequence[FeatureObservation]) -> Features:
    """Returns what the server observed of decisions as arrays."""
    options = [each["options"] for each in observations]
    lengths = [end - start for each in options for start, end in zip(each["starts"], each["starts"][1:])]
    return Features(
        spec,
        _rows([len(each["at"]) for each in observations], observations),
        _rows(lengths, options),
        _starts([len(each["starts"]) - 1 for each in options]),
    )


def _starts(lengths: Sequence[int]) -> npt.NDArray[np.int32]:
    return np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)


def _rows(lengths: Sequence[int], parts: Sequence[Any]) -> SparseRows:
    starts = _starts(lengths)
    return SparseRows(starts, _joined(parts, "at", starts[-1], np.int32), _joined(parts, "values", starts[-1], np.float32))


def _joined(parts: Sequence[Any], name: str, count: int, dtype: type[Any]) -> npt.NDArray[Any]:
    return np.fromiter(chain.from_iterable(part[name] for part in parts), dtype, count)


def _slices(layout: Layout) -> dict[str, slice]:
    return {
        field["name"]: slice(field["offset"], field["offset"] + field["length"]) for field in layout["fields"]
    }

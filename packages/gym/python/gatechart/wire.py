"""The types of the server's answers, and their numbers as arrays."""

from __future__ import annotations

from typing import Any, Sequence, TypedDict

import numpy as np
import numpy.typing as npt

BOUND = 2.0**24
"""Whole numbers up to this are exact as 32-bit floats."""

MAX_SEED = 2**53 - 1
"""The largest seed of a match."""


class Sparse(TypedDict):
    """The nonzero numbers of an observation, and their indices."""

    at: list[int]
    values: list[float]


class OptionRows(Sparse):
    """The nonzero numbers of the options; those of option `i` are from `starts[i]` to `starts[i + 1]`."""

    starts: list[int]


class FeatureObservation(Sparse):
    """The nonzero features of a position, and those of its legal options."""

    options: OptionRows


class TimeStep(TypedDict):
    """The state of a match for the player to move; `seat` is `None` when the match is over.

    `observation` and `keys` are absent if the match was made without.
    """

    seat: int | None
    observation: Any
    legal: list[int]
    keys: list[str]
    done: bool
    returns: list[float]


class NewEnvironment(TimeStep):
    """The first time step of a new environment, with its number."""

    env: int


class StepOutcome(TimeStep):
    """The time step after an action; `ended` has the returns if the action ended a match, else `None`."""

    ended: list[float] | None


class Slots(TypedDict):
    """The action table: named actions first, then spare indices."""

    version: int
    hash: str
    size: int
    named: list[str]


class Field(TypedDict):
    """A range of numbers in an observation."""

    name: str
    offset: int
    length: int


class Layout(TypedDict):
    """The layout of an observation."""

    version: int
    hash: str
    size: int
    fields: list[Field]


class FeatureLayouts(TypedDict):
    """The layouts of the features of a position and of an option; `hash` is of both."""

    hash: str
    position: Layout
    option: Layout


class About(TypedDict, total=False):
    """The server's description of a ruleset."""

    id: str
    version: int
    sets: list[dict[str, Any]]
    editions: list[str]
    decks: list[str]
    mostQuestions: int
    slots: Slots
    layout: Layout
    features: FeatureLayouts


def present(**fields: Any) -> dict[str, Any]:
    """Returns the fields that have a value; the server uses its defaults for the others."""
    return {name: value for name, value in fields.items() if value is not None}


def fill(numbers: npt.NDArray[np.float32], observation: Sparse) -> None:
    """Writes an observation into an array of zeros."""
    numbers[observation["at"]] = observation["values"]


def dense(observation: Sparse, size: int) -> npt.NDArray[np.float32]:
    """Returns all numbers of an observation, zeros included."""
    numbers = np.zeros(size, dtype=np.float32)
    fill(numbers, observation)
    return numbers


def mask_of(legal: Sequence[int], size: int) -> npt.NDArray[np.int8]:
    """Returns a mask with 1 for each legal action and 0 for the others."""
    mask = np.zeros(size, dtype=np.int8)
    mask[list(legal)] = 1
    return mask

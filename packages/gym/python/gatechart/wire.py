"""What the server answers with, and its numbers as arrays."""

from __future__ import annotations

from typing import Any, Sequence, TypedDict

import numpy as np
import numpy.typing as npt


class Sparse(TypedDict):
    """The numbers of an observation that are not 0, and their places."""

    at: list[int]
    values: list[float]


class TimeStep(TypedDict):
    """Where a match stands; `seat` is `None` when it is over."""

    seat: int | None
    observation: Sparse
    legal: list[int]
    keys: list[str]
    done: bool
    returns: list[float]


class NewEnvironment(TimeStep):
    """A new environment."""

    env: int


class StepOutcome(TimeStep):
    """A time step after a step; `ended` has the returns of a match that ended with it."""

    ended: list[float] | None


class Slots(TypedDict):
    """The actions: the named ones, then spare ones."""

    version: int
    hash: str
    size: int
    named: list[str]


class Field(TypedDict):
    """A run of numbers within an observation."""

    name: str
    offset: int
    length: int


class Layout(TypedDict):
    """What the numbers of an observation are."""

    version: int
    hash: str
    size: int
    fields: list[Field]


class About(TypedDict, total=False):
    """A ruleset as the server describes it."""

    id: str
    version: int
    sets: list[dict[str, Any]]
    editions: list[str]
    decks: list[str]
    mostQuestions: int
    slots: Slots
    layout: Layout


def present(**fields: Any) -> dict[str, Any]:
    """The fields that have a value; the server chooses the others."""
    return {name: value for name, value in fields.items() if value is not None}


def fill(numbers: npt.NDArray[np.float32], observation: Sparse) -> None:
    """Writes an observation into numbers that are 0."""
    numbers[observation["at"]] = observation["values"]


def dense(observation: Sparse, size: int) -> npt.NDArray[np.float32]:
    """All numbers of an observation, the zeros among them."""
    numbers = np.zeros(size, dtype=np.float32)
    fill(numbers, observation)
    return numbers


def mask_of(legal: Sequence[int], size: int) -> npt.NDArray[np.int8]:
    """1 for each legal action, else 0."""
    mask = np.zeros(size, dtype=np.int8)
    mask[list(legal)] = 1
    return mask

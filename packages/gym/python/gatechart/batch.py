"""Many matches at a time."""

from __future__ import annotations

from typing import Sequence, SupportsIndex

import numpy as np
import numpy.typing as npt

from .connection import Connection
from .features import Features, FeatureSpec, features_of
from .known_state import KnownState
from .matches import Matches, checked_actions
from .wire import StepOutcome, TimeStep, fill, present


class BatchEnv:
    """Steps many matches together. When a match ends, a new one takes its place.

    With several connections the matches are divided among the servers, which step them in parallel. `observations` is
    what time steps have: `sparse` (default), `features` (what the net reads) or `none`. With `keys=False` they have no
    keys, which makes steps cheaper.
    """

    def __init__(
        self,
        connections: Connection | Sequence[Connection],
        count: int,
        ruleset: str = "gate-ruler",
        seed: SupportsIndex = 1,
        edition: str | None = None,
        decks: Sequence[str] | None = None,
        observations: str = "sparse",
        keys: bool = True,
    ) -> None:
        if observations not in ("sparse", "features", "none"):
            raise ValueError(f"observations is {observations!r}; expected 'sparse', 'features' or 'none'")
        self._form = observations
        options = present(edition=edition, decks=decks, keys=None if keys else False)
        self._matches = Matches(
            connections, count, ruleset, seed, {"autoReset": True, "observations": observations, **options}
        )
        self.about = self._matches.about
        self._known = KnownState[Sequence[TimeStep]](self._matches.made, self._matches.servers)

    @property
    def time_steps(self) -> Sequence[TimeStep]:
        """The current time step of each match. Raises `GatechartError` (`INTERRUPTED`) if it is unknown."""
        return self._known.value()

    def step(self, actions: Sequence[int]) -> list[StepOutcome]:
        """Applies one action to each match and returns the new time steps. Raises `GatechartError`.

        If an action is illegal, no match is stepped. `ended` has the returns of a match that this step ended. After a
        step that was interrupted (Ctrl-C) or failed on one of several servers, the states are unknown: create a new
        `BatchEnv`.
        """
        taken = checked_actions(actions, [time_step["legal"] for time_step in self.time_steps])
        stepped: list[StepOutcome] = []

        def take() -> Sequence[TimeStep]:
            stepped[:] = self._matches.step(taken)
            return stepped

        self._known.update(take)
        return stepped

    def observations(self) -> npt.NDArray[np.float32]:
        """Returns the observations of the players to move, one row for each match."""
        self._require("sparse", "observations()")
        numbers = np.zeros((len(self.time_steps), self.about["layout"]["size"]), dtype=np.float32)
        for row, time_step in zip(numbers, self.time_steps):
            fill(row, time_step["observation"])
        return numbers

    def features(self) -> Features:
        """Returns what the net reads of each match and of each of its legal options."""
        self._require("features", "features()")
        return features_of(self.feature_spec(), [time_step["observation"] for time_step in self.time_steps])

    def feature_spec(self) -> FeatureSpec:
        """Returns the layouts of the features. Raises `GatechartError` if the ruleset has none."""
        return FeatureSpec.of(self.about)

    def _require(self, form: str, call: str) -> None:
        if self._form != form:
            raise ValueError(f"{call} needs a BatchEnv with observations={form!r}; this one has {self._form!r}")

    def masks(self) -> npt.NDArray[np.int8]:
        """Returns the masks of legal actions, one row for each match."""
        mask = np.zeros((len(self.time_steps), self.about["slots"]["size"]), dtype=np.int8)
        for row, time_step in zip(mask, self.time_steps):
            row[time_step["legal"]] = 1
        return mask

    def close(self) -> None:
        """Ends the matches. Skips servers that have ended."""
        self._matches.close()

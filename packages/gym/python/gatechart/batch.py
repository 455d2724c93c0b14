"""Many matches at a time."""

from __future__ import annotations

from operator import index
from typing import Sequence, SupportsIndex

import numpy as np
import numpy.typing as npt

from .connection import Connection, GatechartError, ignoring_closed
from .features import Features, FeatureSpec, features_of
from .known_state import KnownState
from .wire import NewEnvironment, StepOutcome, TimeStep, fill, present

MAX_PER_REQUEST = 4096
"""The largest number of matches in one `make` request."""


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
        if count < 1:
            raise ValueError(f"count is {count}; expected at least 1")
        servers = [connections] if isinstance(connections, Connection) else list(connections)[:count]
        if len(set(servers)) < max(len(servers), 1):
            raise ValueError("expected at least one connection, and each only once")
        self.about = servers[0].ruleset(ruleset)
        self._parts = [
            (server, range(count * number // len(servers), count * (number + 1) // len(servers)))
            for number, server in enumerate(servers)
        ]
        self._envs: list[int] = []
        made: list[NewEnvironment] = []
        options = present(edition=edition, decks=decks, keys=None if keys else False)
        try:
            for server, part in self._parts:
                for first in part[::MAX_PER_REQUEST]:
                    more: list[NewEnvironment] = server.ask(
                        "make",
                        ruleset=ruleset,
                        seed=index(seed) + first,
                        count=min(MAX_PER_REQUEST, part.stop - first),
                        autoReset=True,
                        observations=observations,
                        **options,
                    )
                    made += more
                    self._envs += [each["env"] for each in more]
        except BaseException:
            self.close()
            raise
        self._known = KnownState[Sequence[TimeStep]](made)

    @property
    def time_steps(self) -> Sequence[TimeStep]:
        """The current time step of each match. Raises `GatechartError` (`INTERRUPTED`) after an interrupted step."""
        return self._known.value()

    def step(self, actions: Sequence[int]) -> list[StepOutcome]:
        """Applies one action to each match and returns the new time steps. Raises `GatechartError`.

        If an action is illegal, no match is stepped. `ended` has the returns of a match that this step ended. After an
        interrupted step (Ctrl-C) the states are unknown: create a new `BatchEnv`.
        """
        taken = [index(action) for action in actions]
        time_steps = self.time_steps
        if len(taken) != len(time_steps):
            message = f"{len(taken)} actions for {len(time_steps)} matches; pass one action for each match"
            raise GatechartError("BAD_REQUEST", message, "step")
        for action, time_step in zip(taken, time_steps):
            if action not in time_step["legal"]:
                raise GatechartError("ILLEGAL_ACTION", "not a legal action index; see `legal`", f"action {action}")
        stepped: list[StepOutcome] = []

        def take() -> Sequence[TimeStep]:
            stepped[:] = self._step_all(taken)
            return stepped

        self._known.update(take)
        return stepped

    def _step_all(self, taken: Sequence[int]) -> list[StepOutcome]:
        for server, part in self._parts:
            server.send("stepBatch", envs=[self._envs[i] for i in part], actions=[taken[i] for i in part])
        stepped: list[StepOutcome] = []
        failures: list[GatechartError] = []
        for server, _ in self._parts:
            try:
                stepped += server.receive()
            except GatechartError as failure:
                failures.append(failure)
        if failures:
            raise failures[0]
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
        for server, part in self._parts:
            for env in self._envs[part.start : part.stop]:
                with ignoring_closed():
                    server.ask("close", env=env)

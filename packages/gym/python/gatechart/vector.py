"""A Gymnasium vector environment: learners play many matches against an agent, on several servers at a time."""

from __future__ import annotations

import os
from operator import index
from typing import TYPE_CHECKING, Any, Sequence, SupportsIndex

import numpy as np
import numpy.typing as npt

from .connection import Connection
from .known_state import KnownState
from .matches import Matches, checked_actions
from .spaces import Box, Dict as DictSpace, Discrete, MultiDiscrete, Space
from .wire import BOUND, MAX_SEED, Sparse, TimeStep, dense, fill, mask_of, present

Observations = dict[str, npt.NDArray[Any]]
VectorStep = tuple[
    Observations, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
]


class OwnVectorEnv:
    """What Gymnasium's `VectorEnv` has beside the methods of an environment."""

    metadata: dict[str, Any] = {}
    render_mode: str | None = None
    spec: Any = None
    closed: bool = False
    num_envs: int
    observation_space: Space
    single_observation_space: Space
    action_space: MultiDiscrete
    single_action_space: Discrete

    @property
    def unwrapped(self) -> Any:
        return self

    def close(self, **options: Any) -> None:
        """Releases what the environment holds, once."""
        if not self.closed:
            self.close_extras(**options)
            self.closed = True

    def close_extras(self, **options: Any) -> None:
        raise NotImplementedError


SAME_STEP: Any = "SameStep"
if TYPE_CHECKING:
    BaseEnv = OwnVectorEnv
else:
    try:
        from gymnasium.vector import VectorEnv as BaseEnv
        from gymnasium.vector import AutoresetMode

        SAME_STEP = AutoresetMode.SAME_STEP
    except ImportError:
        BaseEnv = OwnVectorEnv


def _spaces(size: int, actions: int, *count: int) -> DictSpace:
    return DictSpace(
        {
            "observation": Box(-BOUND, BOUND, (*count, size), np.float32),
            "action_mask": Box(0, 1, (*count, actions), np.int8),
        }
    )


class GymVectorEnv(BaseEnv):
    """Many matches of a learner against an agent, stepped together.

    Observations, rewards and ends are as those of `GymEnv`, with a row for each match. When a match ends, the next one
    begins in the same step; `infos["final_obs"]` has its last observation where `infos["_final_obs"]` is true.
    """

    metadata = {"render_modes": [], "autoreset_mode": SAME_STEP}

    def __init__(
        self,
        connections: Connection | Sequence[Connection],
        num_envs: int,
        ruleset: str = "gate-ruler",
        opponent: str = "greedy",
        *,
        seat: int = 0,
        edition: str | None = None,
        decks: Sequence[str] | None = None,
        seed: SupportsIndex = 1,
    ) -> None:
        if seat not in (0, 1):
            raise ValueError(f"seat is {seat!r}; expected 0 or 1")
        self._own: Sequence[Connection] = ()
        self.num_envs = num_envs
        self.seat = seat
        options = present(edition=edition, decks=decks, opponent=opponent, seat=seat)
        self._matches = Matches(connections, num_envs, ruleset, seed, {"observations": "sparse", **options})
        self.about = self._matches.about
        size, actions = self.about["layout"]["size"], self.about["slots"]["size"]
        self.single_action_space = Discrete(actions)
        self.single_observation_space = _spaces(size, actions)
        self.action_space = MultiDiscrete(np.full(num_envs, actions, dtype=np.int64))
        self.observation_space = _spaces(size, actions, num_envs)
        self._known = KnownState[Sequence[TimeStep]](self._matches.made, self._matches.servers)

    def reset(
        self, *, seed: SupportsIndex | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Starts new matches: match `i` with `seed + i`, or with its entry of a list; default: the next match of its
        previous seed. Ignores `options`.

        Raises `ValueError` for a seed that is too large or negative, and then restarts no match.
        """
        seeds: Sequence[int | None]
        if seed is None or isinstance(seed, Sequence):
            listed = [None] * self.num_envs if seed is None else seed
            seeds = [None if each is None else index(each) for each in listed]
        else:
            seeds = [index(seed) + i for i in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} matches; pass one seed for each match")
        for each in seeds:
            if each is not None and not 0 <= each <= MAX_SEED:
                raise ValueError(f"a seed is {each}; expected 0 to {MAX_SEED}")

        def restart() -> Sequence[TimeStep]:
            begun = self._begin({i: present(seed=each) for i, each in enumerate(seeds)})
            return [begun[i] for i in range(self.num_envs)]

        self._known.update(restart)
        return self._observe()

    def step(self, actions: npt.NDArray[Any] | Sequence[int]) -> VectorStep:
        """Applies a legal action to each match and lets the opponents play. Returns observations, rewards, terminations,
        truncations and infos.

        Raises `GatechartError`: `ILLEGAL_ACTION`, and then steps no match; `INTERRUPTED` after a step or reset that
        was interrupted (Ctrl-C) or failed for some of the matches, until `reset`.
        """
        taken = checked_actions(list(actions), [time_step["legal"] for time_step in self._known.value()])
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        final = np.full(self.num_envs, None, dtype=object)

        def take() -> Sequence[TimeStep]:
            time_steps: list[TimeStep] = [*self._matches.step(taken)]
            over = [i for i, time_step in enumerate(time_steps) if time_step["done"]]
            last = self._matches.ask_each("observe", {i: {"seat": self.seat} for i in over})
            for i in over:
                rewards[i] = time_steps[i]["returns"][self.seat]
                ended[i] = True
                final[i] = self._last_observation(last[i])
            for i, time_step in self._begin({i: {} for i in over}).items():
                time_steps[i] = time_step
            return time_steps

        self._known.update(take)
        observations, infos = self._observe()
        if ended.any():
            infos |= {"final_obs": final, "_final_obs": ended.copy()}
        return observations, rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Returns the masks of legal actions, one row for each match."""
        return np.stack([self._mask(time_step["legal"]) for time_step in self._known.value()])

    def close_extras(self, **_: Any) -> None:
        """Ends the matches, and the servers if `gym_vector_env` started them."""
        for connection in self._own:
            connection.close()
        if not self._own:
            self._matches.close()

    def _begin(self, seeds: dict[int, dict[str, Any]]) -> dict[int, TimeStep]:
        """Resets matches until the learner has to decide."""
        begun: dict[int, TimeStep] = self._matches.ask_each("reset", seeds)
        over: dict[int, dict[str, Any]] = {i: {} for i, time_step in begun.items() if time_step["done"]}
        return {**begun, **self._begin(over)} if over else begun

    def _mask(self, legal: Sequence[int]) -> npt.NDArray[np.int8]:
        return mask_of(legal, self.about["slots"]["size"])

    def _last_observation(self, seen: Sparse) -> Observations:
        return {"observation": dense(seen, self.about["layout"]["size"]), "action_mask": self._mask([])}

    def _observe(self) -> tuple[Observations, dict[str, Any]]:
        time_steps = self._known.value()
        numbers = np.zeros((self.num_envs, self.about["layout"]["size"]), dtype=np.float32)
        lists = {name: np.full(self.num_envs, None, dtype=object) for name in ("legal", "keys")}
        for i, time_step in enumerate(time_steps):
            fill(numbers[i], time_step["observation"])
            lists["legal"][i], lists["keys"][i] = time_step["legal"], time_step["keys"]
        masks = self.action_masks()
        infos: dict[str, Any] = {"action_mask": masks, **lists}
        infos |= {f"_{name}": np.ones(self.num_envs, dtype=np.bool_) for name in infos}
        return {"observation": numbers, "action_mask": masks}, infos


def gym_vector_env(
    ruleset: str = "gate-ruler",
    num_envs: int = 64,
    command: str | Sequence[str] | None = None,
    *,
    opponent: str = "greedy",
    connections: Sequence[Connection] | None = None,
    **options: Any,
) -> GymVectorEnv:
    """Returns a Gymnasium vector environment against an agent, such as `ismcts:30`. Without connections it starts a
    server for each processor, which `close` ends with the environment.
    """
    own: list[Connection] = []
    try:
        while connections is None and len(own) < min(os.cpu_count() or 1, num_envs):
            own.append(Connection(command))
        made = GymVectorEnv(own if connections is None else connections, num_envs, ruleset, opponent, **options)
    except BaseException:
        for connection in own:
            connection.close()
        raise
    made._own = own
    return made

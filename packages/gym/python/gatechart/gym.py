"""A Gymnasium environment: one player learns, and an agent of Gatechart plays the other side on the server."""

from __future__ import annotations

import json
from operator import index
from typing import TYPE_CHECKING, Any, Sequence, SupportsIndex

import numpy as np

from .connection import Connection, ignoring_closed
from .known_state import KnownState
from .spaces import Action, Box, Dict as DictSpace, Discrete, Space
from .vector import gym_vector_env
from .wire import BOUND, TimeStep, dense, mask_of, present

Step = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


class OwnEnv:
    """What Gymnasium's `Env` has beside the methods of an environment."""

    metadata: dict[str, Any] = {"render_modes": []}
    render_mode: str | None = None
    spec: Any = None
    observation_space: Space
    action_space: Discrete

    @property
    def unwrapped(self) -> Any:
        return self

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """Seeds the random numbers of the environment."""

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def close(self) -> None:
        """Releases what the environment holds."""


if TYPE_CHECKING:
    BaseEnv = OwnEnv
else:
    try:
        from gymnasium import Env as BaseEnv
    except ImportError:
        BaseEnv = OwnEnv


class GymEnv(BaseEnv):
    """A match of one learner against an agent.

    Observations are `{"observation", "action_mask"}`; `info` has the mask too, the `legal` action indices and their
    `keys`. The reward is 1 or -1 at the end of a won or lost match, else 0. An illegal action raises `GatechartError`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        connection: Connection,
        ruleset: str = "gate-ruler",
        opponent: str = "greedy",
        *,
        seat: int = 0,
        render_mode: str | None = None,
        edition: str | None = None,
        decks: Sequence[str] | None = None,
        seed: SupportsIndex | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"unknown render_mode {render_mode!r}; expected None or 'ansi'")
        if seat not in (0, 1):
            raise ValueError(f"seat is {seat!r}; expected 0 or 1")
        self._connection = connection
        self._owns_connection = False
        self.render_mode = render_mode
        self.seat = seat
        self.about = connection.ruleset(ruleset)
        size, actions = self.about["layout"]["size"], self.about["slots"]["size"]
        self.action_space = Discrete(actions)
        self.observation_space = DictSpace(
            {
                "observation": Box(-BOUND, BOUND, (size,), np.float32),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )
        options = present(edition=edition, decks=decks, seed=seed)
        (made,) = connection.ask(
            "make", ruleset=ruleset, observations="sparse", opponent=opponent, seat=seat, **options
        )
        self._env: int = made["env"]
        self._known = KnownState[TimeStep](made, [connection])

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a new match with that seed; default: the next match of the previous seed. Ignores `options`.

        Matches that the opponent ends before the learner has to decide are skipped.
        """
        super().reset(seed=None if seed is None else index(seed))
        self._known.update(lambda: self._restart(present(seed=seed)))
        return self._observe()

    def step(self, action: Action) -> Step:
        """Applies a legal action and lets the opponent play. Returns observation, reward, terminated, truncated, info.

        Raises `GatechartError`: `ILLEGAL_ACTION`, `MATCH_OVER`, and `INTERRUPTED` after an interrupted step (Ctrl-C),
        until `reset`.
        """
        slot = index(action)
        self._known.value()
        self._known.update(lambda: self._request("step", action=slot))
        time_step = self._known.value()
        observation, info = self._observe()
        return observation, float(time_step["returns"][self.seat]), time_step["done"], False, info

    def action_masks(self) -> Any:
        """Returns the mask of legal actions, as the masked algorithms of SB3-Contrib ask for it."""
        return mask_of(self._known.value()["legal"], int(self.action_space.n))

    def render(self) -> str | None:
        """Returns what the learner may know as text; `None` without a render mode."""
        if self.render_mode is None:
            return None
        view = self._connection.ask("view", env=self._env, seat=self.seat)
        return json.dumps(view, ensure_ascii=False, indent=1)

    def close(self) -> None:
        """Ends the match, and the server if `gym_env` started it."""
        if self._owns_connection:
            self._connection.close()
        else:
            with ignoring_closed():
                self._connection.ask("close", env=self._env)

    def _restart(self, seed: dict[str, Any]) -> TimeStep:
        time_step = self._request("reset", **seed)
        return self._restart({}) if time_step["done"] else time_step

    def _request(self, what: str, **fields: Any) -> TimeStep:
        time_step: TimeStep = self._connection.ask(what, env=self._env, **fields)
        return time_step

    def _observe(self) -> tuple[dict[str, Any], dict[str, Any]]:
        time_step = self._known.value()
        seen = time_step["observation"]
        if time_step["done"]:
            seen = self._connection.ask("observe", env=self._env, seat=self.seat)
        mask = self.action_masks()
        observation = {"observation": dense(seen, self.about["layout"]["size"]), "action_mask": mask}
        return observation, {"action_mask": mask, "legal": time_step["legal"], "keys": time_step["keys"]}


def gym_env(
    ruleset: str = "gate-ruler",
    command: str | Sequence[str] | None = None,
    *,
    opponent: str = "greedy",
    connection: Connection | None = None,
    **options: Any,
) -> GymEnv:
    """Returns a Gymnasium environment against an agent, such as `ismcts:30`. Without a connection it starts a server,
    which `close` ends with the environment.
    """
    server = Connection(command) if connection is None else connection
    try:
        made = GymEnv(server, ruleset, opponent, **options)
    except BaseException:
        if connection is None:
            server.close()
        raise
    made._owns_connection = connection is None
    return made


ENV_ID = "Gatechart-v1"
"""The id in Gymnasium's registry: `gymnasium.make("gatechart:Gatechart-v1", opponent="ismcts:30")`."""


def _register() -> None:
    try:
        import gymnasium
    except ImportError:
        return
    gymnasium.register(ENV_ID, entry_point=gym_env, vector_entry_point=gym_vector_env)


_register()

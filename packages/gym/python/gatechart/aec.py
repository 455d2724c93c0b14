"""A PettingZoo AEC environment: one match at a time, one agent at a time."""

from __future__ import annotations

import json
from operator import index
from typing import Any, Sequence, SupportsIndex

import numpy as np

from .base import BaseEnv
from .connection import Connection, ignoring_closed
from .spaces import Action, Box, Dict as DictSpace, Discrete
from .known_state import KnownState
from .wire import BOUND, Sparse, TimeStep, dense, mask_of, present

AGENTS = ("player_0", "player_1")


class AECEnv(BaseEnv):
    """A PettingZoo AEC environment of a ruleset.

    Observations are `{"observation", "action_mask"}`. The info of the agent to move has its `legal` action indices and
    their `keys`.
    """

    metadata = {"name": "gatechart_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        connection: Connection,
        ruleset: str = "gate-ruler",
        render_mode: str | None = None,
        edition: str | None = None,
        decks: Sequence[str] | None = None,
        seed: SupportsIndex | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            known = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"unknown render_mode {render_mode!r}; expected one of {known}")
        self._connection = connection
        self._owns_connection = False
        self.render_mode = render_mode
        self.about = connection.ruleset(ruleset)
        self.action_count = self.about["slots"]["size"]
        self.observation_size = self.about["layout"]["size"]
        self.possible_agents = list(AGENTS)
        self.observation_spaces: dict[str, DictSpace] = {agent: self._observation_space() for agent in AGENTS}
        self.action_spaces: dict[str, Discrete] = {agent: Discrete(self.action_count) for agent in AGENTS}
        options = present(edition=edition, decks=decks, seed=seed)
        (made,) = connection.ask("make", ruleset=ruleset, observations="sparse", **options)
        self._env: int = made["env"]
        self._known = KnownState[TimeStep](self._restart(made))

    def _observation_space(self) -> DictSpace:
        return DictSpace(
            {
                "observation": Box(-BOUND, BOUND, (self.observation_size,), np.float32),
                "action_mask": Box(0, 1, (self.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> DictSpace:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new match with that seed; default: the next match of the previous seed. Ignores `options`."""
        self._known.update(lambda: self._restart(self._connection.ask("reset", env=self._env, **present(seed=seed))))

    def step(self, action: Action | None) -> None:
        """Applies a legal action of the selected agent; `None` if the match is over. Raises `GatechartError`.

        After an interrupted step (Ctrl-C) the state of the match is unknown: every call raises `INTERRUPTED` until
        `reset` starts a new match or `load` restores a saved one.
        """
        agent = self.agent_selection
        time_step = self._known.value()
        if time_step["done"]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"action is None, but {agent} must move; pass an index of info['legal']")
        slot = index(action)
        self._known.update(lambda: self._after_step(agent, self._connection.ask("step", env=self._env, action=slot)))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Returns observation, cumulative reward, termination, truncation and info of the selected agent."""
        self._known.value()
        return super().last(observe)

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns what the agent may know, and its legal actions if it is the agent to move."""
        time_step = self._known.value()
        is_asked = not time_step["done"] and agent == self.agent_selection
        observation: Sparse = (
            time_step["observation"]
            if is_asked
            else self._connection.ask("observe", env=self._env, seat=AGENTS.index(agent))
        )
        return {
            "observation": dense(observation, self.observation_size),
            "action_mask": mask_of(time_step["legal"] if is_asked else [], self.action_count),
        }

    def view(self, agent: str | None = None) -> Any:
        """Returns the ruleset's view for an agent; default: the agent to move."""
        self._known.value()
        seat = None if agent is None else AGENTS.index(agent)
        return self._connection.ask("view", env=self._env, **present(seat=seat))

    def render(self) -> str | None:
        """Returns the view of the selected agent as text; `None` without a render mode."""
        if self.render_mode is None:
            return None
        return json.dumps(self.view(self.agent_selection), ensure_ascii=False, indent=1)

    def save(self) -> Any:
        """Returns the match as a value that `load` restores. It contains hidden cards."""
        return self._connection.ask("save", env=self._env)

    def load(self, saved: Any) -> None:
        """Restores a match that `save` returned."""
        self._known.update(lambda: self._restart(self._connection.ask("load", env=self._env, saved=saved)))

    def close(self) -> None:
        """Ends the match, and the server if `env` started it."""
        if self._owns_connection:
            self._connection.close()
        else:
            with ignoring_closed():
                self._connection.ask("close", env=self._env)

    def _restart(self, time_step: TimeStep) -> TimeStep:
        self.agents = list(AGENTS)
        self._cumulative_rewards = {agent: 0 for agent in AGENTS}
        return self._take(time_step)

    def _after_step(self, agent: str, time_step: TimeStep) -> TimeStep:
        self._cumulative_rewards[agent] = 0
        return self._take(time_step)

    def _take(self, time_step: TimeStep) -> TimeStep:
        self.agent_selection = AGENTS[time_step["seat"] or 0]
        self.rewards = dict(zip(AGENTS, time_step["returns"]))
        self.terminations = {agent: time_step["done"] for agent in AGENTS}
        self.truncations = {agent: False for agent in AGENTS}
        self.infos = {agent: {} for agent in AGENTS}
        if not time_step["done"]:
            self.infos[self.agent_selection] = {"legal": time_step["legal"], "keys": time_step["keys"]}
        self._accumulate_rewards()
        return time_step


def env(
    ruleset: str = "gate-ruler",
    command: str | Sequence[str] | None = None,
    *,
    connection: Connection | None = None,
    **options: Any,
) -> AECEnv:
    """Returns an environment. Without a connection it starts a server, which `close` ends with the environment."""
    server = Connection(command) if connection is None else connection
    try:
        made = AECEnv(server, ruleset, **options)
    except BaseException:
        if connection is None:
            server.close()
        raise
    made._owns_connection = connection is None
    return made

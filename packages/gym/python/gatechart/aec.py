"""One match after the other, agent by agent, as PettingZoo has it."""

from __future__ import annotations

import json
from operator import index
from typing import Any, Sequence, SupportsIndex

import numpy as np

from .base import BaseEnv
from .connection import COMMAND, Connection, ignoring_closed
from .spaces import Action, Box, Dict as DictSpace, Discrete
from .known_state import KnownState
from .wire import Sparse, TimeStep, dense, mask_of, present

AGENTS = ("player_0", "player_1")

# Whole numbers that are exact as 32-bit floats.
_BOUND = 2.0**24


class AECEnv(BaseEnv):
    """Observations are `{"observation", "action_mask"}`; the info of the agent that is asked has its slots and keys."""

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
            raise ValueError(f"{render_mode}: the modes of rendering are {', '.join(self.metadata['render_modes'])}")
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
                "observation": Box(-_BOUND, _BOUND, (self.observation_size,), np.float32),
                "action_mask": Box(0, 1, (self.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> DictSpace:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: of that seed, or the next one of the seed before. There are no options."""
        self._known.update(lambda: self._restart(self._connection.ask("reset", env=self._env, **present(seed=seed))))

    def step(self, action: Action | None) -> None:
        """Takes a legal action, or `None` for an agent whose match is over. Raises `GatechartError`.

        One that is interrupted leaves open where the match stands: `INTERRUPTED` until `reset` or `load`, which goes on
        with what `save` gives.
        """
        agent = self.agent_selection
        time_step = self._known.value()
        if time_step["done"]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is asked must act")
        slot = index(action)
        self._known.update(lambda: self._after_step(agent, self._connection.ask("step", env=self._env, action=slot)))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last step, ended, cut short, and info of the agent that is selected."""
        self._known.value()
        return super().last(observe)

    def observe(self, agent: str) -> dict[str, Any]:
        """What that agent may know, and the legal actions if it is asked."""
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
        """What that agent, or the one that is asked, may know, as the ruleset has it."""
        self._known.value()
        seat = None if agent is None else AGENTS.index(agent)
        return self._connection.ask("view", env=self._env, **present(seat=seat))

    def render(self) -> str | None:
        """What the agent that is selected may know, as text."""
        if self.render_mode is None:
            return None
        return json.dumps(self.view(self.agent_selection), ensure_ascii=False, indent=1)

    def save(self) -> Any:
        """The match to go on with; contains hidden cards."""
        return self._connection.ask("save", env=self._env)

    def load(self, saved: Any) -> None:
        """Goes on with a match that was saved."""
        self._known.update(lambda: self._restart(self._connection.ask("load", env=self._env, saved=saved)))

    def close(self) -> None:
        """Ends the match, and the server where it is its own."""
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


def env(ruleset: str = "gate-ruler", command: str | Sequence[str] = COMMAND, **options: Any) -> AECEnv:
    """An environment with a server of its own, which `close` ends."""
    connection = Connection(command)
    try:
        made = AECEnv(connection, ruleset, **options)
    except BaseException:
        connection.close()
        raise
    made._owns_connection = True
    return made

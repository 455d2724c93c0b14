"""The base class of AEC environments: PettingZoo's if it is installed, else a small one without dependencies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator


class OwnAECEnv:
    """An AEC environment whose agents all end at the same time."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]

    def observe(self, agent: str) -> Any:
        """Returns the observation of an agent."""
        raise NotImplementedError

    def step(self, action: Any) -> None:
        """Applies an action of the selected agent."""
        raise NotImplementedError

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> Any:
        return self

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Returns observation, cumulative reward, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yields the selected agent before each step."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _clear_rewards(self) -> None:
        for agent in self.rewards:
            self.rewards[agent] = 0

    def _accumulate_rewards(self) -> None:
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action: Any | None) -> None:
        if action is not None:
            raise ValueError(f"action is {action!r}, but {self.agent_selection} has ended; pass None")
        agent = self.agent_selection
        by_agent: tuple[dict[str, Any], ...] = (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        )
        for each in by_agent:
            del each[agent]
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]
        self._clear_rewards()

    def __str__(self) -> str:
        return str(self.metadata["name"])


if TYPE_CHECKING:
    BaseEnv = OwnAECEnv
else:
    try:
        from pettingzoo import AECEnv as BaseEnv
    except ImportError:
        BaseEnv = OwnAECEnv

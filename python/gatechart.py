"""Client for `gatechart serve --stdio`: the standard library only.

`AECEnv` has the shape of PettingZoo's AEC environments: `reset`, `last`, `step`, `agent_selection`, `rewards`,
`terminations`, `observe`. `BatchEnv` steps many matches with one message.
"""

import json
import shlex
import subprocess

PROTOCOL = "gatechart-serve/1"
AGENTS = ("player_0", "player_1")


class GatechartError(Exception):
    """An answer that says what was wrong; `code` can be switched on."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Connection:
    """A running `gatechart serve --stdio`."""

    def __init__(self, command="gatechart serve --stdio"):
        arguments = shlex.split(command) if isinstance(command, str) else list(command)
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        self._id = 0
        self.hello = self.ask("hello")
        if self.hello["protocol"] != PROTOCOL:
            raise GatechartError("PROTOCOL", f"this client speaks {PROTOCOL}, not {self.hello['protocol']}")

    def ask(self, what, **fields):
        """Sends a request and returns what it is answered with. Raises `GatechartError`."""
        self._id += 1
        self._process.stdin.write(json.dumps({"id": self._id, "do": what, **fields}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise GatechartError("CLOSED", "the server has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise GatechartError(answer["error"]["code"], answer["error"]["message"])
        return answer["ok"]

    def ruleset(self, name):
        """What the server says of a ruleset: editions, decks, slot table, observation layout."""
        for each in self.hello["rulesets"]:
            if each["id"] == name:
                return each
        raise GatechartError("UNKNOWN_RULESET", name)

    def close(self):
        if self._process.poll() is None:
            try:
                self.ask("close")
            except (GatechartError, BrokenPipeError):
                pass
            self._process.stdin.close()
            self._process.wait(timeout=10)
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def mask_of(legal, size):
    """The slots on offer as a list of 0 and 1."""
    mask = [0] * size
    for slot in legal:
        mask[slot] = 1
    return mask


class AECEnv:
    """One match after the other, agent by agent."""

    metadata = {"name": "gatechart_v1", "is_parallelizable": False}
    possible_agents = list(AGENTS)

    def __init__(self, connection, ruleset="gate-ruler", **options):
        self._connection = connection
        self.about = connection.ruleset(ruleset)
        self.action_count = self.about["slots"]["size"]
        self.observation_size = self.about["layout"]["size"]
        (made,) = connection.ask("make", ruleset=ruleset, **options)
        self._env = made["env"]
        self._take(made)

    def reset(self, seed=None, options=None):
        fields = {} if seed is None else {"seed": seed}
        self._take(self._connection.ask("reset", env=self._env, **fields))

    def _take(self, standing):
        self._standing = standing
        self.agents = [] if standing["done"] else list(AGENTS)
        self.agent_selection = AGENTS[standing["seat"] or 0]
        self.rewards = dict(zip(AGENTS, standing["returns"]))
        self.terminations = {agent: standing["done"] for agent in AGENTS}
        self.truncations = {agent: False for agent in AGENTS}
        self.infos = {agent: {} for agent in AGENTS}
        self.infos[self.agent_selection] = {"legal": standing["legal"], "keys": standing["keys"]}

    def observe(self, agent):
        """Observation and mask of the agent that is asked; nothing for the other one."""
        if self._standing["done"] or agent != self.agent_selection:
            return None
        return {
            "observation": self._standing["observation"],
            "action_mask": mask_of(self._standing["legal"], self.action_count),
        }

    def last(self):
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self):
        while not self._standing["done"]:
            yield self.agent_selection

    def step(self, action):
        self._take(self._connection.ask("step", env=self._env, action=action))

    def view(self):
        return self._connection.ask("view", env=self._env)

    def save(self):
        return self._connection.ask("save", env=self._env)

    def load(self, saved):
        self._take(self._connection.ask("load", env=self._env, saved=saved))

    def close(self):
        self._connection.ask("close", env=self._env)


class BatchEnv:
    """Many matches at once; each goes on with a new one when it is over."""

    def __init__(self, connection, count, ruleset="gate-ruler", seed=1, **options):
        self._connection = connection
        self.about = connection.ruleset(ruleset)
        self.standings = connection.ask(
            "make", ruleset=ruleset, seed=seed, count=count, autoReset=True, **options
        )
        self._envs = [standing["env"] for standing in self.standings]

    def step(self, actions):
        """One action for each match; returns the standings, with `ended` where a match ended with its returns."""
        self.standings = self._connection.ask("stepBatch", envs=self._envs, actions=list(actions))
        return self.standings

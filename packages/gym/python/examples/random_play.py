"""Plays random matches through `gatechart serve` and measures steps per second.

    pip install ./packages/gym/python
    python3 packages/gym/python/examples/random_play.py
"""

from __future__ import annotations

import argparse
import random
import time
from contextlib import ExitStack

from gatechart import AECEnv, BatchEnv, Connection


def single(connection: Connection, ruleset: str, matches: int, chance: random.Random) -> tuple[int, list[int]]:
    env = AECEnv(connection, ruleset)
    steps, wins = 0, [0, 0]
    for seed in range(matches):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            _, reward, ended, _, info = env.last(observe=False)
            wins[env.possible_agents.index(agent)] += reward > 0
            env.step(None if ended else chance.choice(info["legal"]))
            steps += not ended
    return steps, wins


def batch(
    connections: list[Connection], ruleset: str, size: int, steps: int, chance: random.Random, observations: str
) -> int:
    env = BatchEnv(connections, size, ruleset, observations=observations, keys=False)
    ended = 0
    for _ in range(steps):
        time_steps = env.step([chance.choice(time_step["legal"]) for time_step in env.time_steps])
        ended += sum(time_step["ended"] is not None for time_step in time_steps)
        if observations == "features":
            env.features()
    return ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command", help="command that starts a server (default: the Gatechart of this clone or project)")
    parser.add_argument("--ruleset", default="gate-ruler")
    parser.add_argument("--matches", type=int, default=10, help="matches of the single environment")
    parser.add_argument("--batch", type=int, default=64, help="matches in a batch")
    parser.add_argument("--servers", type=int, default=2, help="number of servers")
    parser.add_argument("--steps", type=int, default=20, help="steps of the batch")
    parser.add_argument("--observations", default="sparse", help="what the batch observes: sparse, features or none")
    arguments = parser.parse_args()
    chance = random.Random(1)
    with ExitStack() as stack:
        connections = [stack.enter_context(Connection(arguments.command)) for _ in range(arguments.servers)]
        begun = time.perf_counter()
        steps, wins = single(connections[0], arguments.ruleset, arguments.matches, chance)
        seconds = time.perf_counter() - begun
        print(f"{arguments.matches} matches, wins by seat {wins}, {steps} steps, {steps / seconds:.0f} steps/s")
        begun = time.perf_counter()
        ended = batch(
            connections, arguments.ruleset, arguments.batch, arguments.steps, chance, arguments.observations
        )
        seconds = time.perf_counter() - begun
        steps = arguments.batch * arguments.steps
        print(
            f"batches of {arguments.batch} on {arguments.servers} servers: "
            f"{steps} steps, {ended} matches ended, {steps / seconds:.0f} steps/s"
        )


if __name__ == "__main__":
    main()

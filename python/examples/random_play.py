"""Plays matches at random through `gatechart serve --stdio` and measures steps a second.

    python3 python/examples/random_play.py --command "node dist/src/cli/main.js serve --stdio"
"""

import argparse
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from gatechart import AECEnv, BatchEnv, Connection  # noqa: E402


def single(connection, matches, chance):
    env = AECEnv(connection)
    steps, wins = 0, [0, 0]
    for seed in range(matches):
        env.reset(seed=seed)
        for _agent in env.agent_iter():
            env.step(chance.choice(env.last()[4]["legal"]))
            steps += 1
        for player, agent in enumerate(env.possible_agents):
            wins[player] += env.rewards[agent] > 0
    return steps, wins


def batch(connection, size, steps, chance):
    env = BatchEnv(connection, size)
    ended = 0
    for _ in range(steps):
        standings = env.step(chance.choice(standing["legal"]) for standing in env.standings)
        ended += sum(standing["ended"] is not None for standing in standings)
    return size * steps, ended


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--command", default="gatechart serve --stdio")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--steps", type=int, default=20)
    arguments = parser.parse_args()
    chance = random.Random(1)
    with Connection(arguments.command) as connection:
        begun = time.perf_counter()
        steps, wins = single(connection, arguments.matches, chance)
        seconds = time.perf_counter() - begun
        print(f"{arguments.matches} matches, wins by seat {wins}, {steps} steps, {steps / seconds:.0f} steps/s")
        begun = time.perf_counter()
        steps, ended = batch(connection, arguments.batch, arguments.steps, chance)
        seconds = time.perf_counter() - begun
        print(f"batches of {arguments.batch}: {steps} steps, {ended} matches ended, {steps / seconds:.0f} steps/s")


if __name__ == "__main__":
    main()

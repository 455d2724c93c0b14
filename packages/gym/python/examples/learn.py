"""Learns the waiting-zone game against a random player in a minute or two, with NumPy only.

    pip install ./packages/gym/python
    python3 packages/gym/python/examples/learn.py

The policy is linear: each action index has a weight for each number of the observation, and a softmax over the legal
actions gives their probabilities. After each match, its actions become more likely if the match was won and less likely
if it was lost (REINFORCE, with the mean return as baseline). The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import time
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Sequence

import numpy as np
import numpy.typing as npt

from gatechart import BatchEnv, Connection
from gatechart.wire import TimeStep

Floats = npt.NDArray[np.float32]
Places = npt.NDArray[np.int64]

# Matches at a time.
SIZE = 32

# Matches reported together.
STRETCH = 256


@dataclass
class Answer:
    """A decision of the learner: its observation, its legal actions and the chosen one."""

    places: Places
    numbers: Floats
    legal: Places
    chances: Floats
    taken: int


class Policy:
    """A linear softmax policy."""

    def __init__(self, slots: int, size: int) -> None:
        # The last column is for a constant input of 1.
        self.weights: Floats = np.zeros((slots, size + 1), dtype=np.float32)

    def meet(self, time_step: TimeStep, chance: np.random.Generator) -> Answer:
        """Chooses an action for a decision."""
        observation = time_step["observation"]
        places = np.array([*observation["at"], self.weights.shape[1] - 1])
        values = np.array(observation["values"], dtype=np.float32)
        numbers = np.append(np.sign(values) * np.log1p(np.abs(values)), np.float32(1)).astype(np.float32)
        legal = np.array(time_step["legal"])
        worth = self.weights[np.ix_(legal, places)] @ numbers
        chances = np.exp(worth - worth.max())
        chances /= chances.sum()
        index = int(np.searchsorted(np.cumsum(chances), chance.random()))
        return Answer(places, numbers, legal, chances, min(index, len(legal) - 1))

    def learn(self, answers: Sequence[Answer], advantage: float, rate: float) -> None:
        """Changes the probabilities of the chosen actions by their advantage."""
        for answer in answers:
            push = -answer.chances
            push[answer.taken] += 1
            step = rate * advantage * np.outer(push, answer.numbers)
            self.weights[np.ix_(answer.legal, answer.places)] += step


def play(
    connections: Sequence[Connection], policy: Policy, rounds: int, seed: int, rate: float = 0.0
) -> list[float]:
    """Plays `rounds` matches in each environment against random actions and returns the policy's returns.

    Learns at `rate`. The policy plays seat 0 in half of the environments and seat 1 in the other half.
    """
    env = BatchEnv(connections, SIZE, "waiting-zone", seed=seed)
    chance = np.random.default_rng(seed)
    answers: list[list[Answer]] = [[] for _ in range(SIZE)]
    played = [0] * SIZE
    returns: list[float] = []
    while min(played) < rounds:
        actions = []
        for number, time_step in enumerate(env.time_steps):
            if time_step["seat"] == number % 2:
                answer = policy.meet(time_step, chance)
                answers[number].append(answer)
                actions.append(int(answer.legal[answer.taken]))
            else:
                actions.append(int(chance.choice(time_step["legal"])))
        for number, outcome in enumerate(env.step(actions)):
            if outcome["ended"] is None:
                continue
            if played[number] < rounds:
                came = outcome["ended"][number % 2]
                if rate > 0:
                    baseline = float(np.mean(returns[-200:])) if returns else 0.0
                    policy.learn(answers[number], came - baseline, rate)
                returns.append(came)
            played[number] += 1
            answers[number] = []
    env.close()
    return returns


def score(returns: Sequence[float]) -> str:
    """Formats the mean score with a margin of two standard errors."""
    points = (np.array(returns) + 1) / 2
    return f"{points.mean():.1%} ± {2 * points.std() / np.sqrt(len(points)):.1%}"


def main(given: Sequence[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command", help="command that starts a server (default: the Gatechart of this clone or project)")
    parser.add_argument("--servers", type=int, default=2, help="number of servers")
    parser.add_argument("--rounds", type=int, default=48, help=f"training rounds of {SIZE} matches")
    parser.add_argument("--test", type=int, default=4, help="test rounds before and after training")
    parser.add_argument("--seed", type=int, default=1, help="seed of the matches and the policy")
    parser.add_argument("--rate", type=float, default=0.002, help="learning rate")
    arguments = parser.parse_args(given)
    with ExitStack() as stack:
        servers = [stack.enter_context(Connection(arguments.command)) for _ in range(arguments.servers)]
        about = servers[0].ruleset("waiting-zone")
        policy = Policy(about["slots"]["size"], about["layout"]["size"])
        begun = time.perf_counter()
        unseen = arguments.seed + 1_000_000
        before = play(servers, policy, arguments.test, unseen)
        print(f"before: {score(before)} against random, {len(before)} matches", flush=True)
        learned = play(servers, policy, arguments.rounds, arguments.seed, arguments.rate)
        for first in range(0, len(learned), STRETCH):
            print(f"  learning, from match {first + 1}: {score(learned[first : first + STRETCH])}", flush=True)
        after = play(servers, policy, arguments.test, unseen)
        print(f"after:  {score(after)} against random, {len(after)} matches of the same seeds", flush=True)
        print(f"{time.perf_counter() - begun:.0f} s")
    return {"before": before, "after": after, "weights": policy.weights}


if __name__ == "__main__":
    main()

"""Tests of the client against a real server; GATECHART_SERVE is its command line."""

import os
import pathlib
import random
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from gatechart import AECEnv, BatchEnv, Connection, GatechartError  # noqa: E402

COMMAND = os.environ.get("GATECHART_SERVE", "gatechart serve --stdio")


class Client(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.connection = Connection(COMMAND)

    @classmethod
    def tearDownClass(cls):
        cls.connection.close()

    def play(self, env, seed, limit=2000):
        chance = random.Random(seed)
        trace = []
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            self.assertEqual(len(observation["observation"]), env.observation_size)
            self.assertEqual(len(observation["action_mask"]), env.action_count)
            self.assertEqual(sum(observation["action_mask"]), len(set(info["legal"])))
            self.assertGreaterEqual(len(info["legal"]), 2)
            self.assertFalse(terminated or truncated)
            self.assertEqual(reward, 0)
            action = chance.choice(info["legal"])
            trace.append((agent, action))
            env.step(action)
            self.assertLess(len(trace), limit)
        return trace

    def test_a_match_ends_with_returns_that_sum_to_nothing(self):
        env = AECEnv(self.connection)
        self.play(env, 1)
        self.assertEqual(env.agents, [])
        self.assertEqual(sum(env.rewards.values()), 0)
        self.assertIn(1, env.rewards.values())

    def test_the_same_seed_gives_the_same_match(self):
        env = AECEnv(self.connection)
        self.assertEqual(self.play(env, 2), self.play(env, 2))

    def test_a_saved_match_goes_on_where_it_was(self):
        env = AECEnv(self.connection)
        env.reset(seed=3)
        for _ in range(10):
            env.step(env.last()[4]["legal"][0])
        saved, before = env.save(), env.last()
        env.step(env.last()[4]["legal"][-1])
        env.load(saved)
        self.assertEqual(env.last(), before)

    def test_an_illegal_action_is_refused_and_changes_nothing(self):
        env = AECEnv(self.connection)
        before = env.last()
        with self.assertRaises(GatechartError) as caught:
            env.step(env.action_count + 1)
        self.assertEqual(caught.exception.code, "ILLEGAL_ACTION")
        self.assertEqual(self.connection.ask("legal", env=env._env)["legal"], before[4]["legal"])

    def test_a_batch_goes_on_with_new_matches(self):
        chance = random.Random(4)
        env = BatchEnv(self.connection, 4, seed=10)
        ended = 0
        for _ in range(400):
            standings = env.step(chance.choice(standing["legal"]) for standing in env.standings)
            ended += sum(standing["ended"] is not None for standing in standings)
            self.assertFalse(any(standing["done"] for standing in standings))
        self.assertGreater(ended, 0)


if __name__ == "__main__":
    unittest.main()

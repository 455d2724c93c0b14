"""What Gymnasium's `check_env` looks for, without Gymnasium."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
from served import COMMAND, RULESETS, interrupted

from gatechart import Connection, GatechartError, GymEnv, gym_env

Played = tuple[list[int], float]


class Gym(unittest.TestCase):
    connection: Connection

    @classmethod
    def setUpClass(cls) -> None:
        cls.connection = Connection(COMMAND)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.connection.close()

    def made(self, **options: Any) -> GymEnv:
        env = gym_env(connection=self.connection, **options)
        self.addCleanup(env.close)
        return env

    def play(self, env: GymEnv, seed: int | None) -> Played:
        """Actions and return of a match in which the learner takes legal actions in turn."""
        _, info = env.reset(seed=seed)
        taken: list[int] = []
        total, ended = 0.0, False
        while not ended:
            taken.append(info["legal"][len(taken) * 7 % len(info["legal"])])
            observation, reward, ended, cut, info = env.step(taken[-1])
            total += reward
            self.assertTrue(env.observation_space.contains(observation))
            self.assertEqual((type(reward), type(ended), cut), (float, bool, False))
            self.assertEqual(reward != 0, ended)
            np.testing.assert_equal(info["action_mask"], observation["action_mask"])
            self.assertEqual(list(np.flatnonzero(info["action_mask"])), sorted(info["legal"]))
        self.assertFalse(info["action_mask"].any())
        return taken, total

    def test_a_match_is_played_against_the_opponent_from_either_seat(self) -> None:
        for ruleset in RULESETS:
            for seat in (0, 1):
                env = self.made(ruleset=ruleset, seat=seat)
                observation, info = env.reset(seed=5)
                self.assertTrue(env.observation_space.contains(observation))
                self.assertEqual(len(info["legal"]), len(info["keys"]))
                _, total = self.play(env, 5)
                winner = self.connection.ask("view", env=env._env, seat=0)["result"]["winner"]
                self.assertEqual(total, 1 if winner == seat else -1)

    def test_the_same_seed_gives_the_same_match_and_none_the_next_one(self) -> None:
        one = self.made(ruleset="waiting-zone", opponent="ismcts:8")
        other = self.made(ruleset="waiting-zone", opponent="ismcts:8", seed=99)
        first = self.play(one, 4)
        self.assertEqual(self.play(other, 4), first)
        following = self.play(one, None)
        self.assertNotEqual(following, first)
        self.assertEqual(self.play(other, None), following)

    def test_a_stronger_opponent_wins_more(self) -> None:
        won = {}
        for opponent in ("random", "greedy"):
            env = self.made(ruleset="waiting-zone", opponent=opponent)
            won[opponent] = sum(self.play(env, seed)[1] > 0 for seed in range(12))
        self.assertGreater(won["random"], won["greedy"])

    def test_what_is_wrong_is_said(self) -> None:
        wrong: list[dict[str, Any]] = [{"seat": 2}, {"render_mode": "human"}]
        for options in wrong:
            with self.assertRaises(ValueError):
                self.made(**options)
        with self.assertRaisesRegex(GatechartError, "UNKNOWN_AGENT"):
            self.made(opponent="nobody")
        env = self.made()
        env.reset(seed=1)
        with self.assertRaisesRegex(GatechartError, "ILLEGAL_ACTION"):
            env.step(999_999)
        self.assertTrue(env.action_masks().any())

    def test_after_an_interrupted_step_only_a_reset_helps(self) -> None:
        env = self.made()
        _, info = env.reset(seed=1)
        with interrupted(self.connection), self.assertRaises(KeyboardInterrupt):
            env.step(info["legal"][0])
        with self.assertRaisesRegex(GatechartError, "INTERRUPTED"):
            env.step(info["legal"][0])
        env.reset(seed=1)
        self.assertTrue(env.action_masks().any())

    def test_it_renders_what_the_learner_may_know(self) -> None:
        self.assertIsNone(self.made().render())
        text = self.made(render_mode="ansi", seat=1).render()
        assert text is not None
        self.assertIn('"viewer": 1', text)

    def test_without_a_connection_it_starts_a_server_and_ends_it(self) -> None:
        env = gym_env("waiting-zone", COMMAND)
        env.close()
        with self.assertRaisesRegex(GatechartError, "CLOSED"):
            env.reset()


if __name__ == "__main__":
    unittest.main()

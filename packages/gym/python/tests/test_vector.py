"""What Gymnasium's vector environments do, without Gymnasium."""

from __future__ import annotations

import unittest
from typing import Any
from unittest import mock

import numpy as np
from served import COMMAND, RULESETS, failing, interrupted

from gatechart import Connection, GatechartError, GymVectorEnv, gym_env, gym_vector_env


class Vector(unittest.TestCase):
    servers: list[Connection]

    @classmethod
    def setUpClass(cls) -> None:
        cls.servers = [Connection(COMMAND), Connection(COMMAND)]

    @classmethod
    def tearDownClass(cls) -> None:
        for server in cls.servers:
            server.close()

    def made(self, num_envs: int, ruleset: str = "waiting-zone", **options: Any) -> GymVectorEnv:
        made = gym_vector_env(ruleset, num_envs, connections=self.servers, **options)
        self.addCleanup(made.close)
        return made

    def test_each_match_is_that_of_an_environment_of_its_own(self) -> None:
        for ruleset in RULESETS:
            envs = self.made(3, ruleset, seat=1)
            alone = [gym_env(ruleset, connection=self.servers[0], seat=1) for _ in range(3)]
            observations, infos = envs.reset(seed=5)
            single = [env.reset(seed=5 + i) for i, env in enumerate(alone)]
            ended = 0
            for turn in range(120):
                self.assertTrue(envs.observation_space.contains(observations))
                for i, (observation, info) in enumerate(single):
                    for name in ("observation", "action_mask"):
                        np.testing.assert_equal(observations[name][i], observation[name])
                    np.testing.assert_equal(infos["action_mask"][i], info["action_mask"])
                    self.assertEqual((infos["legal"][i], infos["keys"][i]), (info["legal"], info["keys"]))
                actions = [info["legal"][turn * 7 % len(info["legal"])] for _, info in single]
                observations, rewards, terminations, truncations, infos = envs.step(np.array(actions))
                self.assertFalse(truncations.any())
                for i, env in enumerate(alone):
                    observation, reward, is_over, _, info = env.step(actions[i])
                    self.assertEqual((rewards[i], terminations[i]), (reward, is_over))
                    single[i] = env.reset() if is_over else (observation, info)
                    if is_over:
                        ended += 1
                        self.assertTrue(infos["_final_obs"][i])
                        for name in ("observation", "action_mask"):
                            np.testing.assert_equal(infos["final_obs"][i][name], observation[name])
                    elif terminations.any():
                        self.assertFalse(infos["_final_obs"][i])
                self.assertEqual("final_obs" in infos, bool(terminations.any()))
            self.assertGreater(ended, 0)

    def test_a_list_has_the_seed_of_each_match_and_none_goes_on(self) -> None:
        envs = self.made(2)
        listed, _ = envs.reset(seed=[9, 4])
        for i, seed in enumerate((9, 4)):
            counted, _ = envs.reset(seed=seed - i)
            np.testing.assert_equal(counted["observation"][i], listed["observation"][i])
        first, _ = envs.reset(seed=[9, 4])
        following, _ = envs.reset()
        self.assertFalse(np.array_equal(first["observation"], following["observation"]))
        with self.assertRaisesRegex(ValueError, "1 seeds for 2 matches"):
            envs.reset(seed=[1])

    def test_a_bad_seed_restarts_no_match(self) -> None:
        envs = self.made(2)
        first, _ = envs.reset(seed=5)
        bad: list[tuple[Any, type[Exception]]] = [
            ([77, 2**53], ValueError),
            ([77, -1], ValueError),
            ([77, 1.5], TypeError),
            (2**53 - 1, ValueError),
            (-1, ValueError),
        ]
        for seed, error in bad:
            with self.assertRaises(error):
                envs.reset(seed=seed)
        following, _ = envs.reset()
        again, _ = self.made(2, seed=5).reset()
        np.testing.assert_equal(following, again)
        envs.reset(seed=[2, 2**53 - 1])

    def test_after_a_reset_that_failed_for_one_match_only_a_reset_helps(self) -> None:
        envs = self.made(2)
        _, infos = envs.reset(seed=1)
        actions = [legal[0] for legal in infos["legal"]]
        with failing(self.servers[1]), self.assertRaisesRegex(GatechartError, "BAD_RULESET"):
            envs.reset(seed=7)
        with self.assertRaisesRegex(GatechartError, "INTERRUPTED"):
            envs.step(actions)
        envs.reset(seed=1)
        envs.step(actions)

    def test_a_match_that_ends_before_a_decision_is_skipped(self) -> None:
        envs = self.made(2)
        ask, requests = envs._matches.ask_each, []

        def answer(what: str, of: dict[int, dict[str, Any]]) -> dict[int, Any]:
            requests.append(of)
            answers = ask(what, of)
            return {i: {**each, "done": i == 1 and len(requests) == 1} for i, each in answers.items()}

        with mock.patch.object(envs._matches, "ask_each", answer):
            second, _ = envs.reset(seed=3)
        self.assertEqual(requests, [{0: {"seed": 3}, 1: {"seed": 4}}, {1: {}}])
        envs.reset(seed=3)
        third, _ = envs.reset()
        np.testing.assert_equal(second["observation"][1], third["observation"][1])

    def test_actions_are_sampled_by_the_masks(self) -> None:
        envs = self.made(3)
        _, infos = envs.reset(seed=1)
        for _ in range(30):
            actions = envs.action_space.sample(mask=tuple(infos["action_mask"]))
            self.assertTrue(envs.action_space.contains(actions))
            *_, infos = envs.step(actions)
        self.assertFalse(envs.action_space.contains(np.full(3, envs.single_action_space.n)))

    def test_all_matches_are_stepped_or_none(self) -> None:
        envs = self.made(2)
        before, infos = envs.reset(seed=1)
        first = infos["legal"][0][0]
        for wrong, code in (([first, 999_999], "ILLEGAL_ACTION"), ([first], "BAD_REQUEST")):
            with self.assertRaisesRegex(GatechartError, code):
                envs.step(wrong)
        np.testing.assert_equal(envs.action_masks(), before["action_mask"])
        envs.step([legal[0] for legal in infos["legal"]])

    def test_after_an_interrupted_step_only_a_reset_helps(self) -> None:
        envs = self.made(2)
        _, infos = envs.reset(seed=1)
        actions = [legal[0] for legal in infos["legal"]]
        with interrupted(self.servers[1]), self.assertRaises(KeyboardInterrupt):
            envs.step(actions)
        with self.assertRaisesRegex(GatechartError, "INTERRUPTED"):
            envs.step(actions)
        _, again = envs.reset(seed=1)
        np.testing.assert_equal(again["action_mask"], infos["action_mask"])

    def test_without_connections_it_starts_servers_and_ends_them(self) -> None:
        envs = gym_vector_env("waiting-zone", 2, COMMAND)
        envs.close()
        envs.close()
        with self.assertRaisesRegex(GatechartError, "CLOSED"):
            envs.reset()

    def test_what_is_wrong_is_said(self) -> None:
        for num_envs, seat in ((2, 2), (0, 0)):
            with self.assertRaises(ValueError):
                self.made(num_envs, seat=seat)
        with self.assertRaisesRegex(GatechartError, "UNKNOWN_AGENT"):
            self.made(2, opponent="nobody")


if __name__ == "__main__":
    unittest.main()

"""What PettingZoo's `api_test` and `seed_test` look for, without PettingZoo."""

from __future__ import annotations

import re
import unittest
from typing import Any

import numpy as np
from served import COMMAND, RULESETS

from gatechart import AECEnv, env
from gatechart.spaces import Box, Dict, Discrete, Space


class Environments(unittest.TestCase):
    def each(self, **options: Any) -> AECEnv:
        """An environment that is closed after the test."""
        made = env(command=COMMAND, **options)
        self.addCleanup(made.close)
        return made

    def all(self) -> list[AECEnv]:
        return [self.each(ruleset=ruleset) for ruleset in RULESETS]


class Api(Environments):
    def test_agents_have_names_and_are_counted(self) -> None:
        for env in self.all():
            env.reset(seed=0, options={"options": 1})
            self.assertEqual(env.agents, env.possible_agents)
            self.assertIsInstance(env.num_agents, int)
            self.assertEqual((env.num_agents, env.max_num_agents), (2, 2))
            for agent in env.agents:
                self.assertTrue(re.match("[a-z]+_[0-9]+", agent))
            self.assertEqual(str(env), env.metadata["name"])
            self.assertIs(env.unwrapped, env)

    def test_after_reset_nobody_is_done_and_nothing_is_won(self) -> None:
        for env in self.all():
            env.reset(seed=0)
            while env.agents:
                self.step_at_random(env)
            env.reset()
            self.assertEqual(env.agents, env.possible_agents)
            for by_agent, at_first in (
                (env.terminations, False),
                (env.truncations, False),
                (env.rewards, 0),
            ):
                self.assertEqual(by_agent, {agent: at_first for agent in env.agents})

    def test_the_space_of_an_agent_is_one_object_with_finite_bounds(self) -> None:
        for env in self.all():
            for agent in env.agents:
                for space in (env.observation_space, env.action_space):
                    self.assertIsInstance(space(agent), Space)
                    self.assertIs(space(agent), space(agent))
                    self.assertEqual(space(agent), space(env.agents[0]))
                self.assertIsInstance(env.action_space(agent), Discrete)
                seen = env.observation_space(agent)
                self.assertIsInstance(seen, Dict)
                for name in ("observation", "action_mask"):
                    box = seen[name]
                    assert isinstance(box, Box)
                    self.assertEqual((box.low.shape, box.high.shape), (box.shape, box.shape))
                    self.assertTrue(np.all(np.isfinite(box.low)) and np.all(np.isfinite(box.high)))
                    self.assertTrue(np.all(box.low < box.high))

    def test_spaces_are_sampled_over_all_that_they_have(self) -> None:
        for env in self.all():
            space = env.observation_space(env.possible_agents[0])
            self.assertEqual(set(space.keys()), {"observation", "action_mask"})
            sampled = space.sample()
            self.assertTrue(space.contains(sampled))
            self.assertEqual(set(sampled["action_mask"]), {0, 1})
            actions = env.action_space(env.possible_agents[0])
            self.assertTrue(actions.contains(np.array(3)))
            self.assertFalse(actions.contains(np.array([3])) or actions.contains(3.0) or actions.contains("3"))

    def test_what_is_observed_lies_in_its_space_and_is_not_all_zeros(self) -> None:
        for env in self.all():
            env.reset(seed=0)
            while env.agents:
                agent = env.agent_selection
                seen = env.last()[0]
                self.assertTrue(env.observation_space(agent).contains(seen))
                self.assertEqual((seen["observation"].dtype, seen["action_mask"].dtype), (np.float32, np.int8))
                self.assertTrue(np.any(seen["observation"]))
                self.assertEqual(set(np.flatnonzero(seen["action_mask"])), set(env.infos[agent].get("legal", [])))
                self.assertIsNone(env.last(observe=False)[0])
                self.step_at_random(env)

    def test_rewards_add_up_and_agents_leave_one_by_one(self) -> None:
        for env in self.all():
            env.reset(seed=0)
            added = {agent: 0.0 for agent in env.agents}
            live = list(env.agents)
            finished: list[str] = []
            for agent in env.agent_iter():
                self.assertNotIn(agent, finished)
                _, reward, ended, cut, info = env.last(observe=False)
                self.assertEqual((type(ended), type(cut)), (bool, bool))
                self.assertEqual((ended, cut), (env.terminations[agent], env.truncations[agent]))
                self.assertIs(info, env.infos[agent])
                self.assertEqual(reward, added[agent])
                added[agent] = 0
                self.step_at_random(env)
                if ended:
                    live.remove(agent)
                    finished.append(agent)
                for each, value in env.rewards.items():
                    added[each] += float(value)
                self.assertEqual((env.agents, env.num_agents), (live, len(live)))
                for told in (set(env.rewards), set(env.terminations), set(env.truncations), set(env.infos)):
                    self.assertEqual(told, set(live))
            self.assertEqual(sorted(finished), env.possible_agents)

    def test_an_agent_whose_match_is_over_steps_with_none_only(self) -> None:
        env = self.each()
        env.reset(seed=0)
        with self.assertRaises(ValueError):
            env.step(None)
        while not any(env.terminations.values()):
            self.step_at_random(env)
        with self.assertRaises(ValueError):
            env.step(0)
        env.step(None)
        self.assertEqual(env.num_agents, 1)

    def test_actions_may_be_numbers_of_any_kind(self) -> None:
        env = self.each()
        after = []
        for kind in (int, np.int32, np.int64):
            env.reset(seed=0)
            env.step(kind(env.last()[4]["legal"][0]))
            after.append(env.save())
        self.assertEqual(after, [after[0]] * 3)

    def test_an_agent_that_is_not_asked_observes_too_and_has_nothing_to_choose(self) -> None:
        for env in self.all():
            (other,) = set(env.agents) - {env.agent_selection}
            seen = env.observe(other)
            self.assertTrue(env.observation_space(other).contains(seen))
            self.assertFalse(np.any(seen["action_mask"]))
            self.assertFalse(np.array_equal(seen["observation"], env.last()[0]["observation"]))

    def test_it_renders_as_text_where_that_is_wished(self) -> None:
        self.assertIsNone(self.each().render())
        text = self.each(render_mode="ansi").render()
        assert text is not None
        self.assertIn('"viewer"', text)

    def step_at_random(self, env: AECEnv) -> None:
        agent = env.agent_selection
        is_over = env.terminations[agent]
        env.step(None if is_over else env.action_space(agent).sample(env.last()[0]["action_mask"]))


class Seeds(Environments):
    def test_the_same_seed_gives_the_same_match_in_two_environments(self) -> None:
        for ruleset in RULESETS:
            one, other = self.each(ruleset=ruleset), self.each(ruleset=ruleset)
            one.reset()
            for env in (one, other):
                env.reset(seed=42)
                for number, agent in enumerate(env.agents):
                    env.action_space(agent).seed(42 + number)
                    env.observation_space(agent).seed(42 + number)
            steps = 0
            while one.agents:
                self.assertEqual(one.agent_selection, other.agent_selection)
                (seen, *rest), (seen_there, *rest_there) = one.last(), other.last()
                np.testing.assert_equal(seen, seen_there)
                self.assertEqual(rest, rest_there)
                taken = [
                    None
                    if env.terminations[env.agent_selection]
                    else env.action_space(env.agent_selection).sample(seen["action_mask"])
                    for env in (one, other)
                ]
                self.assertEqual(taken[0], taken[1])
                one.step(taken[0])
                other.step(taken[1])
                steps += 1
            self.assertGreater(steps, 20)
            self.assertEqual(other.agents, [])

    def test_without_a_seed_the_next_match_is_another_one(self) -> None:
        env = self.each()
        env.reset(seed=1)
        first = env.save()["position"]["game"]
        env.reset()
        self.assertNotEqual(env.save()["position"]["game"], first)


if __name__ == "__main__":
    unittest.main()

"""The features of the net, over batches."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
from served import COMMAND, RULESETS

from gatechart import BatchEnv, Connection, FeatureSpec, GatechartError


class FeaturesOfBatches(unittest.TestCase):
    def setUp(self) -> None:
        self.connections = [Connection(COMMAND) for _ in range(2)]
        for connection in self.connections:
            self.addCleanup(connection.close)

    def batch(self, ruleset: str, **options: Any) -> BatchEnv:
        return BatchEnv(self.connections, 5, ruleset, seed=3, **options)

    def test_have_a_row_for_each_match_and_one_for_each_of_its_actions(self) -> None:
        chance = random.Random(1)
        for ruleset in RULESETS:
            env = self.batch(ruleset, observations="features", keys=False)
            for _ in range(8):
                features = env.features()
                self.assertEqual((len(features.positions), len(features.first_options)), (5, 6))
                counts = [len(time_step["legal"]) for time_step in env.time_steps]
                self.assertEqual(np.diff(features.first_options).tolist(), counts)
                self.assertEqual(len(features.options), sum(counts))
                self.assertNotIn(0, features.options.values)
                self.assertNotIn("keys", env.time_steps[0])
                env.step([chance.choice(time_step["legal"]) for time_step in env.time_steps])

    def test_have_named_slices_and_dense_arrays(self) -> None:
        for ruleset in RULESETS:
            env = self.batch(ruleset, observations="features")
            spec, features = env.feature_spec(), env.features()
            self.assertRegex(spec.hash, "^[0-9a-f]{16}$")
            positions, options = features.dense_positions(), features.dense_options()
            self.assertEqual(positions.shape, (5, spec.position["size"]))
            self.assertEqual(options.shape, (len(features.options), spec.option["size"]))
            seen = env.time_steps[4]["observation"]
            self.assertEqual(np.flatnonzero(positions[4]).tolist(), seen["at"])
            last = seen["options"]["at"][seen["options"]["starts"][-2] :]
            self.assertEqual(np.flatnonzero(options[-1]).tolist(), last)
            for slices, size in ((spec.position_slices(), positions.shape[1]), (spec.option_slices(), options.shape[1])):
                self.assertEqual(sum(each.stop - each.start for each in slices.values()), size)
            (asked,) = [each for name, each in spec.option_slices().items() if name.startswith("asked: ")]
            self.assertTrue((options[:, asked].sum(axis=1) == 1).all())

    def test_are_there_where_they_were_asked_for_alone(self) -> None:
        sparse, features, none = (
            self.batch("waiting-zone", observations=form) for form in ("sparse", "features", "none")
        )
        self.assertEqual(sparse.observations().shape[0], 5)
        for call in (sparse.features, features.observations, none.features, none.observations):
            with self.assertRaisesRegex(ValueError, "needs a BatchEnv with observations="):
                call()
        with self.assertRaisesRegex(ValueError, "expected 'sparse'"):
            self.batch("waiting-zone", observations="pixels")
        with self.assertRaisesRegex(GatechartError, "RULESET_UNFIT"):
            FeatureSpec.of({"id": "duel"})


if __name__ == "__main__":
    unittest.main()

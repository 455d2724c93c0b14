"""The example that learns, shortened."""

from __future__ import annotations

import pathlib
import sys
import unittest

import numpy as np
from served import COMMAND

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "examples"))

import learn  # noqa: E402


class Learning(unittest.TestCase):
    def test_it_learns_and_the_same_seed_learns_the_same(self) -> None:
        short = ["--command", COMMAND, "--rounds", "6", "--test", "1"]
        first, second = learn.main([*short, "--servers", "1"]), learn.main([*short, "--servers", "2"])
        np.testing.assert_array_equal(first["weights"], second["weights"])
        self.assertLess(np.mean(first["before"]), 0.25)
        self.assertGreater(np.mean(first["after"]), 0.5)


if __name__ == "__main__":
    unittest.main()

"""Tests of the learner of `gatechart learn selfplay`; they need PyTorch."""

import copy
import math
import pathlib
import sys
import unittest

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))

import learn_selfplay as learner  # noqa: E402

SETTINGS = {"temperature": 2.0, "imitates": False, "clip": 0.2, "valueWeight": 0.5, "entropy": 0.1}


class Fixed(torch.nn.Module):
    """Says the same of every batch."""

    def __init__(self, values, preferences):
        super().__init__()
        self.values, self.preferences = torch.tensor(values), torch.tensor(preferences)

    def forward(self, _):
        return self.values, self.preferences


def recording():
    """Two decisions: one number of a position each, three and two options."""
    numbers = {
        "positionStarts": [0, 1, 2],
        "positionAt": [1, 0],
        "optionStarts": [0, 1, 1, 2, 3, 3],
        "optionAt": [0, 1, 0],
        "firstOptions": [0, 3, 5],
        "actions": [2, 0],
    }
    floats = {
        "positionValues": [2, 3],
        "optionValues": [4, 5, 6],
        "logShares": [-1, -2],
        "advantages": [1, -1],
        "targets": [1, 0],
    }
    found = {name: torch.tensor(each, dtype=torch.int32) for name, each in numbers.items()}
    return learner.Recording(found | {name: torch.tensor(each, dtype=torch.float32) for name, each in floats.items()})


class Learning(unittest.TestCase):
    def test_a_batch_has_the_rows_in_the_order_that_is_asked_for(self):
        batch = recording().batch(torch.tensor([1, 0]))
        self.assertEqual([part.tolist() for part in batch["positions"]], [[0, 1], [0, 1, 2], [3, 2]])
        self.assertEqual([part.tolist() for part in batch["options"]], [[0, 0, 1], [0, 1, 1, 2, 2, 3], [6, 4, 5]])
        self.assertEqual(batch["owner"].tolist(), [0, 0, 1, 1, 1])
        # The first option of the second decision, and the last of the first.
        self.assertEqual(batch["taken"].tolist(), [0, 4])
        self.assertEqual(batch["targets"].tolist(), [0, 1])

    def test_the_loss_is_that_of_clipped_shares(self):
        # Shares at temperature 2: a half each, then a third each.
        batch = {
            "owner": torch.tensor([0, 0, 1, 1, 1]),
            "taken": torch.tensor([0, 4]),
            "log_shares": torch.tensor([math.log(0.25), math.log(0.3)]),
            "advantages": torch.tensor([1.0, -1.0]),
            "targets": torch.tensor([1.0, 0.5]),
        }
        net = Fixed([0.0, 0.0], [1.0, 1.0, 3.0, 3.0, 3.0])
        loss, shown = learner.losses(net, batch, SETTINGS)
        # The first share has doubled, of which 1.2 counts; the second has grown by a ninth, and all of it counts.
        by_policy = -(1.2 - (1 / 3) / 0.3) / 2
        entropy = (math.log(2) + math.log(3)) / 2
        self.assertAlmostEqual(loss.item(), by_policy + 0.5 * math.log(2) - 0.1 * entropy, 5)
        self.assertAlmostEqual(shown[0].item(), math.log(2), 5)
        self.assertAlmostEqual(shown[1].item(), entropy, 5)
        self.assertAlmostEqual(shown[3].item(), 0.5, 5)

    def test_a_teacher_is_followed_whatever_came_of_it(self):
        batch = recording().batch(torch.tensor([0, 1])) | {"advantages": None, "log_shares": None}
        net = Fixed([0.0, 0.0], [0.0, 0.0, 2 * math.log(2.0), 0.0, 0.0])
        loss, _ = learner.losses(net, batch, SETTINGS | {"imitates": True, "entropy": 0.0})
        self.assertAlmostEqual(loss.item(), (math.log(2) + math.log(2)) / 2 + 0.5 * math.log(2), 5)

    def test_a_wider_net_says_what_the_small_one_says(self):
        torch.manual_seed(1)
        small, wide = learner.Net(2, 2, 3, 2, 2), learner.Net(4, 3, 6, 5, 4)
        for part in small.parameters():
            torch.nn.init.normal_(part)
        learner.widen(wide, small, torch.cat([part.detach().flatten() for part in small.parameters()]))
        batch = recording().batch(torch.tensor([0, 1]))
        for one, other in zip(small(batch), wide(batch)):
            self.assertTrue(torch.allclose(one, other, atol=1e-6))

    def test_inputs_that_were_never_met_are_written_as_0(self):
        torch.manual_seed(1)
        net = learner.Net(3, 3, 16, 8, 8)
        optimizer = torch.optim.Adam(net.parameters())
        values, preferences = net(recording().batch(torch.tensor([0, 1])))
        (values.sum() + (preferences * torch.arange(5)).sum()).backward()
        optimizer.step()
        met, *others = learner.met_rows(net, optimizer)
        self.assertEqual(met.flatten().tolist(), [True, True, False])
        self.assertEqual([1 if isinstance(rows, int) else len(rows) for rows in others], [1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1])


    def test_the_average_follows_the_weights_by_a_share_of_each_step(self):
        torch.manual_seed(1)
        net = learner.Net(2, 2, 4, 4, 4)
        average = copy.deepcopy(net)
        before = net.second.weight.detach().clone()
        optimizer = torch.optim.Adam(net.parameters())
        settings = SETTINGS | {"epochs": 1, "batch": 2, "steepest": 1.0, "rate": 0.01}
        learner.learn(net, average, optimizer, recording(), settings)
        expected = before + learner.AVERAGED * (net.second.weight.detach() - before)
        self.assertGreater((net.second.weight - before).abs().max().item(), 0.005)
        self.assertTrue(torch.allclose(average.second.weight, expected))


if __name__ == "__main__":
    unittest.main()

"""Tests of the learner of `gatechart learn selfplay`; they need PyTorch."""

import contextlib
import copy
import io
import json
import math
import pathlib
import sys
import tempfile
import unittest
import unittest.mock

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


def store(arrays, path):
    """Writes arrays as docs/reference/sparse-data.md says."""
    described = [[name, "f" if each.dtype == torch.float32 else "i", len(each)] for name, each in arrays.items()]
    header = json.dumps({"arrays": described}).encode()
    with open(path, "wb") as file:
        file.write(header.ljust(1023) + b"\n")
        for each in arrays.values():
            file.write(each.numpy().tobytes())


def run(*lines):
    """Lets a learner answer these lines."""
    given = io.StringIO("".join(json.dumps(line) + "\n" for line in lines))
    with unittest.mock.patch("sys.stdin", given), contextlib.redirect_stdout(io.StringIO()):
        learner.main()


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
        learner.widen(wide, small)
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
        met = learner.inputs_used(net, None)
        learner.note_met(met, net, optimizer)
        self.assertEqual(met["first.weight"].flatten().tolist(), [True, True, False])
        # What the optimizer has of an input that is not met again fades.
        optimizer.state[net.first.weight]["exp_avg_sq"][1] = 0
        learner.note_met(met, net, optimizer)
        written = dict(zip(dict(net.named_parameters()), learner.met_parts(net, met)))
        self.assertEqual([row.any().item() for row in written["first.weight"]], [True, True, False])
        self.assertTrue(torch.equal(written["second.weight"], net.second.weight))

    def test_the_inputs_of_the_net_it_starts_as_are_kept(self):
        small, sizes = [4, 3, 6, 4, 4], [4, 3, 8, 4, 4]
        with tempfile.TemporaryDirectory() as folder:
            given = learner.Net(*small)
            with torch.no_grad():
                given.first.weight[3] = 0
            learner.write_weights(given.parameters(), f"{folder}/from")
            store(recording().found, f"{folder}/batch")
            begin = {"sizes": sizes, "seed": 1, "from": {"sizes": small, "weights": f"{folder}/from"}, "checkpoint": None}
            settings = SETTINGS | {"epochs": 1, "batch": 2, "steepest": 1.0, "rate": 0.01}

            def task(number):
                files = {name: f"{folder}/{number}.{name}" for name in ("raw", "weights", "checkpoint")}
                return files | {"batch": f"{folder}/batch", "iteration": number, "copies": False, "settings": settings}

            run(begin, task(1))
            state = torch.load(f"{folder}/1.checkpoint")
            acting, average = (learner.read_net(sizes, f"{folder}/1.{name}") for name in ("raw", "weights"))
            # Inputs 0 and 1 are in the batch.
            self.assertEqual([row.any().item() for row in average.first.weight], [True, True, True, False])
            for name, part in acting.named_parameters():
                self.assertTrue(torch.equal(part, state["net"][name]), name)
            # Checkpoints of earlier versions have no inputs that were met.
            del state["met"]
            torch.save(state, f"{folder}/earlier")
            run(begin | {"checkpoint": f"{folder}/earlier"}, task(2))
            average = learner.read_net(sizes, f"{folder}/2.weights")
            self.assertEqual([row.any().item() for row in average.first.weight], [True, True, True, False])

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

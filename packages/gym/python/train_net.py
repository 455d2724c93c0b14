"""Trains the net of `gatechart learn train` with PyTorch.

    python3 train_net.py FOLDER

Reads `settings.json` and `lessons.bin` in FOLDER. gatechart writes both; `lessons.bin` is a sequence of arrays of
little-endian numbers. If the settings have layers as `from`, training starts with their weights. Writes `net.json` to
FOLDER: the layers as 16-bit integers, and the losses of every epoch. The same folder gives the same bytes on the same
machine, because training uses one thread, 64-bit numbers and a fixed seed.
"""

import base64
import json
import math
import pathlib
import sys
from array import array

import torch
from torch import nn

TYPES = {"f": torch.float32, "i": torch.int32}
LARGEST = 32767
DIGITS = 6


def read_arrays(folder, arrays):
    """Returns the arrays by name; `arrays` lists name, type and count in the order of the file."""
    content = bytearray((folder / "lessons.bin").read_bytes())
    found, at = {}, 0
    for name, kind, count in arrays:
        found[name] = (
            torch.frombuffer(content, dtype=TYPES[kind], count=count, offset=at)
            if count
            else torch.zeros(0, dtype=TYPES[kind])
        )
        at += 4 * count
    return found


class Net(nn.Module):
    """A net with a value for each position and a preference for each option."""

    def __init__(self, position, option, hidden, shared, choice, dropout):
        super().__init__()
        self.dropout = dropout
        self.first = nn.Linear(position, hidden)
        self.second = nn.Linear(hidden, shared)
        self.value = nn.Linear(shared, 1)
        self.option = nn.Linear(option, choice)
        self.context = nn.Linear(shared, choice)
        self.choice = nn.Linear(choice, 1)

    def forward(self, positions, options, owner):
        """Returns values and preferences; `owner` is the position of each option."""
        hidden = nn.functional.dropout(self.first(positions).relu(), self.dropout, self.training)
        shared = self.second(hidden).relu()
        values = self.value(shared).squeeze(1)
        choices = (self.option(options) + self.context(shared)[owner]).relu()
        return values, self.choice(choices).squeeze(1)


def policy_losses(preferences, owner, count, policy):
    """Returns the cross entropy between each position's options and the search policy; 0 without a policy."""
    shifted = preferences - preferences.detach().max()
    sums = torch.zeros(count, dtype=shifted.dtype).index_add(0, owner, shifted.exp())
    log_shares = shifted - sums.log()[owner]
    return torch.zeros(count, dtype=shifted.dtype).index_add(0, owner, -policy * log_shares)


class TrainingExamples:
    """Training examples: positions with their options, in batches."""

    def __init__(self, found, settings):
        position, option = settings["sizes"]
        self.counts = found["counts"].long()
        self.positions = found["positions"].view(-1, position)
        self.options = found["options"].view(-1, option)
        self.policy = found["policy"]
        self.values = found["values"]
        self.held = found["held"].bool()
        self.starts = self.counts.cumsum(0) - self.counts

    def batch(self, rows):
        """Returns the examples of these rows."""
        counts = self.counts[rows]
        owner = torch.repeat_interleave(torch.arange(len(rows)), counts)
        before = counts.cumsum(0) - counts
        at = self.starts[rows][owner] + torch.arange(len(owner)) - before[owner]
        policy = self.policy[at].double()
        says = torch.zeros(len(rows), dtype=torch.float64).index_add(0, owner, policy) > 0
        return (
            self.positions[rows].double(),
            self.options[at].double(),
            owner,
            policy,
            says,
            self.values[rows].double(),
        )


def losses(net, batch):
    """Returns sums over a batch: value log loss, positions with a value, policy log loss, positions with a policy."""
    positions, options, owner, policy, says, targets = batch
    values, preferences = net(positions, options, owner)
    has_target = ~targets.isnan()
    by_value = nn.functional.binary_cross_entropy_with_logits(values[has_target], targets[has_target], reduction="sum")
    by_policy = policy_losses(preferences, owner, len(targets), policy).sum() if len(owner) else torch.zeros(())
    return by_value, has_target.sum(), by_policy, says.sum()


def mean_losses(net, examples, rows, settings):
    """Returns the mean log losses of values and policy, without training."""
    sums = [0.0, 0.0, 0.0, 0.0]
    with torch.no_grad():
        for chunk in rows.split(settings["batch"]):
            for index, part in enumerate(losses(net, examples.batch(chunk))):
                sums[index] += part.item()
    return {
        "value": round(sums[0] / max(1.0, sums[1]), DIGITS),
        "policy": round(sums[2] / max(1.0, sums[3]), DIGITS),
    }


def train(net, examples, settings):
    """Trains the net and returns the loss curve and the epoch with the lowest held-out loss, whose weights stay."""
    every = torch.arange(len(examples.counts))
    train, held = every[~examples.held], every[examples.held]
    optimizer = torch.optim.AdamW(
        net.parameters(), lr=settings["rate"], weight_decay=settings["decay"]
    )
    best, kept, curve = math.inf, None, []
    for epoch in range(1, settings["epochs"] + 1):
        order = train[torch.randperm(len(train))]
        net.train()
        for chunk in order.split(settings["batch"]):
            optimizer.zero_grad()
            by_value, _, by_policy, _ = losses(net, examples.batch(chunk))
            ((by_value + by_policy) / len(chunk)).backward()
            optimizer.step()
        net.eval()
        row = {
            "epoch": epoch,
            "train": mean_losses(net, examples, train, settings),
            "held": mean_losses(net, examples, held, settings),
        }
        curve.append(row)
        print(json.dumps(row), flush=True)
        reached = row["held"]["value"] + row["held"]["policy"]
        if reached < best:
            best, taken = reached, epoch
            kept = {name: part.clone() for name, part in net.state_dict().items()}
    net.load_state_dict(kept)
    return curve, taken


def serialize_layer(layer):
    """Returns a layer as scaled 16-bit integers."""
    weights = layer.weight.detach()
    scale = float(f"{weights.abs().max().item() / LARGEST:.{DIGITS}e}")
    integers = array("h", (weights / (scale or 1)).round().clamp(-LARGEST, LARGEST).long().flatten().tolist())
    if sys.byteorder == "big":
        integers.byteswap()
    return {
        "inputs": layer.in_features,
        "outputs": layer.out_features,
        "scale": scale,
        "weights": base64.b64encode(integers.tobytes()).decode(),
        "bias": [round(number, DIGITS) for number in layer.bias.detach().tolist()],
    }


def load_layer(layer, given):
    """Loads weights that are listed input by input, and biases, into a layer."""
    with torch.no_grad():
        layer.weight.copy_(torch.tensor(given["weights"]).view(layer.in_features, layer.out_features).t())
        layer.bias.copy_(torch.tensor(given["bias"]))


def main(folder):
    settings = json.loads((folder / "settings.json").read_text())
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    torch.manual_seed(settings["seed"])
    torch.set_default_dtype(torch.float64)
    examples = TrainingExamples(read_arrays(folder, settings["arrays"]), settings)
    net = Net(*settings["sizes"], *settings["hidden"], settings["dropout"])
    if "from" in settings:
        for name, layer in net.named_children():
            load_layer(layer, settings["from"][name])
    curve, taken = train(net, examples, settings)
    layers = {name: serialize_layer(layer) for name, layer in net.named_children()}
    result = {"curve": curve, "epoch": taken, "torch": torch.__version__, "layers": layers}
    (folder / "net.json").write_text(json.dumps(result))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))

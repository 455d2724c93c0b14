"""The learner of `gatechart learn selfplay`: proximal policy optimization (Schulman et al. 2017) with PyTorch.

    python3 learn_selfplay.py

Reads one JSON object a line and answers each with one line. The first line has the sizes of the net, the seed, and
optionally the checkpoint to continue from, or the weights of a smaller net to start with. Every other line names a
batch, how to learn from it, and the files for the weights that act (raw), their average (weights) and the checkpoint. A
batch is a file of arrays (docs/reference/sparse-data.md). Weights are 32-bit floats, layer by layer: each input's
weights, then the biases. A checkpoint that cannot be read is answered by the reason.
"""

import copy
import json
import math
import os
import signal
import sys

import torch

TYPES = {"f": torch.float32, "i": torch.int32}
# Few numbers of a position are not 0: the first weights are as large as for so many inputs.
MOST_INPUTS = 64
DECAY = 0.5
# Weights of inputs most of which are 0.
SPARSE = ("first.weight", "option.weight")
# Share of every step in the average of the weights, which plays better than any of them: matches are full of luck.
AVERAGED = 0.003


def read_arrays(path):
    """Returns the arrays of a file by name."""
    with open(path, "rb") as file:
        content = bytearray(file.read())
    found, at = {}, content.index(b"\n") + 1
    for name, kind, count in json.loads(content[:at])["arrays"]:
        found[name] = torch.frombuffer(content, dtype=TYPES[kind], count=count, offset=at)
        at += 4 * count
    return found


def pick(starts, rows):
    """Returns where the parts of some rows lie, and where each row begins among them; `starts` has where all begin."""
    begins, counts = starts[rows].long(), (starts[rows + 1] - starts[rows]).long()
    ends = counts.cumsum(0)
    owner = torch.repeat_interleave(torch.arange(len(rows)), counts)
    at = begins[owner] + torch.arange(len(owner)) - (ends - counts)[owner]
    return at, torch.cat([torch.zeros(1, dtype=torch.long), ends]), owner


class Layer(torch.nn.Module):
    """Weights input by input, and biases."""

    def __init__(self, inputs, outputs, scale=1.0):
        super().__init__()
        bound = scale / math.sqrt(min(inputs, MOST_INPUTS))
        self.weight = torch.nn.Parameter(torch.empty(inputs, outputs).uniform_(-bound, bound))
        self.bias = torch.nn.Parameter(torch.zeros(outputs))

    def forward(self, dense):
        return dense @ self.weight + self.bias

    def sparse(self, at, starts, values):
        """Returns the outputs of rows of numbers most of which are 0."""
        return self.bias + torch.nn.functional.embedding_bag(
            at, self.weight, starts, mode="sum", per_sample_weights=values, include_last_offset=True
        )


class Net(torch.nn.Module):
    """A net with a value for each position and a preference for each option."""

    def __init__(self, position, option, first, second, choice):
        super().__init__()
        self.first = Layer(position, first)
        self.second = Layer(first, second)
        self.value = Layer(second, 1, 0.1)
        self.option = Layer(option, choice)
        self.context = Layer(second, choice)
        self.choice = Layer(choice, 1, 0.1)

    def forward(self, batch):
        hidden = self.first.sparse(*batch["positions"]).relu()
        shared = self.second(hidden).relu()
        values = self.value(shared).squeeze(1)
        options = self.option.sparse(*batch["options"]) + self.context(shared)[batch["owner"]]
        return values, self.choice(options.relu()).squeeze(1)


def read_floats(path):
    with open(path, "rb") as file:
        return torch.frombuffer(bytearray(file.read()), dtype=torch.float32)


def read_net(sizes, path):
    """Returns the net of a file of weights."""
    net, at = Net(*sizes), 0
    weights = read_floats(path)
    with torch.no_grad():
        for part in net.parameters():
            part.copy_(weights[at : at + part.numel()].view_as(part))
            at += part.numel()
    return net


def widen(net, small):
    """Loads the weights of a net with fewer inputs or units: what is new has no effect yet."""
    with torch.no_grad():
        for part, given in zip(net.parameters(), small.parameters()):
            if part.dim() == 2:
                inputs, outputs = given.shape
                part[inputs:, :outputs] = 0
                part[:inputs, :outputs] = given
            else:
                part[: len(given)] = given


class Recording:
    """Decisions of self-play, in batches."""

    def __init__(self, found):
        self.found = found
        advantages = found["advantages"]
        self.advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        self.count = len(advantages)

    def batch(self, rows):
        """Returns the decisions of these rows."""
        found = self.found
        at, starts, _ = pick(found["positionStarts"], rows)
        options, firsts, owner = pick(found["firstOptions"], rows)
        option_at, option_starts, _ = pick(found["optionStarts"], options)
        return {
            "positions": (found["positionAt"][at].long(), starts, found["positionValues"][at]),
            "options": (found["optionAt"][option_at].long(), option_starts, found["optionValues"][option_at]),
            "owner": owner,
            "taken": firsts[:-1] + found["actions"][rows].long(),
            "log_shares": found["logShares"][rows],
            "advantages": self.advantages[rows],
            "targets": found["targets"][rows],
        }


def log_shares_of(preferences, owner, count):
    """Returns the logarithm of each option's share of chance."""
    # In 64 bits the largest of all will do for each decision.
    shifted = preferences.double() - preferences.detach().max().double()
    sums = torch.zeros(count, dtype=shifted.dtype).index_add(0, owner, shifted.exp())
    return (shifted - sums.log()[owner]).float()


def losses(net, batch, settings):
    """Returns the loss of a batch, and what the curve shows: value loss, entropy, change of the policy, share clipped."""
    values, preferences = net(batch)
    owner, count = batch["owner"], len(values)
    log_shares = log_shares_of(preferences / settings["temperature"], owner, count)
    taken = log_shares[batch["taken"]]
    entropy = -torch.zeros(count).index_add(0, owner, log_shares.exp() * log_shares).mean()
    by_value = torch.nn.functional.binary_cross_entropy_with_logits(values, batch["targets"])
    if settings["imitates"]:
        by_policy, change, clipped = -taken.mean(), torch.zeros(()), torch.zeros(())
    else:
        difference = taken - batch["log_shares"]
        ratio, clip = difference.exp(), settings["clip"]
        advantages = batch["advantages"]
        by_policy = -torch.min(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages).mean()
        change = (ratio - 1 - difference).mean()
        clipped = ((ratio - 1).abs() > clip).float().mean()
    loss = by_policy + settings["valueWeight"] * by_value - settings["entropy"] * entropy
    return loss, torch.stack([by_value, entropy, change, clipped]).detach()


def learn(net, average, optimizer, recording, settings):
    """Learns from a recording, follows with the average net, and returns the means of what the curve shows."""
    for group in optimizer.param_groups:
        group["lr"] = settings["rate"]
    sums, steps = torch.zeros(4), 0
    for _ in range(settings["epochs"]):
        for rows in torch.randperm(recording.count).split(settings["batch"]):
            loss, shown = losses(net, recording.batch(rows), settings)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), settings["steepest"])
            optimizer.step()
            with torch.no_grad():
                for mean, part in zip(average.parameters(), net.parameters()):
                    mean.lerp_(part, AVERAGED)
            sums, steps = sums + shown, steps + 1
    return dict(zip(("value", "entropy", "change", "clipped"), (sums / max(1, steps)).tolist()))


def write(path, save):
    """Writes a file as a whole."""
    save(path + ".part")
    os.replace(path + ".part", path)


def inputs_used(net, small):
    """Returns for the sparse weights of a net which inputs a net that it starts as uses: none where there is no such net."""
    used = {name: torch.zeros(len(net.get_parameter(name)), 1, dtype=torch.bool) for name in SPARSE}
    if small is not None:
        for name, rows in used.items():
            given = small.get_parameter(name)
            rows[: len(given)] = (given != 0).any(1, keepdim=True)
    return used


def note_met(met, net, optimizer):
    """Notes which inputs the last steps met. The optimizer alone does not do: what it has of an input fades to 0."""
    for name, rows in met.items():
        rows |= (optimizer.state[net.get_parameter(name)]["exp_avg_sq"] > 0).any(1, keepdim=True)


def met_parts(net, met):
    """Returns weights, those of inputs that were never met as 0: they are left out of the file of the net."""
    return [part * met.get(name, 1) for name, part in net.named_parameters()]


def write_weights(parts, path):
    flat = torch.cat([part.detach().flatten() for part in parts])
    if sys.byteorder == "big":
        raise SystemExit("weights are written little-endian, and this machine is not")

    def save(part):
        with open(part, "wb") as file:
            file.write(flat.numpy().tobytes())

    write(path, save)


def main():
    # Ctrl-C reaches this process too: whoever started it says when it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    torch.set_num_threads(1)
    begin = json.loads(sys.stdin.readline())
    torch.manual_seed(begin["seed"])
    net = Net(*begin["sizes"])
    # What the net meets changes as it plays better: the steps are measured by the last hundred gradients.
    optimizer = torch.optim.AdamW(
        [
            # What lies where is seldom of use: weights that are not shrink, and the file of the net with them.
            {"params": [net.get_parameter(name) for name in SPARSE], "weight_decay": DECAY},
            {"params": [part for name, part in net.named_parameters() if name not in SPARSE], "weight_decay": 0.0},
        ],
        betas=(0.9, 0.99),
        eps=1e-6,
    )
    small = None if begin["from"] is None else read_net(begin["from"]["sizes"], begin["from"]["weights"])
    if small is not None:
        widen(net, small)
    average, met = copy.deepcopy(net), inputs_used(net, small)
    if begin["checkpoint"] is not None:
        try:
            state = torch.load(begin["checkpoint"])
            net.load_state_dict(state["net"])
            optimizer.load_state_dict(state["optimizer"])
            average.load_state_dict(state["average"])
        except Exception as error:
            print(json.dumps({"damaged": str(error).partition("\n")[0] or type(error).__name__}), flush=True)
            return
        # Checkpoints of earlier versions do not have it.
        met = state.get("met", met)
    print(json.dumps({"torch": torch.__version__}), flush=True)
    for line in sys.stdin:
        task = json.loads(line)
        shown = {}
        if task["batch"] is not None:
            # PyTorch takes seeds of 64 bits.
            torch.manual_seed((begin["seed"] * 1_000_003 + task["iteration"]) % 2**64)
            recording = Recording(read_arrays(task["batch"]))
            shown = learn(net, average, optimizer, recording, task["settings"])
            note_met(met, net, optimizer)
        if task["copies"]:
            average.load_state_dict(net.state_dict())
        state = {"net": net.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict(), "met": met}
        write(task["checkpoint"], lambda part: torch.save(state, part))
        # Who acts says what the learner says, also where an input is met for the first time.
        write_weights(net.parameters(), task["raw"])
        write_weights(met_parts(average, met), task["weights"])
        print(json.dumps(shown), flush=True)


if __name__ == "__main__":
    main()

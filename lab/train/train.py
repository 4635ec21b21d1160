#!/usr/bin/env python3
"""Trains a net from the arrays that `lab expand` writes, and exports it as the engine reads it.

The definition of inputs, buckets and symmetries is the engine's: this program only sees their numbers.
"""
import argparse
import json
import pathlib
import struct
import time

import numpy as np
import torch

import files

ONE_HIDDEN = 255
ONE_OUTPUT = 64
MOST_OUTPUT = 127
# In place of a score: nobody has thought about it.
UNKNOWN = -32768


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=pathlib.Path, help="the folder of `lab expand`")
    parser.add_argument("out", type=pathlib.Path, help="the net to write")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--epochs", type=float, default=6, help="at most; the best moment is kept")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--result", type=float, default=0.3, help="how much the result counts against the score")
    parser.add_argument("--scale", type=float, default=400, help="hundredths for an output of 1, without --start")
    parser.add_argument("--start", type=pathlib.Path, help="a net of the same shape to go on from")
    parser.add_argument("--plain", action="store_true", help="without symmetries")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=pathlib.Path, help="append a line about this run")
    return parser.parse_args()


class Data:
    """All positions on the device: inputs padded to the longest view."""

    def __init__(self, folder, device):
        self.meta = json.loads((folder / "meta.json").read_text())
        inputs = np.fromfile(folder / "inputs.u16", dtype=np.uint16)
        counts = np.fromfile(folder / "counts.u16", dtype=np.uint16)
        figures = np.fromfile(folder / "figures.i16", dtype=np.int16).reshape(-1, 5)
        mirrored = np.fromfile(folder / "mirrored.u16", dtype=np.uint16)
        self.pad, most = self.meta["inputs"], self.meta["most"]
        padded = np.full((len(counts), most), self.pad, dtype=np.uint16)
        mask = np.arange(most)[None, :] < counts[:, None]
        padded[mask] = inputs
        padded = padded.reshape(-1, self.meta.get("views", 2), most)
        tensor = lambda array: torch.from_numpy(array).to(device)
        self.inputs = tensor(padded.astype(np.int16, copy=False).view(np.int16))
        self.hand = tensor(figures[:, 0].astype(np.float32))
        self.score = tensor(figures[:, 1].astype(np.float32))
        self.result = tensor(figures[:, 2].astype(np.float32) / self.meta.get("points", 2))
        self.bucket = tensor(figures[:, 3].astype(np.int64))
        held = tensor(figures[:, 4] != 0)
        self.train = torch.nonzero(~held).squeeze(1)
        self.held = torch.nonzero(held).squeeze(1)
        table = np.full((self.meta["symmetries"], self.pad + 1), self.pad, dtype=np.int32)
        table[:, : self.pad] = mirrored.reshape(self.meta["symmetries"], self.pad)
        self.mirrored = tensor(table)
        # Inputs that no position has, in no symmetry: their rows stay empty.
        known = np.zeros(self.pad + 1, dtype=bool)
        known[np.unique(inputs)] = True
        self.known = torch.from_numpy(known[table].any(0) | known)[: self.pad]

    def batch(self, rows, symmetric):
        inputs = self.inputs[rows].to(torch.int32) & 0xFFFF
        if symmetric:
            which = torch.randint(self.meta["symmetries"], (len(rows), 1, 1), device=rows.device)
            inputs = self.mirrored.flatten()[(which * (self.pad + 1) + inputs).long()]
        return inputs, self.hand[rows], self.score[rows], self.result[rows], self.bucket[rows]


class Net(torch.nn.Module):
    """One shared hidden layer for all views, clipped and squared; one output for each bucket."""

    def __init__(self, inputs, hidden, buckets, views=2):
        super().__init__()
        self.pad = inputs
        weights = torch.empty(inputs + 1, hidden).uniform_(-0.08, 0.08)
        weights[inputs] = 0
        self.weights = torch.nn.Parameter(weights)
        self.bias = torch.nn.Parameter(torch.full((hidden,), 0.2))
        self.outputs = torch.nn.Parameter(torch.empty(buckets, views * hidden).uniform_(-0.02, 0.02))
        self.output_bias = torch.nn.Parameter(torch.zeros(buckets))

    def forward(self, inputs, bucket):
        rows, _, most = inputs.shape
        sums = torch.nn.functional.embedding_bag(
            inputs.reshape(-1, most), self.weights, mode="sum", padding_idx=self.pad
        )
        hidden = (sums + self.bias).clamp(0, 1).square().reshape(rows, -1)
        return (hidden * self.outputs[bucket]).sum(1) + self.output_bias[bucket]

    def clip(self):
        """Keeps the weights within what the integers of the engine hold."""
        with torch.no_grad():
            self.weights.clamp_(-0.99, 0.99)
            self.outputs.clamp_(-MOST_OUTPUT / ONE_OUTPUT, MOST_OUTPUT / ONE_OUTPUT)

    def take(self, path):
        """Starts from the weights of a file that `export` wrote; gives its scale, without which they mean nothing."""
        (_, _, _, scale), plain = files.read(path)
        small = (self.pad + 1) * self.bias.numel() + self.outputs.numel()
        whole = files.joined(plain, small).astype(np.float32)
        weights, bias, outputs = np.split(whole, np.cumsum([self.pad * self.bias.numel(), self.bias.numel()]))
        large = np.frombuffer(plain, "<i4", offset=2 * small).astype(np.float32)
        put = lambda to, array, one: to.copy_(torch.from_numpy(array.reshape(to.shape) / one))
        with torch.no_grad():
            put(self.weights[: self.pad], weights, ONE_HIDDEN)
            put(self.bias, bias, ONE_HIDDEN)
            put(self.outputs, outputs, ONE_OUTPUT)
            put(self.output_bias, large, ONE_HIDDEN * ONE_OUTPUT)
        return scale

    def rounded(self):
        """The same net as the engine computes it, but for the rounding of sums."""
        views = self.outputs.shape[1] // self.bias.numel()
        net = Net(self.pad, self.bias.numel(), self.output_bias.numel(), views).to(self.bias.device)
        with torch.no_grad():
            net.weights.copy_((self.weights * ONE_HIDDEN).round() / ONE_HIDDEN)
            net.bias.copy_((self.bias * ONE_HIDDEN).round() / ONE_HIDDEN)
            net.outputs.copy_((self.outputs * ONE_OUTPUT).round() / ONE_OUTPUT)
            net.output_bias.copy_(self.output_bias)
        return net


def target(score, result, lead, share):
    thought = share * result + (1 - share) * torch.sigmoid(score / lead)
    return torch.where(score == UNKNOWN, result, thought)


def loss(net, batch, lead, share, scale):
    inputs, hand, score, result, bucket = batch
    value = (hand + scale * net(inputs, bucket)) / lead
    return (torch.sigmoid(value) - target(score, result, lead, share)).square().mean()


def held_loss(net, data, lead, share, scale):
    with torch.no_grad():
        parts = data.held.split(65536)
        sums = [loss(net, data.batch(rows, False), lead, share, scale) * len(rows) for rows in parts]
        return (sum(sums) / max(len(data.held), 1)).item()


def export(net, meta, scale, path):
    """Writes the file that `engine::net` reads; gives its hash."""
    whole = lambda tensor, one: (tensor.detach().cpu() * one).round().to(torch.int64).numpy()
    small = [
        whole(net.weights[: net.pad], ONE_HIDDEN).ravel(),
        whole(net.bias, ONE_HIDDEN),
        whole(net.outputs, ONE_OUTPUT).clip(-MOST_OUTPUT, MOST_OUTPUT).ravel(),
    ]
    large = whole(net.output_bias, ONE_HIDDEN * ONE_OUTPUT).astype("<i4")
    plain = files.split(np.concatenate(small)) + large.tobytes()
    name = meta["game"] + ("+" if meta.get("views") == 1 else "")
    shape = struct.pack("<IIIi", net.pad, net.bias.numel(), net.output_bias.numel(), round(scale))
    return files.write(path, b"teahnet2", name, shape, plain)


def main():
    asked = arguments()
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    begun = time.time()
    data = Data(asked.data, device)
    lead = data.meta["lead"]
    net = Net(data.meta["inputs"], asked.hidden, data.meta["buckets"], data.meta.get("views", 2)).to(device)
    with torch.no_grad():
        net.weights[: net.pad][~data.known.to(device)] = 0
    scale = net.take(asked.start) if asked.start else asked.scale
    steps = max(1, int(asked.epochs * len(data.train) / asked.batch))
    optimiser = torch.optim.AdamW(net.parameters(), lr=asked.rate, weight_decay=asked.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=asked.rate, total_steps=steps + 1)
    start = held_loss(net, data, lead, asked.result, scale)
    print(f"{len(data.train)} positions, {len(data.held)} held back, loss {start:.6f} before, {time.time() - begun:.0f} s")
    best, kept = float("inf"), None
    order, at, sums, count = torch.empty(0, dtype=torch.long), 0, 0.0, 0
    look = max(1, min(steps // 12, len(data.train) // asked.batch // 2))
    for step in range(1, steps + 1):
        if at + asked.batch > len(order):
            order, at = data.train[torch.randperm(len(data.train), device=device)], 0
        rows = order[at : at + asked.batch]
        at += asked.batch
        value = loss(net, data.batch(rows, not asked.plain), lead, asked.result, scale)
        optimiser.zero_grad()
        value.backward()
        optimiser.step()
        schedule.step()
        net.clip()
        sums, count = sums + value.detach(), count + 1
        if step % look == 0 or step == steps:
            held = held_loss(net.rounded(), data, lead, asked.result, scale)
            done = step * asked.batch / len(data.train)
            print(f"epoch {done:.2f}: loss {(sums / count).item():.6f}, held back {held:.6f}, {time.time() - begun:.0f} s")
            sums, count = 0.0, 0
            if held < best:
                best, kept = held, {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(kept)
    digest = export(net, data.meta, scale, asked.out)
    size = asked.out.stat().st_size
    print(f"{asked.out}: {digest}, {size} bytes, held back {best:.6f} (before {start:.6f})")
    if asked.log:
        settings = {key: str(value) for key, value in vars(asked).items()}
        line = {"data": data.meta, "settings": settings, "before": start, "held_back": best, "hash": digest, "bytes": size}
        with asked.log.open("a") as file:
            file.write(json.dumps(line | {"seconds": round(time.time() - begun)}) + "\n")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Trains a policy from the arrays that `lab steps` writes, and exports it as the engine reads it.

The definition of inputs, features and symmetries is the engine's: this program only sees their numbers.
"""
import argparse
import json
import pathlib
import struct
import time

import numpy as np
import torch

import files

ONE_HIDDEN = 127
ONE_ROW = 32
MOST_ROW = 127


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=pathlib.Path, help="the folder of `lab steps`")
    parser.add_argument("out", type=pathlib.Path, help="the policy to write")
    parser.add_argument("--hidden", type=int, default=32, help="hidden values of one view")
    parser.add_argument("--views", type=int, default=1, help="1: the mover's view; 2: the opponent's as well")
    parser.add_argument("--epochs", type=float, default=8, help="at most; the best moment is kept")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=0.004)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--coarse", type=int, nargs=2, default=[4, 2], help="rounds weights and rows to multiples of these")
    parser.add_argument("--plain", action="store_true", help="without symmetries")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=pathlib.Path, help="append a line about this run")
    return parser.parse_args()


class Data:
    """All rows on the device: inputs padded to the longest view."""

    def __init__(self, folder, device, views):
        self.meta = json.loads((folder / "meta.json").read_text())
        meta = self.meta
        counts = np.fromfile(folder / "counts.u16", dtype=np.uint16)
        inputs = np.fromfile(folder / "inputs.u16", dtype=np.uint16)
        figures = np.fromfile(folder / "figures.u16", dtype=np.uint16).reshape(-1, 3)
        steps = np.fromfile(folder / "steps.u16", dtype=np.uint16)
        self.pad, self.none, most = meta["inputs"], meta["features"], meta["most"]
        padded = np.full((len(counts), most), self.pad, dtype=np.uint16)
        padded[np.arange(most)[None, :] < counts[:, None]] = inputs
        padded = np.ascontiguousarray(padded.reshape(-1, 2, most)[:, :views])
        tensor = lambda array: torch.from_numpy(array.view(np.int16) if array.dtype == np.uint16 else array).to(device)
        self.inputs = tensor(padded)
        self.steps = tensor(steps.reshape(-1, meta["candidates"], meta["width"]))
        self.count = tensor(figures[:, 0].astype(np.int64))
        self.listed = tensor(figures[:, 1].astype(np.int64))
        held = tensor(figures[:, 2] != 0)
        self.train = torch.nonzero(~held).squeeze(1)
        self.held = torch.nonzero(held).squeeze(1)
        self.mirrored = tensor(self.table(folder / "mirrored.u16", self.pad))
        self.step_mirrored = tensor(self.table(folder / "step_mirrored.u16", self.none))

    def table(self, path, pad):
        table = np.full((self.meta["symmetries"], pad + 1), pad, dtype=np.int32)
        table[:, :pad] = np.fromfile(path, dtype=np.uint16).reshape(self.meta["symmetries"], pad)
        return table

    def batch(self, rows, symmetric):
        inputs = self.inputs[rows].to(torch.int32) & 0xFFFF
        steps = self.steps[rows].to(torch.int32) & 0xFFFF
        if symmetric:
            which = torch.randint(self.meta["symmetries"], (len(rows), 1, 1), device=rows.device)
            inputs = self.mirrored.flatten()[(which * (self.pad + 1) + inputs).long()]
            steps = self.step_mirrored.flatten()[(which * (self.none + 1) + steps).long()]
        return inputs, steps, self.count[rows]

    def seen(self):
        """Which inputs and features come up at all, in any symmetry."""

        def used(values, table):
            counts = torch.zeros(table.shape[1], dtype=torch.bool, device=table.device)
            for part in values.split(65536):
                counts[(part.to(torch.int32) & 0xFFFF).flatten().long()] = True
            found = torch.zeros_like(counts)
            for row in table:
                found[row[counts.nonzero().squeeze(1)].long()] = True
            return found

        return used(self.inputs, self.mirrored), used(self.steps, self.step_mirrored)


class Policy(torch.nn.Module):
    """One hidden layer, shared by the views and clipped; each feature of a step has a row and a bias."""

    def __init__(self, inputs, hidden, views, features):
        super().__init__()
        self.pad, self.none, self.hidden, self.views = inputs, features, hidden, views
        weights = torch.empty(inputs + 1, hidden).uniform_(-0.06, 0.06)
        self.weights = torch.nn.Parameter(weights)
        self.bias = torch.nn.Parameter(torch.full((hidden,), 0.3))
        rows = torch.empty(features + 1, views * hidden + 1).uniform_(-0.05, 0.05)
        self.rows = torch.nn.Parameter(rows)
        self.clip()

    def forward(self, inputs, steps, count):
        batch, candidates, width = steps.shape
        bag = torch.nn.functional.embedding_bag
        sums = bag(inputs.reshape(batch * self.views, -1), self.weights, mode="sum", padding_idx=self.pad)
        hidden = (sums + self.bias).clamp(0, 1).reshape(batch, -1)
        rows = bag(steps.reshape(-1, width), self.rows, mode="sum", padding_idx=self.none).reshape(batch, candidates, -1)
        logits = torch.einsum("bch,bh->bc", rows[..., :-1], hidden) + rows[..., -1]
        places = torch.arange(candidates, device=logits.device)
        return logits.masked_fill(places[None, :] >= count[:, None], -1e9)

    def clip(self):
        """Keeps the numbers within what the integers of the engine hold."""
        with torch.no_grad():
            self.weights.clamp_(-2, 2)[self.pad] = 0
            self.rows.clamp_(-MOST_ROW / ONE_ROW, MOST_ROW / ONE_ROW)[self.none] = 0

    def rounded(self, coarse):
        """The same policy as the engine computes it. Coarser numbers make a smaller file."""
        other = Policy(self.pad, self.hidden, self.views, self.none).to(self.bias.device)
        weight, row = ONE_HIDDEN / coarse[0], ONE_ROW / coarse[1]
        most = MOST_ROW // coarse[1] / row
        with torch.no_grad():
            other.weights.copy_((self.weights * weight).round() / weight)
            other.bias.copy_((self.bias * ONE_HIDDEN).round() / ONE_HIDDEN)
            other.rows.copy_(((self.rows * row).round() / row).clamp(-most, most))
            other.rows[:, -1].copy_(self.rows[:, -1])
        return other


def loss(policy, batch):
    return -torch.log_softmax(policy(*batch), 1)[:, 0].mean()


def held_figures(policy, data):
    """Loss, how often the played step is first and among the first four, and its mean rank."""
    sums = torch.zeros(4, device=data.held.device)
    with torch.no_grad():
        for rows in data.held.split(16384):
            logits = policy(*data.batch(rows, False))
            rank = (logits > logits[:, :1]).sum(1) + 1
            sums += torch.stack(
                [
                    -torch.log_softmax(logits, 1)[:, 0].sum(),
                    (rank == 1).sum().float(),
                    (rank <= 4).sum().float(),
                    rank.sum().float(),
                ]
            )
    return (sums / max(len(data.held), 1)).tolist()


def export(policy, meta, path):
    """Writes the file that `engine::policy` reads; gives its hash."""
    whole = lambda tensor, one: (tensor.detach().cpu() * one).round().to(torch.int64).numpy()
    small = [
        whole(policy.weights[: policy.pad], ONE_HIDDEN).ravel(),
        whole(policy.bias, ONE_HIDDEN),
        whole(policy.rows[: policy.none, -1], ONE_HIDDEN * ONE_ROW).clip(-32768, 32767),
    ]
    rows = whole(policy.rows[: policy.none, :-1], ONE_ROW).clip(-MOST_ROW, MOST_ROW).astype(np.int8)
    plain = files.split(np.concatenate(small)) + rows.tobytes()
    shape = struct.pack("<IIII", policy.pad, policy.hidden, policy.views, policy.none)
    return files.write(path, b"teahpol2", meta["game"], shape, plain)


def main():
    asked = arguments()
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    begun = time.time()
    data = Data(asked.data, device, asked.views)
    policy = Policy(data.meta["inputs"], asked.hidden, asked.views, data.meta["features"]).to(device)
    # What never comes up stays 0: it packs to nothing.
    inputs, features = data.seen()
    with torch.no_grad():
        policy.weights[~inputs] = 0
        policy.rows[~features] = 0
    steps = max(1, int(asked.epochs * len(data.train) / asked.batch))
    optimiser = torch.optim.AdamW(policy.parameters(), lr=asked.rate, weight_decay=asked.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=asked.rate, total_steps=steps + 1)
    print(f"{len(data.train)} rows, {len(data.held)} held back, {time.time() - begun:.0f} s", flush=True)
    best, kept = [float("inf")], None
    order, at, sums, count = torch.empty(0, dtype=torch.long), 0, 0.0, 0
    look = max(1, steps // 8)
    for step in range(1, steps + 1):
        if at + asked.batch > len(order):
            order, at = data.train[torch.randperm(len(data.train), device=device)], 0
        rows = order[at : at + asked.batch]
        at += asked.batch
        value = loss(policy, data.batch(rows, not asked.plain))
        optimiser.zero_grad()
        value.backward()
        optimiser.step()
        schedule.step()
        policy.clip()
        sums, count = sums + value.detach(), count + 1
        if step % look == 0 or step == steps:
            held = held_figures(policy.rounded(asked.coarse), data)
            done = step * asked.batch / len(data.train)
            print(
                f"epoch {done:.2f}: loss {(sums / count).item():.4f}, held back {held[0]:.4f}, first {held[1]:.3f}, "
                f"first four {held[2]:.3f}, rank {held[3]:.2f}, {time.time() - begun:.0f} s",
                flush=True,
            )
            sums, count = 0.0, 0
            if held[0] < best[0]:
                best, kept = held, {name: value.clone() for name, value in policy.state_dict().items()}
    policy.load_state_dict(kept)
    for coarse in [[1, 1], [4, 1], [4, 2], [8, 2], [8, 4]]:
        rounded = policy.rounded(coarse)
        export(rounded, data.meta, asked.out)
        print(f"coarse {coarse}: held back {held_figures(rounded, data)[0]:.4f}, {asked.out.stat().st_size} bytes")
    digest = export(policy.rounded(asked.coarse), data.meta, asked.out)
    size = asked.out.stat().st_size
    print(f"{asked.out}: {digest}, {size} bytes, held back {best[0]:.4f}")
    if asked.log:
        settings = {key: str(value) for key, value in vars(asked).items()}
        figures = dict(zip(["held_back", "first", "first_four", "rank"], best))
        line = {"data": data.meta, "settings": settings, "hash": digest, "bytes": size} | figures
        with asked.log.open("a") as file:
            file.write(json.dumps(line | {"seconds": round(time.time() - begun)}) + "\n")


if __name__ == "__main__":
    main()

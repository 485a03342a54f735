#!/usr/bin/env python3
"""Trains the trial of a detector for AI-made pictures and judges it on generators left out.

    python3 scripts/forensics/train/pixels/ai.py --set <folder> --work <folder> [--seed 1]
        [--epochs 6] [--variants 12] [--processes 16]

The set comes from `npm run forensics:data`. Needs jpegtran (libjpeg-turbo), Python 3.11 or later with
NumPy, Pillow and PyTorch, and a GPU of 16 GB or many hours; 16 GB of memory. Crops are written once
to the work folder; `tables.md` has the figures, `weights-<fold>.pt` the networks, `scores.npz` the
log-odds. The seed draws crops, chains and batches; a GPU adds its rounding errors.
"""
import argparse
import re
from collections import Counter
from functools import partial
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from chains import REPORTED, SIDE, variants
from crops import make_crops
from judge import tables
from network import AI, Network

# (split key or source, family, fold): generators that share a model or a maker are left out together.
FAMILIES = [
    (r'gpt-image-2', 'GPT-Image-2', 1),
    (r'gpt-4o|nano banana|nano-banana|gpt4o', 'GPT-4o and Nano Banana', 0),
    (r'midjourney v1', 'Midjourney 1-3', 2),
    (r'midjourney \(2025', 'Midjourney 2025', 4),
    (r'dall-e mini|mindall-e|rudall-e', 'DALL-E mini and alike', 3),
    (r'glid|latent diffusion', 'Latent diffusion, GLID-3', 4),
    (r'disco|majesty|vqgan', 'Disco Diffusion, VQGAN', 2),
    (r'stylegan', 'StyleGAN', 3),
    (r'ml72', 'various (ML72)', 6),
    (r'unknown|dall-e 3', 'unknown, 2025', 6),
    (r'', 'Stable Diffusion and relatives', 5),
]
FOLDS = 7
BATCH = 512


def family_of(crop):
    name = f"{crop['split_key']} {crop['source']}".lower()
    return next((family, fold) for pattern, family, fold in FAMILIES if re.search(pattern, name))


def folds_of(crops):
    """AI by family; photos by repository, with the AI-made pictures of their repository."""
    tied = {crop['source']: family_of(crop)[1] for crop in crops if crop['group'] == 'ai'}
    counts = Counter(crop['source'] for crop in crops if crop['group'] != 'ai')
    load = Counter()
    for source in counts:
        if source in tied:
            load[tied[source]] += counts[source]
    for source, count in sorted(counts.items(), key=lambda one: (-one[1], one[0])):
        if source not in tied:
            tied[source] = min(range(FOLDS), key=lambda fold: (load[fold], fold))
            load[tied[source]] += count
    return np.array([family_of(c)[1] if c['group'] == 'ai' else tied[c['source']] for c in crops])


def weights_of(is_ai, names):
    """Half AI, half photos; large sources count less than their number."""
    counts = Counter(names)
    weights = np.array([counts[name] ** -0.4 for name in names])
    for which in (is_ai, ~is_ai):
        weights[which] /= weights[which].sum()
    return weights / weights.sum()


def trained(data, is_ai, names, which, seed, epochs, device, widths=AI):
    torch.manual_seed(seed)
    draws = np.random.RandomState(seed)
    index = np.where(which)[0]
    weights = weights_of(is_ai[index], [names[i] for i in index])
    network = Network(widths).to(device).to(memory_format=torch.channels_last)
    steps = max(2, int(epochs * len(index) * data.shape[1] / BATCH))
    optimizer = torch.optim.AdamW(network.parameters(), lr=3e-3, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps, pct_start=0.15)
    truth = torch.from_numpy(is_ai.astype(np.float32)).to(device)
    for step in range(steps):
        pictures = torch.from_numpy(draws.choice(index, BATCH, p=weights)).to(device)
        drawn = torch.from_numpy(draws.randint(0, data.shape[1], BATCH)).to(device)
        batch = data[pictures, drawn].permute(0, 3, 1, 2)
        if step % 2:
            batch = batch.flip(3)
        if step % 4 > 1:
            batch = batch.transpose(2, 3)
        with torch.autocast(device, torch.bfloat16):
            odds = network(batch)
        loss = F.binary_cross_entropy_with_logits(odds.float(), truth[pictures] * 0.96 + 0.02)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimizer.step()
        schedule.step()
    return network.eval()


@torch.no_grad()
def scored(network, crops, device):
    odds = []
    for start in range(0, len(crops), 128):
        batch = torch.from_numpy(crops[start:start + 128]).to(device).permute(0, 3, 1, 2)
        with torch.autocast(device, torch.bfloat16):
            odds.append(network(batch).float().cpu().numpy())
    return np.concatenate(odds)


def all_variants(crops, work, args):
    data, reported = np.zeros((len(crops), args.variants, SIDE, SIDE, 3), np.uint8), {}
    paths = [str(work / 'crops' / crop['file']) for crop in crops]
    made = partial(variants, seed=args.seed, count=args.variants)
    with Pool(args.processes) as pool:
        jobs = [pool.apply_async(made, (path, number)) for number, path in enumerate(paths)]
        for number, job in enumerate(jobs):
            data[number], shown = job.get()
            for name, crop in shown.items():
                reported.setdefault(name, np.zeros((len(crops), *crop.shape), np.uint8))[number] = crop
    return data, reported


def parser_of(text, epochs, crops):
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--set', required=True)
    parser.add_argument('--work', type=Path, required=True)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--epochs', type=float, default=epochs)
    parser.add_argument('--variants', type=int, default=crops)
    parser.add_argument('--processes', type=int, default=16)
    return parser


def main():
    parser = parser_of(__doc__, epochs=6, crops=12)
    args = parser.parse_args()
    crops = make_crops(args.set, args.work)
    data, reported = all_variants(crops, args.work, args)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    data = torch.from_numpy(data).to(device)
    is_ai = np.array([crop['group'] == 'ai' for crop in crops])
    families = [family_of(crop)[0] if crop['group'] == 'ai' else crop['source'] for crop in crops]
    folds = folds_of(crops)
    scores = {name: np.zeros(len(crops)) for name in REPORTED}
    for fold in range(FOLDS):
        unseen = folds == fold
        if not unseen.any():
            continue
        network = trained(data, is_ai, families, ~unseen, args.seed, args.epochs, device)
        for name, shown in reported.items():
            scores[name][unseen] = scored(network, shown[unseen], device)
        half = {name: value.half() if value.is_floating_point() else value
                for name, value in network.cpu().state_dict().items()}
        torch.save(half, args.work / f'weights-{fold}.pt')
        print(f'fold {fold}: {unseen.sum()} crops judged', flush=True)
    np.savez_compressed(args.work / 'scores.npz', **scores)
    (args.work / 'tables.md').write_text(tables(crops, families, scores))


if __name__ == '__main__':
    main()

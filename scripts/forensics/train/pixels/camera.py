#!/usr/bin/env python3
"""Trains the network that sees whether a picture has the fine structure of a photo straight from a camera.

    python3 scripts/forensics/train/pixels/camera.py --set <folder> --work <folder> [--seed 1]
        [--epochs 8] [--variants 16] [--processes 16] [--out lib/forensics/camera/weights.json]

Against it stand AI-made pictures, web copies and photos made smaller, all saved as a forger would
save them, as JPEG. Trained on the part `fit` of the set, judged on the others. Needs what ai.py
needs. The same seed on the same kind of GPU gives the same weights.
"""
import base64
import json
import os
import random
from functools import partial
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageFilter

from ai import family_of, parser_of, scored, trained
from chains import SIDE, adjusted, cut, jpeg, off_grid, resized
from crops import KERNELS, make_crops
from judge import auc, wilson
from network import CAMERA

PER_CAMERA_SOURCE = 150
ON_GRID_SHARE = 0.7  # of the crops: a camera's blocks begin at its corner
# Of AI-made pictures of `choose`, at the threshold for "straight from a camera".
PASSED_SHARE = 0.02
SUBSAMPLINGS = (2, 2, 2, 1, 0)  # 4:2:0, 4:2:2, 4:4:4, about as often as cameras use them
LAYERS = ('c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8')


def saved(picture, rng):
    return jpeg(picture, rng.randint(80, 98), rng.choice(SUBSAMPLINGS))


def changed(picture, rng):
    """Off its grid, saved before, brightened or sharpened: each leaves a photo at its resolution."""
    if rng.random() < 0.3:
        picture = off_grid(picture, rng, SIDE + 8)
    if rng.random() < 0.25:
        picture = saved(picture, rng)
    if rng.random() < 0.15:
        picture = adjusted(picture, rng)
    if rng.random() < 0.1:
        sharpened = ImageFilter.UnsharpMask(rng.uniform(0.5, 1.5), rng.randint(30, 120), rng.randint(0, 3))
        picture = picture.filter(sharpened)
    return picture


def drawn(picture, rng, is_camera):
    if is_camera:
        if rng.random() < 0.4:
            return cut(picture, rng, ON_GRID_SHARE)
        return cut(saved(changed(picture, rng), rng), rng, ON_GRID_SHARE)
    if rng.random() < 0.15:
        return cut(picture, rng, ON_GRID_SHARE)
    picture = changed(picture, rng)
    if rng.random() < 0.4:
        picture = resized(picture, rng.uniform(SIDE / min(picture.size) + 0.002, 1.6), rng.choice(KERNELS))
    return cut(saved(picture, rng), rng, ON_GRID_SHARE)


def made_smaller(picture, rng):
    factor = rng.uniform(SIDE / min(picture.size) + 0.002, 0.85)
    picture = resized(changed(picture, rng), factor, rng.choice(KERNELS))
    return cut(saved(picture, rng), rng, ON_GRID_SHARE)


JUDGED = {
    'as stored': lambda picture: picture,
    'JPEG 95': lambda picture: jpeg(picture, 95, 2),
    'JPEG 85': lambda picture: jpeg(picture, 85, 2),
}


def variants(path, is_camera, number, seed, count):
    """(crops to train on, the same made smaller when from a camera, one crop for each judged chain)"""
    picture = Image.open(path).convert('RGB')
    rng = random.Random(number * 7919 + seed)
    shown = [drawn(picture, rng, is_camera) for _ in range(count)]
    smaller = [made_smaller(picture, rng) for _ in range(count)] if is_camera else shown
    return np.stack(shown), np.stack(smaller), [np.asarray(chain(picture)) for chain in JUDGED.values()]


def all_variants(rows, args):
    shape = (len(rows), args.variants, SIDE, SIDE, 3)
    data, smaller = np.zeros(shape, np.uint8), np.zeros(shape, np.uint8)
    judged = np.zeros((len(JUDGED), len(rows), 256, 256, 3), np.uint8)
    make = partial(variants, seed=args.seed, count=args.variants)
    with Pool(args.processes) as pool:
        jobs = [pool.apply_async(make, (str(args.work / 'crops' / row['file']), is_camera(row), number))
                for number, row in enumerate(rows)]
        for number, job in enumerate(jobs):
            data[number], smaller[number], shown = job.get()
            for chain, crop in enumerate(shown):
                judged[chain, number] = crop
    return data, smaller, judged


def is_camera(row):
    return row['group'] == 'camera' and row['kind'] == 'native'


def kind_of(row):
    if row['group'] == 'ai':
        return 'AI-made pictures'
    return 'photos made smaller' if row['kind'] == 'small' else {'camera': 'camera', 'web': 'web copies'}[row['group']]


def tables(rows, scores):
    part, kind = (np.array(list(map(of, rows))) for of in (lambda row: row['part'], kind_of))
    threshold = np.quantile(scores[1][(part == 'choose') & (kind == 'AI-made pictures')], 1 - PASSED_SHARE)
    out = [f'Threshold of AI-made pictures of `choose` after JPEG 95: {threshold:.3f}']
    for chain, name in enumerate(JUDGED):
        for one in ('fit', 'choose', 'report'):
            here = scores[chain]
            camera = here[(part == one) & (kind == 'camera')]
            found = int((camera > threshold).sum())
            low, high = wilson(found, len(camera))
            out.append(f'{name}, {one}: above {found} of {len(camera)}, {found / len(camera):.2f} ({low:.2f}-{high:.2f})')
            for other in ('AI-made pictures', 'web copies', 'photos made smaller'):
                against = scores[max(chain, 1)][(part == one) & (kind == other)]
                if min(len(camera), len(against)) == 0:
                    continue
                area, low, high = auc(camera, against)
                above = int((against > threshold).sum())
                out.append(f'  against {len(against)} {other}: {area:.3f} ({low:.3f}-{high:.3f}), above {above}')
    for source in sorted({row['source'] for row in rows if is_camera(row)}):
        which = np.array([row['source'] == source and is_camera(row) for row in rows])
        out.append(f'{source} ({part[which][0]}): above {(scores[0][which] > threshold).sum()} of {which.sum()}')
    return '\n'.join(out) + '\n', float(threshold)


def folded(network):
    """Weights and biases with the normalisation in them, layer by layer, as half floats."""
    values = []
    for name in LAYERS:
        conv, norm = getattr(network, name)
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        values += [conv.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale]
    values += [network.last.weight, network.last.bias]
    return torch.cat([value.detach().cpu().float().flatten() for value in values]).half().numpy()


def main():
    parser = parser_of(__doc__, epochs=8, crops=16)
    parser.add_argument('--out', type=Path)
    args = parser.parse_args()
    os.environ['CUBLAS_WORKSPACE_CONFIG'] = ':4096:8'  # or cuBLAS adds in an order of its own
    torch.use_deterministic_algorithms(True)
    rows = make_crops(args.set, args.work, PER_CAMERA_SOURCE)
    data, smaller, judged = all_variants(rows, args)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    cameras = np.array([is_camera(row) for row in rows])
    # Photos made smaller stand on the other side, as pictures of their own.
    data = torch.from_numpy(np.concatenate([data, smaller[cameras]])).to(device)
    names = [family_of(row)[0] if row['group'] == 'ai' else f"{row['source']} {row['kind']}" for row in rows]
    names += [f'{name} smaller' for name, one in zip(names, cameras) if one]
    truth = np.concatenate([cameras, np.zeros(cameras.sum(), bool)])
    fit = np.array([row['part'] == 'fit' for row in rows])
    network = trained(data, truth, names, np.concatenate([fit, fit[cameras]]), args.seed, args.epochs, device, CAMERA)
    text, threshold = tables(rows, [scored(network, shown, device) for shown in judged])
    print(text)
    (args.work / 'camera.md').write_text(text)
    if args.out:
        weights = base64.b64encode(folded(network).astype('<f2').tobytes()).decode()
        args.out.write_text(json.dumps({'widths': CAMERA, 'threshold': round(threshold, 3), 'weights': weights}) + '\n')


if __name__ == '__main__':
    main()

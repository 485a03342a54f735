"""One crop of 256 px at native resolution per picture, and of some photos a second one made smaller.

JPEG sources are cropped losslessly on their grid, so that their compression history survives; all
others are stored alike, as JPEG of quality 97 without chroma subsampling.
"""
import csv
import hashlib
import io
import random
import subprocess
from collections import Counter
from pathlib import Path

import numpy as np
from PIL import Image, ImageFile

SIDE = 256
PER_CAMERA_SOURCE = 80  # of the trial for AI-made pictures
# Small pictures of old generators would otherwise outnumber all others.
PER_OLD_GENERATOR = 90
OLD_SOURCE = 'dcsan/imagen'
SMALLER_SHARE = 0.65
DECODED_CAMERA_SHARE = 0.25
KERNELS = [Image.LANCZOS, Image.BICUBIC, Image.BILINEAR, Image.BOX, Image.HAMMING]

Image.MAX_IMAGE_PIXELS = None
ImageFile.MAXBLOCK = 1 << 22  # for small pictures of high quality


def draw(row, purpose):
    return random.Random(hashlib.sha256((row['sha256'] + purpose).encode()).digest())


def place(luma, rng, step):
    """One of the four liveliest of 12 places: sky, paper and clipped areas say nothing."""
    height, width = luma.shape
    places = []
    for _ in range(12):
        x = rng.randrange(0, (width - SIDE) // step + 1) * step
        y = rng.randrange(0, (height - SIDE) // step + 1) * step
        part = luma[y:y + SIDE, x:x + SIDE].astype(np.int16)
        change = np.abs(np.diff(part, axis=1))
        clipped = np.mean((part <= 3) | (part >= 252))
        places.append((np.median(change) + 0.3 * change.mean() - 20 * clipped, x, y))
    return rng.choice(sorted(places, reverse=True)[:4])[1:]


def encoded(pixels):
    out = io.BytesIO()
    Image.fromarray(pixels).save(out, 'JPEG', quality=97, subsampling=0, optimize=True)
    return out.getvalue()


def lossless(path, x, y):
    command = ['jpegtran', '-copy', 'none', '-optimize', '-crop', f'{SIDE}x{SIDE}+{x}+{y}', path]
    done = subprocess.run(command, capture_output=True)
    return done.stdout if done.returncode in (0, 2) else b''


def crops_of(row, path, sides):
    """Yields (kind, JPEG bytes)."""
    picture = Image.open(path)
    is_jpeg = picture.format in ('JPEG', 'MPO') and picture.mode == 'RGB'
    rgb = picture.convert('RGB')
    if min(rgb.size) < SIDE:
        return
    rng = draw(row, 'native')
    luma = np.asarray(rgb.convert('L'))
    crop = b''
    if is_jpeg:
        crop = lossless(path, *place(luma, rng, 16))
    if not crop:
        x, y = place(luma, rng, 8)
        crop = encoded(np.asarray(rgb)[y:y + SIDE, x:x + SIDE])
    yield 'native', crop
    if row['group'] == 'ai' or (row['group'] == 'camera' and draw(row, 'which').random() > DECODED_CAMERA_SHARE):
        return
    # Photos as small as AI-made pictures are: their resolution must not give them away.
    rng = draw(row, 'small')
    factor = rng.choice(sides) / max(rgb.size)
    wanted = row['group'] == 'camera' or rng.random() < SMALLER_SHARE
    if factor < 0.85 and min(rgb.size) * factor >= SIDE - 0.5 and wanted:
        size = [max(SIDE, round(side * factor)) for side in rgb.size]
        small = rgb.resize(size, rng.choice(KERNELS))
        x, y = place(np.asarray(small.convert('L')), rng, 8)
        yield 'small', encoded(np.asarray(small)[y:y + SIDE, x:x + SIDE])


def chosen(rows, per_camera_source):
    seen = Counter()
    for row in rows:
        generator = row['note'].split(';')[0]
        limit = None
        if row['group'] == 'camera':
            limit = (row['source'], per_camera_source)
        elif row['source'] == OLD_SOURCE:
            limit = (generator, PER_OLD_GENERATOR)
        if limit:
            seen[limit[0]] += 1
            if seen[limit[0]] > limit[1]:
                continue
        if row['group'] in ('ai', 'camera', 'web') and row['class'] != 'screenshot':
            yield row


def make_crops(picture_set, work, per_camera_source=PER_CAMERA_SOURCE):
    """Writes work/crops/*.jpg and work/crops.csv, once."""
    table = Path(work) / 'crops.csv'
    if table.exists():
        return list(csv.DictReader(table.open()))
    folder = Path(work) / 'crops'
    folder.mkdir(parents=True, exist_ok=True)
    rows = list(csv.DictReader((Path(picture_set) / 'manifest.csv').open()))
    sides = [max(int(r['width']), int(r['height'])) for r in rows if r['group'] == 'ai']
    sides = [side for side in sides if side <= 2100]
    made = []
    for row in chosen(rows, per_camera_source):
        for kind, data in crops_of(row, str(Path(picture_set) / row['path']), sides):
            name = f'{len(made):05d}.jpg'
            (folder / name).write_bytes(data)
            fields = ('group', 'class', 'part', 'source', 'split_key', 'width', 'height', 'sha256')
            made.append({'file': name, 'kind': kind, **{field: row[field] for field in fields}})
    with table.open('w', newline='') as stream:
        writer = csv.DictWriter(stream, list(made[0]))
        writer.writeheader()
        writer.writerows(made)
    return made

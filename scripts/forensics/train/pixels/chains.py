"""What happens to pictures on their way, drawn alike for photos and AI-made pictures."""
import io
import random

import numpy as np
from PIL import Image, ImageFilter

from crops import KERNELS

SIDE = 160  # of the network's crops


def jpeg(picture, quality, subsampling):
    out = io.BytesIO()
    picture.save(out, 'JPEG', quality=quality, subsampling=subsampling)
    return Image.open(io.BytesIO(out.getvalue())).convert('RGB')


def webp(picture, quality):
    out = io.BytesIO()
    picture.save(out, 'WEBP', quality=quality, method=2)
    return Image.open(io.BytesIO(out.getvalue())).convert('RGB')


def resized(picture, factor, kernel):
    return picture.resize([max(1, round(side * factor)) for side in picture.size], kernel)


def adjusted(picture, rng):
    """Gamma, contrast, brightness and saturation, as a phone's editor changes them."""
    values = np.asarray(picture).astype(np.float32) / 255
    values = values ** rng.uniform(0.75, 1.3)
    values = (values - 0.5) * rng.uniform(0.9, 1.2) + 0.5 + rng.uniform(-0.04, 0.06)
    if rng.random() < 0.5:
        grey = values.mean(2, keepdims=True)
        values = grey + (values - grey) * rng.uniform(0.85, 1.25)
    return Image.fromarray((np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8))


def off_grid(picture, rng, least):
    width, height = picture.size
    left = rng.randint(0, min(15, max(0, width - least)))
    top = rng.randint(0, min(15, max(0, height - least)))
    return picture.crop((left, top, width, height))


def cut(picture, rng, on_grid_share):
    """A crop of SIDE, that often on the grid of 8 x 8 pixels; a smaller picture is enlarged."""
    width, height = picture.size
    if min(width, height) < SIDE:
        picture = picture.resize((max(width, SIDE), max(height, SIDE)), Image.BICUBIC)
        width, height = picture.size
    x, y = rng.randint(0, width - SIDE), rng.randint(0, height - SIDE)
    if rng.random() < on_grid_share:
        x, y = x // 8 * 8, y // 8 * 8
    return np.asarray(picture.crop((x, y, x + SIDE, y + SIDE)))


def drawn_chain(picture, rng):
    """A random chain, and a crop of SIDE: the variants to train on."""
    if rng.random() >= 0.07:
        if rng.random() < 0.35 and rng.random() < 0.6:
            picture = off_grid(picture, rng, SIDE + 8)
        if rng.random() < 0.3:
            picture = jpeg(picture, rng.randint(65, 96), rng.choice([0, 2]))
        if rng.random() < 0.45 and min(picture.size) > SIDE + 4:
            picture = resized(picture, rng.uniform(SIDE / min(picture.size) + 0.002, 1), rng.choice(KERNELS))
        if rng.random() < 0.05:
            picture = resized(picture, rng.uniform(1.0, 1.5), rng.choice(KERNELS))
        if rng.random() < 0.2:
            picture = adjusted(picture, rng)
        if rng.random() < 0.12:
            picture = picture.filter(
                ImageFilter.UnsharpMask(rng.uniform(0.5, 1.5), rng.randint(30, 120), rng.randint(0, 3)))
        if rng.random() < 0.12:
            picture = off_grid(picture, rng, SIDE)
        last = rng.random()
        if last < 0.68:
            picture = jpeg(picture, rng.randint(60, 98), 2 if rng.random() < 0.7 else 0)
        elif last < 0.82:
            picture = webp(picture, rng.randint(60, 95))
    return cut(picture, rng, 0.5)


# The chains that the tables report, each for every picture.
REPORTED = {
    'direct': lambda picture, rng: picture,
    'jpeg95': lambda picture, rng: jpeg(picture, 95, 2),
    'jpeg80': lambda picture, rng: jpeg(picture, 80, 2),
    'jpeg65': lambda picture, rng: jpeg(picture, 65, 2),
    'webp80': lambda picture, rng: webp(picture, 80),
    'smaller': lambda picture, rng: jpeg(resized(picture, 0.7, rng.choice(KERNELS)), 88, 2),
    'messenger': lambda picture, rng: jpeg(resized(picture, 0.625, rng.choice(KERNELS)), 75, 2),
    'screenshot': lambda picture, rng: resized(picture, 0.85, Image.BILINEAR),
    'edited': lambda picture, rng: jpeg(adjusted(picture.crop((5, 3, 245, 243)), rng), 90, 2),
}


def variants(path, number, seed, count):
    """(count crops to train on, one crop per reported chain)"""
    picture = Image.open(path).convert('RGB')
    rng = random.Random(number * 7919 + seed)
    trained = np.stack([drawn_chain(picture, rng) for _ in range(count)])
    reported = {
        name: np.asarray(chain(picture, random.Random(number + seed - 1)))
        for name, chain in REPORTED.items()
    }
    return trained, reported

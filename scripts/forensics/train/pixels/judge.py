"""Figures of scores, with 95 % intervals."""
import math

import numpy as np

ALARMS_MAX = 0.002


def auc(positives, negatives):
    """(area under the ROC curve, ties counting half, its interval after Hanley and McNeil 1982)"""
    scores = np.concatenate([positives, negatives]).astype(float)
    _, index, counts = np.unique(scores, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[index]
    p, n = len(positives), len(negatives)
    area = (ranks[:p].sum() - p * (p + 1) / 2) / (p * n)
    q1, q2 = area / (2 - area), 2 * area * area / (1 + area)
    variance = area * (1 - area) + (p - 1) * (q1 - area**2) + (n - 1) * (q2 - area**2)
    spread = 1.96 * math.sqrt(max(0.0, variance) / (p * n))
    return area, max(0.0, area - spread), min(1.0, area + spread)


def wilson(hits, n):
    z = 1.96
    scale = 1 + z * z / n
    centre = (hits / n + z * z / 2 / n) / scale
    spread = z / scale * math.sqrt(hits / n * (1 - hits / n) / n + z * z / 4 / n / n)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def flagged(positives, negatives):
    """Share of positives above the strictest threshold that lets at most 0.2 % of negatives pass."""
    threshold = np.sort(negatives)[::-1][int(ALARMS_MAX * len(negatives))]
    return (positives > threshold).sum(), (negatives > threshold).sum()


def line(name, positives, negatives):
    if len(positives) == 0 or len(negatives) == 0:
        return None
    area, low, high = auc(positives, negatives)
    hits, alarms = flagged(positives, negatives)
    share, (bottom, top) = hits / len(positives), wilson(hits, len(positives))
    bound = wilson(alarms, len(negatives))[1]
    return (f'| {name} | {len(positives)} | {len(negatives)} | {area:.2f} ({low:.2f}–{high:.2f}) '
            f'| {100 * share:.1f} % ({100 * bottom:.1f}–{100 * top:.1f}) | {alarms}, ≤ {100 * bound:.1f} % |')


HEAD = '| | AI | photos | AUC (95 %) | flagged (95 %) | alarms, their 95 % bound |\n|---|---|---|---|---|---|'


def tables(crops, families, scores):
    """scores: log-odds by chain, each from a network that saw neither source nor generator."""
    is_ai = np.array([crop['group'] == 'ai' for crop in crops])
    group = np.array([crop['group'] for crop in crops])
    kind = np.array([crop['kind'] for crop in crops])
    source = np.array([crop['source'] for crop in crops])
    family = np.array(families)
    media = {
        'camera files, untouched': (group == 'camera') & (kind == 'native'),
        'camera files, made smaller first': (group == 'camera') & (kind == 'small'),
        'web copies': (group == 'web') & (kind == 'native'),
        'all photos': ~is_ai,
    }
    out = []

    def table(title, rows):
        out.extend(['', f'### {title}', '', HEAD, *[row for row in rows if row]])

    for chain, values in scores.items():
        table(f'By medium, chain {chain}',
              [line(name, values[is_ai], values[which]) for name, which in media.items()])
    values = scores['jpeg80']
    for name in ('camera files, untouched', 'web copies'):
        table(f'By generator left out, against {name} (jpeg80)',
              [line(one, values[family == one], values[media[name]]) for one in sorted(set(family[is_ai]))])
    both = [one for one in sorted(set(source)) if is_ai[source == one].any() and not is_ai[source == one].all()]
    table('AI-made pictures and photos of one repository (jpeg80)',
          [line(one, values[(source == one) & is_ai], values[(source == one) & ~is_ai & (kind == 'native')])
           for one in both])
    return '\n'.join(out) + '\n'

import sharp from 'sharp';
import type { DetectorName, Region } from '@/lib/forensics/evidence';
import { FLAGGED_MIN, type Answer } from './child';
import type { Picture } from './set';

const MASK_SIDE_MAX_PX = 400;

interface Row {
  readonly picture: Picture;
  readonly answer: Answer;
  readonly iou: number | null;
}

/** Flagged share and mean IoU of the flagged per class, for the verdict and for every detector alone. */
export async function printTables(
  pictures: readonly Picture[], answers: readonly Answer[], detectors: readonly DetectorName[],
): Promise<void> {
  const rows: Row[] = [];
  for (const [i, picture] of pictures.entries()) {
    const answer = answers[i];
    if (answer !== undefined) rows.push({ picture, answer, iou: await iouOf(picture, answer) });
  }
  const classes = [...new Set(pictures.map((picture) => `${picture.label}/${picture.class}`))].sort();
  const heads = ['class', 'n', 'failed', 'flagged', 'IoU', ...detectors.map((name) => name.slice(0, 10)), 'cpu s', 'MB'];
  console.log(line(heads));
  for (const name of classes) {
    console.log(line(cells(name, rows.filter(({ picture }) => `${picture.label}/${picture.class}` === name), detectors)));
  }
  for (const label of [...new Set(pictures.map((picture) => picture.label))].sort()) {
    console.log(line(cells(`ALL ${label}`, rows.filter(({ picture }) => picture.label === label), detectors)));
  }
}

function line(columns: readonly string[]): string {
  return columns.map((text, i) => (i === 0 ? text.padEnd(32) : text.padStart(11))).join('');
}

function cells(name: string, rows: readonly Row[], detectors: readonly DetectorName[]): string[] {
  const flagged = rows.filter(({ answer }) => answer.flagged);
  const ious = flagged.flatMap(({ iou }) => iou ?? []);
  const share = (part: number): string => (rows.length === 0 ? '-' : (part / rows.length).toFixed(3));
  const firing = (detector: DetectorName): number => rows.filter(({ answer }) => (
    answer.signals.some((signal) => signal.detector === detector && signal.score >= FLAGGED_MIN)
  )).length;
  return [
    name, String(rows.length), String(rows.filter(({ answer }) => answer.error !== null).length),
    share(flagged.length), ious.length === 0 ? '-' : mean(ious).toFixed(2),
    ...detectors.map((detector) => share(firing(detector))),
    mean(rows.flatMap(({ answer }) => answer.cpu_seconds ?? [])).toFixed(2),
    String(Math.max(0, ...rows.flatMap(({ answer }) => answer.rss_mb ?? []))),
  ];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Overlap of the boxes' union with the mask, pixel by pixel; null without a mask. */
async function iouOf(picture: Picture, answer: Answer): Promise<number | null> {
  if (picture.mask === null) return null;
  try {
    const { data, info } = await sharp(picture.mask)
      .resize(MASK_SIDE_MAX_PX, MASK_SIDE_MAX_PX, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    return overlap(answer.regions ?? [], data, info.width, info.height, info.channels);
  } catch {
    return null;
  }
}

function overlap(regions: readonly Region[], mask: Uint8Array, width: number, height: number, channels: number): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < width * height; i++) {
    const x = ((i % width) + 0.5) / width;
    const y = (Math.floor(i / width) + 0.5) / height;
    const marked = regions.some((box) => x >= box.x_min && x < box.x_max && y >= box.y_min && y < box.y_max);
    const changed = (mask[i * channels] ?? 0) > 127;
    if (marked && changed) both++;
    if (marked || changed) either++;
  }
  return either === 0 ? 1 : both / either;
}

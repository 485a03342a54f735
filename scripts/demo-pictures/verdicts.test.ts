import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '@/lib/forensics/analyse';
import type { Evidence } from '@/lib/forensics/evidence';
import type { Orientation, PictureFormat } from '@/lib/forensics/frame';
import type { DemoPicture, FractionBox } from './demo-picture';
import { renderDemoPictures } from './render-demo-pictures';

/** The default threshold of a client. */
const FLAGGED_MIN = 0.8;
const SCALE = 0.42;
const FORGED = ['tv_front.jpg', 'laptop_skade.png', 'IMG_20260302_175308.jpg', 'hojttaler.jpg'];
const NAMES = [
  ...FORGED,
  'IMG_2051.jpg',
  'IMG_20260302_175150.jpg',
  'cykel_ny.jpg',
  'ur_reference.png',
  'IMG_2071.jpg',
];

async function evidenceOf(bytes: Uint8Array): Promise<Evidence> {
  const image = sharp(bytes, { failOn: 'none' });
  const { format, orientation } = await image.metadata();
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return analyse({
    bytes,
    format: format as PictureFormat,
    orientation: (orientation ?? 1) as Orientation,
    claim: {},
    pixels: { width: info.width, height: info.height, rgb: new Uint8Array(data) },
  });
}

function areaOf(box: FractionBox): number {
  return (box.x_max - box.x_min) * (box.y_max - box.y_min);
}

/** Intersection over union of two boxes. */
function overlap(a: FractionBox, b: FractionBox): number {
  const width = Math.min(a.x_max, b.x_max) - Math.max(a.x_min, b.x_min);
  const height = Math.min(a.y_max, b.y_max) - Math.max(a.y_min, b.y_min);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (areaOf(a) + areaOf(b) - width * height);
}

describe('the engine on the demo pictures', () => {
  const made = new Map<string, DemoPicture>();

  beforeAll(async () => {
    for await (const picture of renderDemoPictures({ only: NAMES, scale: SCALE }))
      made.set(picture.name, picture);
  }, 240_000);

  function picture(name: string): DemoPicture {
    const found = made.get(name);
    if (found === undefined) throw new Error(`${name} was not made`);
    return found;
  }

  it.each(['IMG_2051.jpg', 'IMG_20260302_175150.jpg'])(
    'the untouched %s is not flagged',
    async (name) => {
      const evidence = await evidenceOf(picture(name).bytes);
      expect(picture(name).expected).toBe('clean');
      expect(evidence.manipulation_confidence).toBeLessThan(FLAGGED_MIN);
      expect(evidence.ai_generated_confidence).toBeLessThan(FLAGGED_MIN);
      expect(evidence.regions).toBeNull();
    },
  );

  it.each(FORGED)('the forged %s is flagged, with a box over the place', async (name) => {
    const evidence = await evidenceOf(picture(name).bytes);
    const box = picture(name).box ?? { x_min: 0, y_min: 0, x_max: 0, y_max: 0 };
    expect(evidence.manipulation_confidence).toBeGreaterThanOrEqual(FLAGGED_MIN);
    expect(
      Math.max(...(evidence.regions ?? []).map((region) => overlap(region, box))),
    ).toBeGreaterThan(0.5);
    expect(evidence.ai_generated_confidence).toBeLessThan(FLAGGED_MIN);
  });

  it('what was copied inside a photo is told as a copy with its source', async () => {
    const kinds = (await evidenceOf(picture('IMG_20260302_175308.jpg').bytes)).regions?.map(
      (region) => region.kind,
    );
    expect(kinds?.filter((kind) => kind === 'copied').length).toBeGreaterThanOrEqual(2);
  });

  it.each(['cykel_ny.jpg', 'ur_reference.png'])(
    'the generated %s is flagged as made by AI, not as edited',
    async (name) => {
      const evidence = await evidenceOf(picture(name).bytes);
      expect(evidence.ai_generated_confidence).toBeGreaterThanOrEqual(FLAGGED_MIN);
      expect(evidence.manipulation_confidence).toBeLessThan(FLAGGED_MIN);
    },
  );

  it('the broken upload has no verdict: it cannot be decoded', async () => {
    await expect(evidenceOf(picture('IMG_2071.jpg').bytes)).rejects.toThrow(
      /corrupt|premature|unsupported/u,
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Scene } from '../detector';
import { blankPage, fill, printedBill, scanned, write } from '../text/page.fixture';
import { scoreOfStrength, smallText } from './small-text';
import { overlapOf, pasted, resaved, sceneOf, texturedScene, type Grey } from './textured.fixture';

const FLAGGED = 0.8;
const PRICE = { x: 276, y: 354, width: 116, height: 34 };

async function signalOn(
  grey: Grey,
  medium: 'scan' | 'camera' | 'screenshot' = 'scan',
  quality = 90,
) {
  const [found] = smallText(await sceneOf(grey, 'jpeg', quality, medium)).signals;
  if (found === undefined) throw new Error('no word');
  return found;
}

const scannedBill = (seed: number): Promise<Grey> => resaved(printedBill(seed), 'jpeg', 80);

async function retyped(seed: number): Promise<Grey> {
  const bill = await scannedBill(seed);
  const page = { ...bill, values: bill.values.slice() };
  fill(page, PRICE, 214);
  write(page, '981.47', { x: 282, y: 360, dotPx: 3, ink: 45 });
  return page;
}

describe('smallText on a scan', () => {
  it.each([75, 85, 95])(
    'finds and marks a price typed over another, saved at quality %d',
    async (quality) => {
      const found = await signalOn(await retyped(5), 'scan', quality);
      expect(found.score).toBeGreaterThan(FLAGGED);
      expect(found.message).toBe('small_text.typed_on_document');
      expect(found.regions).toHaveLength(1);
      expect(overlapOf(480, 640, found.regions[0], PRICE)).toBeGreaterThan(0.6);
    },
  );

  it.each([1, 2])('flags no untouched bill, saved once or twice (bill %d)', async (seed) => {
    for (const quality of [70, 95]) {
      expect((await signalOn(await scannedBill(seed), 'scan', quality)).score).toBeLessThan(0.5);
      expect((await signalOn(printedBill(seed), 'scan', quality)).score).toBeLessThan(0.5);
    }
  });

  it('finds a price copied over another and identifies the copy', async () => {
    const bill = await scannedBill(6);
    const copied = pasted(bill, bill, { x: 34, y: 315 }, { x: 275, y: 18, width: 120, height: 34 });
    const found = await signalOn(copied, 'scan', 95);
    expect(found.score).toBeGreaterThan(FLAGGED);
    expect(found.message).toBe('small_text.copied_over');
    expect(found.regions).toHaveLength(1);
    expect(
      overlapOf(480, 640, found.regions[0], { x: 34, y: 315, width: 120, height: 34 }),
    ).toBeGreaterThan(0.4);
  });

  it('marks both of two equal prices where the file has no compression history', async () => {
    const bill = printedBill(6);
    const copied = pasted(bill, bill, { x: 34, y: 315 }, { x: 275, y: 18, width: 120, height: 34 });
    const found = await signalOn(copied, 'scan', 95);
    expect(found.message).toBe('small_text.copied');
    expect(found.regions.map(({ pair }) => pair)).toEqual([1, 1]);
  });

  it('stores the region in shown coordinates for a turned picture', async () => {
    const scene = await sceneOf(await retyped(5), 'jpeg', 85, 'scan');
    const upsideDown: Scene = Object.create(scene, {
      frame: { value: { ...scene.frame, orientation: 3 } },
    });
    const [found] = smallText(upsideDown).signals;
    const turned = {
      x: 480 - PRICE.x - PRICE.width,
      y: 640 - PRICE.y - PRICE.height,
      width: 116,
      height: 34,
    };
    expect(overlapOf(480, 640, found?.regions[0], turned)).toBeGreaterThan(0.6);
  });
});

describe('smallText on a photo', () => {
  const PLATE = { x: 204, y: 196, width: 150, height: 44 };
  const photo = texturedScene(560, 420, 12, 3);

  function labelled(): Grey {
    const page = { ...photo, values: photo.values.slice() };
    fill(page, PLATE, 170);
    write(page, '20.05.24', { x: 210, y: 204, dotPx: 3, ink: 20 });
    return page;
  }

  it.each([80, 90])(
    'finds a date typed on a patch of one colour, saved at quality %d',
    async (quality) => {
      const found = await signalOn(labelled(), 'camera', quality);
      expect(found.score).toBeGreaterThan(FLAGGED);
      expect(found.message).toBe('small_text.typed_on_photo');
      expect(overlapOf(560, 420, found.regions[0], PLATE)).toBeGreaterThan(0.6);
    },
  );

  it('flags no printed label in a photo', async () => {
    const label = blankPage(560, 420, 170);
    write(label, '20.05.24', { x: 210, y: 204, dotPx: 3, ink: 20 });
    const seen = pasted(photo, scanned(label, 3, 8), { x: PLATE.x, y: PLATE.y }, PLATE);
    expect((await signalOn(seen, 'camera')).score).toBeLessThan(0.5);
  });

  it('flags no photo without text', async () => {
    expect((await signalOn(photo, 'camera')).score).toBe(0);
  });

  it('does not judge text on screenshots, which is all typed', async () => {
    const found = await signalOn(labelled(), 'screenshot');
    expect(found).toMatchObject({
      score: 0,
      finding: 'inconclusive',
      message: 'small_text.composed_medium',
    });
  });
});

describe('scoreOfStrength', () => {
  it('is 0.8 at strength 1, 0 at none, and grows', () => {
    expect(scoreOfStrength(1)).toBeCloseTo(0.8, 9);
    expect(scoreOfStrength(0)).toBe(0);
    expect(scoreOfStrength(1.3)).toBeGreaterThan(0.9);
    expect(scoreOfStrength(0.7)).toBeLessThan(0.5);
  });
});

async function barred(top: number): Promise<Grey> {
  const bill = await scannedBill(5);
  const drawn = { ...bill, values: bill.values.slice() };
  fill(drawn, { x: 0, y: top, width: 480, height: 40 }, 20);
  write(drawn, '24.12.2025', { x: 30, y: top + 9, dotPx: 3, ink: 230 });
  return drawn;
}

describe('smallText and the bars of cameras', () => {
  it('takes print in a bar across the edge of a photo for the camera, elsewhere for an edit', async () => {
    expect((await signalOn(await barred(600), 'camera', 92)).score).toBeLessThan(0.5);
    expect((await signalOn(await barred(400), 'camera', 92)).score).toBeGreaterThan(FLAGGED);
  });

  it('knows no such bars on scans', async () => {
    expect((await signalOn(await barred(600), 'scan', 92)).score).toBeGreaterThan(FLAGGED);
  });
});

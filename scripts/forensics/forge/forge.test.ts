import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planChain } from './chains/plan';
import { decode } from './decode';
import { forge, type Sources } from './forge';
import { feathered } from './mask';
import { stream } from './random';
import { readSources } from './sources';
import { writeDrawnOriginals } from './testing/drawn';

const folder = mkdtempSync(join(tmpdir(), 'forge-'));
const SEED = 3;
let sources: Sources;

beforeAll(async () => {
  await writeDrawnOriginals(folder, 4);
  sources = { originals: await readSources(folder, 1), generated: [], receipts: [] };
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers whose chain has that name, which does not depend on the size. */
function numbersOf(chain: string, count: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; numbers.length < count; number++) {
    if (planChain(stream(SEED, number, 'chain'), { width: 448, height: 384 }).name === chain)
      numbers.push(number);
  }
  return numbers;
}

describe('a forged picture and its honest twin', () => {
  it('have the same bytes and mask for the same seed and number', async () => {
    for (const number of [0, 1, 2]) {
      const [first, again] = [
        await forge(SEED, number, sources),
        await forge(SEED, number, sources),
      ];
      expect(Buffer.compare(first.forged.bytes, again.forged.bytes)).toBe(0);
      expect(Buffer.compare(first.twin.bytes, again.twin.bytes)).toBe(0);
      expect(first.forged.mask).toEqual(again.forged.mask);
      expect(first.forged.params).toEqual(again.forged.params);
    }
  });

  it('differ for another seed', async () => {
    const [one, other] = [await forge(SEED, 0, sources), await forge(SEED + 1, 0, sources)];
    expect(Buffer.compare(one.forged.bytes, other.forged.bytes)).not.toBe(0);
  });

  it('are equal as PNG outside the mask and its feathered rim, and differ inside', async () => {
    for (const number of numbersOf('png', 4)) {
      const { forged, twin } = await forge(SEED, number, sources);
      if (forged.mask === null) throw new Error('a forged picture has a mask');
      const rim = await feathered(forged.mask, 8);
      const [a, b] = [await decode(forged.bytes), await decode(twin.bytes)];
      let [outside, inside] = [0, 0];
      for (let i = 0; i < a.rgb.length; i++) {
        const difference = Math.abs((a.rgb[i] ?? 0) - (b.rgb[i] ?? 0));
        if (rim.alpha[Math.floor(i / 3)] === 0) outside = Math.max(outside, difference);
        if (forged.mask.alpha[Math.floor(i / 3)] === 255) inside += difference;
      }
      expect(outside, `picture ${number}, ${forged.class}`).toBe(0);
      expect(inside, `picture ${number}, ${forged.class}`).toBeGreaterThan(0);
      expect(twin.class).toBe('honest_png');
    }
  });

  it('have a mask of their size, whatever the chain did to it', async () => {
    for (const chain of ['smaller', 'web', 'turned', 'screenshot', 'messenger']) {
      for (const number of numbersOf(chain, 1)) {
        const { forged, twin } = await forge(SEED, number, sources);
        const [size, twinSize] = [
          await sharp(forged.bytes).metadata(),
          await sharp(twin.bytes).metadata(),
        ];
        const expected = { width: forged.width, height: forged.height };
        expect(size, chain).toMatchObject(expected);
        expect(twinSize, chain).toMatchObject(expected);
        expect(forged.mask, chain).toMatchObject(expected);
      }
    }
  });

  it("either both have the camera's EXIF, upright and of the new size, or neither", async () => {
    const makes = new Set<boolean>();
    for (const number of numbersOf('direct', 6)) {
      const { forged, twin } = await forge(SEED, number, sources);
      const [a, b] = [await sharp(forged.bytes).metadata(), await sharp(twin.bytes).metadata()];
      expect(a.exif === undefined).toBe(b.exif === undefined);
      if (a.exif !== undefined) expect(a.orientation).toBe(1);
      makes.add(a.exif !== undefined);
    }
    expect(makes).toEqual(new Set([true, false]));
  });

  it('take patches from originals of the same fold only', async () => {
    const folded = { ...sources, originals: await readSources(folder, 2) };
    const donors = new Set<string>();
    for (let number = 0; number < 12; number++) {
      const { forged } = await forge(SEED, number, folded);
      const { donor } = forged.params['edit'] as { donor?: string };
      if (donor === undefined) continue;
      donors.add(donor);
      expect(Number.parseInt(donor, 10) % 2).toBe(Number.parseInt(forged.base, 10) % 2);
      expect(donor).not.toBe(forged.base);
    }
    expect(donors.size).toBeGreaterThan(1);
  });
});
